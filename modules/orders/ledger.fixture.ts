import type { Payments } from './gateway.ts'
import type { Dispute } from './order-life.ts'
import type { PaymentAnswer, PaymentSession } from './payment.ts'
import type { SessionRequest } from './session-request.ts'

/** One payment, as the ledger of a payment service has it. */
interface Paid {
  session: PaymentSession
  /** What went back under which key. */
  refunds: Map<string, number>
  /** What the payer's bank asks back, and what came of it. */
  dispute: Dispute
}

export interface Ledger {
  payments: Payments
  /** The buyer pays what the page asks for, with standard delivery. */
  pay(sessionId: string): void
  /** A payment that was made before: what its order says of it. */
  paidPage(of: { id: string; goods: number; discount: number; delivery: number }): {
    session_id: string
    payment_intent: string
  }
  /** The payer's bank asks the payment back, or decides about that; what is decided stays so. */
  dispute(sessionId: string, state: Exclude<Dispute, 'none'>): Dispute
  disputeOf(sessionId: string): Dispute
  /** What is left of a payment, in pence; null when there is none. */
  left(sessionId: string): number | null
}

const ANN = {
  email: 'ann@example.com',
  name: 'Ann Teal',
  shipTo: { name: 'Ann Teal', lines: ['1 Mill Lane'], city: 'Leeds', county: '', postcode: 'LS1 1AA', country: 'GB' },
}

/**
 * A payment service in memory, for tests of thousands of orders: pages, payments and refunds under keys, as the real
 * one keeps them.
 * @param hinder called before and after a refund: it may throw, as a line that breaks does
 */
export function openLedger(
  priceOf: (priceId: string) => number,
  hinder: () => void,
  /** What a code takes off goods of so many pence. */
  offPence: (promotionId: string, goods: number) => number = () => 0,
): Ledger {
  const pages = new Map<string, Paid>()
  const byKey = new Map<string, string>()
  const intentOf = (sessionId: string) => `pi_${sessionId}`
  const known = (sessionId: string) => pages.get(sessionId)
  const give = <T>(value: T): PaymentAnswer<T> => ({ ok: true, value })
  const no: PaymentAnswer<never> = { ok: false, problem: { reason: 'unknown', words: 'No such thing' } }
  const away: PaymentAnswer<never> = { ok: false, problem: { reason: 'unreachable', words: 'No answer' } }
  const reached = () => {
    try {
      hinder()
      return true
    } catch {
      return false
    }
  }
  const sum = ({ refunds }: Paid) => [...refunds.values()].reduce((all, pence) => all + pence, 0)
  const seen = (page: Paid): PaymentSession => ({ ...page.session, refundedPence: sum(page) })

  const payments: Payments = {
    livemode: false,
    refusedPrices: new Set(),
    async createSession(request, key) {
      const id = byKey.get(key) ?? `cs_test_${String(byKey.size).padStart(24, '0')}`
      byKey.set(key, id)
      if (!pages.has(id)) pages.set(id, { session: opened(id, request), refunds: new Map(), dispute: 'none' })
      return give(seen(pages.get(id) as Paid))
    },
    async session(id) {
      const page = known(id)
      return page ? give(seen(page)) : no
    },
    async expireSession(id) {
      const page = known(id)
      return page ? give(seen(page)) : no
    },
    async createPrice(id, pence) {
      return give({ id, pence, currency: 'gbp', active: true })
    },
    async createProduct(_name, pence) {
      return give({ id: 'price_made', pence, currency: 'gbp', active: true })
    },
    async makeCode() {
      return away
    },
    async endCode() {
      return away
    },
    async createCustomer() {
      return away
    },
    async tellCustomer() {
      return away
    },
    async forgetCustomer() {
      return away
    },
    async sessionIdOfIntent(intent) {
      return give([...pages.keys()].find(id => intentOf(id) === intent) ?? null)
    },
    async refund(intent, pence, key) {
      if (!reached()) return away
      const page = pages.get(intent.slice(intentOf('').length))
      if (!page) return no
      const left = (page.session.totalPence ?? 0) - sum(page)
      if (!page.refunds.has(key)) {
        const wanted = pence === 'all' ? left : pence
        if (page.dispute === 'open' || page.dispute === 'lost') {
          return { ok: false, problem: { reason: 'refused', words: 'The bank has taken it back' } }
        }
        if (wanted > left) return { ok: false, problem: { reason: 'refused', words: 'More than is left' } }
        page.refunds.set(key, wanted)
      }
      return reached() ? give(null) : away
    },
    async refunds() {
      return give([])
    },
    async sale() {
      return no
    },
    async disputes(intent) {
      if (!reached()) return away
      const page = pages.get(intent.slice(intentOf('').length))
      if (!page || page.dispute === 'none') return give([])
      const pence = page.session.totalPence ?? 0
      const at = new Date('2026-11-01T12:00:00Z')
      return give([{ id: `dp_${intent}`, state: page.dispute, reason: 'general', pence, openedAt: at, evidenceBy: at }])
    },
    async price() {
      return no
    },
    async undeliveredEvents() {
      return give([])
    },
    async eventsSince() {
      return give([])
    },
    readEvent: () => null,
  }
  const opened = (id: string, request: SessionRequest): PaymentSession => {
    if (request.mode !== 'payment') throw new Error('This ledger sells once')
    const goods = request.line_items.reduce((all, { price, quantity }) => all + priceOf(price) * quantity, 0)
    const delivery = request.shipping_options[0]?.shipping_rate_data.fixed_amount.amount ?? 0
    const code = request.discounts?.[0]?.promotion_code
    const discount = code ? offPence(code, goods) : 0
    return pageOf(id, { id: request.metadata.order_id, goods, discount, delivery })
  }
  function pageOf(
    id: string,
    { id: orderId, goods, discount, delivery }: { id: string; goods: number; discount: number; delivery: number },
  ): PaymentSession {
    return {
      id,
      url: `https://pay.example/${id}`,
      state: 'open',
      paid: false,
      failed: false,
      livemode: false,
      currency: 'gbp',
      subtotalPence: goods,
      discountPence: discount,
      shippingPence: delivery,
      totalPence: goods - discount + delivery,
      orderId,
      paymentIntent: null,
      refundedPence: 0,
      payer: null,
    }
  }
  return {
    payments,
    pay(sessionId) {
      const page = known(sessionId)
      if (!page) throw new Error(`There is no page ${sessionId}`)
      const { session } = page
      const paymentIntent = intentOf(sessionId)
      page.session = { ...session, state: 'complete', paid: true, url: null, payer: ANN, paymentIntent }
    },
    paidPage(of) {
      const id = `cs_test_paid${of.id.replaceAll('-', '')}`
      pages.set(id, { session: pageOf(id, of), refunds: new Map(), dispute: 'none' })
      this.pay(id)
      return { session_id: id, payment_intent: intentOf(id) }
    },
    dispute(sessionId, state) {
      const page = known(sessionId)
      if (!page) throw new Error(`There is no page ${sessionId}`)
      if (page.dispute === 'none' || page.dispute === 'open') page.dispute = state
      return page.dispute
    },
    disputeOf: sessionId => known(sessionId)?.dispute ?? 'none',
    left(sessionId) {
      const page = known(sessionId)
      return page?.session.paid ? (page.session.totalPence ?? 0) - sum(page) : null
    },
  }
}
