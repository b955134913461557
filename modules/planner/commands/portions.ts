import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { type Dish, dishOfFood, dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import type { Tx } from '#platform/db/database.ts'
import { withPortions } from '../at-the-table.ts'
import { householdOf } from '../household.ts'
import type { PlannedDish, PlannedEntry } from '../plan.ts'
import type { PlanSetting } from '../plan-settings.ts'

/** What was put by a page that knows no household is for all of it too. */
export async function forTheTable(
  tx: Tx,
  memberId: MemberId,
  entries: readonly PlannedEntry[],
): Promise<readonly PlannedEntry[]> {
  if (entries.every(({ portions }) => portions !== undefined)) return entries
  const { rows } = await sql<PlanSetting>`
    select name, key, value from plan_setting where member_id = ${memberId} and name = 'person'
  `.execute(tx)
  const household = householdOf(rows)
  return entries.map(entry => (entry.portions ? entry : withPortions(entries, entry, household, edibleOf)))
}

/** Of what is not ours nobody says here whom it suits. */
function edibleOf({ ref, grams }: PlannedDish): Dish | null {
  const own = ref.kind === 'own' ? ownRecipeOf(ref.id) : null
  if (own) return dishOfOwn(own)
  const food = ref.kind === 'food' && grams !== null ? FOODS_BY_ID.get(ref.id) : undefined
  return food && grams !== null ? dishOfFood(food, grams) : null
}
