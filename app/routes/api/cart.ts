import { identityContext, servicesContext } from '#app/context.ts'
import type { Member } from '#modules/account/member.ts'
import { joinCarts } from '#modules/cart/joined-cart.ts'
import { memberCart } from '#modules/cart/queries.ts'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import { shelf } from '#modules/catalogue/queries.ts'
import { isUuid } from '#modules/orders/payment.ts'
import { boughtByAttempt } from '#modules/orders/queries/orders.ts'
import type { Db } from '#platform/db/database.ts'
import { jsonAnswer } from '../../page-parts/api/json-call.ts'
import type { Route } from './+types/cart.ts'

/**
 * What a browser that holds a cart asks once a page is open, whichever it is: today's shelf, to hold the cart beside;
 * what its last checkout bought, should that page never have run its script; and the cart kept for a member.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const member = await context.get(identityContext).member()
  const key = request.headers.get('idempotency-key')
  const [items, bought] = await Promise.all([
    shelf(db),
    key !== null && isUuid(key) ? boughtByAttempt(db, key.toLowerCase(), member?.id ?? null) : null,
  ])
  return jsonAnswer(200, { shelf: items, bought, own: await ownCart(db, member, items) })
}

/** Everybody else's cart is in their browser alone. */
async function ownCart(db: Db, member: Member | null, items: readonly ShelfItem[]) {
  if (!member || member.isGuest) return null
  const kept = await memberCart(db, member.id)
  return { kept, ...joinCarts(kept, [], items) }
}
