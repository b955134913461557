import type { Command } from 'commander'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { formatPence } from '#modules/cart/money.ts'
import { CARRIER_IDS, trackingLinkOf } from '#modules/orders/carriers.ts'
import { cancelGoods } from '#modules/orders/commands/cancelling.ts'
import { deliverParcel, loseParcel, packOrder, sendParcel, unpackParcel } from '#modules/orders/commands/parcels.ts'
import { refundPart } from '#modules/orders/commands/refunds.ts'
import { NO_GOODS, type Units, unitsOf } from '#modules/orders/goods-life.ts'
import { goodsText } from '#modules/orders/order-words.ts'
import { heldPayments } from '#modules/orders/queries/held-payments.ts'
import { orderSteps } from '#modules/orders/queries/member-orders.ts'
import { goodsOfOrders } from '#modules/orders/queries/order-goods.ts'
import type { Order } from '#modules/orders/queries/orders.ts'
import { failedRefunds, type OrderSelection, ordersToDo } from '#modules/orders/queries/orders-to-do.ts'
import { owedFor, refundablePence, withCancelled } from '#modules/orders/refundable.ts'
import type { Db } from '#platform/db/database.ts'
import { agreed } from './agreed.ts'
import { Refusal } from './open-shop.ts'
import {
  amountOf,
  carrierOf,
  countOf,
  linkOf,
  lotsNamed,
  type NamedLot,
  type NamedUnits,
  numberOf,
  packedLines,
  trackingOf,
  unitsNamed,
} from './order-arguments.ts'
import { deps, found, tell } from './order-calls.ts'
import { type ListedOrder, orderFacts, orderTable, orderText } from './order-tables.ts'
import type { Runs } from './shop-call.ts'
import { unknownLots } from './unknown-lots.ts'

const SELECTIONS: readonly OrderSelection[] = ['open', 'to-pack', 'sent', 'review', 'all']
const MOST_SHOWN = 200
const DAY_MS = 86_400_000

/** `npm run shop -- orders …` */
export function addOrderCommands(program: Command, runs: (command: Command) => Runs): void {
  const orders = program.command('orders').description('see orders, and bring them on their way')
  addLooks(orders, runs)
  addParcels(orders, runs)
  addMoney(orders, runs)
}

function addLooks(orders: Command, runs: (command: Command) => Runs): void {
  orders
    .command('list', { isDefault: true })
    .description('what has to be packed, sent or looked at')
    .option('--state <state>', `which: ${SELECTIONS.join(', ')}`, 'open')
    .option('--days <days>', 'only those of the last so many days', countOf)
    .action((options: { state: string; days?: number }, command: Command) =>
      runs(command)(async ({ call, shop, json }) => {
        const selection = SELECTIONS.find(state => state === options.state)
        if (!selection) throw new Refusal(`Orders are listed by ${SELECTIONS.join(', ')}.`)
        const since = options.days === undefined ? null : new Date(call.now().getTime() - options.days * DAY_MS)
        const found = await listed(shop.db, await ordersToDo(shop.db, selection, { since, most: MOST_SHOWN }))
        const failed = selection === 'open' ? await failedRefunds(shop.db) : []
        const held = selection === 'open' ? await heldPayments(shop.db) : []
        if (json)
          return call.say(JSON.stringify({ orders: found.map(orderFacts), failedRefunds: failed, heldPayments: held }))
        call.say(found.length === 0 ? 'No such orders.' : orderTable(found, call.paint))
        if (found.length === MOST_SHOWN) call.say(`Only the first ${MOST_SHOWN} are shown.`)
        for (const { number, pence, problem } of failed) {
          call.say(`${number}: a refund of ${formatPence(pence)} failed: ${problem}`)
        }
        for (const { pence, notedAt, sessionId } of held) call.say(heldText(pence, notedAt, sessionId))
      }),
    )
  orders
    .command('show')
    .description('everything about one order')
    .argument('<number>', 'its number, such as TW-7KQ2-M0XA', numberOf)
    .action((number: string, _options: object, command: Command) =>
      runs(command)(async told => {
        const { order, goods } = await found(told, number)
        const steps = await orderSteps(told.shop.db, order.id)
        if (!told.json) return told.call.say(orderText(order, goods, steps))
        const { customer, shipTo } = order
        told.call.say(JSON.stringify({ ...orderFacts({ order, goods }), customer, shipTo, ...goods, history: steps }))
      }),
    )
}

function heldText(pence: number, notedAt: Date, sessionId: string): string {
  const day = dayIn(notedAt, LONDON)
  return `${formatPence(pence)} was paid for an order that is not known here, heard of on ${day}: reconcile --since takes it up, or give it back at the payment service (${sessionId}).`
}

async function listed(db: Db, orders: readonly Order[]): Promise<ListedOrder[]> {
  const goods = await goodsOfOrders(
    db,
    orders.map(({ id }) => id),
  )
  return orders.map(order => ({ order, goods: goods.get(order.id) ?? NO_GOODS }))
}

function addParcels(orders: Command, runs: (command: Command) => Runs): void {
  orders
    .command('pack')
    .description('note that an order, or some of it, is packed as its next parcel')
    .argument('<number>', 'of the order', numberOf)
    .option('--only <product[=packs]>', 'some of it; may be said several times', unitsNamed)
    .option('--lot <product=lot>', 'the lot printed on its packs; may be said several times', lotsNamed)
    .action((number: string, options: { only?: NamedUnits[]; lot?: NamedLot[] }, command: Command) =>
      runs(command)(async told => {
        const { order, goods } = await found(told, number)
        const lines = packedLines(unitsOf(order.lines, goods), options.only, options.lot)
        const unknown = await unknownLots(told.shop.db, lines)
        tell(told, await packOrder(deps(told), order.id, lines, told.by), 'Packed')
        if (!told.json) for (const words of unknown) told.call.say(words)
      }),
    )
  orders
    .command('unpack')
    .description('take a packed parcel apart again, or one that an upgrade took for sent')
    .argument('<number>', 'of the order', numberOf)
    .option('--parcel <n>', 'which of its parcels', countOf)
    .action((number: string, { parcel = null }: { parcel?: number | null }, command: Command) =>
      runs(command)(async told => {
        const { order } = await found(told, number)
        tell(told, await unpackParcel(deps(told), order.id, parcel, told.by), 'Unpacked')
      }),
    )
  orders
    .command('send')
    .description('hand a parcel to its carrier, and write to the buyer; packs what waits if nothing is packed')
    .argument('<number>', 'of the order', numberOf)
    .requiredOption('--carrier <carrier>', CARRIER_IDS.join(', '), carrierOf)
    .option('--tracking <number>', 'its tracking number', trackingOf)
    .option('--link <address>', 'where it can be followed, if the carrier is another one', linkOf)
    .option('--parcel <n>', 'which of its parcels', countOf)
    .action(
      (
        number: string,
        options: { carrier: ReturnType<typeof carrierOf>; tracking?: string; link?: string; parcel?: number },
        command: Command,
      ) =>
        runs(command)(async told => {
          const { order } = await found(told, number)
          const { carrier, tracking: trackingNumber = null, link = null, parcel = null } = options
          const trackingLink = trackingLinkOf(carrier, trackingNumber, link)
          const sending = { carrier, trackingNumber, trackingLink }
          tell(told, await sendParcel(deps(told), order.id, parcel, sending, told.by), 'Sent')
        }),
    )
  orders
    .command('delivered')
    .description('note that a parcel has come')
    .argument('<number>', 'of the order', numberOf)
    .option('--parcel <n>', 'which of its parcels', countOf)
    .action((number: string, { parcel = null }: { parcel?: number | null }, command: Command) =>
      runs(command)(async told => {
        const { order } = await found(told, number)
        tell(told, await deliverParcel(deps(told), order.id, parcel, told.by), 'Delivered')
      }),
    )
}

function addMoney(orders: Command, runs: (command: Command) => Runs): void {
  orders
    .command('lost')
    .description('a parcel did not come: give its money back, or send it again')
    .argument('<number>', 'of the order', numberOf)
    .option('--parcel <n>', 'which of its parcels', countOf)
    .option('--send-again', 'take its goods from the shelf once more instead of giving the money back')
    .action((number: string, options: { parcel?: number; sendAgain?: boolean }, command: Command) =>
      runs(command)(async told => {
        const { order } = await found(told, number)
        const then = options.sendAgain ? 'send-again' : 'refund'
        const question =
          then === 'refund'
            ? `Give back what the lost parcel of ${number} cost?`
            : `Send the lost parcel of ${number} again?`
        if (!(await agreed(told, command, question))) return
        tell(told, await loseParcel(deps(told), order.id, options.parcel ?? null, then, told.by), 'Lost')
      }),
    )
  orders
    .command('cancel')
    .description('take goods out of an order before they are packed; their money goes back')
    .argument('<number>', 'of the order', numberOf)
    .option('--only <product[=packs]>', 'some of it; may be said several times', unitsNamed)
    .action((number: string, options: { only?: NamedUnits[] }, command: Command) =>
      runs(command)(async told => {
        const { order, goods } = await found(told, number)
        const units: Units[] = packedLines(unitsOf(order.lines, goods), options.only)
        if (units.length === 0) throw new Refusal('Nothing of it waits to be packed, so there is nothing to cancel.')
        const names = new Map(order.lines.map(({ productId, name }) => [productId as string, name]))
        const back = formatPence(owedFor(order, withCancelled(goods, units), units))
        if (!(await agreed(told, command, `Cancel ${goodsText(units, names)} of ${number} and give back ${back}?`)))
          return
        tell(told, await cancelGoods(deps(told), order.id, units.map(unitOf), told.by), 'Cancelled')
      }),
    )
  orders
    .command('refund')
    .description('give back a part of what was paid, or all that is left, with --why, which its buyer reads')
    .argument('<number>', 'of the order', numberOf)
    .argument('<amount>', 'in pounds, such as 5.00, or all', amountOf)
    .action((number: string, pence: number | 'all', _options: object, command: Command) =>
      runs(command)(async told => {
        const { order, goods } = await found(told, number)
        if (!told.by.why) throw new Refusal('Say why with --why: its buyer is told.')
        const shown = formatPence(pence === 'all' ? refundablePence(order, goods) : pence)
        if (!(await agreed(told, command, `Give back ${shown} of ${number}? Its buyer reads why: ${told.by.why}`)))
          return
        tell(
          told,
          await refundPart(deps(told), order.id, { pence, again: told.again }, told.by),
          `${shown} go back for`,
        )
      }),
    )
}

const unitOf = ({ productId, quantity }: Units): Units => ({ productId, quantity })
