import { readFoodWords } from '#modules/recipes/forms.ts'
import { foundFoods } from '#modules/recipes/known-foods.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/recipe-import-foods.ts'

export const loader = onlyPost

/** The foods that a cook may mean who typed these words. */
export async function action({ request }: Route.ActionArgs) {
  const call = await readJsonCall(request)
  if (!call.ok) return call.answer
  const words = readFoodWords(call.body)
  return words === null
    ? jsonAnswer(400, { error: 'The name of a food has at most 60 letters.' })
    : jsonAnswer(200, { foods: foundFoods(words) })
}
