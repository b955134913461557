import { expect, test } from 'vitest'
import type { Called } from '#browser/calls.ts'
import { CHECKOUT_KEY, forgetAttempt, requestCheckout, type Surroundings } from './checkout-call.ts'

const ITEMS = [{ priceId: 'price_biotin', quantity: 2, name: 'Biotin' }]

/** A browser whose shop answers like this. */
function browser(answer: Called) {
  const kept = new Map<string, string>()
  const calls: { key: string | null; body: unknown }[] = []
  const at: Surroundings = {
    call: async (_, { headers, body } = {}) => {
      calls.push({ key: headers?.['Idempotency-Key'] ?? null, body })
      return answer
    },
    storage: {
      getItem: name => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: name => void kept.delete(name),
    },
    newKey: () => crypto.randomUUID(),
    online: () => true,
  }
  return { at, kept, calls }
}

const says = (status: number, body: unknown) => browser({ ok: status < 300, status, body, lost: null })

test('sends what the specification says, and gives the address of the payment page', async () => {
  const { at, calls } = says(200, { url: 'https://pay.example/1' })
  expect(await requestCheckout(ITEMS, at)).toEqual({ ok: true, url: 'https://pay.example/1' })
  expect(calls[0]?.body).toEqual({ items: [{ priceId: 'price_biotin', quantity: 2 }], isGuest: true })
})

test('two presses and two tabs name the same attempt; after it is over there is a new name', async () => {
  const { at, kept, calls } = says(200, { url: 'https://pay.example/1' })
  await Promise.all([requestCheckout(ITEMS, at), requestCheckout(ITEMS, at)])
  await requestCheckout([...ITEMS, { priceId: 'price_other', quantity: 1, name: 'Other' }], at)
  expect(new Set(calls.map(call => call.key))).toEqual(new Set([kept.get(CHECKOUT_KEY)]))
  forgetAttempt(at.storage)
  await requestCheckout(ITEMS, at)
  expect(calls.at(-1)?.key).not.toBe(calls[0]?.key)
})

test('a storage full of nonsense, or none, is no obstacle', async () => {
  const { at, kept, calls } = says(200, { url: 'https://pay.example/1' })
  kept.set(CHECKOUT_KEY, 'x'.repeat(10_000))
  await requestCheckout(ITEMS, at)
  expect(calls[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
  const broken = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const none = { ...at, storage: { getItem: broken, setItem: broken, removeItem: broken } }
  expect((await requestCheckout(ITEMS, none)).ok).toBe(true)
  expect((await requestCheckout(ITEMS, { ...at, storage: null })).ok).toBe(true)
})

const refusals: [string, number, unknown, string, boolean][] = [
  ['a text of the specification', 400, { error: 'Your cart is empty', isWhole: true }, 'Your cart is empty', false],
  [
    'a sentence of the shop',
    502,
    { error: 'The payment page could not be opened.', isWhole: true },
    'The payment page could not be opened.',
    false,
  ],
  ['anything else', 500, { error: 'upstream is away' }, 'Checkout failed: upstream is away', false],
  [
    'a line that the server knows by its place',
    400,
    { error: 'Invalid quantity for item 1', isWhole: true },
    'Invalid quantity for Biotin',
    false,
  ],
  [
    'a line that the cart does not know either',
    400,
    { error: 'Invalid quantity for item 7', isWhole: true },
    'Invalid quantity for item 7',
    false,
  ],
  [
    'products that are gone',
    409,
    {
      error: 'One or more products are no longer available. Please refresh your cart.',
      isWhole: true,
      clearsCart: true,
    },
    'One or more products are no longer available. Please refresh your cart.',
    true,
  ],
  [
    'another currency',
    409,
    { error: 'Currency mismatch. Please contact support.', isWhole: true },
    'Currency mismatch. Please contact support.',
    false,
  ],
  ['no address', 200, {}, 'Checkout failed: No checkout URL received', false],
  ['an address that is none', 200, { url: 'javascript:alert(1)' }, 'Checkout failed: No checkout URL received', false],
  ['nonsense', 500, 'oops', 'Checkout failed: Something went wrong. Please try again.', false],
]
test.each(refusals)('%s is said in the words specified', async (_, status, body, message, clearsCart) => {
  const { at } = says(status, body)
  expect(await requestCheckout(ITEMS, at)).toEqual({ ok: false, message, clearsCart })
})

test('offline, unreachable and an empty cart say so without anything being sent', async () => {
  const { at, calls } = says(200, { url: 'https://pay.example/1' })
  expect(await requestCheckout(ITEMS, { ...at, online: () => false })).toMatchObject({
    ok: false,
    message: expect.stringContaining('offline'),
  })
  expect(await requestCheckout([], at)).toMatchObject({ ok: false, message: 'Your cart is empty' })
  expect(calls).toEqual([])
  const { at: away } = browser({ ok: false, status: 0, body: null, lost: 'unreachable' })
  const lost = await requestCheckout(ITEMS, away)
  expect(lost).toMatchObject({ ok: false, clearsCart: false })
  expect(lost.ok || lost.message).toMatch(/^The shop could not be reached/)
})
