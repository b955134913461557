import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from './context.ts'
import { findCustomer, forgetCard, savedCards } from './customers.ts'
import { moveDispute } from './disputes.ts'
import { passMonth } from './month-later.ts'
import { formPage } from './page-form.ts'
import { pageReply, type Reply, redirect } from './page-frame.ts'
import { checkInput, type Problems, readValues, type Values } from './page-input.ts'
import { challengePage, completePage, expiredPage, paymentsPage, successAddress, unknownPage } from './page-notices.ts'
import { STYLE_PATH, STYLE_TEXT } from './page-style.ts'
import { attemptPayment, settleDebit } from './payments.ts'
import { doneAt, openPortal, portalPage, takeCard } from './portal.ts'
import { failRefund } from './refunds.ts'
import { readBody } from './request-body.ts'
import { listResources } from './resources.ts'
import { codeOf } from './session-discounts.ts'
import { findSession } from './sessions.ts'
import { shippingRates } from './shipping.ts'
import { renewNow } from './subscriptions.ts'
import { NOT_AUTHENTICATED } from './test-cards.ts'
import type { SessionRecord, WireSubscription } from './wire.ts'

export const PAGE_PREFIX = '/sandbox/stripe/'
const BODY_LIMIT = 16 * 1024

/** Where a session is paid, below the app's origin. */
export const pagePath = (sessionId: string): string => `${PAGE_PREFIX}pay/${sessionId}`
const challengePath = (sessionId: string): string => `${pagePath(sessionId)}/3d-secure`
export const portalPath = (sessionId: string): string => `${PAGE_PREFIX}portal/${sessionId}`
const PAYMENTS_PATH = `${PAGE_PREFIX}payments`

interface Visit {
  context: Context
  posting: boolean
  body: string
}

/** Answers what lies under PAGE_PREFIX; false, untouched, for any other address. */
export async function servePage(
  context: Context,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = (request.url ?? '').split('?', 1)[0] ?? ''
  if (path !== PAGE_PREFIX.slice(0, -1) && !path.startsWith(PAGE_PREFIX)) return false
  if (!['GET', 'HEAD', 'POST'].includes(request.method ?? '')) {
    response.writeHead(405, { allow: 'GET, HEAD, POST' }).end()
    return true
  }
  const posting = request.method === 'POST'
  const body = posting ? await readBody(request, BODY_LIMIT) : ''
  const reply = body === null ? { status: 413, headers: {}, body: '' } : serve({ context, posting, body }, path)
  response
    .writeHead(reply.status, { ...reply.headers, 'content-length': Buffer.byteLength(reply.body) })
    .end(reply.body)
  return true
}

function serve(visit: Visit, path: string): Reply {
  const { context } = visit
  if (path === STYLE_PATH) return STYLE
  if (path === PAYMENTS_PATH) return visitPayments(visit)
  if (path === PAGE_PREFIX || path === PAGE_PREFIX.slice(0, -1)) return redirect(PAYMENTS_PATH)
  const [, portal] = /^\/sandbox\/stripe\/portal\/(bps_[A-Za-z0-9]+)$/.exec(path) ?? []
  if (portal) return visitPortal(visit, portal)
  const [, id = '', challenge] = /^\/sandbox\/stripe\/pay\/(cs_test_[A-Za-z0-9]+)(\/3d-secure)?$/.exec(path) ?? []
  const record = id === '' ? null : findSession(context, id)
  if (!record) return pageReply(404, unknownPage())
  if (challenge) return visitChallenge(visit, record)
  if (record.session.status !== 'open') return visitClosed(visit, record)
  if (visit.posting) return submit(visit, record)
  return showForm(visit, record, {}, null)
}

const STYLE: Reply = {
  status: 200,
  headers: {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  },
  body: STYLE_TEXT,
}

/** A second submit of a paid form goes where the first one went. */
function visitClosed({ posting }: Visit, record: SessionRecord): Reply {
  const { session } = record
  if (session.status === 'expired') return pageReply(200, expiredPage(session))
  if (posting) return redirect(successAddress(session))
  return pageReply(200, completePage(record))
}

/** Always a 200, as on Stripe's own page: a declined card is an answer, not a broken request in the browser's console. */
function showForm(visit: Visit, record: SessionRecord, problems: Problems, typed: Values | null): Reply {
  const { context } = visit
  const values = typed ?? kept(context, record)
  const saved = cardsFor(context, record)
  const failure = Object.keys(problems).length > 0 ? null : record.lastFailure
  const rates = shippingRates(context, record)
  const { merchantName, settlementSeconds } = context
  const code = codeOf(context, record.session)
  const text = formPage({ record, rates, merchantName, settlementSeconds, values, problems, failure, saved, code })
  return pageReply(200, text, formTargets(record))
}

const cardsFor = (context: Context, { session }: SessionRecord) =>
  session.customer === null ? [] : savedCards(context, session.customer)

/** After a challenge the form comes back with what was typed before it; at first, with what is known of the customer. */
function kept(context: Context, { buyer, session }: SessionRecord): Values {
  if (!buyer) return knownOf(context, session.customer)
  const { line1, line2, city, postal_code } = buyer.address
  return {
    email: buyer.email,
    name: buyer.name,
    line1: line1 ?? '',
    line2: line2 ?? '',
    city: city ?? '',
    postcode: postal_code ?? '',
    delivery: buyer.shippingRate ?? '',
  }
}

function knownOf(context: Context, id: string | null): Values {
  const customer = id === null ? null : findCustomer(context, id)
  if (!customer || 'deleted' in customer) return {}
  const { address, name } = customer.shipping ?? {}
  return {
    email: customer.email ?? '',
    name: name ?? customer.name ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    city: address?.city ?? '',
    postcode: address?.postal_code ?? '',
  }
}

/** The browser follows the redirect after paying only to addresses that the page's policy names. */
function formTargets({ session }: SessionRecord): string[] {
  return session.success_url && URL.canParse(session.success_url) ? [new URL(session.success_url).origin] : []
}

function submit(visit: Visit, record: SessionRecord): Reply {
  const { context, body } = visit
  const forgotten = new URLSearchParams(body).get('forget')
  if (forgotten !== null) {
    if (record.session.customer !== null) forgetCard(context, record.session.customer, forgotten)
    return redirect(pagePath(record.session.id))
  }
  const values = readValues(body)
  const checked = checkInput(record, values, cardsFor(context, record), new Date(context.seconds() * 1000))
  if ('problems' in checked) return showForm(visit, record, checked.problems, values)
  const { buyer, method, answer } = checked.attempt
  const after = attemptPayment(context, record.session.id, buyer, method, answer)
  if (!after) return pageReply(404, unknownPage())
  if (after.session.status === 'complete') return redirect(successAddress(after.session))
  if (after.challenged) return redirect(challengePath(after.session.id))
  if (after.session.status === 'expired') return pageReply(200, expiredPage(after.session))
  return showForm(visit, after, {}, values)
}

function visitChallenge(visit: Visit, record: SessionRecord): Reply {
  const { context, posting, body } = visit
  const { session, buyer, challenged } = record
  if (session.status !== 'open') return visitClosed(visit, record)
  if (!buyer || !challenged) return redirect(pagePath(session.id))
  if (!posting) return pageReply(200, challengePage(record, context.merchantName), formTargets(record))
  const passed = new URLSearchParams(body).get('outcome') === 'complete'
  const after = attemptPayment(context, session.id, buyer, challenged, passed ? 'pays' : NOT_AUTHENTICATED)
  if (after?.session.status === 'complete') return redirect(successAddress(after.session))
  return redirect(pagePath(session.id))
}

function visitPortal({ context, posting, body }: Visit, id: string): Reply {
  const portal = openPortal(context, id)
  if (!portal) return pageReply(404, unknownPage())
  const values = posting ? readValues(body) : {}
  const problems = posting ? takeCard(context, portal, values) : {}
  if (problems === null) return redirect(doneAt(portal))
  const back = doneAt(portal)
  return pageReply(200, portalPage(context, portal, values, problems), URL.canParse(back) ? [new URL(back).origin] : [])
}

function visitPayments({ context, posting, body }: Visit): Reply {
  if (!posting) {
    const latest = listResources<SessionRecord>(context.store, 'checkout.session', { limit: 20 })
    const running = listResources<WireSubscription>(context.store, 'subscription', { limit: 20 })
    return pageReply(200, paymentsPage(latest.data, running.data))
  }
  const sent = new URLSearchParams(body)
  const outcome = sent.get('outcome')
  const session = sent.get('session') ?? ''
  if (outcome === 'paid' || outcome === 'refused') settleDebit(context, session, outcome)
  if (outcome === 'open' || outcome === 'won' || outcome === 'lost') moveDispute(context, session, outcome)
  if (outcome === 'refund-failed') failRefund(context, session)
  if (outcome === 'renew') renewNow(context, sent.get('subscription') ?? '')
  if (outcome === 'month') passMonth(context, sent.get('subscription') ?? '')
  return redirect(PAYMENTS_PATH)
}
