import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { PostalAddress } from '#modules/address-book/address.ts'
import { savedAddresses } from '#modules/address-book/queries.ts'
import { oneDayText } from '#modules/calendar/words.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { formatPence } from '#modules/cart/money.ts'
import { product } from '#modules/catalogue/queries.ts'
import { NO_GOODS } from '#modules/orders/goods-life.ts'
import { deliveriesOf } from '#modules/orders/queries/deliveries.ts'
import { goodsOf } from '#modules/orders/queries/order-goods.ts'
import { type CoolingOff, coolingOff } from '#modules/subscriptions/cooling-off.ts'
import type { Subscription } from '#modules/subscriptions/subscription.ts'
import { subscriptionView } from '#modules/subscriptions/subscription-view.ts'
import type { Db } from '#platform/db/database.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

const DELIVERIES_SHOWN = 6

const inOneLine = ({ name, lines, city, postcode }: PostalAddress) => [name, ...lines, city, postcode].join(', ')

/** A subscription as its page shows it. A product that is out of the catalogue cannot be: products stay. */
export async function viewOf(context: Context, subscription: Subscription) {
  const { db, now } = context.get(servicesContext)
  const found = await product(db, subscription.productId)
  if (!found) throw new Error(`There is no product ${subscription.productId}`)
  return subscriptionView(subscription, found, now())
}

export async function shownSubscription(context: Context, subscription: Subscription) {
  const { db } = context.get(servicesContext)
  const [view, saved, orders] = await Promise.all([
    viewOf(context, subscription),
    savedAddresses(db, subscription.memberId),
    deliveriesOf(db, subscription.id, DELIVERIES_SHOWN),
  ])
  return {
    view,
    address: subscription.shipTo ? inOneLine(subscription.shipTo) : null,
    addresses: saved.map(({ id, address }) => ({ id, text: inOneLine(address) })),
    deliveries: orders.map(({ id, number, chargedPence, createdAt }) => ({
      id,
      number,
      text: `${oneDayText(dayIn(createdAt, LONDON))}, ${formatPence(chargedPence)}`,
    })),
  }
}

/** What of its latest delivery can still be undone. */
export async function coolingOffOf(db: Db, subscription: Subscription, now: Date): Promise<CoolingOff> {
  const [latest] = await deliveriesOf(db, subscription.id, 1)
  return coolingOff(latest ? { order: latest, goods: (await goodsOf(db, latest.id)) ?? NO_GOODS } : null, now)
}
