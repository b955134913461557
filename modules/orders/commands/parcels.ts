import { randomUUID } from 'node:crypto'
import { noteLot } from '#modules/catalogue/commands/lots.ts'
import { moveStock } from '#modules/catalogue/commands/stock.ts'
import type { CarrierId } from '../carriers.ts'
import {
  type LineUnits,
  PARCEL_LIFE,
  type PackedLine,
  type Parcel,
  type ParcelAct,
  type Units,
  unitsOf,
  withBuyer,
} from '../goods-life.ts'
import { isAskedBack } from '../order-life.ts'
import type { Order } from '../queries/orders.ts'
import {
  type ActDeps,
  type Acted,
  type Actor,
  actOnOrder,
  type Done,
  type LockedOrder,
  type Refused,
  stockNote,
} from './act-on-order.ts'
import { ASKED_BACK, wantRefund } from './refunds.ts'

/** Which parcel of an order, by its number; when it is left out, the only one that it can be. */
export type WhichParcel = number | null

export interface Sending {
  carrier: CarrierId
  trackingNumber: string | null
  trackingLink: string | null
}

/**
 * Packs what waits of an order, or some of it, as its next parcel.
 * @param lines null: all that waits, without a lot
 */
export function packOrder(
  deps: ActDeps,
  orderId: string,
  lines: readonly PackedLine[] | null,
  by: Actor,
): Promise<Acted> {
  return actOnOrder(deps, orderId, by, locked => pack(locked, lines))
}

async function pack(locked: LockedOrder, lines: readonly PackedLine[] | null): Promise<Done | Refused> {
  const { order, goods, tx, at } = locked
  const held = whyHeld(order)
  if (held) return { refused: held }
  const units = unitsOf(order.lines, goods)
  const packed = lines ?? units.flatMap(line => waitingOf(line))
  const problem = packed.length === 0 ? 'Nothing of it waits to be packed.' : tooMany(order, units, packed)
  if (problem) return { refused: problem }
  const parcel = { id: randomUUID(), number: goods.parcels.length + 1 }
  await tx
    .insertInto('parcel')
    .values({ ...parcel, order_id: order.id, packed_at: at, carrier: null, tracking_number: null, tracking_link: null })
    .execute()
  await tx
    .insertInto('parcel_line')
    .values(
      packed.map(({ productId, quantity, lot }) => ({ parcel_id: parcel.id, product_id: productId, quantity, lot })),
    )
    .execute()
  // Its buyer is led to the page of each lot.
  for (const { productId, lot } of packed) if (lot !== '') await noteLot(tx, { productId, lot, bestBefore: null }, at)
  return { fact: 'packed', detail: { parcel: parcel.number, goods: packed.map(unitOf) } }
}

const unitOf = ({ productId, quantity }: Units): Units => ({ productId, quantity })
const waitingOf = ({ productId, waiting }: LineUnits): PackedLine[] =>
  waiting > 0 ? [{ productId, quantity: waiting, lot: '' }] : []

/** Why nothing of an order may leave the house now; null when it may. */
function whyHeld({ status, dispute }: Order): string | null {
  if (dispute === 'open') return 'The payer’s bank disputes its payment: nothing is sent until that is won.'
  if (dispute === 'lost') return 'The payer’s bank has given its money back: take apart what is packed, and cancel it.'
  if (status === 'paid' || status === 'partly-refunded') return null
  return status === 'refunded' ? 'All of its money has gone back.' : 'It is not paid.'
}

/** The first product of which more is named than waits, in words. */
function tooMany(order: Order, units: readonly LineUnits[], named: readonly Units[]): string | null {
  for (const productId of new Set(named.map(line => line.productId))) {
    const wanted = named.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0)
    const waiting = units.find(line => line.productId === productId)?.waiting ?? 0
    if (wanted <= waiting) continue
    const name = order.lines.find(line => line.productId === productId)?.name
    if (!name) return `There is no ${productId} in it.`
    return waiting === 0
      ? `No pack of ${name} waits any more.`
      : `Of ${name} only ${waiting} still wait, not ${wanted}.`
  }
  return null
}

/** Takes a packed parcel apart, or one that was never made: its goods wait again. */
export function unpackParcel(deps: ActDeps, orderId: string, which: WhichParcel, by: Actor): Promise<Acted> {
  return actOnOrder(deps, orderId, by, async ({ tx, order, goods }) => {
    const parcels = goods.parcels.map(parcel =>
      isPresumed(parcel, order) ? { ...parcel, state: 'packed' as const } : parcel,
    )
    const found = parcelFor('unpack', parcels, which)
    if ('refused' in found) return found
    await tx.deleteFrom('parcel').where('id', '=', found.id).execute()
    return { fact: 'unpacked', detail: { parcel: found.number, goods: found.lines.map(unitOf) } }
  })
}

/**
 * Whether nobody sent it: of an order from before parcels were written down, the upgrade took it for sent at the moment
 * of its payment.
 */
const isPresumed = ({ state, carrier, trackingNumber, packedAt, sentAt }: Parcel, { paidAt }: Order): boolean =>
  state === 'sent' &&
  carrier === 'other' &&
  trackingNumber === null &&
  [packedAt, sentAt].every(at => at?.getTime() === paidAt?.getTime())

/**
 * Hands a parcel to its carrier, and tells the buyer. When nothing is packed, all that waits is packed as one parcel
 * first. The same parcel with the same tracking number once more changes nothing.
 */
export function sendParcel(
  deps: ActDeps,
  orderId: string,
  which: WhichParcel,
  sending: Sending,
  by: Actor,
): Promise<Acted> {
  return actOnOrder(deps, orderId, by, async locked => {
    const { tx, order, goods, at } = locked
    if (isSentSo(goods.parcels, which, sending)) return null
    const held = whyHeld(order)
    if (held) return { refused: held }
    if (which === null && !goods.parcels.some(({ state }) => state === 'packed')) {
      const packed = await pack(locked, null)
      if ('refused' in packed) return packed
    }
    const parcels = await tx
      .selectFrom('parcel')
      .select(['id', 'number', 'state'])
      .where('order_id', '=', order.id)
      .orderBy('number')
      .execute()
    const found = parcelFor('send', parcels, which)
    if ('refused' in found) return found
    await tx
      .updateTable('parcel')
      .set({
        state: 'sent',
        sent_at: at,
        carrier: sending.carrier,
        tracking_number: sending.trackingNumber,
        tracking_link: sending.trackingLink,
      })
      .where('id', '=', found.id)
      .execute()
    await deps.jobs.enqueue(tx, 'order-sent', { orderId: order.id, parcelId: found.id }, { key: found.id })
    // Not the tracking number: history outlives the person, and a carrier shows where it went.
    return { fact: 'sent', detail: { parcel: found.number, carrier: sending.carrier } }
  })
}

/** Whether that very parcel left with that very number: the same command twice. */
function isSentSo(parcels: readonly Parcel[], which: WhichParcel, { carrier, trackingNumber }: Sending): boolean {
  return parcels.some(
    parcel =>
      parcel.state !== 'packed' &&
      (which === null ? trackingNumber !== null : parcel.number === which) &&
      parcel.carrier === carrier &&
      parcel.trackingNumber === trackingNumber,
  )
}

/** Notes that a parcel has come, also one that was thought lost. */
export function deliverParcel(deps: ActDeps, orderId: string, which: WhichParcel, by: Actor): Promise<Acted> {
  return actOnOrder(deps, orderId, by, async ({ tx, goods, at }) => {
    const found = parcelFor('deliver', goods.parcels, which)
    if ('refused' in found) return found
    if (found.sentAgain)
      return { refused: `Parcel ${found.number} was replaced by another one: it cannot count twice.` }
    await tx
      .updateTable('parcel')
      .set({ state: 'delivered', delivered_at: at, lost_at: null })
      .where('id', '=', found.id)
      .execute()
    await deps.jobs.enqueue(tx, 'order-delivered', { orderId, parcelId: found.id }, { key: found.id })
    return { fact: 'delivered', detail: { parcel: found.number } }
  })
}

/**
 * Notes that a parcel did not come, and tells its buyer what happens now.
 * @param then `refund`: its money goes back; `send-again`: its goods are taken from the shelf once more, to be packed
 */
export function loseParcel(
  deps: ActDeps,
  orderId: string,
  which: WhichParcel,
  then: 'refund' | 'send-again',
  by: Actor,
): Promise<Acted> {
  return actOnOrder(deps, orderId, by, async locked => {
    const { tx, goods, at, order } = locked
    const found = parcelFor('lose', goods.parcels, which)
    if ('refused' in found) return found
    if (then === 'refund' && isAskedBack(order)) return { refused: ASKED_BACK }
    const units = found.lines.map(unitOf)
    const parcels = goods.parcels.map(parcel => (parcel === found ? { ...parcel, state: 'lost' as const } : parcel))
    const without = { ...goods, parcels }
    if (unitsOf(order.lines, without).some(line => withBuyer(line, without) < 0)) {
      return { refused: 'Some of it was sent back, or is to be, so it came. See the returns of the order.' }
    }
    const again = then === 'send-again'
    if (again && !(await moveStock(tx, 'replaced', units, stockNote(order, by, at))).ok) {
      return { refused: 'There is not enough on the shelf to send it again. Refund it instead.' }
    }
    await tx
      .updateTable('parcel')
      .set({ state: 'lost', lost_at: at, sent_again: again })
      .where('id', '=', found.id)
      .execute()
    const refund = again ? null : await wantRefund(deps, { ...locked, goods: without }, 'lost', { units })
    await deps.jobs.enqueue(tx, 'order-lost', { orderId: order.id, parcelId: found.id }, { key: found.id })
    return { fact: 'lost', detail: { parcel: found.number, goods: units, ...(refund ? { pence: refund.pence } : {}) } }
  })
}

/** The parcel that is meant; refused when it is none, or may be several. */
function parcelFor<P extends Pick<Parcel, 'number' | 'state'>>(
  act: ParcelAct,
  parcels: readonly P[],
  which: WhichParcel,
): P | Refused {
  if (which !== null) {
    const named = parcels.find(parcel => parcel.number === which)
    if (!named) return { refused: `There is no parcel ${which} of it.` }
    return PARCEL_LIFE[named.state][act] ? named : { refused: `Parcel ${which} is ${named.state}.` }
  }
  const [found, ...others] = parcels.filter(parcel => PARCEL_LIFE[parcel.state][act])
  if (!found) return { refused: NO_PARCEL[act] }
  return others.length === 0
    ? found
    : { refused: `Say which parcel: it may be ${[found, ...others].map(parcel => parcel.number).join(' or ')}.` }
}

const NO_PARCEL: Record<ParcelAct, string> = {
  unpack: 'No parcel of it is packed and still here.',
  send: 'No parcel of it is packed and still here.',
  deliver: 'No parcel of it is on its way.',
  lose: 'No parcel of it is on its way.',
}
