import { expect, test } from 'vitest'
import { setOnSale } from '#modules/catalogue/commands/shelf.ts'
import { sendParcel } from '#modules/orders/commands/parcels.ts'
import { reconcileOrders } from '#modules/orders/jobs.ts'
import { auditedClub, type Club } from '../club.fixture.ts'
import { historyOf } from '../queries/subscriptions.ts'
import { pause } from './terms.ts'
import { endWithdrawn } from './withdrawal.ts'

let club: Club
auditedClub(made => {
  club = made
})

const SENT = { carrier: 'royal-mail', trackingNumber: null, trackingLink: null } as const
const sell = (onSale: boolean) => setOnSale(club.till.deps.db, 'biotin', onSale, club.till.deps.now())
const send = async (id: string) => {
  const [order] = await club.ordersOf(id)
  expect(await sendParcel(club.till.deps, order?.id ?? '', null, SENT, { who: 'operator' })).toMatchObject({ ok: true })
}
const statesOf = async (id: string) => (await club.ordersOf(id)).map(({ status }) => status)
const theirs = async (id: string) => {
  const { state, endedBecause } = await club.read(id)
  return [state, endedBecause]
}

test('withdrawn, what runs and what pauses ends once; what was not packed is paid back, what was sent is not', async () => {
  const waiting = await club.begin()
  const paused = await club.begin()
  const other = await club.begin('magnesium-complex')
  await send(paused.id)
  expect(await pause(club.till.deps, await club.read(paused.id))).toEqual({ ok: true })
  expect(await endWithdrawn(club.till.deps)).toBe(0)
  await sell(false)
  const counts = await Promise.all([endWithdrawn(club.till.deps), endWithdrawn(club.till.deps)])
  expect(Math.max(...counts)).toBe(2)
  expect(await endWithdrawn(club.till.deps)).toBe(0)
  await club.hear(2)
  for (const { id } of [waiting, paused]) {
    expect(await theirs(id)).toEqual(['ended', 'withdrawn'])
    expect((await club.mails(id)).filter(mail => mail === 'ended')).toHaveLength(1)
    expect((await historyOf(club.till.deps.db, id)).filter(({ fact }) => fact === 'ended')).toHaveLength(1)
  }
  expect([await statesOf(waiting.id), await statesOf(paused.id)]).toEqual([['refunded'], ['paid']])
  expect((await club.read(other.id)).state).toBe('active')
  await club.pass(200)
  expect([await statesOf(waiting.id), await statesOf(paused.id)]).toEqual([['refunded'], ['paid']])
  await sell(true)
})

test('a charge that is due finds its product withdrawn: nothing is taken, and nobody is told that it is sold out', async () => {
  const { id } = await club.begin()
  await send(id)
  await sell(false)
  await club.toDraft(id)
  await club.hear(2)
  await club.pass(1)
  await reconcileOrders(club.till.deps)
  expect(await theirs(id)).toEqual(['ended', 'withdrawn'])
  expect(await club.mails(id)).toEqual(['started', 'ended'])
  expect(await statesOf(id)).toEqual(['paid'])
  await sell(true)
})

test('withdrawn between the draft and its charge, the money that was taken all the same goes back', async () => {
  const { id } = await club.begin()
  await send(id)
  await club.toDraft(id)
  // Charged, and its notices come late.
  club.till.standIn.control.webhooks.hold()
  club.till.pass(5)
  await sell(false)
  await endWithdrawn(club.till.deps)
  await club.till.standIn.control.webhooks.release()
  await club.hear(2)
  expect(await theirs(id)).toEqual(['ended', 'withdrawn'])
  expect(await statesOf(id)).toEqual(['paid', 'refunded'])
  await sell(true)
})
