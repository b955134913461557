import { expect, test } from 'vitest'
import type { Till } from '#test/till.ts'
import { goodsOf } from '../queries/order-goods.ts'
import { auditedTill } from '../till.fixture.ts'
import type { Acted } from './act-on-order.ts'
import { cancelGoods } from './cancelling.ts'
import { deliverParcel, loseParcel, packOrder, sendParcel, unpackParcel } from './parcels.ts'
import { readdressOrder } from './readdress.ts'
import { makeRefund, refundPart } from './refunds.ts'

// What becomes of an order once it is paid: each act alone, twice, at once, and too late.
let till: Till
auditedTill(opened => {
  till = opened
})

const ANN = { who: 'operator', name: 'ann' } as const
const BUYER = { who: 'buyer' } as const
const ROYAL_MAIL = { carrier: 'royal-mail', trackingNumber: 'KQ482913605GB', trackingLink: null } as const

/** Two biotin and a magnesium, paid with standard delivery: 1130 + 946 + 295 = 2371 pence. */
async function paid() {
  const sessionId = await till.pay(await till.pageFor({ biotin: 2, 'magnesium-complex': 1 }))
  await till.heard()
  return till.order(sessionId)
}

const now = (id: string) =>
  till.database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const facts = async (id: string) =>
  (
    await till.database.db
      .selectFrom('order_history')
      .select(['fact', 'cause'])
      .where('order_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(row => `${row.fact} by ${row.cause}`)

/** Runs the jobs that move money, as a server does. */
async function moveMoney(id: string) {
  const goods = await goodsOf(till.database.db, id)
  for (const refund of goods?.refunds ?? []) await makeRefund(till.deps, refund.id)
  await till.heard()
}

const refused = (acted: Acted) => (acted.ok ? null : acted.words)

test('packed, sent, delivered: each step once, with who did it', async () => {
  const { id } = await paid()
  expect(await now(id)).toMatchObject({ goods: 'to-pack' })
  expect(await packOrder(till.deps, id, null, ANN)).toMatchObject({ ok: true, order: { goods: 'packed' } })
  expect(refused(await packOrder(till.deps, id, null, ANN))).toBe('Nothing of it waits to be packed.')
  expect(await sendParcel(till.deps, id, null, ROYAL_MAIL, ANN)).toMatchObject({ ok: true, order: { goods: 'sent' } })
  expect(await sendParcel(till.deps, id, null, ROYAL_MAIL, ANN)).toMatchObject({ ok: true, changed: false })
  expect(await deliverParcel(till.deps, id, null, ANN)).toMatchObject({ ok: true, order: { goods: 'delivered' } })
  expect(refused(await deliverParcel(till.deps, id, null, ANN))).toBe('No parcel of it is on its way.')
  expect((await facts(id)).slice(1)).toEqual([
    'packed by operator ann',
    'sent by operator ann',
    'delivered by operator ann',
  ])
  expect((await till.jobsOf('order-sent')).filter(job => job.orderId === id)).toHaveLength(1)
})

test('sending what nobody packed packs it first; eight at once send it once', async () => {
  const { id } = await paid()
  const acted = await Promise.all(Array.from({ length: 8 }, () => sendParcel(till.deps, id, null, ROYAL_MAIL, ANN)))
  expect(acted.filter(one => one.ok && one.changed)).toHaveLength(1)
  expect(acted.every(one => one.ok)).toBe(true)
  const goods = await goodsOf(till.database.db, id)
  expect(goods?.parcels).toHaveLength(1)
  expect(goods?.parcels[0]).toMatchObject({
    state: 'sent',
    trackingNumber: 'KQ482913605GB',
    lines: [
      { productId: 'biotin', quantity: 2 },
      { productId: 'magnesium-complex', quantity: 1 },
    ],
  })
})

test('sent in part, with lots: the rest can still be cancelled, what left cannot', async () => {
  const { id } = await paid()
  await packOrder(till.deps, id, [{ productId: 'biotin', quantity: 2, lot: '26-0402' }], ANN)
  await sendParcel(till.deps, id, 1, ROYAL_MAIL, ANN)
  expect(await now(id)).toMatchObject({ goods: 'sent-in-part' })
  expect(refused(await cancelGoods(till.deps, id, [{ productId: 'biotin', quantity: 1 }], BUYER))).toContain(
    'no longer',
  )
  const { units } = await till.stock('magnesium-complex')
  const cancelled = await cancelGoods(till.deps, id, [{ productId: 'magnesium-complex', quantity: 1 }], BUYER)
  expect(cancelled).toMatchObject({ ok: true, order: { goods: 'sent' } })
  expect((await till.stock('magnesium-complex')).units).toBe(units + 1)
  await moveMoney(id)
  // The delivery was made, so it is not given back.
  expect(await now(id)).toMatchObject({ status: 'partly-refunded', refunded_pence: 946 })
})

test('one of two packs is cancelled alone, and the same form sent twice takes no second one', async () => {
  const { id } = await paid()
  const form = [{ productId: 'biotin', quantity: 1, ofWaiting: 2 }] as const
  const acted = await Promise.all([cancelGoods(till.deps, id, form, BUYER), cancelGoods(till.deps, id, form, BUYER)])
  expect(acted.filter(one => one.ok)).toHaveLength(1)
  expect(acted.map(refused).filter(Boolean)).toEqual([expect.stringContaining('Another number of packs waits now')])
  const goods = await goodsOf(till.database.db, id)
  expect(goods?.cancelled).toEqual([{ productId: 'biotin', quantity: 1, refundId: goods?.refunds[0]?.id }])
  await moveMoney(id)
  expect(await now(id)).toMatchObject({ status: 'partly-refunded', goods: 'to-pack', refunded_pence: 565 })
  expect(await sendParcel(till.deps, id, null, ROYAL_MAIL, ANN)).toMatchObject({
    goods: { parcels: [{ lines: [{ productId: 'biotin', quantity: 1 }, { productId: 'magnesium-complex' }] }] },
  })
})

test('cancelled as a whole before packing: all money goes back once, delivery too, and the goods to the shelf', async () => {
  const before = await till.stock('biotin')
  const { id } = await paid()
  const acted = await Promise.all(Array.from({ length: 5 }, () => cancelGoods(till.deps, id, null, BUYER)))
  expect(acted.filter(one => one.ok)).toHaveLength(1)
  expect(await till.stock('biotin')).toEqual(before)
  await moveMoney(id)
  await moveMoney(id)
  expect(await now(id)).toMatchObject({ status: 'refunded', goods: 'cancelled', refunded_pence: 2371 })
  expect(refused(await packOrder(till.deps, id, null, ANN))).toBe('All of its money has gone back.')
})

test('cancelled line by line: the last one takes the delivery along', async () => {
  const { id } = await paid()
  await cancelGoods(till.deps, id, [{ productId: 'biotin', quantity: 2 }], BUYER)
  await cancelGoods(till.deps, id, [{ productId: 'magnesium-complex', quantity: 1 }], BUYER)
  const goods = await goodsOf(till.database.db, id)
  expect(goods?.refunds.map(({ pence }) => pence)).toEqual([1130, 946 + 295])
  await moveMoney(id)
  expect(await now(id)).toMatchObject({ status: 'refunded', refunded_pence: 2371 })
})

test('packing and cancelling at the same instant: one of them wins, never both', async () => {
  for (let round = 0; round < 6; round++) {
    const { id } = await paid()
    const [packed, cancelled] = await Promise.all([
      packOrder(till.deps, id, null, ANN),
      cancelGoods(till.deps, id, null, BUYER),
    ])
    expect([packed.ok, cancelled.ok].filter(Boolean)).toHaveLength(1)
    await moveMoney(id)
    expect(await now(id)).toMatchObject({ goods: packed.ok ? 'packed' : 'cancelled' })
  }
})

test('a packed parcel can be taken apart, and is then waiting again', async () => {
  const { id } = await paid()
  await packOrder(till.deps, id, null, ANN)
  expect(refused(await cancelGoods(till.deps, id, null, BUYER))).toContain('can no longer be cancelled')
  expect(await unpackParcel(till.deps, id, null, ANN)).toMatchObject({ ok: true, order: { goods: 'to-pack' } })
  expect(await cancelGoods(till.deps, id, null, BUYER)).toMatchObject({ ok: true })
  await moveMoney(id)
})

test('what an upgrade took for sent is taken back, and what was sent is not', async () => {
  const { id } = await paid()
  await till.database.pool.query(
    `with presumed as (
       insert into parcel (id, order_id, number, state, carrier, packed_at, sent_at)
       select gen_random_uuid(), id, 1, 'sent', 'other', paid_at, paid_at from orders where id = $1 returning id
     ), lines as (
       insert into parcel_line (parcel_id, product_id, quantity)
       select presumed.id, product_id, quantity from presumed, order_line where order_id = $1
     )
     update orders set goods = 'sent' where id = $1`,
    [id],
  )
  expect(await unpackParcel(till.deps, id, null, ANN)).toMatchObject({ ok: true, order: { goods: 'to-pack' } })
  expect((await goodsOf(till.database.db, id))?.parcels).toEqual([])
  till.pass(1)
  const other = { carrier: 'other', trackingNumber: null, trackingLink: null } as const
  expect(await sendParcel(till.deps, id, null, other, ANN)).toMatchObject({ ok: true, order: { goods: 'sent' } })
  expect(refused(await unpackParcel(till.deps, id, null, ANN))).toBe('No parcel of it is packed and still here.')
})

test('more than was ordered cannot be packed, nor what is not in it', async () => {
  const { id } = await paid()
  const pack = (productId: 'biotin' | 'creatine', quantity: number) =>
    packOrder(till.deps, id, [{ productId, quantity, lot: '' }], ANN)
  expect(refused(await pack('biotin', 3))).toBe('Of Biotin only 2 still wait, not 3.')
  expect(refused(await pack('creatine', 1))).toBe('There is no creatine in it.')
  expect(await now(id)).toMatchObject({ goods: 'to-pack' })
})

test('lost and refunded: what it cost and its delivery go back; should it turn up, it was delivered', async () => {
  const { id } = await paid()
  await sendParcel(till.deps, id, null, ROYAL_MAIL, ANN)
  expect(await loseParcel(till.deps, id, null, 'refund', ANN)).toMatchObject({ ok: true, order: { goods: 'lost' } })
  await moveMoney(id)
  expect(await now(id)).toMatchObject({ status: 'refunded', refunded_pence: 2371, goods: 'lost' })
  expect(await deliverParcel(till.deps, id, 1, ANN)).toMatchObject({ ok: true, order: { goods: 'delivered' } })
})

test('lost and sent again: the goods come off the shelf once more, if they are there', async () => {
  const { id } = await paid()
  await sendParcel(till.deps, id, null, ROYAL_MAIL, ANN)
  const before = await till.stock('biotin')
  expect(await loseParcel(till.deps, id, null, 'send-again', ANN)).toMatchObject({
    ok: true,
    order: { goods: 'to-pack' },
  })
  expect((await till.stock('biotin')).units).toBe(before.units - 2)
  expect(refused(await deliverParcel(till.deps, id, 1, ANN))).toContain('replaced')
  await sendParcel(till.deps, id, null, { ...ROYAL_MAIL, trackingNumber: 'KQ482913606GB' }, ANN)
  await till.setFree('biotin', 1)
  expect(refused(await loseParcel(till.deps, id, 2, 'send-again', ANN))).toContain('not enough on the shelf')
  expect(await deliverParcel(till.deps, id, 2, ANN)).toMatchObject({ ok: true, order: { goods: 'delivered' } })
  await till.setFree('biotin', 400)
  await moveMoney(id)
  expect(await now(id)).toMatchObject({ status: 'paid', refunded_pence: 0 })
})

test('a part of the money goes back once; the same amount again must be meant', async () => {
  const { id } = await paid()
  const give = (pence: number | 'all', again = false) => refundPart(till.deps, id, { pence, again }, ANN)
  const acted = await Promise.all([give(500), give(500)])
  expect(acted.filter(one => one.ok)).toHaveLength(1)
  expect(refused(await give(5000))).toBe('Only £18.71 of its payment is left to give back.')
  expect(await give(500, true)).toMatchObject({ ok: true })
  await moveMoney(id)
  expect(await now(id)).toMatchObject({ status: 'partly-refunded', refunded_pence: 1000, goods: 'to-pack' })
  expect(await give('all')).toMatchObject({ ok: true })
  await moveMoney(id)
  expect(await now(id)).toMatchObject({ status: 'refunded', refunded_pence: 2371 })
  expect(refused(await give(1))).toBe('Nothing is left of its payment to give back.')
})

test('the payment service is away: the refund is tried again, and moves once', async () => {
  const { id } = await paid()
  await refundPart(till.deps, id, { pence: 300, again: false }, ANN)
  const [refund] = (await goodsOf(till.database.db, id))?.refunds ?? []
  if (!refund) throw new Error('There is a refund')
  till.standIn.control.fault({ fault: { kind: 'drop-after' }, path: '/v1/refunds', times: 3 })
  await expect(makeRefund(till.deps, refund.id)).rejects.toThrow('could not be made')
  till.standIn.control.clearFaults()
  await Promise.all([makeRefund(till.deps, refund.id), makeRefund(till.deps, refund.id)])
  await till.heard()
  expect(await now(id)).toMatchObject({ refunded_pence: 300 })
  expect((await goodsOf(till.database.db, id))?.refunds).toMatchObject([{ state: 'made', pence: 300 }])
})

test('money that was given back by hand is not given back again: the refund fails, for a person to see', async () => {
  const { id, payment_intent } = await paid()
  await refundPart(till.deps, id, { pence: 300, again: false }, ANN)
  await till.stripe.refunds.create({ payment_intent: payment_intent ?? '' })
  await till.heard()
  await moveMoney(id)
  expect((await goodsOf(till.database.db, id))?.refunds).toMatchObject([{ state: 'failed' }])
  expect(till.logged).toContainEqual(expect.objectContaining({ level: 'error', event: 'payment.refund-not-made' }))
  expect(await now(id)).toMatchObject({ status: 'refunded', refunded_pence: 2371 })
})

test('a disputed order stays in the house', async () => {
  const { id } = await paid()
  await till.database.db.updateTable('orders').set({ dispute: 'open' }).where('id', '=', id).execute()
  expect(refused(await sendParcel(till.deps, id, null, ROYAL_MAIL, ANN))).toContain('disputes')
  expect(refused(await cancelGoods(till.deps, id, null, BUYER))).toContain('would go back twice')
  expect(refused(await refundPart(till.deps, id, { pence: 1, again: false }, ANN))).toContain('would go back twice')
  await till.database.db.updateTable('orders').set({ dispute: 'won' }).where('id', '=', id).execute()
  expect(await sendParcel(till.deps, id, null, ROYAL_MAIL, ANN)).toMatchObject({ ok: true })
  await till.database.db.updateTable('orders').set({ dispute: 'lost' }).where('id', '=', id).execute()
  expect(refused(await loseParcel(till.deps, id, null, 'refund', ANN))).toContain('would go back twice')
})

test('the address changes until something is packed, and the payment service does not change it back', async () => {
  const { id } = await paid()
  const elsewhere = {
    name: 'Ann Teal',
    lines: ['2 New Street'],
    city: 'York',
    county: '',
    postcode: 'YO1 1AA',
    country: 'GB',
  }
  expect(await readdressOrder(till.deps, id, elsewhere, BUYER)).toMatchObject({ ok: true, changed: true })
  expect(await readdressOrder(till.deps, id, elsewhere, BUYER)).toMatchObject({ ok: true, changed: false })
  await refundPart(till.deps, id, { pence: 100, again: false }, ANN)
  await moveMoney(id)
  expect(await now(id)).toMatchObject({ refunded_pence: 100, ship_to: elsewhere })
  await packOrder(till.deps, id, null, ANN)
  expect(refused(await readdressOrder(till.deps, id, { ...elsewhere, city: 'Hull' }, BUYER))).toContain(
    'no longer change',
  )
  const history = await till.database.db.selectFrom('order_history').selectAll().where('order_id', '=', id).execute()
  expect(JSON.stringify(history)).not.toMatch(/New Street|York|YO1/)
})

test('nothing can be done with an order that is not paid, or is none', async () => {
  const url = await till.pageFor({ biotin: 1 })
  const [order] = (await till.orders()).slice(-1)
  const id = order?.id ?? ''
  expect(refused(await packOrder(till.deps, id, null, ANN))).toBe('It is not paid.')
  expect(refused(await cancelGoods(till.deps, id, null, BUYER))).toContain('not paid')
  expect(refused(await refundPart(till.deps, id, { pence: 1, again: false }, ANN))).toContain('Nothing is left')
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect(await packOrder(till.deps, nobody, null, ANN)).toMatchObject({ ok: false, reason: 'unknown' })
  await till.pay(url)
  await till.heard()
})
