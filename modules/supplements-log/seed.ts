import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day } from '#modules/calendar/day.ts'
import type { Db } from '#platform/db/database.ts'
import { editCabinet } from './commands/cabinet.ts'
import { editDoses } from './commands/doses.ts'
import { dosesOf } from './queries/cabinet.ts'
import { sampleCabinet } from './sample-cabinet.ts'

const SOME_YEARS = 3_650

/**
 * What the member whom visitors are shown takes and took until today, through the same commands as everybody's. May run
 * at every start and every hour; it does nothing where it was done today.
 */
export async function seedSampleCabinet(db: Db, memberId: MemberId, today: Day, now: Date): Promise<void> {
  await db.transaction().execute(async tx => {
    const before = await dosesOf(tx, memberId, addDays(today, -SOME_YEARS), addDays(today, SOME_YEARS))
    const { items, doses } = sampleCabinet(today)
    if (before.length === doses.length && before.at(-1)?.day === today) return
    await editCabinet(tx, memberId, { put: items, removed: [] }, now)
    const removed = before.map(({ item, day, slot }) => ({ item, day, slot }))
    await editDoses(tx, memberId, { put: doses, removed }, now)
  })
}
