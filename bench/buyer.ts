import { randomUUID } from 'node:crypto'

const GOOD_ADDRESS = {
  email: 'buyer@example.com',
  name: 'Bench Buyer',
  line1: '1 High Street',
  city: 'York',
  postcode: 'YO1 7HH',
  method: 'card',
  card: '4242424242424242',
  expiry: '12 / 40',
  cvc: '123',
}

let visitors = 0

/** Every buyer comes from an address of its own. */
function visitorAddress(): string {
  const n = ++visitors
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
}

/** Opens a payment page for a cart of two products, and says where it is. */
export async function openCheckout(url: string, priceIds: readonly string[]): Promise<string> {
  const answer = await fetch(`${url}/api/create-checkout-session`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': visitorAddress(),
      Origin: url,
    },
    body: JSON.stringify({ items: priceIds.map(priceId => ({ priceId, quantity: 1 })), isGuest: true }),
  })
  const { url: page, error } = (await answer.json()) as { url?: string; error?: string }
  if (!page) throw new Error(`No payment page: ${answer.status} ${error}`)
  return page
}

/** Fills in the stand-in's page and pays. */
export async function pay(page: string, deliveryRate: string): Promise<void> {
  const answer = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...GOOD_ADDRESS, delivery: deliveryRate }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 303) throw new Error(`Paying answered ${answer.status}`)
}

/** The delivery choices are inline, so each page has its own ids: read them as a browser would. */
export async function firstDelivery(page: string): Promise<string> {
  const html = await (await fetch(page)).text()
  const rate = /name="delivery"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="delivery"/.exec(html)
  const id = rate?.[1] ?? rate?.[2]
  if (!id) throw new Error('The payment page offers no delivery')
  return id
}
