import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { MemberId } from '#modules/account/member.ts'
import { typedAddress } from '#modules/address-book/address.ts'
import { savedAddresses } from '#modules/address-book/queries.ts'
import type { AddressAnswer } from '#modules/address-book/ui/address-form.tsx'
import { isProductId } from '#modules/catalogue/product.ts'
import { recalledLots, shelf } from '#modules/catalogue/queries.ts'
import type { Acted } from '#modules/orders/commands/act-on-order.ts'
import { cancelGoods } from '#modules/orders/commands/cancelling.ts'
import { readdressOrder } from '#modules/orders/commands/readdress.ts'
import { NO_GOODS, unitsOf } from '#modules/orders/goods-life.ts'
import { paidPence } from '#modules/orders/order.ts'
import { orderView } from '#modules/orders/order-view.ts'
import { disputesToDo } from '#modules/orders/queries/disputes-to-do.ts'
import { orderSteps } from '#modules/orders/queries/member-orders.ts'
import { goodsOf } from '#modules/orders/queries/order-goods.ts'
import type { Order } from '#modules/orders/queries/orders.ts'
import type { AskedReturn } from '#modules/orders/return-asking.ts'
import { doneAddress } from '#modules/orders/ui/order-address.ts'
import { takeAddress } from '../addresses/take-address.ts'
import { type TakenReturn, takeReturn, takeReturnAct } from './return-on-server.ts'

type Context = Readonly<Pick<RouterContextProvider, 'get'>>

/** A payment has hardly ever a second one. */
const MOST_DISPUTES = 10

/** What both pages of an order show: its member's, and the one by link. */
export async function shownOrder(context: Context, order: Order) {
  const { db, now, config, postcodes } = context.get(servicesContext)
  const [steps, goods, products] = await Promise.all([orderSteps(db, order.id), goodsOf(db, order.id), shelf(db)])
  const hasLots = goods?.parcels.some(({ lines }) => lines.some(({ lot }) => lot !== '')) ?? false
  const recalled = hasLots ? await recalledLots(db) : []
  const disputed =
    order.dispute === 'none' ? [] : await disputesToDo(db, { all: true, orderId: order.id }, MOST_DISPUTES)
  const disputes = disputed.map(({ dispute }) => dispute)
  const ordered = order.lines.map(line => {
    const { productId, name, quantity } = line
    return { productId, name, quantity, paidPence: paidPence(line) }
  })
  return {
    order: orderView(order, goods ?? NO_GOODS, steps, config.trader, now(), { recalled, disputes }),
    ordered,
    shelf: products,
    typed: typedAddress(order.shipTo),
    finds: postcodes !== null,
  }
}

/** What a member may pick from when they change where an order goes; nothing for whoever came by a link. */
export async function pickableAddresses(context: Context, memberId: MemberId) {
  const saved = await savedAddresses(context.get(servicesContext).db, memberId)
  return saved.map(({ address }) => typedAddress(address))
}

export interface TakenAct {
  /** Where to go when something was done; null when nothing was. */
  to: string | null
  status: number
  refused: string | null
  /** What the form for an address says, when it was not whole yet. */
  address: AddressAnswer | null
  /** The next question of a return. */
  asked: AskedReturn | null
}

/**
 * Does what the form of an order's page asks for; whose order it is was decided before.
 * @param search everything behind the question mark of the page
 */
export async function takeOrderAct(context: Context, order: Order, form: FormData, search: string): Promise<TakenAct> {
  switch (form.get('act')) {
    case 'cancel':
      return taken(await cancel(context, order, form), doneAddress(search, 'cancelled'))
    case 'address':
      return readdress(context, order, form, search)
    case 'return':
      return returning(await takeReturn(context, order, form, search))
    case 'posted':
    case 'keep':
      return returning(await takeReturnAct(context, order, form, search))
    default:
      return { ...NOTHING, status: 400, refused: 'The shop did not understand that. Please try again.' }
  }
}

const NOTHING = { to: null, status: 200, refused: null, address: null, asked: null } as const

const returning = (taken: TakenReturn): TakenAct => ({ ...NOTHING, ...taken })

async function cancel(context: Context, order: Order, form: FormData): Promise<Acted> {
  const product = form.get('product')
  const services = context.get(servicesContext)
  if (product === null) return cancelGoods(services, order.id, null, { who: 'buyer' })
  const goods = (await goodsOf(services.db, order.id)) ?? NO_GOODS
  const waiting = unitsOf(order.lines, goods).find(line => line.productId === product)?.waiting ?? 0
  if (typeof product !== 'string' || !isProductId(product) || waiting === 0) {
    return { ok: false, reason: 'refused', words: 'It has already been packed, so it can no longer be cancelled.' }
  }
  const [packs, ofWaiting] = [packsIn(form.get('packs')), packsIn(form.get('waiting'))]
  const unit = packs && ofWaiting ? { quantity: packs, ofWaiting } : { quantity: waiting }
  return cancelGoods(services, order.id, [{ productId: product, ...unit }], { who: 'buyer' })
}

/** A number of packs as a form has it; null where it is none. */
const packsIn = (said: FormDataEntryValue | null): number | null =>
  typeof said === 'string' && /^[1-9][0-9]{0,3}$/.test(said) ? Number(said) : null

async function readdress(context: Context, order: Order, form: FormData, search: string): Promise<TakenAct> {
  const read = await takeAddress(context, form)
  if (!read.whole) return { ...NOTHING, status: read.status, address: read.answer }
  return taken(
    await readdressOrder(context.get(servicesContext), order.id, read.address, { who: 'buyer' }),
    doneAddress(search, 'readdressed'),
  )
}

function taken(acted: Acted, to: string): TakenAct {
  if (acted.ok) return { ...NOTHING, to }
  return { ...NOTHING, status: acted.reason === 'unknown' ? 404 : 409, refused: acted.words }
}
