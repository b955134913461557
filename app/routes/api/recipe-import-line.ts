import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { readLineCall } from '#modules/recipes/forms.ts'
import { lineAs, lineParts } from '#modules/recipes/import/imported-lines.ts'
import { knownFoods } from '#modules/recipes/known-foods.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/recipe-import-line.ts'

export const loader = onlyPost

/** What a corrected line means, or what its amount weighs of the food that the cook chose. */
export async function action({ request }: Route.ActionArgs) {
  const call = await readJsonCall(request)
  if (!call.ok) return call.answer
  const line = readLineCall(call.body)
  if (!line) return jsonAnswer(400, { error: 'A line needs words.' })
  const { text, group, foodId, dialect } = line
  if (foodId === null) return jsonAnswer(200, { lines: lineParts(text, group, knownFoods(), dialect) })
  const food = FOODS_BY_ID.get(foodId)
  return food
    ? jsonAnswer(200, { lines: [lineAs(text, group, food, dialect)] })
    : jsonAnswer(404, { error: 'No such food.' })
}
