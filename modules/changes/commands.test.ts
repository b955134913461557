import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inTurn } from '#modules/account/commands/member-turns.ts'
import type { Member, MemberId } from '#modules/account/member.ts'
import { moveRows } from '#modules/data-rights/commands/covered-rows.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beGuest, beMember, type Query } from '#test/people.ts'
import { type ChangeKind, latestOf, refusal } from './change-kind.ts'
import { applyOnce, purgeChanges, type ReadChange } from './commands.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

// Kinds as the plan, the log and the shopping list will have them, on a table of this test's own.

const NOON = new Date('2026-11-20T12:00:00Z')
const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)

let database: TestDatabase
let ann: Pick<Member, 'id' | 'name'>
const query: Query = (text, values) => database.pool.query(text, values)
beforeAll(async () => {
  database = await testDatabase()
  await sql`create table note (member_id text, subject text, value text, primary key (member_id, subject))`.execute(
    database.db,
  )
  await sql`create table glass (member_id text, id uuid, ml int)`.execute(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  const { id, name } = await beMember(query, 'ann')
  ann = { id: id as MemberId, name }
})

const write = (memberId: string, subject: string, value: string) => sql`
  insert into note (member_id, subject, value) values (${memberId}, ${subject}, ${value})
  on conflict (member_id, subject) do update set value = excluded.value`

/** A planned meal: the later change of a slot takes the place of the earlier. */
const PLAN: ChangeKind<{ slot: string; dish: string }> = {
  schema: z.object({ slot: z.string(), dish: z.string() }),
  merge: latestOf(({ slot }) => slot),
  admits: () => null,
  async apply(tx, { member, body: { slot, dish } }) {
    await write(member.id, slot, dish).execute(tx)
    return dish === 'unknown' ? refusal(404, 'There is no such dish.') : { ok: true, told: { dish } }
  },
}

/** A glass of water is beside the others. */
const WATER: ChangeKind<{ ml: number }> = {
  schema: z.object({ ml: z.number() }),
  merge: 'add',
  admits: () => null,
  async apply(tx, { id, member, body: { ml } }) {
    await sql`insert into glass values (${member.id}, ${id}, ${ml})`.execute(tx)
    return { ok: true, told: { ml } }
  },
}

/** The ticks of a list, of which each is compared for itself. */
const TICKS: ChangeKind<{ ticks: Record<string, boolean> }> = {
  schema: z.object({ ticks: z.record(z.string(), z.boolean()) }),
  merge: {
    subjects: ({ ticks }) => Object.keys(ticks),
    only({ ticks }, subjects) {
      const left = Object.entries(ticks).filter(([item]) => subjects.includes(item))
      return left.length > 0 ? { ticks: Object.fromEntries(left) } : null
    },
  },
  admits: () => null,
  async apply(tx, { member, body: { ticks } }) {
    for (const [item, ticked] of Object.entries(ticks)) await write(member.id, item, String(ticked)).execute(tx)
    return { ok: true, told: {} }
  },
}

const change = <Body>(body: Body, minutes = 0, over: Partial<ReadChange<Body>> = {}): ReadChange<Body> => ({
  ...{ id: randomUUID(), day: '2026-11-20', at: at(minutes), kind: 'test', body },
  ...over,
})
const apply = <Body>(sent: ReadChange<Body>, kind: ChangeKind<Body>, who = ann) =>
  applyOnce(database.db, who, sent, kind, NOON)
const notes = async (who = ann) => {
  const { rows } = await sql<{ subject: string; value: string }>`
    select subject, value from note where member_id = ${who.id} order by subject`.execute(database.db)
  return Object.fromEntries(rows.map(({ subject, value }) => [subject, value]))
}
const glasses = async (who = ann) => {
  const { rows } = await sql<{ ml: number }>`select ml from glass where member_id = ${who.id}`.execute(database.db)
  return rows.map(({ ml }) => ml)
}

describe('a change that comes more than once', () => {
  test('is applied once, and answered as the first time', async () => {
    const glass = change({ ml: 250 })
    const first = await apply(glass, WATER)
    expect(await apply(glass, WATER)).toEqual(first)
    expect(await glasses()).toEqual([250])
  })

  test('from twenty tabs at the same moment is applied once, and all are told the same', async () => {
    const glass = change({ ml: 330 })
    const told = await Promise.all(Array.from({ length: 20 }, () => apply(glass, WATER)))
    expect(new Set(told.map(each => JSON.stringify(each)))).toEqual(new Set(['{"ok":true,"told":{"ml":330}}']))
    expect(await glasses()).toEqual([330])
  })

  test('with one id from two members is two changes', async () => {
    const { id, name } = await beMember(query, 'ben')
    const ben = { id: id as MemberId, name }
    const glass = change({ ml: 200 })
    await apply(glass, WATER)
    await apply(glass, WATER, ben)
    expect([await glasses(), await glasses(ben)]).toEqual([[200], [200]])
  })

  test('and was refused is refused again, and has changed nothing', async () => {
    const meal = change({ slot: 'monday', dish: 'unknown' })
    const refused = { ok: false, status: 404, error: 'There is no such dish.' }
    expect(await apply(meal, PLAN)).toEqual(refused)
    expect(await apply({ ...meal, body: { slot: 'monday', dish: 'dal' } }, PLAN)).toEqual(refused)
    expect(await notes()).toEqual({})
  })

  test('whose first try broke is tried as if it were new', async () => {
    const glass = change({ ml: 100 })
    const broken = { ...WATER, apply: () => Promise.reject(new Error('The line broke')) }
    await expect(apply(glass, broken)).rejects.toThrow('The line broke')
    expect(await apply(glass, WATER)).toMatchObject({ ok: true })
    expect(await glasses()).toEqual([100])
  })

  test('after the guest who made it became a member is known as theirs', async () => {
    const { id } = await beGuest(query)
    const guest = { id: id as MemberId, name: 'Guest' }
    const glass = change({ ml: 500 })
    await apply(glass, WATER, guest)
    await apply(change({ slot: 'sunday', dish: 'dal' }, -1), PLAN, guest)
    await database.db.transaction().execute(tx => moveRows(tx, { from: guest.id, to: ann.id }, PERSONAL_TABLES))
    await apply(glass, WATER)
    await apply(change({ slot: 'sunday', dish: 'soup' }, -5), PLAN)
    expect([await glasses(), await notes()]).toEqual([[], {}])
  })
})

describe('two devices', () => {
  test('the later change of a thing stands, whichever comes first', async () => {
    await apply(change({ slot: 'monday', dish: 'soup' }, -5), PLAN)
    expect(await apply(change({ slot: 'monday', dish: 'dal' }, -10), PLAN)).toEqual({ ok: true, told: {} })
    await apply(change({ slot: 'tuesday', dish: 'dal' }, -10), PLAN)
    expect(await notes()).toEqual({ monday: 'soup', tuesday: 'dal' })
    await apply(change({ slot: 'monday', dish: 'rice' }, -1), PLAN)
    expect(await notes()).toMatchObject({ monday: 'rice' })
  })

  test('at the same moment in any order end in the latest', async () => {
    const all = Array.from({ length: 12 }, (_, minute) =>
      change({ slot: 'friday', dish: `dish ${minute}` }, minute - 12),
    )
    await Promise.all(all.reverse().map(each => apply(each, PLAN)))
    expect(await notes()).toEqual({ friday: 'dish 11' })
  })

  test('each tick of a list is compared for itself, and two lists at once do not block one another', async () => {
    await apply(change({ ticks: { milk: true, eggs: true } }, -5), TICKS)
    await apply(change({ ticks: { milk: false, oats: true } }, -8), TICKS)
    expect(await notes()).toEqual({ eggs: 'true', milk: 'true', oats: 'true' })
    const items = Array.from({ length: 8 }, (_, nth) => `item ${nth}`)
    const ticks = (order: string[]) => ({ ticks: Object.fromEntries(order.map(item => [item, true])) })
    const both = Array.from({ length: 10 }, (_, nth) => change(ticks(nth % 2 ? items : items.toReversed()), nth - 20))
    await Promise.all(both.map(each => apply(each, TICKS)))
    expect(Object.keys(await notes()).length).toBe(11)
  })

  test('what is added on both is on both', async () => {
    await Promise.all([apply(change({ ml: 250 }, -10), WATER), apply(change({ ml: 200 }, -20), WATER)])
    expect((await glasses()).sort()).toEqual([200, 250])
  })
})

/** Both have done their first step before either begins its second. */
function meeting(parties: number): () => Promise<void> {
  let come = 0
  let open = () => {}
  const all = new Promise<void>(resolve => {
    open = resolve
  })
  return () => {
    if (++come >= parties) open()
    return all
  }
}

test('two changes of one member that wait for each other are both applied', async () => {
  const met = meeting(2)
  const notes: ChangeKind<{ subjects: string[] }> = {
    schema: z.object({ subjects: z.array(z.string()) }),
    merge: 'add',
    admits: () => null,
    async apply(tx, { member, body }) {
      const [first = '', second = ''] = body.subjects
      await write(member.id, first, 'written').execute(tx)
      await met()
      await write(member.id, second, 'written').execute(tx)
      return { ok: true, told: {} }
    },
  }
  const both = [
    ['left', 'right'],
    ['right', 'left'],
  ].map(subjects => apply(change({ subjects }), notes))
  expect((await Promise.all(both)).map(({ ok }) => ok)).toEqual([true, true])
})

test('two changes of one member that take their turn in the middle wait for each other without a knot', async () => {
  const met = meeting(2)
  let tries = 0
  const inTheMiddle: ChangeKind<{ ml: number }> = {
    ...WATER,
    async apply(tx, { member }) {
      tries++
      await met()
      await inTurn(tx, member.id)
      return { ok: true, told: {} }
    },
  }
  await Promise.all([1, 2].map(ml => apply(change({ ml }), inTheMiddle)))
  expect(tries).toBe(2)
})

test('ids are forgotten once no browser can send the change again', async () => {
  await apply(change({ ml: 1 }), WATER)
  const count = async () =>
    (
      await sql<{ n: number }>`select count(*) as n from applied_change where member_id = ${ann.id}`.execute(
        database.db,
      )
    ).rows[0]?.n
  await purgeChanges(database.db, at(39 * 24 * 60))
  expect(await count()).toBe(1)
  await purgeChanges(database.db, at(41 * 24 * 60))
  expect(await count()).toBe(0)
})
