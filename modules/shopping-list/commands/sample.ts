import { randomUUID } from 'node:crypto'
import type { IsLocked } from '#modules/account/locked.ts'
import type { MemberId } from '#modules/account/member.ts'
import type { FoodIndex } from '#modules/nutrition/lines/food-index.ts'
import { editPlan } from '#modules/planner/commands/entries.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ShoppedDays } from '../kept-list.ts'
import { sampleOn } from '../queries/needs.ts'
import { SAMPLE_LINES } from '../sample-list.ts'
import { changeList } from './lines.ts'

const NOTHING = { edits: [], remove: [], restore: [], repeat: [] }

/**
 * The sample week of these days becomes somebody's own plan, and with it the list. What is at home is theirs to say.
 * False where their plan has no room for it.
 */
export async function takeSample(
  tx: Tx,
  memberId: MemberId,
  days: ShoppedDays,
  { at, now, index, isLocked }: { at: Date; now: Date; index: FoodIndex; isLocked: IsLocked },
): Promise<boolean> {
  const planned = await editPlan(
    tx,
    memberId,
    { put: sampleOn(days), removed: [] },
    { hasProvider: false, now: () => now },
  )
  const add = SAMPLE_LINES.map(({ text }) => ({ id: randomUUID(), text }))
  const listed = await changeList(
    tx,
    memberId,
    { ...NOTHING, ...days, list: 'main', add },
    { at, now, index, isLocked },
  )
  return planned.ok && listed.ok
}
