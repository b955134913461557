import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day } from '#modules/calendar/day.ts'
import type { Db } from '#platform/db/database.ts'
import { sayOfDays } from './commands/days.ts'
import { editDiary, editMeasures, editWater } from './commands/entries.ts'
import { diaryOf } from './queries/diary.ts'
import { sampleDiary } from './sample-diary.ts'

const SOME_YEARS = 3_650

/**
 * What the member whom visitors are shown logged until today, through the same commands as everybody's. May run at every
 * start and every night; it does nothing where it was done today.
 */
export async function seedSampleDiary(db: Db, memberId: MemberId, today: Day, now: Date): Promise<void> {
  await db.transaction().execute(async tx => {
    const before = await diaryOf(tx, memberId, addDays(today, -SOME_YEARS), addDays(today, SOME_YEARS))
    const { entries, water, measures, days } = sampleDiary(today)
    const isThere = JSON.stringify(before.water) === JSON.stringify(water.toSorted(byDay))
    if (isThere && before.entries.length === entries.length) return
    await editDiary(tx, memberId, { put: entries, removed: idsOf(before.entries) }, now)
    await editWater(tx, memberId, { put: water, removed: idsOf(before.water) }, now)
    await editMeasures(tx, memberId, { put: measures, removed: idsOf(before.measures) }, now)
    await sayOfDays(
      tx,
      memberId,
      days.flatMap(({ day, status, note }) => [
        { day, status },
        { day, note },
      ]),
      now,
    )
  })
}

const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)
const byDay = (one: { day: Day }, other: { day: Day }) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)
