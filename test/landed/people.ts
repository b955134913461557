import { randomUUID } from 'node:crypto'
import { stated } from '#modules/food-log/diary.fixture.ts'
import { type Browser, emailsTo } from '#test/requests/browser.test-support.ts'
import { type Shop, until } from '#test/requests/built-shop.test-support.ts'
import { fillIn, order } from '#test/requests/buying.test-support.ts'
import { broughtIn } from '#test/requests/records.test-support.ts'
import type { Story } from './landed.ts'
import { has, operate, type Version } from './version.ts'

/** What people do in a shop of a landed version. What a version lacks is passed over. */

const DAL = '9000000301'
export const DAY = '2026-11-24'
const IN_CART = { productId: 'biotin', priceId: 'price_sandbox_biotin', quantity: 2 }
const SUBSCRIBE = '/shop/supplements/biotin/subscribe'

export async function keepRecords(version: Version, ann: Browser) {
  const profile = { name: 'Ann Teal', weight: '61.7', diets: 'vegetarian', allergies: 'milk', consent: 'yes' }
  const kept = await ann.form('/dashboard/profile', profile)
  if (kept.status !== 303) throw new Error(`No profile: ${kept.status}`)
  const mark = { id: DAL, saved: true, liked: true, stars: 4 }
  await done('recipe', ann.call('/api/private-recipes', { id: 'abcdef0123456789', recipe: broughtIn('Ann’s soup') }))
  if (!has(version, 'app/routes/api/changes.ts')) return void (await done('mark', ann.call('/api/recipe-marks', mark)))
  await done('mark', ann.change('recipe-mark', mark))
  await done('plan', ann.change('plan-changed', { put: [planned('dinner')], removed: [] }))
  const list = { list: 'main', from: '2026-11-23', to: '2026-11-29', edits: [], remove: [], restore: [], repeat: [] }
  await done('list', ann.change('shopping-changed', { ...list, add: [{ id: randomUUID(), text: 'foil' }] }))
  await done('cart', ann.change('cart-lines', { lines: [IN_CART] }))
  await done('diary', ann.change('diary-changed', { put: [eaten()], removed: [], agrees: true }))
}

export function planned(meal: string) {
  return {
    ...{ id: randomUUID(), day: DAY, meal, place: 0, quarters: 4, guestQuarters: 0, time: null, isLocked: false },
    what: { kind: 'dish', ref: { kind: 'own', id: DAL }, name: 'Red lentil dal', grams: null },
  }
}

function eaten() {
  return {
    ...{ id: randomUUID(), day: DAY, meal: 'lunch', place: 0, time: '12:30', added: null },
    what: { kind: 'quick', name: 'Cake at work' },
    amount: { times: 1, grams: null, measure: null },
    one: stated({ energyKcal: 400 }),
  }
}

/** Pays as this browser does, and reads the order's number and link from the e-mail. */
export async function bought(shop: Shop, browser: Browser, email: string, items: Record<string, number>) {
  const body = { ...order(items), isGuest: browser.session === undefined }
  const headers = { 'content-type': 'application/json', origin: shop.origin, 'idempotency-key': randomUUID() }
  const answer = await browser.ask('/api/create-checkout-session', {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  })
  if (answer.status !== 200) throw new Error(`No payment page: ${answer.status} ${answer.text}`)
  await fillIn(shop, new URL(JSON.parse(answer.text).url).pathname, { email })
  const { text, subject } = await until(
    async () =>
      (await emailsTo([shop], email)).find(one => /TW-|order/i.test(one.subject) && /\/orders\//.test(one.text)),
    `the confirmation for ${email}`,
  )
  const number = /\bTW-[A-Z0-9-]+/.exec(`${subject}\n${text}`)?.[0]
  const link = /https?:\/\/[^/\s]+(\/orders\/\S+)/.exec(text)?.[1]
  if (!number || !link) throw new Error(`No number or link in: ${text}`)
  return { number, link }
}

/** An order that somebody packed, handed over and saw arrive, in versions that could. */
export async function received(version: Version, shop: Shop, buyer: Browser): Promise<Received | null> {
  if (!has(version, 'app/operator/order-commands.ts')) return null
  const { number, link } = await bought(shop, buyer, 'sent@example.com', { biotin: 2 })
  await operate(version, 'orders', 'pack', number)
  await operate(version, 'orders', 'send', number, '--carrier', 'royal-mail', '--tracking', 'AB123456785GB')
  return { number, link }
}

interface Received {
  number: string
  link: string
}

/** One of two packs is to come back, and what was bought is reviewed; nobody has read the review yet. */
export async function afterArrival(
  version: Version,
  buyer: Browser,
  { number, link }: Received,
): Promise<Story['after']> {
  if (!has(version, 'app/operator/return-commands.ts') || !has(version, 'app/operator/review-commands.ts')) return null
  await operate(version, 'orders', 'delivered', number)
  const title = 'Small and easy to take'
  const review = { act: 'write', stars: '4', title, body: 'Two a day, no taste.', name: 'Sam', incentive: '' }
  const { status } = await buyer.form(link.replace('?', '/review/biotin?'), review)
  if (status !== 303) throw new Error(`No review: ${status}`)
  await operate(version, 'returns', 'ask', number, '--reason', 'changed-mind', '--only', 'biotin=1')
  return { number, title }
}

/** Hers as a member, in versions that had them. */
export async function subscribed(
  version: Version,
  shop: Shop,
  ann: Browser,
  email: string,
): Promise<Story['subscription']> {
  if (!has(version, 'modules/subscriptions')) return null
  const rhythm = /name="rhythm"[^>]*value="([^"]+)"/.exec((await ann.ask(SUBSCRIBE)).text)?.[1] ?? ''
  const { text } = await ann.ask(`${SUBSCRIBE}?rhythm=${rhythm}`)
  const key = /name="key" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const { headers } = await ann.form(SUBSCRIBE, { rhythm, key })
  await fillIn(shop, new URL(String(headers.location)).pathname, { email })
  const path = await until(
    async () => /\/dashboard\/subscriptions\/[\w-]+/.exec((await ann.ask('/dashboard/subscriptions')).text)?.[0],
    'the subscription',
  )
  return { path }
}

export async function linkTo(shop: Shop, email: string, link: RegExp): Promise<string> {
  return until(
    async () => (await emailsTo([shop], email)).flatMap(({ text }) => link.exec(text)?.[0] ?? [])[0],
    `a link for ${email}`,
  )
}

export async function done(what: string, call: Promise<{ status: number; text: string }>) {
  const { status, text } = await call
  if (status !== 200) throw new Error(`${what}: ${status} ${text}`)
}
