import { besideCart } from '#app/beside-cart.ts'
import { identityContext, servicesContext } from '#app/context.ts'
import { jsonAnswer, onlyPost } from '#app/page-parts/api/json-call.ts'
import { productsOfCall } from '#app/page-parts/api/products-call.ts'
import type { Route } from './+types/beside-cart.ts'

export const loader = onlyPost

/** What the drawer shows of a cart beside its lines: today's shelf, and what goes with them. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await productsOfCall(request)
  if (!call.ok) return call.answer
  return jsonAnswer(200, await besideCart(context.get(servicesContext), context.get(identityContext), call.products))
}
