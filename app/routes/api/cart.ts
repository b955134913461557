import { identityContext, servicesContext } from '#app/context.ts'
import { endedLeftCart } from '#app/middleware/left-cart-cookie.ts'
import type { Member } from '#modules/account/member.ts'
import { CART_TEXTS } from '#modules/cart/cart.ts'
import { handOver } from '#modules/cart/commands.ts'
import { readTaken } from '#modules/cart/forms.ts'
import { joinCarts } from '#modules/cart/joined-cart.ts'
import { memberCart } from '#modules/cart/queries.ts'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import { shelf } from '#modules/catalogue/queries.ts'
import { isUuid } from '#modules/orders/payment.ts'
import { boughtByAttempt } from '#modules/orders/queries/orders.ts'
import type { Db } from '#platform/db/database.ts'
import { jsonAnswer, readJsonCall } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/cart.ts'

/**
 * What a browser that holds a cart asks once a page is open, whichever it is: today's shelf, to hold the cart beside;
 * what its last checkout bought, should that page never have run its script; the cart kept for a member, and what a
 * guest has put in by forms.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const member = await context.get(identityContext).member()
  const key = request.headers.get('idempotency-key')
  const [items, bought] = await Promise.all([
    shelf(db),
    key !== null && isUuid(key) ? boughtByAttempt(db, key.toLowerCase(), member?.id ?? null) : null,
  ])
  const kept = member && (await keptCart(db, member, items))
  const left = member?.isGuest && kept && kept.kept.length > 0 ? kept : null
  const own = member?.isGuest ? null : kept
  return jsonAnswer(200, { shelf: items, bought, own, left }, left ? {} : endedLeftCart(request))
}

async function keptCart(db: Db, member: Member, items: readonly ShelfItem[]) {
  const kept = await memberCart(db, member.id)
  return { kept, ...joinCarts(kept, [], items) }
}

/** A guest's browser has taken over what forms had put in: from now on it alone keeps the cart. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readJsonCall(request)
  if (!call.ok) return call.answer
  const taken = readTaken(call.body)
  if (!taken) return jsonAnswer(400, { error: CART_TEXTS.invalidRequest })
  const member = await context.get(identityContext).member()
  // A member's stays: their other browsers have it too.
  if (member?.isGuest) await handOver(context.get(servicesContext).db, member.id, taken)
  return jsonAnswer(200, {}, endedLeftCart(request))
}
