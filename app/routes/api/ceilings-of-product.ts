import { identityContext, servicesContext } from '#app/context.ts'
import { jsonAnswer } from '#app/page-parts/api/json-call.ts'
import { ceilingsOf } from '#app/supplement-ceilings.ts'
import { isProductId } from '#modules/catalogue/product.ts'
import type { Route } from './+types/ceilings-of-product.ts'

/** What a product would bring with what somebody takes; its page is the same for everybody. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (!isProductId(id)) return jsonAnswer(404, { error: 'There is no such product.' })
  const found = await ceilingsOf(context.get(servicesContext), context.get(identityContext), [id], 'page')
  return jsonAnswer(200, found.hasCabinet ? found : { ...found, notices: [], levels: [] })
}
