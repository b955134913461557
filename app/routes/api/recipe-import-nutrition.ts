import { servicesContext } from '#app/context.ts'
import { readNutritionCall } from '#modules/recipes/forms.ts'
import { readLines } from '#modules/recipes/queries/line-reading.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import { notRead } from '../../page-parts/api/not-read.ts'
import type { Route } from './+types/recipe-import-nutrition.ts'

export const loader = onlyPost

/** Two hundred lines of four hundred letters. */
const LARGEST_BYTES = 256 * 1024

/** What the lines of a cook's recipe add up to. Nothing is kept. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readJsonCall(request, LARGEST_BYTES)
  if (!call.ok) return call.answer
  const asked = readNutritionCall(call.body)
  if (!asked) return jsonAnswer(400, { error: 'That cannot be worked out: servings must be 1 to 100.' })
  const { reading } = context.get(servicesContext)
  const read = await readLines(reading, 'nutritionOfRecipe', asked)
  return read.ok ? jsonAnswer(200, read.value) : notRead(read.reason)
}
