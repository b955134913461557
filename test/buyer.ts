import { CARD_EXPIRY } from '#sandbox/stripe/card.test-support.ts'

/** Ann buys with a card that pays unless a test says otherwise. */
const ANN = {
  email: 'ann@example.com',
  name: 'Ann Teal',
  line1: '1 Mill Lane',
  city: 'Leeds',
  postcode: 'LS1 1AA',
}
export type Typed = Partial<typeof ANN & typeof PAYS & typeof DELAYED>
const PAYS = { method: 'card', card: '4242424242424242', expiry: CARD_EXPIRY, cvc: '123' }
const DELAYED = { method: 'bacs_debit', sort_code: '108800', account: '00012345' }

/** Fills in and sends the payment page; returns the session's id. */
export async function payOnPage(
  url: string,
  how: 'card' | 'delayed' = 'card',
  delivery: 'standard' | 'express' = 'standard',
  typed: Typed = {},
): Promise<string> {
  const html = await (await fetch(url)).text()
  const rates = [...html.matchAll(/name="delivery"[^>]*value="([^"]+)"/g)].map(match => match[1] ?? '')
  const rate = rates[delivery === 'standard' ? 0 : 1] ?? ''
  const form = new URLSearchParams({ ...ANN, ...(how === 'card' ? PAYS : DELAYED), ...typed, delivery: rate })
  const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
  if (answer.status !== 303 && answer.status !== 302)
    throw new Error(`Not paid: ${answer.status} ${await answer.text()}`)
  return new URL(answer.headers.get('location') ?? '').searchParams.get('session_id') ?? ''
}
