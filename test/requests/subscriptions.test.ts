import { afterAll, beforeAll, expect, test } from 'vitest'
import { CARD_EXPIRY } from '#sandbox/stripe/card.test-support.ts'
import { beGuest, beMember, type Present, type Query } from '#test/people.ts'
import { openShop, type Shop, until } from './built-shop.test-support.ts'
import { fillIn, heard, mails } from './buying.test-support.ts'

// Subscribing, changing and ending, as a browser without script does it.
let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const SUBSCRIBE = '/shop/supplements/biotin/subscribe'
const post = (path: string, fields: Record<string, string>, who: { headers?: Present['headers'] } = {}) =>
  shop.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: shop.origin,
      accept: 'text/html',
      ...who.headers,
    },
  })
const field = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
const rhythmsOn = (html: string) =>
  [...html.matchAll(/name="rhythm"[^>]*value="([^"]+)"/g)].map(match => match[1] ?? '')

/** From the product's page to the payment page. */
async function toPay(who: Present, choice = 0) {
  const first = await shop.ask(SUBSCRIBE, { headers: who.headers })
  const rhythm = rhythmsOn(first.text)[choice] ?? ''
  const { text } = await shop.ask(`${SUBSCRIBE}?rhythm=${rhythm}`, { headers: who.headers })
  const fields = { rhythm: field(text, 'rhythm'), key: field(text, 'key') }
  return { text, rhythm, fields, sent: await post(SUBSCRIBE, fields, who) }
}

async function subscribed(choice = 0) {
  const who = await beMember(query, 'ann')
  const { sent } = await toPay(who, choice)
  const page = new URL(String(sent.headers.location)).pathname
  const paid = await fillIn(shop, page, { email: who.email })
  expect(paid.status).toBe(303)
  await heard(shop)
  const { rows } = await shop.database.pool.query('select id, payment_id from subscription where member_id = $1', [
    who.id,
  ])
  const success = String(paid.headers.location).replace(shop.origin, '')
  return { who, id: rows[0].id as string, paymentId: rows[0].payment_id as string, success }
}

const pageOf = async (id: string, who: Present) => (await shop.ask(`/dashboard/subscriptions/${id}`, who)).text
const mailTo = (who: Present, subject: string) =>
  until(
    async () => (await mails(shop)).find(mail => mail.includes(who.email) && mail.includes(subject)),
    `${subject} to ${who.email}`,
  )

test('the product offers it beside buying once, and nothing is chosen for anybody', async () => {
  const { text } = await shop.ask('/shop/supplements/biotin')
  expect(text).toContain('Subscribe and save 10\u00a0%')
  const { text: choosing } = await shop.ask(SUBSCRIBE)
  expect(rhythmsOn(choosing).length).toBeGreaterThan(1)
  // The footer has a choice of its own, of colours.
  expect(choosing.split('<footer')[0]).not.toMatch(/<input[^>]*checked/)
  expect((await shop.ask(`${SUBSCRIBE}?rhythm=9-1-1`)).text).toContain('Please choose how many packs')
})

test('what is agreed to is said whole before the button, which says what it costs', async () => {
  const { text, sent, rhythm } = await toPay(await beMember(query, 'ann'))
  const total = `£${(Number(rhythm.split('-')[2]) / 100).toFixed(2)}`
  for (const words of ['How to end it', 'Two presses', '14 days', '7 days before each charge', total])
    expect(text).toContain(words)
  expect(text).toMatch(new RegExp(`Subscribe and pay (<!-- -->)?${total}`))
  expect(sent.status).toBe(303)
  expect(String(sent.headers.location)).toContain('/sandbox/stripe/pay/')
})

test('it is for members whose address is confirmed, and a press that comes twice leads to one page', async () => {
  const guest = await beGuest(query)
  const asVisitor = await shop.ask(SUBSCRIBE)
  const rhythm = rhythmsOn(asVisitor.text)[0] ?? ''
  expect((await shop.ask(`${SUBSCRIBE}?rhythm=${rhythm}`)).text).toContain('A subscription needs an account')
  expect((await post(SUBSCRIBE, { rhythm, key: crypto.randomUUID() }, guest)).status).toBe(401)
  const who = await beMember(query, 'ann')
  expect((await post(SUBSCRIBE, { rhythm: 'nonsense', key: crypto.randomUUID() }, who)).status).toBe(400)
  const cheap = rhythm.replace(/\d+$/, '1')
  expect((await post(SUBSCRIBE, { rhythm: cheap, key: crypto.randomUUID() }, who)).status).toBe(409)
  const { fields, sent } = await toPay(who)
  const again = await post(SUBSCRIBE, fields, who)
  expect(again.headers.location).toBe(sent.headers.location)
})

test('once paid it is on its page, its agreement is mailed, and the same is not begun twice', async () => {
  const { who, id, success } = await subscribed()
  const thanks = (await shop.ask(success, who)).text
  expect(thanks).toMatch(new RegExp(`href="/dashboard/subscriptions/${id}"[^>]*>See or end your subscription`))
  expect((await shop.ask(success)).text).not.toContain('your subscription')
  expect(await pageOf(id, who)).toContain('Running')
  expect((await shop.ask('/dashboard/subscriptions', who)).text).toContain('Biotin')
  const agreement = await mailTo(who, 'Your subscription has begun')
  expect(agreement).toContain('14 days')
  expect((await toPay(who)).sent.status).toBe(409)
})

test('it is skipped and moved by what its page showed, and refused in words', async () => {
  const { who, id } = await subscribed()
  const path = `/dashboard/subscriptions/${id}`
  const seen = field(await pageOf(id, who), 'seen')
  expect((await post(path, { act: 'skip', seen }, who)).headers.location).toBe(`${path}?done=yes`)
  const late = await post(path, { act: 'skip', seen }, who)
  expect([late.status, late.text.includes('It changed after this page was shown')]).toEqual([409, true])
  const next = field(await pageOf(id, who), 'seen')
  expect(next > seen).toBe(true)
  expect((await post(path, { act: 'move', seen: next, to: '2001-01-01' }, who)).status).toBe(400)
  expect((await post(path, { act: 'move', seen: next, to: seen }, who)).status).toBe(303)
  expect((await post(path, { act: 'nonsense' }, who)).status).toBe(400)
  await mailTo(who, 'Your subscription has changed')
})

test('another rhythm, a pause and another card', async () => {
  const { who, id } = await subscribed()
  const path = `/dashboard/subscriptions/${id}`
  const [, second = ''] = rhythmsOn(await pageOf(id, who))
  expect((await post(path, { act: 'change', rhythm: second }, who)).status).toBe(303)
  expect(await pageOf(id, who)).toContain('2 packs every')
  expect((await post(path, { act: 'pause' }, who)).status).toBe(303)
  expect(await pageOf(id, who)).toContain('Paused')
  expect((await post(path, { act: 'resume' }, who)).status).toBe(303)
  expect(await pageOf(id, who)).toContain('Running')
  const card = await post(path, { act: 'card' }, who)
  expect(String(card.headers.location)).toContain('/sandbox/stripe/portal/')
  const portal = new URL(String(card.headers.location)).pathname
  const changed = await post(portal, { card: '4242424242424242', expiry: CARD_EXPIRY, cvc: '123' })
  expect(changed.headers.location).toBe(`${shop.origin}${path}`)
})

test('ended in two presses it gives back what has not left, and says so on its page and by e-mail', async () => {
  const { who, id, paymentId } = await subscribed()
  expect(await pageOf(id, who)).toContain(`/subscriptions/${id}/end`)
  const end = await shop.ask(`/subscriptions/${id}/end`, who)
  expect(end.text).toContain('has not left us yet')
  const done = await post(`/subscriptions/${id}/end`, {}, who)
  expect(done.status).toBe(303)
  const said = await shop.ask(String(done.headers.location), who)
  expect(said.text).toContain('It has ended')
  expect(said.text).toContain('goes back to the way you paid')
  await mailTo(who, 'Your subscription has ended')
  await heard(shop)
  const { rows } = await shop.database.pool.query('select status from orders where subscription_id = $1', [id])
  expect(rows).toEqual([{ status: 'refunded' }])
  const stripe = await shop.open.services.billing.subscription(paymentId)
  expect(stripe).toMatchObject({ ok: true, value: { status: 'ended' } })
})

test('the link of its e-mail ends it without signing in, keeping the order where that is wanted; no other does', async () => {
  const { who, id } = await subscribed()
  const mail = (await mailTo(who, 'Your subscription has begun')) ?? ''
  const key = /\/end\?key=3?D?([\w-]{43})/.exec(mail.replaceAll('=\r\n', '').replaceAll('=\n', ''))?.[1] ?? ''
  expect((await shop.ask(`/subscriptions/${id}/end`)).status).toBe(404)
  expect((await shop.ask(`/subscriptions/${id}/end?key=${'a'.repeat(43)}`)).status).toBe(404)
  expect((await shop.ask(`/subscriptions/${id}/end?key=${key}`)).text).toContain('End it now')
  const done = await post(`/subscriptions/${id}/end?key=${key}`, { keep: 'yes' })
  expect((await shop.ask(String(done.headers.location))).text).toContain('It has ended')
  const { rows } = await shop.database.pool.query('select status from orders where subscription_id = $1', [id])
  expect(rows).toEqual([{ status: 'paid' }])
})

test('withdrawn by the shop, its page and its e-mail say why and what goes back', async () => {
  const { who, id } = await subscribed()
  const { endOneWithdrawn } = await import('#modules/subscriptions/commands/withdrawal.ts')
  await endOneWithdrawn(shop.open.services, id)
  const text = await pageOf(id, who)
  expect(text).toContain('It ended because we no longer sell this product, on ')
  expect(text).not.toMatch(/sold out/i)
  const mail = (await mailTo(who, 'Your subscription has ended')) ?? ''
  expect(mail).toContain('We no longer sell this product')
  expect(mail).toContain('its money goes back')
  await mailTo(who, 'Your refund')
})

test('an account that is to be deleted ends its subscriptions first, and the export holds them', async () => {
  const { who, id } = await subscribed()
  const { personalDataOf } = await import('#app/personal-data.ts').then(found => ({
    personalDataOf: found.allPersonalData,
  }))
  const kept = (await personalDataOf(shop.database.db, who.id as never)) as Record<string, Record<string, unknown[]>>
  expect(kept.subscriptions?.subscriptions).toMatchObject([{ product_id: 'biotin' }])
  const { eraseMember } = await import('#app/member-erasure.ts')
  await eraseMember(
    { ...shop.open.services, sender: shop.open.services.config.trader, shop: () => shop.origin } as never,
    who.id as never,
  )
  const { rows } = await shop.database.pool.query('select state, ended_because from subscription where id = $1', [id])
  expect(rows).toEqual([{ state: 'ended', ended_because: 'account' }])
})

test('its pages ask the database a few times, however many subscriptions there are', async () => {
  const { who, id } = await subscribed()
  const count = async (path: string) => {
    const { headers } = await shop.ask(path, { headers: { ...who.headers, 'x-count-statements': '1' } })
    return Number(/^sql;desc="(\d+)"$/.exec(String(headers['server-timing']))?.[1])
  }
  // Who asks, theirs, the shelf, and what the dashboard says around it.
  expect(await count('/dashboard/subscriptions')).toBeLessThanOrEqual(4)
  // Who asks, this one, its product, addresses, deliveries.
  expect(await count(`/dashboard/subscriptions/${id}`)).toBeLessThanOrEqual(7)
  // The same without addresses, and what became of the latest delivery.
  expect(await count(`/subscriptions/${id}/end`)).toBeLessThanOrEqual(7)
})
