import type { MemberId } from '#modules/account/member.ts'
import type { Day } from '#modules/calendar/day.ts'
import type { Db } from '#platform/db/database.ts'
import { editOwnGoals } from './commands.ts'
import { ownGoalsOf } from './queries.ts'
import { sampleGoals } from './sample-goals.ts'

/**
 * What the member whom visitors are shown works towards, through the same commands as everybody's. May run at every start
 * and every hour; it does nothing where it was done today.
 */
export async function seedSampleGoals(db: Db, memberId: MemberId, today: Day, now: Date): Promise<void> {
  await db.transaction().execute(async tx => {
    const before = await ownGoalsOf(tx, memberId)
    const goals = sampleGoals(today)
    if (before.length === goals.length && before.every(({ fromDay }, nth) => fromDay === goals[nth]?.fromDay)) return
    const kept = await editOwnGoals(tx, memberId, { put: goals, removed: before.map(({ id }) => id) }, today, now)
    if (!kept.ok) throw new Error(`The sample member’s goals were refused: ${kept.why}`)
  })
}
