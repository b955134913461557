import { identityContext, servicesContext } from '#app/context.ts'
import { jsonAnswer, onlyPost, readJsonCall } from '#app/page-parts/api/json-call.ts'
import { ceilingsOf } from '#app/supplement-ceilings.ts'
import { isProductId } from '#modules/catalogue/product.ts'
import type { Route } from './+types/ceilings-of-cart.ts'

export const loader = onlyPost

/** What the products of a cart would bring with what somebody takes. Packs are not asked for: they do not count. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readJsonCall(request)
  if (!read.ok) return read.answer
  const asked: unknown = (read.body as { products?: unknown } | null)?.products
  if (!Array.isArray(asked)) return jsonAnswer(400, { error: 'Say which products are in the cart.' })
  const products = [...new Set(asked.filter((id): id is string => typeof id === 'string'))].filter(isProductId)
  return jsonAnswer(200, await ceilingsOf(context.get(servicesContext), context.get(identityContext), products, 'cart'))
}
