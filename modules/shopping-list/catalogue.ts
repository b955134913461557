import { PACKS } from '#content/foods/packs.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { foodMarks } from '#modules/nutrition/foods/food-marks.ts'
import type { FoodIndex } from '#modules/nutrition/lines/food-index.ts'
import { boughtAs } from './bought-as.ts'
import type { CatalogueView } from './catalogue-view.ts'
import { foodKey } from './demands.ts'
import { readHandLine } from './hand-lines.ts'
import type { KeptEdit } from './kept-list.ts'
import { aisleOfFood, SHOP_AISLES, USUAL_ORDER } from './shop-aisles.ts'
import { shopName } from './shop-names.ts'

/**
 * What shops sell, to be picked instead of typed: the foods of which it is known in what they are sold, by aisle. Only
 * those whose name is understood as the same food when it is put on a list.
 */
export function catalogueOf(foods: readonly Food[], index: FoodIndex): CatalogueView['aisles'] {
  const known = foods.flatMap(food => {
    const key = foodKey(food.id)
    if (!PACKS.has(food.id) || boughtAs(food.id)?.foodId !== food.id) return []
    const name = shopName(food)
    const read = readHandLine(name, index)
    const isSame = read.length === 1 && read[0]?.foodId != null && foodKey(read[0].foodId) === key
    return isSame ? [{ key, name, aisle: aisleOfFood(food), marks: foodMarks(food) }] : []
  })
  return USUAL_ORDER.flatMap(aisle => {
    const here = known
      .filter(food => food.aisle === aisle)
      .map(({ key, name, marks }) => ({ key, name, marks }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en-GB'))
    return here.length > 0 ? [{ aisle, name: SHOP_AISLES[aisle], things: here }] : []
  })
}

/** So many are offered again. */
const MOST_AGAIN = 40

/** What was bought before, the latest first, as it was called. */
export function boughtBefore(edits: readonly KeptEdit[]): CatalogueView['before'] {
  const latest = edits.toSorted((one, other) => (one.at < other.at ? 1 : -1))
  const things = latest.flatMap(edit =>
    edit.aspect === 'tick' && edit.value.ticked ? [[edit.key, { key: edit.key, name: edit.value.name }] as const] : [],
  )
  // Of the same thing the latest name: what comes later into a map takes the place of what came before.
  const named = new Map(things.toReversed())
  return [...new Set(things.map(([key]) => key))].flatMap(key => named.get(key) ?? []).slice(0, MOST_AGAIN)
}
