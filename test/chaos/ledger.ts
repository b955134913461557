import { SHELF } from '#content/products/shelf.ts'
import { isProductId } from '#modules/catalogue/product.ts'
import { auditBooks } from '#test/audit.ts'
import { emailOf, type Purchase } from './buyers.ts'
import { unsettled } from './heal.ts'
import type { House } from './house.ts'
import { mailRows } from './mail-rows.ts'
import type { Operator } from './operator.ts'
import { type BookedOrder, jobsOf, ordersHere, stockHere } from './order-book.ts'
import { type Payment, paymentsThere } from './payment-book.ts'
import type { Act } from './plan.ts'
import { printRows, type Row, sums } from './rows.ts'

interface Compared {
  house: House
  purchases: readonly Purchase[]
  plan: readonly Act[]
  operator: Operator
  /** Packs of each product that came in beside those of the opening. */
  received: number
  /** The version that is looked at; what an earlier one does is done. */
  checkout: string
}

/** One payment with its order and with what was to be done about it. */
interface Case {
  payment: Payment
  order: BookedOrder | null
  acts: ReadonlySet<string>
  pence: number
}

/** Compares what the payment service, the mail server and the plan say with what the shop says, and prints it. @returns the exit code */
export async function compareBooks({
  house,
  purchases,
  plan,
  operator,
  received,
  checkout,
}: Compared): Promise<number> {
  const payments = await paymentsThere(house.stripe())
  const orders = await ordersHere(house.db())
  const byId = new Map(orders.map(order => [order.id, order]))
  const cases = payments.map(payment => caseOf(payment, byId.get(payment.orderId) ?? null, plan))
  const forgotten = cases.filter(one => isForgotten(one, house))
  const kept = cases.filter(one => !forgotten.includes(one))
  const paidIds = new Set(payments.map(({ orderId }) => orderId))
  const unpaid = orders.filter(({ id }) => !paidIds.has(id))

  const rows: Row[] = [
    ...paidRows(payments, purchases),
    ...moneyRows(kept, unpaid),
    ...orderRows(kept, unpaid, operator),
    ...(await stockRows(house, cases, received)),
    ...mailRows(house, kept, forgotten),
    ...(await lastRows({ house, operator, received, checkout }, orders)),
  ]
  if (forgotten.length > 0) {
    console.log(
      `\n${forgotten.length} orders were paid and wholly given back after the dump, so that nothing is owed and they were not made again: ${forgotten.map(({ payment }) => payment.email).join(', ')}. Their money is not in the sums below.`,
    )
  }
  return printRows(rows)
}

/** What was paid and wholly given back in the time that the older database does not know is not made again, on purpose. */
function isForgotten({ order, payment, acts }: Case, { forgets }: House): boolean {
  const isInBetween = payment.paidAt >= forgets.from - SECOND_MS && payment.paidAt <= forgets.until
  const isBack = (acts.has('cancel') || acts.has('take-back')) && payment.refundedPence === payment.chargedPence
  return order === null && isInBetween && isBack
}

function caseOf(payment: Payment, order: BookedOrder | null, plan: readonly Act[]): Case {
  const mine = plan.flatMap(act =>
    (act.kind === 'operate' || act.kind === 'bank') && emailOf(act.nth) === payment.email ? [act] : [],
  )
  return {
    payment,
    order,
    acts: new Set(mine.map(({ kind, act }) => (kind === 'bank' && act === 'refund' ? 'bank-refund' : act))),
    pence: mine.find(({ act }) => act === 'refund')?.pence ?? 0,
  }
}

/** The payment service counts whole seconds. */
const SECOND_MS = 1_000

const nameOf = ({ order, payment }: Case) => order?.number ?? payment.sessionId

/** Who was told that it is paid has paid, once. */
function paidRows(payments: readonly Payment[], purchases: readonly Purchase[]): Row[] {
  const times = Map.groupBy(payments, ({ email }) => email)
  const wrong = purchases.flatMap(({ email, act, isDone }) => {
    const wanted = isDone && act.how !== 'debit-refused' ? 1 : 0
    return (times.get(email)?.length ?? 0) === wanted ? [] : [email]
  })
  const wanted = purchases.filter(({ act, isDone }) => isDone && act.how !== 'debit-refused').length
  return [{ what: 'purchases that were paid', wanted, found: payments.length, wrong }]
}

function moneyRows(cases: readonly Case[], unpaid: readonly BookedOrder[]): Row[] {
  const charged = unpaid.filter(({ chargedPence }) => chargedPence > 0).map(({ number }) => number)
  return [
    sums('charged, in pence', cases, nameOf, one => [one.payment.chargedPence, one.order?.chargedPence ?? 0], charged),
    sums('refunded, in pence', cases, nameOf, one => [one.payment.refundedPence, one.order?.refundedPence ?? 0]),
    sums('refunded as was asked for, in pence', cases, nameOf, one => [owed(one), one.payment.refundedPence]),
    ...(['open', 'won', 'lost'] as const).map(state =>
      sums(`disputes that are ${state}`, cases, nameOf, ({ payment, order }) => [
        Number(payment.dispute === state),
        Number(order?.dispute === state),
      ]),
    ),
  ]
}

/** What its buyer is to have back, by what was done. */
function owed({ payment, order, acts, pence }: Case): number {
  if (acts.has('cancel')) return payment.chargedPence
  // Whoever changed their mind gets the usual delivery back, and no more.
  if (acts.has('take-back')) return payment.goodsPence + Math.min(payment.deliveryPence, order?.standardPence ?? 0)
  return acts.has('refund') || acts.has('bank-refund') ? pence : 0
}

function orderRows(cases: readonly Case[], unpaid: readonly BookedOrder[], { noted }: Operator): Row[] {
  const held = unpaid.filter(({ stock }) => stock !== 'none').map(({ number }) => number)
  const open = unpaid.filter(({ status }) => status !== 'expired' && status !== 'payment-failed')
  return [
    ...['paid', 'partly-refunded', 'refunded'].map(status =>
      sums(`orders ${status}`, cases, nameOf, one => [
        Number(statusOf(one.payment) === status),
        Number(one.order?.status === status),
      ]),
    ),
    { what: 'orders not paid that are open', wanted: 0, found: open.length, wrong: open.map(({ number }) => number) },
    { what: 'orders not paid that hold goods', wanted: 0, found: held.length, wrong: held },
    ...['to-pack', 'sent', 'cancelled', 'returned'].map(goods =>
      sums(`goods ${goods}`, cases, nameOf, one => [
        Number((noted.get(one.payment.sessionId) ?? goodsOf(one)) === goods),
        Number(one.order?.goods === goods),
      ]),
    ),
  ]
}

function statusOf({ chargedPence, refundedPence }: Payment): string {
  if (refundedPence === 0) return 'paid'
  return refundedPence < chargedPence ? 'partly-refunded' : 'refunded'
}

function goodsOf({ acts }: Case): string {
  if (acts.has('cancel')) return 'cancelled'
  if (acts.has('take-back')) return 'returned'
  return acts.has('send') ? 'sent' : 'to-pack'
}

async function stockRows(house: House, cases: readonly Case[], received: number): Promise<Row[]> {
  const stock = await stockHere(house.db())
  return stock.flatMap(({ id, priceId, units, reserved }) => {
    const gone = cases
      .filter(({ acts }) => !acts.has('cancel') && !acts.has('take-back'))
      .flatMap(({ payment }) => payment.sold)
      .reduce((sum, line) => (line.priceId === priceId ? sum + line.quantity : sum), 0)
    const opening = openingOf(id)
    if (opening === 0) return []
    const wanted = opening + received - gone
    return [
      { what: `stock of ${id}`, wanted, found: units, wrong: [] },
      { what: `kept aside of ${id}`, wanted: 0, found: reserved, wrong: [] },
    ]
  })
}

const openingOf = (id: string) => (isProductId(id) ? (SHELF[id].openingStock ?? 0) : 0)

async function lastRows(
  { house, operator, received, checkout }: Pick<Compared, 'house' | 'operator' | 'received' | 'checkout'>,
  orders: readonly BookedOrder[],
): Promise<Row[]> {
  const db = house.db()
  const stock = await stockHere(db)
  const delivered = new Map(
    stock.map(({ id }) => [id, openingOf(id) === 0 ? 0 : openingOf(id) + received + (operator.counted.get(id) ?? 0)]),
  )
  const books = await auditBooks({
    database: { db, close: async () => {}, url: '' } as never,
    delivered,
    jobsOf: name => jobsOf(db, name),
    orders: () => db.selectFrom('orders').selectAll().orderBy('created_at').execute(),
  })
  const review = orders.filter(({ status }) => status === 'review').map(({ number }) => number)
  const givenUp = (await jobsOf(db, 'given-up')).map(data => JSON.stringify(data))
  const none = (what: string, wrong: string[]): Row => ({ what, wanted: 0, found: wrong.length, wrong })
  return [
    none('what the books say of themselves', books),
    none('orders for a person to look at', review),
    none('what is not settled', await unsettled(house)),
    none('jobs that were given up', givenUp),
    none('commands that were refused', operator.refused),
    none(
      'commands that broke',
      operator.broken.filter(version => version === checkout),
    ),
    none(
      'servers that ended by themselves',
      house.servers.flatMap(({ wrong }) => wrong),
    ),
  ]
}
