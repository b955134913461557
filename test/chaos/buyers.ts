import { randomUUID } from 'node:crypto'
import { unmadePriceId } from '#modules/catalogue/product.ts'
import { payOnPage } from '#test/buyer.ts'
import type { House } from './house.ts'
import { persist } from './patience.ts'
import type { Buying, How } from './plan.ts'

/** What a buyer knows of their own purchase. */
export interface Purchase {
  act: Buying
  email: string
  page: string
  sessionId: string
  /** They were told that it is paid, or that the bank is being asked. */
  isDone: boolean
}

const WAITS_MS = 20_000
const DECLINED = '4000000000000002'
const REFUSED_ACCOUNT = '33333335'

export const emailOf = (nth: number) => `buyer-${nth}@example.com`

/** Presses until there is a page to pay on, and pays there as the plan says. */
export async function buy(house: House, act: Buying): Promise<Purchase> {
  const key = randomUUID()
  const page = await persist(`a payment page for buyer ${act.nth}`, () => pressed(house, act, key))
  const sessionId = page.split('/').at(-1) ?? ''
  const purchase: Purchase = { act, email: emailOf(act.nth), page, sessionId, isDone: false }
  if (act.how === 'late' || act.how === 'never') return purchase
  await pay(house, purchase)
  return purchase
}

async function pressed(house: House, act: Buying, key: string): Promise<string | null> {
  const urls = house.servers.map(({ url }) => url)
  const at = (nth: number) => urls[(act.at + nth) % urls.length] ?? ''
  const presses = act.twice ? [press(at(0), act, key), press(at(1), act, key)] : [press(at(0), act, key)]
  const pages = await Promise.all(presses.map(one => one.catch(() => null)))
  // Who gets no answer presses again, and comes to another server.
  return pages.find(page => page !== null) ?? press(at(1), act, key)
}

/** @throws when the shop says that it cannot be bought, which it always can */
async function press(url: string, { nth, basket }: Buying, key: string): Promise<string | null> {
  const items = Object.entries(basket).map(([id, quantity]) => ({ priceId: unmadePriceId(id as never), quantity }))
  const answer = await fetch(`${url}/api/create-checkout-session`, {
    method: 'POST',
    // Every buyer has an address of their own, so that nobody presses too often.
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      Origin: url,
      'X-Forwarded-For': `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`,
    },
    body: JSON.stringify({ items, isGuest: true }),
    signal: AbortSignal.timeout(WAITS_MS),
  })
  const text = await answer.text()
  if (answer.status === 200) return (JSON.parse(text) as { url: string }).url
  throw new Error(`${answer.status} ${text.slice(0, 200)}`)
}

/** Pays on the page, from the start where the connection broke: who has paid already is sent on from there. */
export async function pay(house: House, purchase: Purchase): Promise<void> {
  const { act, page, email } = purchase
  const typed = { email, name: `Buyer ${act.nth}` }
  const how = act.how === 'debit' || act.how === 'debit-refused' ? 'delayed' : 'card'
  let isDeclined = act.how !== 'declined-first'
  await persist(`the payment of buyer ${act.nth}`, async () => {
    const there = await fetch(page, { redirect: 'manual', signal: AbortSignal.timeout(WAITS_MS) })
    await there.text()
    if (there.status === 303 || there.status === 302) return true
    if (!isDeclined) {
      await payOnPage(page, how, act.delivery, { ...typed, card: DECLINED }).catch((error: Error) => {
        if (/^Not paid: 200/.test(error.message)) isDeclined = true
      })
      return false
    }
    await payOnPage(page, how, act.delivery, { ...typed, ...accountOf(act.how) })
    return true
  })
  purchase.isDone = true
  if (act.comesBack) await comeBack(house, purchase)
}

const accountOf = (how: How) => (how === 'debit-refused' ? { account: REFUSED_ACCOUNT } : {})

/** The page after the payment asks once. What it is told, or not told, changes nothing of what is paid. */
async function comeBack({ servers }: House, { act, sessionId }: Purchase): Promise<void> {
  const url = servers[act.at]?.url ?? ''
  const answer = await fetch(`${url}/api/verify-payment`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ session_id: sessionId }),
    signal: AbortSignal.timeout(WAITS_MS),
  }).catch(() => null)
  await answer?.text().catch(() => '')
}
