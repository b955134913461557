import type { MemberId } from '#modules/account/member.ts'
import { SAMPLE_MEMBER } from '#modules/account/sample-member.ts'
import type { Day } from '#modules/calendar/day.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import type { CupboardView } from '../cupboard-view.ts'
import { demandsOf } from '../demands.ts'
import { shoppedDays } from '../kept-list.ts'
import { firstUnasked } from '../used.ts'
import { viewedCupboard } from '../viewed-cupboard.ts'
import { keptShopping } from './kept.ts'
import { type NeedsDeps, plannedNeeds } from './needs.ts'

/** What a member has at home, and what their planned days take of it. Two statements, like a list. */
export async function cupboardOf(deps: NeedsDeps, memberId: MemberId, today: Day): Promise<CupboardView> {
  const { cupboard, lists } = await keptShopping(deps.db, memberId)
  const days = shoppedDays(lists.find(({ isMain }) => isMain)?.days ?? null, today)
  // Nobody cooks for the sample member.
  const first = memberId === SAMPLE_MEMBER.id ? null : firstUnasked(cupboard, today)
  const { needs, past } = await plannedNeeds(deps, memberId, days, { first, today })
  const demands = new Map(demandsOf(needs, [], FOODS_BY_ID).map(demand => [demand.key, demand]))
  return viewedCupboard({ cupboard, demands, past, foods: FOODS_BY_ID, today, until: days.to })
}
