import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import { SAMPLE_MEMBER } from '#modules/account/sample-member.ts'
import type { Day } from '#modules/calendar/day.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import type { Db } from '#platform/db/database.ts'
import { type CupboardFood, type CupboardItem, foodsToCookWith } from '../cupboard.ts'
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

/** What a member can cook with on planned days, the last of which is `until`. One statement. */
export async function cookableFoods(db: Db, memberId: MemberId, today: Day, until: Day): Promise<CupboardFood[]> {
  const { rows } = await sql<CupboardItem>`
    select key, name, level, grams, since::text, use_by::text as "useBy", is_staple as "isStaple",
      used_until::text as "usedUntil"
    from cupboard_item where member_id = ${memberId} order by key
  `.execute(db)
  return foodsToCookWith(rows, FOODS_BY_ID, today, until)
}
