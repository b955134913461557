import { expect, test } from 'vitest'
import { addDays } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { reconcileOrders } from '#modules/orders/jobs.ts'
import { CARD_EXPIRY } from '#sandbox/stripe/card.test-support.ts'
import { auditedClub, type Club } from '../club.fixture.ts'
import { dayOfCharge } from '../dates.ts'
import { endSubscription } from './ending.ts'
import { queueReminders } from './reminders.ts'
import { changeTerms, moveTo, pause, resume, skipNext, tryCardAgain } from './terms.ts'

let club: Club
auditedClub(made => {
  club = made
})

const DAY_MS = 86_400_000
const inAWeek = () => addDays(dayIn(club.till.deps.now(), LONDON), 7)
const daysTo = (at: Date | null) => ((at?.getTime() ?? 0) - club.till.deps.now().getTime()) / DAY_MS
const cardOf = async (id: string, number: string) => {
  const { paymentId } = await club.read(id)
  const { customer } = await club.till.stripe.subscriptions.retrieve(paymentId ?? '')
  const page = await club.till.deps.billing.cardPage(String(customer), 'http://shop.test/back')
  if (!page.ok) throw new Error('No page for a card')
  const { base } = { base: new URL((await club.till.pageFor({ biotin: 1 })) ?? '').origin }
  const body = new URLSearchParams({ card: number, expiry: CARD_EXPIRY, cvc: '123' })
  const answer = await fetch(new URL(new URL(page.value).pathname, base), { method: 'POST', body, redirect: 'manual' })
  expect(answer.status).toBe(303)
}

test('paid once it runs: its first order is an ordinary one, at the price of subscribers', async () => {
  const { id, state, nextAt, everyDays, unitPence } = await club.begin()
  expect(state).toBe('active')
  expect(Math.round(daysTo(nextAt))).toBe(everyDays)
  const [first, ...others] = await club.ordersOf(id)
  expect(others).toEqual([])
  expect(first).toMatchObject({ status: 'paid', charged_pence: unitPence + 295 })
  expect(await club.mails(id)).toEqual(['started'])
})

test('a renewal is one order with its goods kept aside first, however often its notices come', async () => {
  const { id } = await club.begin()
  club.till.standIn.control.webhooks.setCopies(3)
  const { reserved } = await club.till.stock('biotin')
  await club.toDraft(id)
  expect((await club.till.stock('biotin')).reserved).toBe(reserved + 1)
  expect((await club.ordersOf(id)).map(({ status }) => status)).toEqual(['paid', 'pending'])
  club.till.pass(1)
  await club.hear(3)
  club.till.standIn.control.webhooks.setCopies(1)
  const orders = await club.ordersOf(id)
  expect(orders.map(({ status }) => status)).toEqual(['paid', 'paid'])
  expect(orders[1]?.session_id).toMatch(/^in_/)
  const confirmed = await club.till.jobsOf('order-confirmation')
  expect(confirmed.filter(({ orderId }) => orderId === orders[1]?.id)).toHaveLength(1)
})

test('a renewal whose every notice is lost is found all the same', async () => {
  const { id } = await club.begin()
  await club.toDraft(id)
  club.till.standIn.control.webhooks.hold()
  club.till.pass(5)
  await reconcileOrders(club.till.deps)
  expect((await club.ordersOf(id)).map(({ status }) => status)).toEqual(['paid', 'paid'])
})

test('what is sold out is not charged, is told once, and is tried again a week later', async () => {
  const { id } = await club.begin()
  await club.till.setFree('biotin', 0)
  await club.toDraft(id)
  const asked = inAWeek()
  await club.hear(2)
  club.till.pass(10)
  await club.hear()
  expect(await club.ordersOf(id)).toHaveLength(1)
  expect((await club.mails(id)).filter(mail => mail === 'sold-out')).toHaveLength(1)
  // Ten minutes have passed, and midnight may have been among them.
  expect([asked, inAWeek()]).toContain(dayOfCharge((await club.read(id)).nextAt as Date))
  await club.till.setFree('biotin', 5)
  await club.toRenewal(id)
  expect((await club.ordersOf(id)).map(({ status }) => status)).toEqual(['paid', 'paid'])
})

test('money that came before we knew is an order where there are goods, and goes back where there are none', async () => {
  const { id } = await club.begin()
  await club.toDraft(id)
  const order = (await club.ordersOf(id))[1]
  // As if the order of the draft had been lost, and its goods sold meanwhile.
  await club.till.deps.db
    .deleteFrom('subscription_renewal')
    .where('order_id', '=', order?.id ?? '')
    .execute()
  await club.till.giveBack(order?.session_id ?? '')
  await club.till.setFree('biotin', 0)
  club.till.pass(1)
  await club.hear()
  const [, late] = await club.ordersOf(id)
  expect(late).toMatchObject({ status: 'refunded' })
  await club.till.setFree('biotin', 50)
})

test('a refused card is told with the day of the next try; another card pays it at once', async () => {
  const { id } = await club.begin()
  await cardOf(id, '4000000000000341')
  await club.toRenewal(id)
  expect(await club.mails(id)).toEqual(['started', 'card-refused'])
  expect((await club.read(id)).failingSince).not.toBeNull()
  expect(
    await skipNext(club.till.deps, await club.read(id), dayOfCharge((await club.read(id)).nextAt as Date)),
  ).toEqual({
    ok: false,
    reason: 'not-now',
  })
  await cardOf(id, '4242424242424242')
  expect(await tryCardAgain(club.till.deps, await club.read(id))).toEqual({ ok: true })
  await club.hear()
  expect((await club.read(id)).failingSince).toBeNull()
  expect((await club.ordersOf(id)).map(({ status }) => status)).toEqual(['paid', 'paid'])
})

test('one that no card ever pays ends by itself, gives its goods back and is told', async () => {
  const { id } = await club.begin()
  await cardOf(id, '4000000000000341')
  await club.toRenewal(id)
  for (const days of [3.1, 5.1, 7.1]) await club.pass(days)
  expect(await club.read(id)).toMatchObject({ state: 'ended', endedBecause: 'card' })
  await reconcileOrders(club.till.deps)
  expect((await club.ordersOf(id)).map(({ status }) => status)).toEqual(['paid', 'expired'])
  expect((await club.mails(id)).at(-1)).toBe('ended')
})

test('skipped, moved, changed and paused, it charges what and when its owner was told', async () => {
  const { deps } = club.till
  const { id, nextAt, everyDays } = await club.begin()
  const seen = dayOfCharge(nextAt as Date)
  const before = await club.read(id)
  expect(await skipNext(deps, before, seen)).toEqual({ ok: true })
  const skipped = await club.read(id)
  expect(Math.round(daysTo(skipped.nextAt))).toBe(everyDays * 2)
  expect(await skipNext(deps, skipped, seen)).toEqual({ ok: false, reason: 'seen-another' })
  const to = dayOfCharge(new Date(deps.now().getTime() + 40 * DAY_MS))
  expect(await moveTo(deps, skipped, { seen: dayOfCharge(skipped.nextAt as Date), to })).toEqual({ ok: true })
  const rhythm = { packs: 2, everyDays: everyDays * 2 }
  const wanted = { rhythm, totalPence: skipped.unitPence * 2 + 295, atTodaysPrice: false }
  expect(await changeTerms(deps, await club.read(id), { ...wanted, totalPence: 1 })).toMatchObject({ ok: false })
  expect(await changeTerms(deps, await club.read(id), wanted)).toEqual({ ok: true })
  await club.hear()
  expect(await club.read(id)).toMatchObject({ packs: 2, everyDays: everyDays * 2 })
  expect(await pause(deps, await club.read(id))).toEqual({ ok: true })
  await club.toDraft(id)
  await club.pass(1)
  expect(await club.ordersOf(id)).toHaveLength(1)
  expect(await resume(deps, await club.read(id))).toEqual({ ok: true })
  await club.toRenewal(id)
  expect((await club.ordersOf(id)).at(-1)).toMatchObject({ status: 'paid', charged_pence: wanted.totalPence })
})

test('each charge is announced once, seven days ahead', async () => {
  const { id, everyDays } = await club.begin()
  expect(await queueReminders(club.till.deps)).toBe(0)
  await club.pass(everyDays - 7)
  expect(await queueReminders(club.till.deps)).toBeGreaterThan(0)
  expect(await queueReminders(club.till.deps)).toBe(0)
  expect(await club.mails(id)).toEqual(['started', 'reminder'])
})

test('ended, nothing more is charged, whatever was under way', async () => {
  const { id } = await club.begin()
  await club.toDraft(id)
  const by = { because: 'member', who: 'member' } as const
  expect(await endSubscription(club.till.deps, id, by, null)).toEqual({ isNew: true, refundPence: 0 })
  expect(await endSubscription(club.till.deps, id, by, null)).toEqual({ isNew: false, refundPence: 0 })
  await club.hear()
  await club.pass(200)
  await reconcileOrders(club.till.deps)
  expect((await club.ordersOf(id)).map(({ status }) => status)).toEqual(['paid', 'expired'])
  expect(await club.mails(id)).toEqual(['started', 'ended'])
})

test('ended while the payment service was away, it is ended there before it is charged again', async () => {
  const { id, paymentId, everyDays } = await club.begin()
  await endSubscription(club.till.deps, id, { because: 'member', who: 'member' }, null)
  const path = `/v1/subscriptions/${paymentId}`
  club.till.standIn.control.fault({ fault: { kind: 'status', status: 429 }, path, times: 2 })
  await expect(club.hear()).rejects.toThrow('could not be ended')
  club.till.standIn.control.clearFaults()
  await club.pass(everyDays + 0.01)
  await club.pass(1)
  expect((await club.till.stripe.subscriptions.retrieve(paymentId ?? '')).status).toBe('canceled')
  expect(await club.ordersOf(id)).toHaveLength(1)
})
