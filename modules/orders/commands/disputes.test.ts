import { expect, test } from 'vitest'
import type { Till } from '#test/till.ts'
import { evidenceFor } from '../dispute-evidence.ts'
import { NO_GOODS } from '../goods-life.ts'
import { orderView } from '../order-view.ts'
import { disputesToDo } from '../queries/disputes-to-do.ts'
import { orderSteps } from '../queries/member-orders.ts'
import { goodsOf } from '../queries/order-goods.ts'
import { order as orderById } from '../queries/orders.ts'
import { failedRefunds } from '../queries/orders-to-do.ts'
import { sampleSeller } from '../sample-order.ts'
import { auditedTill } from '../till.fixture.ts'
import { cancelGoods } from './cancelling.ts'
import { deliverParcel, packOrder, sendParcel } from './parcels.ts'
import { makeRefund, refundPart } from './refunds.ts'

// What a payer's bank asks back, and refunds that come back to us.
let till: Till
auditedTill(opened => {
  till = opened
})

const ANN = { who: 'operator', name: 'ann', why: 'a reason' } as const

async function paid() {
  const sessionId = await till.pay(await till.pageFor({ biotin: 2 }))
  await till.heard()
  return { sessionId, id: (await till.order(sessionId)).id }
}

const noted = (id: string) => disputesToDo(till.database.db, { all: true, orderId: id }, 10)

test('asked back: nothing leaves and nothing is refunded until it is won; how much, why and until when is known', async () => {
  const { sessionId, id } = await paid()
  till.standIn.control.dispute(sessionId, 'open')
  await till.heard()
  expect(await noted(id)).toMatchObject([
    {
      dispute: {
        state: 'open',
        pence: 1425,
        reason: 'product_not_received',
        evidenceBy: expect.any(Date),
        decidedAt: null,
      },
    },
  ])
  expect(await packOrder(till.deps, id, null, ANN)).toMatchObject({ ok: false })
  expect(await refundPart(till.deps, id, { pence: 100, again: false }, ANN)).toMatchObject({ ok: false })
  till.standIn.control.dispute(sessionId, 'won')
  await till.heard()
  expect(await noted(id)).toMatchObject([{ dispute: { state: 'won', decidedAt: expect.any(Date), evidenceBy: null } }])
  expect(await disputesToDo(till.database.db, { all: false, orderId: id }, 10)).toEqual([])
  expect(
    await sendParcel(
      till.deps,
      id,
      null,
      { carrier: 'royal-mail', trackingNumber: 'KQ482913605GB', trackingLink: null },
      ANN,
    ),
  ).toMatchObject({ ok: true })
})

test('what speaks for us: where it went, that it came', async () => {
  const { sessionId, id } = await paid()
  await sendParcel(
    till.deps,
    id,
    null,
    { carrier: 'royal-mail', trackingNumber: 'KQ482913605GB', trackingLink: null },
    ANN,
  )
  await deliverParcel(till.deps, id, null, ANN)
  till.standIn.control.dispute(sessionId, 'open')
  till.standIn.control.dispute(sessionId, 'lost')
  await till.heard()
  expect(await noted(id)).toMatchObject([{ dispute: { state: 'lost' } }])
  const order = await orderById(till.database.db, id)
  if (!order) throw new Error('No order')
  expect(order.dispute).toBe('lost')
  const evidence = evidenceFor(
    order,
    (await goodsOf(till.database.db, id)) ?? NO_GOODS,
    await orderSteps(till.database.db, id),
  )
  expect(evidence).toEqual(
    expect.arrayContaining([
      { what: 'Product description', words: '2 × Biotin' },
      { what: 'Shipping tracking number', words: 'KQ482913605GB' },
      { what: 'Delivered', words: expect.stringMatching(/ at /) },
    ]),
  )
})

test('lost before it was packed: its goods go back on the shelf, no money goes twice, and its page says so', async () => {
  const { sessionId, id } = await paid()
  const before = await till.stock('biotin')
  const shown = async () => {
    const order = await orderById(till.database.db, id)
    if (!order) throw new Error('No order')
    const disputes = (await noted(id)).map(({ dispute }) => dispute)
    const goods = (await goodsOf(till.database.db, id)) ?? NO_GOODS
    const steps = await orderSteps(till.database.db, id)
    return orderView(order, goods, steps, sampleSeller, till.deps.now(), { disputes })
  }
  till.standIn.control.dispute(sessionId, 'open')
  await till.heard()
  expect(await shown()).toMatchObject({ status: { label: 'Disputed' }, arrival: null })
  expect((await shown()).stations.at(-1)).toMatchObject({ name: 'Disputed', state: 'ended' })
  expect(await cancelGoods(till.deps, id, null, ANN)).toMatchObject({ ok: false })
  till.standIn.control.dispute(sessionId, 'lost')
  await till.heard()
  expect(await packOrder(till.deps, id, null, ANN)).toMatchObject({ ok: false })
  expect(await shown()).toMatchObject({ status: { label: 'Paid back by the bank' }, arrival: null })
  expect((await shown()).amounts.at(-1)).toMatchObject({ label: 'Paid back by the bank', amount: '−£14.25' })
  expect((await shown()).steps.map(({ words }) => words)).toEqual(
    expect.arrayContaining(['Your bank asked for £14.25 back', 'Your bank paid £14.25 back to you']),
  )
  expect(await cancelGoods(till.deps, id, null, ANN)).toMatchObject({ ok: true, changed: true })
  expect((await till.stock('biotin')).units).toBe(before.units + 2)
  expect((await goodsOf(till.database.db, id))?.refunds).toEqual([])
})

test('a refund that could not be paid out is listed until a person has found another way', async () => {
  const { sessionId, id } = await paid()
  await refundPart(till.deps, id, { pence: 300, again: false }, ANN)
  for (const refund of (await goodsOf(till.database.db, id))?.refunds ?? []) await makeRefund(till.deps, refund.id)
  await till.heard()
  till.standIn.control.failRefund(sessionId)
  await till.heard()
  const { number } = await till.order(sessionId)
  expect(await failedRefunds(till.database.db)).toContainEqual({
    number,
    pence: 300,
    problem: 'It could not be paid out: lost_or_stolen_card',
  })
  expect((await goodsOf(till.database.db, id))?.refunds).toMatchObject([{ state: 'failed' }])
})
