import { CARD_EXPIRY } from '#sandbox/stripe/card.test-support.ts'
import { visitor } from './visitor.ts'

const GOOD_ADDRESS = {
  email: 'buyer@example.com',
  name: 'Bench Buyer',
  line1: '1 High Street',
  city: 'York',
  postcode: 'YO1 7HH',
  method: 'card',
  card: '4242424242424242',
  expiry: CARD_EXPIRY,
  cvc: '123',
}

/** What the cart page sends to open a payment page. */
export function checkoutCall(shopUrl: string, priceIds: readonly string[]) {
  return {
    url: `${shopUrl}/api/create-checkout-session`,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', origin: shopUrl },
    body: JSON.stringify({ items: priceIds.map(priceId => ({ priceId, quantity: 1 })), isGuest: true }),
  }
}

/** The nth buyer, from the cart to a payment that the payment service has taken. */
export async function buy(shopUrl: string, priceIds: readonly string[], n: number): Promise<void> {
  const { url, headers, ...call } = checkoutCall(shopUrl, priceIds)
  const answer = await fetch(url, { ...call, headers: { ...headers, ...visitor(n) } })
  const { url: page, error } = (await answer.json()) as { url?: string; error?: string }
  if (!page) throw new Error(`No payment page: ${answer.status} ${error}`)
  const delivery = await firstDelivery(page)
  const paid = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...GOOD_ADDRESS, delivery }),
  })
  await paid.arrayBuffer()
  if (paid.status !== 303) throw new Error(`Paying answered ${paid.status}`)
}

/** Each page has ids of its own: they are read as a browser would. */
async function firstDelivery(page: string): Promise<string> {
  const html = await (await fetch(page)).text()
  const input = /<input[^>]*name="delivery"[^>]*>/.exec(html)?.[0]
  const id = /value="([^"]+)"/.exec(input ?? '')?.[1]
  if (!id) throw new Error('The payment page offers no delivery')
  return id
}
