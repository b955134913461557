import { originContext, servicesContext } from '#app/context.ts'
import { readProxyCall } from '#modules/recipes/forms.ts'
import { recipeAnswer, searchAnswer } from '#modules/recipes/provider/proxy-answer.ts'
import type { RecipeProblem } from '#modules/recipes/provider/recipe-source.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/fatsecret.ts'

export const loader = onlyPost

/** The recipe proxy: two methods, answered by whichever source this copy has. Its keys stay here. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readJsonCall(request)
  if (!read.ok) return read.answer
  const call = readProxyCall(read.body)
  if (!call.ok) return jsonAnswer(call.status, { error: call.error })
  const { recipes } = context.get(servicesContext)
  const origin = context.get(originContext)
  if (call.method === 'recipes.search') {
    const found = await recipes.search(call.query)
    return found.ok ? jsonAnswer(200, searchAnswer(found.value, origin)) : refusal(found.problem)
  }
  const found = await recipes.recipe(call.id)
  return found.ok ? jsonAnswer(200, recipeAnswer(found.value, origin)) : refusal(found.problem)
}

const STATUS: Record<RecipeProblem['reason'], number> = { 'not-found': 404, away: 503, refused: 502 }
const RETRY_AFTER = { 'Retry-After': '30' }

function refusal({ reason, words }: RecipeProblem): Response {
  return jsonAnswer(STATUS[reason], { error: words }, reason === 'away' ? RETRY_AFTER : {})
}
