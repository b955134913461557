import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { addDays } from '#modules/calendar/day.ts'
import { LONDON } from '#modules/calendar/zone.ts'
import type { ChangeKind } from '#modules/changes/change-kind.ts'
import { applyOnce } from '#modules/changes/commands.ts'
import { diaryChanges } from '#modules/food-log/changes.ts'
import { diaryTotals } from '#modules/food-log/diary-totals.ts'
import { planChanges } from '#modules/planner/changes.ts'
import { planOf } from '#modules/planner/queries/plan.ts'
import { consentFor } from '#modules/profile/commands.ts'
import { cabinetChanges } from '#modules/supplements-log/changes.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember, type Query } from '#test/people.ts'
import { figureIn } from './counted-days.ts'
import { live, type Sent } from './member-years.fixture.ts'
import { FIRST, PLAN, type Press, press, YEAR } from './presses.fixture.ts'
import { recordOf } from './queries/record.ts'

let database: TestDatabase
const query: Query = (text, values) => database.pool.query(text, values)
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const NOW = new Date('2026-12-31T12:00:00Z')
const now = () => NOW
const KINDS = {
  ...diaryChanges({ now }),
  ...cabinetChanges({ now }),
  ...planChanges({ hasProvider: false, now }),
} as unknown as { readonly [kind: string]: ChangeKind<unknown> }
const TO = addDays(FIRST, YEAR - 1)

/** Sends what two devices sent, in the order in which it was heard, to the real commands. */
async function keep(id: MemberId, heard: readonly Sent[]): Promise<void> {
  for (const { id: changeId, at, change } of heard) {
    const kind = KINDS[change.kind]
    if (!kind) throw new Error(`There is no ${change.kind}`)
    const read = { id: changeId, kind: change.kind, day: FIRST, at: new Date(NOW.getTime() + at), body: change.body }
    expect(await applyOnce(database.db, { id, name: 'Ann' }, read, kind, NOW)).toMatchObject({ ok: true })
  }
}

const byId = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).sort()

test('the database holds what two devices said, as the plain array does, and adds it up alike', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(press, { minLength: 40, maxLength: 40 }), async (presses: readonly Press[]) => {
      const id = (await beMember(query, 'ann')).id as MemberId
      await database.db.transaction().execute(tx => consentFor(tx, id, true, NOW))
      await keep(id, [
        {
          id: '00000004-0000-4000-8000-000000000000',
          at: -1,
          change: { kind: 'plan-changed', body: { put: PLAN.slice(0, 40), removed: [] } },
        },
      ])
      const { state, heard } = live(presses, () => undefined, PLAN.slice(0, 40))
      await keep(id, heard)
      const record = await recordOf(database.db, id, { from: FIRST, to: TO, zone: LONDON })
      const plan = await planOf(database.db, id, FIRST, TO)
      expect(byId(record.entries)).toEqual(byId(state.entries))
      expect(byId(record.water)).toEqual(byId(state.water))
      expect(record.doses.length).toBe(state.doses.length)
      const doneOf = (all: typeof plan.entries) => new Map(all.map(({ id, done }) => [id, done]))
      expect(doneOf(plan.entries)).toEqual(doneOf(state.plan))
      const [kept, told] = [record.entries, state.entries].map(entries => diaryTotals(entries, []))
      for (const [day, total] of told ?? [])
        expect(figureIn(kept?.get(day) ?? total, 'energyKcal').amount).toBe(figureIn(total, 'energyKcal').amount)
      expect([...(kept?.keys() ?? [])].sort()).toEqual([...(told?.keys() ?? [])].sort())
      const marked = (days: typeof record.marks) =>
        days
          .filter(({ status }) => status)
          .map(({ day, status }) => `${day} ${status}`)
          .sort()
      expect(marked(record.marks)).toEqual(marked(state.days))
    }),
    { numRuns: 6 },
  )
})
