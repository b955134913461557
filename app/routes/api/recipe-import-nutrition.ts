import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { readNutritionCall } from '#modules/recipes/forms.ts'
import { importedNutrition } from '#modules/recipes/import/imported-lines.ts'
import { knownFoods } from '#modules/recipes/known-foods.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/recipe-import-nutrition.ts'

export const loader = onlyPost

/** Two hundred lines of four hundred letters. */
const LARGEST_BYTES = 256 * 1024

/** What the lines of a cook's recipe add up to. Nothing is kept. */
export async function action({ request }: Route.ActionArgs) {
  const call = await readJsonCall(request, LARGEST_BYTES)
  if (!call.ok) return call.answer
  const asked = readNutritionCall(call.body)
  if (!asked) return jsonAnswer(400, { error: 'That cannot be worked out: servings must be 1 to 100.' })
  const foods = { byId: FOODS_BY_ID, byName: knownFoods() }
  return jsonAnswer(200, importedNutrition(asked.lines, asked.serves, foods))
}
