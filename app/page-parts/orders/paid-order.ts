import { href, type RouterContextProvider } from 'react-router'
import { identityContext, servicesContext } from '#app/context.ts'
import { paidIn } from '#app/middleware/paid-cookie.ts'
import type { Member } from '#modules/account/member.ts'
import { addressOwner } from '#modules/account/queries.ts'
import { takeInto } from '#modules/orders/commands/member-orders.ts'
import { orderByLink, orderBySession } from '#modules/orders/queries/member-orders.ts'
import type { Order } from '#modules/orders/queries/orders.ts'
import type { KeepOffer, OwnOrder } from '#modules/orders/ui/paid-order.tsx'
import { whatNext } from '#modules/orders/what-next.ts'
import { shownOrder } from './order-on-server.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/**
 * The order of a session for whoever paid it: its member, or the browser that went to pay for it. Null for anybody else
 * who has the address of the page.
 */
export async function ownPaidOrder(context: Context, request: Request, sessionId: string): Promise<OwnOrder | null> {
  const { now } = context.get(servicesContext)
  const member = await context.get(identityContext).member()
  const found = await paidBy(context, request, sessionId, member)
  if (!found) return null
  const { order, link } = found
  const { order: view, shelf } = await shownOrder(context, order)
  return {
    order: view,
    shelf,
    link,
    name: order.customer?.name ?? '',
    subscription: subscriptionOf(order, member),
    next: whatNext(order, now()),
    keep: member && !member.isGuest ? null : await keepOffer(context, order, { sessionId, link }),
  }
}

/** A subscription is its member's: a browser that is signed out by now has no page of it. */
function subscriptionOf({ recurring, memberId }: Order, member: Member | null): string | null {
  if (recurring === null || member === null || memberId !== member.id) return null
  return href('/dashboard/subscriptions/:id', { id: recurring.subscriptionId })
}

async function paidBy(
  context: Context,
  request: Request,
  sessionId: string,
  member: Member | null,
): Promise<{ order: Order; link: string } | null> {
  const { db } = context.get(servicesContext)
  if (member) {
    const order = await orderBySession(db, member.id, sessionId)
    if (order) return { order, link: href('/dashboard/orders/:id', { id: order.id }) }
  }
  const brought = paidIn(request)
  const found = brought && (await orderByLink(db, brought.orderId, brought.key))
  if (!brought || !found?.open || found.order.sessionId !== sessionId) return null
  // Somebody who paid without an account at an address that has one, and has signed in since.
  if (member?.emailVerified && (await takeInto(db, member, found.order.id)))
    return { order: found.order, link: href('/dashboard/orders/:id', { id: found.order.id }) }
  return { order: found.order, link: `${href('/orders/:id', { id: found.order.id })}?key=${brought.key}` }
}

/** An account for whoever paid without one, at the address that they paid with. */
async function keepOffer(
  context: Context,
  order: Order,
  { sessionId, link }: { sessionId: string; link: string },
): Promise<KeepOffer | null> {
  if (!order.customer) return null
  const { email, name } = order.customer
  const isKnown = (await addressOwner(context.get(servicesContext).db, email)) !== undefined
  // Back here, the order is taken into the account; of a new one the address must be confirmed first.
  const here = `${href('/payment-success')}?session_id=${encodeURIComponent(sessionId)}`
  return { email, name, isKnown, to: isKnown ? here : link }
}
