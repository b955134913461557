import { identityContext, servicesContext } from '#app/context.ts'
import { jsonAnswer, onlyPost } from '#app/page-parts/api/json-call.ts'
import { productsOfCall } from '#app/page-parts/api/products-call.ts'
import { ceilingsOf } from '#app/supplement-ceilings.ts'
import type { Route } from './+types/ceilings-of-cart.ts'

export const loader = onlyPost

/** What the products of a cart would bring with what somebody takes. Packs are not asked for: they do not count. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await productsOfCall(request)
  if (!call.ok) return call.answer
  const { products } = call
  return jsonAnswer(200, await ceilingsOf(context.get(servicesContext), context.get(identityContext), products, 'cart'))
}
