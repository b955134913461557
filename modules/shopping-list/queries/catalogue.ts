import type { MemberId } from '#modules/account/member.ts'
import { FOODS } from '#modules/nutrition/foods/food-list.ts'
import { knownFoods } from '#modules/recipes/known-foods.ts'
import type { Db } from '#platform/db/database.ts'
import { boughtBefore, catalogueOf } from '../catalogue.ts'
import type { CatalogueView } from '../catalogue-view.ts'
import { keptShopping } from './kept.ts'

let aisles: CatalogueView['aisles'] | null = null

/** What can be picked: the same for everybody and made once, but for what somebody bought before. One statement. */
export async function catalogueFor(db: Db, memberId: MemberId): Promise<CatalogueView> {
  aisles ??= catalogueOf(FOODS, knownFoods())
  const { edits } = await keptShopping(db, memberId)
  return { before: boughtBefore(Object.values(edits).flat()), aisles }
}
