import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Till } from '#test/till.ts'
import { NO_GOODS, type OrderGoods } from '../goods-life.ts'
import { goodsOf } from '../queries/order-goods.ts'
import { order as orderById } from '../queries/orders.ts'
import type { ReturnReason, SentBack } from '../return-life.ts'
import { returnPeriod } from '../return-terms.ts'
import { auditedTill } from '../till.fixture.ts'
import type { Acted } from './act-on-order.ts'
import { cancelGoods } from './cancelling.ts'
import { deliverParcel, loseParcel, packOrder, sendParcel } from './parcels.ts'
import { makeRefund, refundPart } from './refunds.ts'
import { keepReturn, labelReturn, postReturn, requestReturn } from './returns.ts'
import { arriveReturn, refundReturn, refuseReturn } from './settling-returns.ts'

// What comes back: each act alone, twice, at once, and too late.
let till: Till
auditedTill(opened => {
  till = opened
})

const ANN = { who: 'operator', name: 'ann' } as const
const BUYER = { who: 'buyer' } as const
const ROYAL_MAIL = { carrier: 'royal-mail', trackingNumber: 'KQ482913605GB', trackingLink: null } as const
const DAY_MINUTES = 24 * 60

/** Two biotin and a magnesium, paid with standard delivery and delivered: 1130 + 946 + 295 = 2371 pence. */
async function delivered() {
  const sessionId = await till.pay(await till.pageFor({ biotin: 2, 'magnesium-complex': 1 }))
  await till.heard()
  const { id } = await till.order(sessionId)
  await sendParcel(till.deps, id, null, ROYAL_MAIL, ANN)
  await deliverParcel(till.deps, id, null, ANN)
  return id
}

const sealed = (productId: SentBack['productId'], quantity: number): SentBack => ({
  productId,
  quantity,
  seal: 'unbroken',
})
const opened = (productId: SentBack['productId'], quantity: number): SentBack => ({
  productId,
  quantity,
  seal: 'opened',
})
const BOTH = [sealed('biotin', 2), sealed('magnesium-complex', 1)]

const ask = (
  id: string,
  lines: readonly SentBack[],
  reason: ReturnReason = 'changed-mind',
  returnId: string = randomUUID(),
) => requestReturn(till.deps, id, { id: returnId, lines, reason, note: '' }, BUYER)

const refused = (acted: Acted) => (acted.ok ? null : acted.words)
const goodsNow = async (id: string): Promise<OrderGoods> => (await goodsOf(till.database.db, id)) ?? NO_GOODS
const now = async (id: string) => {
  const order = await orderById(till.database.db, id)
  if (!order) throw new Error('No order')
  return order
}

/** Runs the jobs that move money, as a server does. */
async function moveMoney(id: string) {
  for (const refund of (await goodsNow(id)).refunds) await makeRefund(till.deps, refund.id)
  await till.heard()
}

test('one of two packs comes back: asked for, posted, here, on the shelf, refunded once', async () => {
  const id = await delivered()
  const { units } = await till.stock('biotin')
  expect(refused(await ask(id, [sealed('biotin', 1)]))).toBeNull()
  expect(refused(await postReturn(till.deps, id, 1, 'AB123456789GB', BUYER))).toBeNull()
  expect(await postReturn(till.deps, id, 1, 'AB123456789GB', BUYER)).toMatchObject({ ok: true, changed: false })
  const here = () => arriveReturn(till.deps, id, 1, [{ productId: 'biotin', quantity: 1 }], ANN)
  expect((await Promise.all([here(), here(), here()])).filter(acted => acted.ok && acted.changed)).toHaveLength(1)
  expect((await till.stock('biotin')).units).toBe(units + 1)
  const back = () => refundReturn(till.deps, id, 1, null, ANN)
  expect((await Promise.all([back(), back(), back()])).filter(acted => acted.ok && acted.changed)).toHaveLength(1)
  await moveMoney(id)
  await moveMoney(id)
  // The delivery was made, and other goods of it stay.
  expect(await now(id)).toMatchObject({ status: 'partly-refunded', refundedPence: 565, goods: 'delivered' })
  expect((await goodsNow(id)).returns[0]).toMatchObject({
    state: 'arrived',
    settlement: 'refunded',
    proof: 'AB123456789GB',
  })
})

test('the same wish sent twice, or from two places at once, is one return; more than there is, is refused', async () => {
  const id = await delivered()
  const returnId = randomUUID()
  const both = await Promise.all([1, 2, 3].map(() => ask(id, [sealed('biotin', 2)], 'changed-mind', returnId)))
  expect(both.every(acted => acted.ok)).toBe(true)
  expect((await goodsNow(id)).returns).toHaveLength(1)
  expect(refused(await ask(id, [sealed('biotin', 1)]))).toContain('on their way back already')
  expect(refused(await ask(id, [sealed('magnesium-complex', 2)]))).toContain('did not leave us')
  expect(refused(await ask(id, [sealed('creatine', 1)]))).toContain('did not leave us')
  expect(refused(await ask(id, []))).toContain('Choose')
  const other = await delivered()
  expect(refused(await ask(other, [sealed('biotin', 1)], 'changed-mind', returnId))).toContain('did not understand')
  expect((await goodsNow(other)).returns).toEqual([])
  const halves = await Promise.all([1, 2].map(() => ask(id, [sealed('magnesium-complex', 1)])))
  expect(halves.filter(acted => acted.ok)).toHaveLength(1)
})

test('all of it comes back: standard delivery with the last of it; kept, nothing goes back', async () => {
  const id = await delivered()
  await ask(id, [sealed('magnesium-complex', 1)])
  await ask(id, [sealed('biotin', 2)])
  expect(refused(await keepReturn(till.deps, id, 2, BUYER))).toBeNull()
  expect(await keepReturn(till.deps, id, 2, BUYER)).toMatchObject({ ok: true, changed: false })
  expect(refused(await refundReturn(till.deps, id, 2, null, ANN))).toBe('Its buyer keeps it.')
  expect(refused(await arriveReturn(till.deps, id, 2, [], ANN))).toContain('note a new return')
  await ask(id, [sealed('biotin', 2)])
  await refundReturn(till.deps, id, 3, null, ANN)
  expect((await goodsNow(id)).refunds.map(({ pence }) => pence)).toEqual([1130])
  expect(refused(await keepReturn(till.deps, id, 3, BUYER))).toBe('Its money has gone back already.')
  await refundReturn(till.deps, id, 1, null, ANN)
  await moveMoney(id)
  expect(await now(id)).toMatchObject({ status: 'refunded', refundedPence: 2371 })
  for (const number of [1, 3]) await arriveReturn(till.deps, id, number, [], ANN)
  expect(await now(id)).toMatchObject({ goods: 'returned' })
})

test('what was opened comes back only when something is wrong with it, and is never sold again', async () => {
  const id = await delivered()
  expect(refused(await ask(id, [opened('biotin', 1)]))).toContain('only when something is wrong')
  expect(refused(await ask(id, [opened('biotin', 1), sealed('biotin', 1)], 'faulty'))).toBeNull()
  expect(refused(await arriveReturn(till.deps, id, 1, [{ productId: 'biotin', quantity: 2 }], ANN))).toBe(
    'Only 1 sealed pack of biotin comes back with it.',
  )
  const { units } = await till.stock('biotin')
  await arriveReturn(till.deps, id, 1, [], ANN)
  expect((await till.stock('biotin')).units).toBe(units)
})

test('refused with a reason before it came, its packs are free for another return; refunded after all, not twice', async () => {
  const id = await delivered()
  await ask(id, [sealed('biotin', 2)])
  expect(refused(await refuseReturn(till.deps, id, 1, '', ANN))).toContain('Say why')
  expect(refused(await refuseReturn(till.deps, id, 1, 'It never came.', ANN))).toBeNull()
  expect(await refuseReturn(till.deps, id, 1, 'It never came.', ANN)).toMatchObject({ changed: false })
  expect(refused(await ask(id, [sealed('biotin', 2)], 'damaged'))).toBeNull()
  expect(refused(await refundReturn(till.deps, id, 1, null, ANN))).toContain('on their way back already')
  expect(refused(await refundReturn(till.deps, id, 2, 1000, ANN))).toBe('Say why it is less than is owed.')
  expect(refused(await refundReturn(till.deps, id, 2, 9000, ANN))).toBe('Only £11.30 are owed for it.')
  expect(refused(await refundReturn(till.deps, id, 2, 1000, { ...ANN, why: 'One was empty.' }))).toBeNull()
  expect((await goodsNow(id)).returns[1]).toMatchObject({ settlement: 'refunded', settledBecause: 'One was empty.' })
  expect(refused(await refuseReturn(till.deps, id, 2, 'No.', ANN))).toBe('Its money has gone back.')
})

test('the days are counted from the delivery, or from when it should have come; what is wrong has thirty', async () => {
  const known = await delivered()
  const sessionId = await till.pay(await till.pageFor({ biotin: 2, 'magnesium-complex': 1 }))
  await till.heard()
  const { id } = await till.order(sessionId)
  await sendParcel(till.deps, id, null, ROYAL_MAIL, ANN)
  const period = returnPeriod(await now(id), await goodsNow(id))
  expect(period).toMatchObject({ isKnown: false, came: expect.any(String) })
  expect(period.untilForAnyReason && period.came && period.untilForAnyReason > period.came).toBe(true)
  // Sent and never noted as delivered, it can come back all the same.
  expect(refused(await ask(id, [sealed('biotin', 1)]))).toBeNull()
  till.pass(16 * DAY_MINUTES)
  expect(refused(await ask(known, [sealed('biotin', 1)]))).toMatch(
    /The 14 days to change your mind ended on \w{3} \d+ \w+/,
  )
  expect(refused(await ask(known, [opened('biotin', 1)], 'faulty'))).toBeNull()
  expect(
    refused(
      await requestReturn(
        till.deps,
        known,
        { id: randomUUID(), lines: [sealed('biotin', 1)], reason: 'changed-mind', note: '' },
        ANN,
      ),
    ),
  ).toBeNull()
  till.pass(20 * DAY_MINUTES)
  expect(refused(await ask(known, [sealed('magnesium-complex', 1)], 'damaged'))).toContain('The 30 days')
})

test('a part that is still to come leaves the days open, and what comes back with a cancelled rest is the whole order', async () => {
  const sessionId = await till.pay(await till.pageFor({ biotin: 2, 'magnesium-complex': 1 }))
  await till.heard()
  const { id } = await till.order(sessionId)
  expect(refused(await ask(id, [sealed('biotin', 1)]))).toContain('did not leave us')
  await packOrder(till.deps, id, [{ productId: 'biotin', quantity: 2, lot: '' }], ANN)
  await sendParcel(till.deps, id, 1, ROYAL_MAIL, ANN)
  expect(returnPeriod(await now(id), await goodsNow(id)).untilForAnyReason).toBeNull()
  await ask(id, [sealed('biotin', 2)])
  expect(refused(await loseParcel(till.deps, id, 1, 'refund', ANN))).toContain('so it came')
  await arriveReturn(till.deps, id, 1, [], ANN)
  await refundReturn(till.deps, id, 1, null, ANN)
  await cancelGoods(till.deps, id, null, BUYER)
  expect((await goodsNow(id)).refunds.map(({ pence }) => pence)).toEqual([1130, 946 + 295])
  await moveMoney(id)
  expect(await now(id)).toMatchObject({ status: 'refunded', refundedPence: 2371, goods: 'returned' })
})

test('a parcel of two that is lost takes no delivery along while the other pack is still to come', async () => {
  const sessionId = await till.pay(await till.pageFor({ biotin: 2 }))
  await till.heard()
  const { id } = await till.order(sessionId)
  await packOrder(till.deps, id, [{ productId: 'biotin', quantity: 1, lot: '' }], ANN)
  await sendParcel(till.deps, id, 1, ROYAL_MAIL, ANN)
  await loseParcel(till.deps, id, 1, 'refund', ANN)
  expect((await goodsNow(id)).refunds.map(({ pence }) => pence)).toEqual([565])
  await moveMoney(id)
})

test('goodwill before leaves less to give back; nothing goes back of what a bank asks back', async () => {
  const id = await delivered()
  await refundPart(till.deps, id, { pence: 2000, again: false }, { ...ANN, why: 'sorry' })
  await moveMoney(id)
  await ask(id, BOTH)
  await till.database.db.updateTable('orders').set({ dispute: 'open' }).where('id', '=', id).execute()
  expect(refused(await refundReturn(till.deps, id, 1, null, ANN))).toContain('bank has asked')
  await till.database.db.updateTable('orders').set({ dispute: 'won' }).where('id', '=', id).execute()
  expect(refused(await refundReturn(till.deps, id, 1, null, ANN))).toBeNull()
  expect((await goodsNow(id)).refunds.map(({ pence }) => pence)).toEqual([2000, 371])
  await moveMoney(id)
})

test('a label is given once, and only for what is not posted', async () => {
  const id = await delivered()
  await ask(id, [sealed('biotin', 1)], 'damaged')
  const label = () => labelReturn(till.deps, id, 1, 'https://labels.example/1', ANN)
  expect((await Promise.all([label(), label()])).filter(acted => acted.ok && acted.changed)).toHaveLength(1)
  await postReturn(till.deps, id, 1, 'receipt 77', BUYER)
  expect(refused(await labelReturn(till.deps, id, 1, 'https://labels.example/2', ANN))).toBe('It is posted already.')
  expect(refused(await keepReturn(till.deps, id, 1, BUYER))).toContain('posted already')
  expect(refused(await postReturn(till.deps, id, 9, 'x', BUYER))).toBe('There is no return 9 of it.')
})
