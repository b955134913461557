import type { Acted } from '#modules/orders/commands/act-on-order.ts'
import { NO_GOODS } from '#modules/orders/goods-life.ts'
import { statusOf } from '#modules/orders/order-words.ts'
import { goodsOf } from '#modules/orders/queries/order-goods.ts'
import { orderByNumber } from '#modules/orders/queries/orders-to-do.ts'
import { Refusal } from './open-shop.ts'
import { orderFacts } from './order-tables.ts'
import type { Told } from './shop-call.ts'

/** What an act on an order needs of the call it is typed in. */
export const deps = ({ call, shop }: Told) => ({ db: shop.db, jobs: shop.jobs, now: call.now })

export async function found({ shop }: Told, number: string) {
  const order = await orderByNumber(shop.db, number)
  if (!order) throw new Refusal(`There is no order ${number}.`)
  return { order, goods: (await goodsOf(shop.db, order.id)) ?? NO_GOODS }
}

/** Tells what became of an act. @throws a refusal when nothing did */
export function tell({ call, json }: Told, acted: Acted, words: string): void {
  if (!acted.ok) throw new Refusal(acted.words)
  const { order, goods, changed } = acted
  const { number } = order
  const said = changed
    ? `${words} ${number}. It is now: ${statusOf(order).label}.`
    : `${number} was so already: nothing was changed.`
  call.say(json ? JSON.stringify({ ...orderFacts({ order, goods }), changed }) : said)
}
