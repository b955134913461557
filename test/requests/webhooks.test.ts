import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { logText, openShop, type Shop } from './built-shop.test-support.ts'
import { type Books, books, buy, fillIn, foreignSession, heard, openPayment, sessionOf } from './buying.test-support.ts'
import { endlessRequest } from './raw-request.test-support.ts'

let shop: Shop
let paid: string
let before: Books
beforeAll(async () => {
  shop = await openShop()
  paid = await buy(shop, { biotin: 2 })
})
afterAll(() => shop.stop())
beforeEach(async () => {
  await heard(shop)
  before = await books(shop)
})

const stripe = new Stripe('sk_test_sandbox')
const SECRET = 'whsec_sandbox'
const nowSeconds = () => Math.floor(Date.now() / 1000)

/** As the payment service signs it, unless told otherwise. */
function signed(payload: string, { secret = SECRET, at = nowSeconds() } = {}) {
  return stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at })
}

const notice = (id: string, type: string, object: object) =>
  JSON.stringify({ id, object: 'event', type, livemode: false, created: nowSeconds(), data: { object } })
const aboutSession = (id: string, session: string) =>
  notice(id, 'checkout.session.completed', { id: session, object: 'checkout.session', payment_status: 'paid' })

const post = (body: string | Buffer, signature?: string, headers = {}) =>
  shop.ask('/hooks/stripe', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      ...(signature ? { 'stripe-signature': signature } : {}),
      ...headers,
    },
  })

type Forged = [name: string, send: () => [body: string, signature?: string]]

describe('a notice that is not genuine is 400 and changes nothing', () => {
  const body = () => aboutSession('evt_forged', paid)
  const FORGED: Forged[] = [
    ['without a signature', () => [body()]],
    ['with an empty signature', () => [body(), 't=,v1=']],
    ['with nonsense for a signature', () => [body(), 'signed by me']],
    ['signed with another secret', () => [body(), signed(body(), { secret: 'whsec_other' })]],
    ['signed for another body', () => [body(), signed(`${body()} `)]],
    ['changed after it was signed', () => [body().replace(paid, 'cs_test_another'), signed(body())]],
    ['six minutes old', () => [body(), signed(body(), { at: nowSeconds() - 360 })]],
    [
      'with its time moved on',
      () => [body(), signed(body(), { at: nowSeconds() - 360 }).replace(/t=\d+/, `t=${nowSeconds()}`)],
    ],
    ['only in the old scheme', () => [body(), signed(body()).replace('v1=', 'v0=')]],
    ['that is no JSON, though signed', () => ['paid!', signed('paid!')]],
    ['that is empty, though signed', () => ['', signed('')]],
    ['that is no notice, though signed', () => ['null', signed('null')]],
    ...[{}, { type: 'charge.refunded' }, { id: 'evt_1' }, { id: '', type: 'charge.refunded' }, { id: 7, type: [] }].map(
      (nameless): Forged => {
        const text = JSON.stringify({ ...nameless, object: 'event', data: { object: {} } })
        return [`of ${JSON.stringify(nameless)}, though signed`, () => [text, signed(text)]]
      },
    ),
  ]
  test.each(FORGED)('%s', async (_, send) => {
    const answer = await post(...send())
    expect([answer.status, answer.text]).toEqual([400, '{"error":"Not a genuine notice"}'])
    expect(await books(shop)).toEqual(before)
  })

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('nor by %s, which is 405', async method => {
    const text = method === 'GET' || method === 'HEAD' ? undefined : body()
    const answer = await shop.ask('/hooks/stripe', {
      method,
      body: text,
      headers: { 'stripe-signature': signed(body()) },
    })
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST, OPTIONS'])
    expect(await books(shop)).toEqual(before)
  })

  test('nor of more than 256 kB, which is 413', async () => {
    const much = notice('evt_much', 'x.y', { text: 'x'.repeat(300_000) })
    expect((await post(much, signed(much))).status).toBe(413)
    expect(await endlessRequest(shop.origin, '/hooks/stripe')).toBe(413)
    expect(await books(shop)).toEqual(before)
  })
})

describe('a genuine notice', () => {
  const rest = ({ notices, ...others }: Books) => others

  test('is a hint, never the truth: one that says paid of an unpaid session sells nothing', async () => {
    const page = await openPayment(shop, { biotin: 1 })
    before = await books(shop)
    const body = aboutSession('evt_says_paid', sessionOf(page))
    expect((await post(body, signed(body))).status).toBe(200)
    expect(rest(await books(shop))).toEqual(rest(before))
  })

  test('that comes again is 200, counted, and otherwise nothing', async () => {
    const event = shop.open.standIn?.control.events().find(({ type }) => type === 'checkout.session.completed')
    for (const times of [2, 3]) {
      expect(await shop.open.standIn?.control.webhooks.resend(event?.id ?? '')).toBe(200)
      const now = await books(shop)
      expect(now.notices.find(({ id }) => id === event?.id).deliveries).toBe(times)
      expect(rest(now)).toEqual(rest(before))
    }
  })

  test('ten times at once is one sale and one e-mail', async () => {
    const { webhooks } = shop.open.standIn?.control ?? {}
    webhooks?.hold()
    webhooks?.setCopies(10)
    const page = await openPayment(shop, { 'vitamin-d3-k2': 1 })
    await fillIn(shop, page)
    await webhooks?.release()
    await heard(shop)
    webhooks?.setCopies(1)
    const now = await books(shop)
    const bought = now.orders.at(-1)
    expect(bought).toMatchObject({ status: 'paid', stock: 'sold' })
    expect(now.history.filter(({ order_id }) => order_id === bought.id)).toHaveLength(1)
    expect(now.jobs.filter(({ data }) => data.orderId === bought.id)).toHaveLength(1)
    expect(now.stock.find(({ id }) => id === 'vitamin-d3-k2')).toMatchObject({ reserved_units: 0, stock_units: 499 })
  })

  test.each([
    [
      'of a kind nobody asked for',
      () => notice('evt_other_kind', 'customer.created', { id: 'cus_1', object: 'customer' }),
    ],
    ['about a session nobody knows', () => aboutSession('evt_unknown', 'cs_test_doesnotexist')],
    ['about no session at all', () => notice('evt_no_session', 'charge.refunded', { id: 'ch_1', object: 'charge' })],
    [
      'about a payment of somebody else',
      () => notice('evt_intent', 'charge.refunded', { id: 'ch_1', payment_intent: 'pi_other' }),
    ],
  ])('%s is taken and changes no order', async (_, write) => {
    const body = write()
    const answer = await post(body, signed(body))
    expect([answer.status, answer.text]).toEqual([200, '{"received":true}'])
    const now = await books(shop)
    expect(rest(now)).toEqual(rest(before))
    expect(now.notices.length).toBe(before.notices.length + 1)
  })

  test('about a session of the same account that is no order of ours changes no order', async () => {
    const body = aboutSession('evt_foreign', await foreignSession(shop))
    expect((await post(body, signed(body))).status).toBe(200)
    expect(rest(await books(shop))).toEqual(rest(before))
  })

  test('is read as bytes, whatever its type says, and comes without an Origin', async () => {
    const body = notice('evt_typed', 'x.y', { name: 'Zoë £5 \u2028' })
    expect(
      (await post(body, signed(body), { 'content-type': 'text/plain', origin: 'https://elsewhere.test' })).status,
    ).toBe(200)
  })

  test('with two signatures, as while the secret is changed, is taken when one is ours', async () => {
    const body = notice('evt_rolled', 'x.y', {})
    const [time, ours] = signed(body).split(',')
    const theirs = signed(body, { secret: 'whsec_old' }).split(',')[1]
    expect((await post(body, `${time},${theirs},${ours}`)).status).toBe(200)
  })
})

describe('when the payment service cannot be asked', () => {
  test('the notice is refused with 503, changes no order, and is worked out when it comes again', async () => {
    const { control } = shop.open.standIn ?? {}
    control?.webhooks.hold()
    const page = await openPayment(shop, { biotin: 1 })
    await fillIn(shop, page)
    before = await books(shop)
    control?.fault({ fault: { kind: 'drop-before' }, path: '/v1/checkout/sessions/', method: 'GET', times: 9 })
    const body = aboutSession('evt_too_soon', sessionOf(page))
    const answer = await post(body, signed(body))
    expect([answer.status, answer.text, answer.headers['retry-after']]).toEqual([
      503,
      '{"error":"Please deliver it again"}',
      '30',
    ])
    const { notices, ...others } = await books(shop)
    expect(others).toEqual((({ notices: _, ...rest }) => rest)(before))
    expect(notices.at(-1)).toMatchObject({ id: 'evt_too_soon', processed_at: null })

    control?.clearFaults()
    expect((await post(body, signed(body))).status).toBe(200)
    expect((await books(shop)).orders.at(-1)).toMatchObject({ status: 'paid', session_id: sessionOf(page) })
    await control?.webhooks.release()
    await heard(shop)
    expect((await books(shop)).history.filter(({ order_id }) => order_id === before.orders.at(-1).id)).toHaveLength(1)
  })
})

test('no notice and no signature is in the log', () => {
  const logged = logText()
  expect(logged).toContain('hook.not-genuine')
  for (const secret of ['whsec_', 'v1=', 'ann.teal', 'Ann Teal', 'Mill Lane']) expect(logged).not.toContain(secret)
})
