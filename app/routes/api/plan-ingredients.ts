import { ingredientShares } from '#modules/planner/queries/kitchen.ts'
import { jsonAnswer } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/plan-ingredients.ts'

const NOT_OURS = 'We have no such figure of a recipe.'

/** Which ingredients of a planned recipe give a nutrient. */
export function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const ingredients = ingredientShares(search.get('recipe') ?? '', search.get('nutrient') ?? '')
  return ingredients ? jsonAnswer(200, { ingredients }) : jsonAnswer(404, { error: NOT_OURS })
}
