import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { isProductId } from '#modules/catalogue/product.ts'
import { shelf } from '#modules/catalogue/queries.ts'
import {
  ADDRESS_FIELDS,
  type AddressField,
  readAddress,
  type TypedAddress,
  typedAddress,
} from '#modules/orders/address.ts'
import type { Acted } from '#modules/orders/commands/act-on-order.ts'
import { cancelGoods } from '#modules/orders/commands/cancelling.ts'
import { readdressOrder } from '#modules/orders/commands/readdress.ts'
import { NO_GOODS, unitsOf } from '#modules/orders/goods-life.ts'
import { orderView } from '#modules/orders/order-view.ts'
import { orderSteps } from '#modules/orders/queries/member-orders.ts'
import { goodsOf } from '#modules/orders/queries/order-goods.ts'
import type { Order } from '#modules/orders/queries/orders.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** What both pages of an order show: its member's, and the one by link. */
export async function shownOrder(context: Context, order: Order) {
  const { db, now } = context.get(servicesContext)
  const [steps, goods, products] = await Promise.all([orderSteps(db, order.id), goodsOf(db, order.id), shelf(db)])
  const ordered = order.lines.map(({ productId, name, quantity, unitPence }) => ({
    productId,
    name,
    quantity,
    unitPence,
  }))
  return {
    order: orderView(order, goods ?? NO_GOODS, steps, now()),
    ordered,
    shelf: products,
    typed: typedAddress(order.shipTo),
  }
}

export interface TakenAct {
  /** What was done, for the address to go to; null when nothing was. */
  done: 'cancelled' | 'readdressed' | null
  status: number
  refused: string | null
  problems: Partial<Record<AddressField, string>>
  typed: TypedAddress | null
}

/** Does what the form of an order's page asks for; whose order it is was decided before. */
export async function takeOrderAct(context: Context, order: Order, form: FormData): Promise<TakenAct> {
  switch (form.get('act')) {
    case 'cancel':
      return taken(await cancel(context, order, form.get('product')), 'cancelled')
    case 'address':
      return readdress(context, order, form)
    default:
      return { ...NOTHING, status: 400, refused: 'The shop did not understand that. Please try again.' }
  }
}

const NOTHING = { done: null, problems: {}, typed: null } as const

async function cancel(context: Context, order: Order, product: FormDataEntryValue | null): Promise<Acted> {
  const services = context.get(servicesContext)
  if (product === null) return cancelGoods(services, order.id, null, { who: 'buyer' })
  const goods = (await goodsOf(services.db, order.id)) ?? NO_GOODS
  const waiting = unitsOf(order.lines, goods).find(line => line.productId === product)?.waiting ?? 0
  if (typeof product !== 'string' || !isProductId(product) || waiting === 0) {
    return { ok: false, reason: 'refused', words: 'That is not waiting any more, so it can no longer be cancelled.' }
  }
  return cancelGoods(services, order.id, [{ productId: product, quantity: waiting }], { who: 'buyer' })
}

async function readdress(context: Context, order: Order, form: FormData): Promise<TakenAct> {
  const text = (field: AddressField) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  const typed = Object.fromEntries(ADDRESS_FIELDS.map(field => [field, text(field)])) as TypedAddress
  const read = readAddress(typed)
  if (!read.ok) return { done: null, status: 400, refused: null, problems: read.problems, typed }
  return taken(
    await readdressOrder(context.get(servicesContext), order.id, read.shipTo, { who: 'buyer' }),
    'readdressed',
  )
}

function taken(acted: Acted, done: 'cancelled' | 'readdressed'): TakenAct {
  if (acted.ok) return { ...NOTHING, done, status: 303, refused: null }
  return { ...NOTHING, status: acted.reason === 'unknown' ? 404 : 409, refused: acted.words }
}
