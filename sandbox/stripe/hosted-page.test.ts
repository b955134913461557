import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CARD_YEAR } from './card.test-support.ts'
import { type Bench, BUYER, pay, sessionParams, startBench, submit, until } from './stand-in.test-support.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench({ settlementSeconds: 60 })
})
afterAll(() => bench.stop())
afterEach(() => expect([...bench.misfits]).toEqual([]))

const open = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  bench.stripe.checkout.sessions.create(sessionParams(more))
const read = (id: string) => bench.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
const successUrl = (id: string) => `http://shop.example/payment-success?session_id=${id}`
const show = async (address: string | null) => (await fetch(address ?? '', { redirect: 'manual' })).text()
const eventsOf = (id: string) =>
  bench.standIn.control
    .events()
    .filter(({ data }) => data.object.id === id)
    .map(({ type }) => type)
const BACS = { method: 'bacs_debit', card: '', expiry: '', cvc: '', sort_code: '10-88-00' }

describe('the form', () => {
  test('shows lines, totals and every delivery with its total, escaped, under a strict policy', async () => {
    const session = await open({ line_items: [{ price: 'price_sandbox_magnesium', quantity: 2 }] })
    const response = await fetch(session.url ?? '')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://shop.example")
    expect(policy).not.toContain('unsafe')
    const page = await response.text()
    for (const text of [
      'Test payments: no money moves',
      'Magnesium &lt;Complex&gt;',
      '£25.80',
      '£28.75',
      '£30.75',
      '4242 4242 4242 4242',
      'href="http://shop.example/payment-cancel"',
    ])
      expect(page).toContain(text)
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/)
    const style = /href="(\/sandbox\/stripe\/page-[^"]+\.css)"/.exec(page)?.[1]
    expect((await fetch(bench.origin + style)).headers.get('content-type')).toBe('text/css; charset=utf-8')
  })

  test('a card that pays: 303 to success_url, all objects in step', async () => {
    const session = await open()
    const response = await pay(session, { delivery: String(session.shipping_options[1]?.shipping_rate) })
    expect([response.status, response.headers.get('location')]).toEqual([303, successUrl(session.id)])
    expect(await read(session.id)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      amount_total: 2387,
      shipping_cost: { amount_total: 495 },
      payment_intent: { amount: 2387, status: 'succeeded', latest_charge: { amount: 2387, paid: true } },
    })
    expect(await show(session.url)).toContain('This payment is complete')
  })

  test('a double submit pays once', async () => {
    const session = await open()
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(session)))
    expect(answers.map(answer => answer.headers.get('location'))).toEqual(Array(8).fill(successUrl(session.id)))
    const { payment_intent } = await bench.stripe.checkout.sessions.retrieve(session.id)
    expect((await bench.stripe.charges.list({ payment_intent: String(payment_intent) })).data).toHaveLength(1)
    expect(eventsOf(session.id)).toEqual(['checkout.session.completed'])
  })

  test.each([
    ['4000 0000 0000 0002', 'Your card was declined', 'generic_decline'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds', 'insufficient_funds'],
  ])('%s is declined with words, and the session can still be paid', async (card, message, code) => {
    const session = await open()
    const page = await (await pay(session, { card })).text()
    expect(page).toContain(message)
    expect(page).toContain('value="Ada Lovelace"')
    const declined = await read(session.id)
    expect(declined).toMatchObject({
      status: 'open',
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined', decline_code: code },
        latest_charge: { status: 'failed' },
      },
    })
    const intent = declined.payment_intent as Stripe.PaymentIntent
    expect(eventsOf(intent.id)).toEqual(['payment_intent.payment_failed'])
    expect((await pay(session)).status).toBe(303)
    expect((await read(session.id)).payment_intent).toMatchObject({
      id: intent.id,
      status: 'succeeded',
      last_payment_error: null,
    })
  })

  test.each<[string, Record<string, string>, string]>([
    ['email', { email: 'ada' }, 'Enter an e-mail address'],
    ['name', { name: ' ' }, 'Enter the name for the parcel'],
    ['line1', { line1: '' }, 'Enter the first line of the address'],
    ['city', { city: '' }, 'Enter the town or city'],
    ['postcode', { postcode: '90210' }, 'Enter a UK postcode'],
    ['card', { card: '' }, 'Enter a card number'],
    ['card', { card: '4242 4242 4242 4241' }, 'This card number is not valid'],
    ['card', { card: '5555 5555 5555 4444' }, 'Only the test cards in the list can pay here'],
    ['expiry', { expiry: '13/39' }, 'Enter the expiry date'],
    ['expiry', { expiry: '12/20' }, 'This date is in the past'],
    ['cvc', { cvc: '12' }, 'Enter the security code'],
    ['sort_code', { ...BACS, sort_code: '112233', account: '00012345' }, 'Enter the test sort code'],
    ['account', { ...BACS, account: '123' }, 'Enter one of the test accounts'],
    ['delivery', { delivery: 'shr_none' }, 'Choose a delivery'],
  ])('a wrong %s is named beside the field, nothing is lost, nothing is paid (%o)', async (field, more, message) => {
    const session = await open()
    const page = await (await pay(session, more)).text()
    expect(page).toContain(message)
    expect(page).toContain('<title>Error:')
    expect(page).toContain(`href="#${field === 'delivery' ? 'delivery-0' : field}"`)
    if (field !== 'delivery')
      expect(page).toMatch(
        new RegExp(`id="${field}"[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*${field}-problem"`),
      )
    if (field !== 'line1') expect(page).toContain('value="12 St James’s Square"')
    expect(await read(session.id)).toMatchObject({ status: 'open', payment_intent: null })
  })

  const year = String(CARD_YEAR).slice(-2)
  test.each([`12/${year}`, `12 / ${year}`, `12${year}`, `12/${CARD_YEAR}`, `12-${year}`])(
    'the date %s is understood',
    async expiry => {
      expect((await pay(await open(), { expiry })).status).toBe(303)
    },
  )

  test('a session without delivery asks for no address and keeps a given e-mail', async () => {
    const session = await open({
      shipping_address_collection: undefined,
      shipping_options: undefined,
      customer_email: 'grace@example.com',
    })
    const page = await show(session.url)
    expect(page).not.toContain('name="postcode"')
    expect(page).toMatch(/id="email"[^>]*value="grace@example.com"[^>]*readonly/)
    const { email: _, line1: _line1, city: _city, postcode: _postcode, ...fields } = BUYER
    expect((await submit(session.url ?? '', { ...fields, email: 'mallory@example.com' })).status).toBe(303)
    expect(await read(session.id)).toMatchObject({
      customer_details: { email: 'grace@example.com' },
      collected_information: { shipping_details: null },
      shipping_cost: null,
    })
  })
})

describe('3-D Secure', () => {
  const card = '4000 0025 0000 3155'
  test('completed: paid, with the proof in the charge', async () => {
    const session = await open()
    const response = await pay(session, { card })
    expect(response.headers.get('location')).toBe(`/sandbox/stripe/pay/${session.id}/3d-secure`)
    expect(await read(session.id)).toMatchObject({ status: 'open', payment_intent: { status: 'requires_action' } })
    expect(await show(`${session.url}/3d-secure`)).toContain('Is it you who pays £21.87?')
    const done = await submit(`${session.url}/3d-secure`, { outcome: 'complete' })
    expect(done.headers.get('location')).toBe(successUrl(session.id))
    expect(await read(session.id)).toMatchObject({
      payment_status: 'paid',
      payment_intent: {
        latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
      },
    })
    expect((await submit(`${session.url}/3d-secure`, { outcome: 'complete' })).headers.get('location')).toBe(
      successUrl(session.id),
    )
    expect(eventsOf(session.id)).toEqual(['checkout.session.completed'])
  })

  test('failed: back on the form with what was typed, no charge', async () => {
    const session = await open()
    await pay(session, { card })
    const failed = await submit(`${session.url}/3d-secure`, { outcome: 'fail' })
    expect(failed.headers.get('location')).toBe(`/sandbox/stripe/pay/${session.id}`)
    const page = await show(session.url)
    expect(page).toContain('We could not confirm with your bank')
    expect(page).toContain('value="ada@example.com"')
    expect(page).not.toContain('3155"')
    expect(await read(session.id)).toMatchObject({
      payment_intent: { status: 'requires_payment_method', latest_charge: null },
    })
  })
})

describe('a delayed method', () => {
  async function debited(account: string): Promise<Stripe.Checkout.Session> {
    const session = await open()
    expect((await pay(session, { ...BACS, account })).headers.get('location')).toBe(successUrl(session.id))
    expect(await read(session.id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing', latest_charge: { status: 'pending', paid: false } },
    })
    return session
  }

  test('pays by itself after a while', async () => {
    const session = await debited('00012345')
    bench.standIn.control.moveClock(60)
    expect(await read(session.id)).toMatchObject({
      payment_status: 'paid',
      payment_intent: { status: 'succeeded', latest_charge: { paid: true } },
    })
    expect(eventsOf(session.id)).toEqual(['checkout.session.completed', 'checkout.session.async_payment_succeeded'])
  })

  test('is refused after a while', async () => {
    const session = await debited('33333335')
    bench.standIn.control.moveClock(60)
    expect(await read(session.id)).toMatchObject({
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_payment_method', latest_charge: { status: 'failed' } },
    })
    expect(eventsOf(session.id)).toEqual(['checkout.session.completed', 'checkout.session.async_payment_failed'])
    expect(await show(session.url)).toContain('The bank refused this payment')
  })

  test('or at once, by a button, once', async () => {
    const session = await debited('00012345')
    const list = `${bench.origin}/sandbox/stripe/payments`
    expect(await show(list)).toContain(`value="${session.id}"`)
    await submit(list, { session: session.id, outcome: 'refused' })
    await submit(list, { session: session.id, outcome: 'paid' })
    expect(eventsOf(session.id)).toEqual(['checkout.session.completed', 'checkout.session.async_payment_failed'])
    await until(() => bench.standIn.control.webhooks.pending() === 0, 'all told')
  })
})

describe('other addresses', () => {
  test('an expired page says so and pays nothing', async () => {
    const session = await open()
    await bench.stripe.checkout.sessions.expire(session.id)
    expect(await show(session.url)).toContain('This payment page has expired')
    expect(await (await pay(session)).text()).toContain('Nothing was paid')
    expect(await read(session.id)).toMatchObject({ status: 'expired', payment_intent: null })
  })

  test('unknown sessions, other methods, big bodies and other paths', async () => {
    const base = `${bench.origin}/sandbox/stripe`
    expect((await fetch(`${base}/pay/cs_test_none`)).status).toBe(404)
    expect((await fetch(`${base}/pay/%3Cscript%3E`)).status).toBe(404)
    expect((await fetch(`${base}/payments`, { method: 'DELETE' })).status).toBe(405)
    expect((await fetch(`${base}/payments`, { method: 'POST', body: 'x'.repeat(20_000) })).status).toBe(413)
    expect((await fetch(`${bench.origin}/sandbox/stripes`)).headers.get('content-security-policy')).toBeNull()
    expect((await fetch(base, { redirect: 'manual' })).headers.get('location')).toBe('/sandbox/stripe/payments')
  })
})
