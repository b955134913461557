import { expect, test } from 'vitest'
import { makeRefund } from '#modules/orders/commands/refunds.ts'
import { NO_GOODS } from '#modules/orders/goods-life.ts'
import { goodsOf } from '#modules/orders/queries/order-goods.ts'
import { sampleOrder } from '#modules/orders/sample-order.ts'
import { auditedTill } from '#modules/orders/till.fixture.ts'
import type { Till } from '#test/till.ts'
import { orderTable } from './order-tables.ts'
import { typist } from './shop-call.fixture.ts'

// The operator's command as it is typed: what it says, what it answers to programs, and that nothing is done twice.
let till: Till
auditedTill(opened => {
  till = opened
})

const typed: ReturnType<typeof typist> = (words, ask) => typist(till)(words, ask)

async function paid() {
  const sessionId = await till.pay(await till.pageFor({ biotin: 2, 'magnesium-complex': 1 }))
  await till.heard()
  return till.order(sessionId)
}

const now = (id: string) =>
  till.database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('three orders are seen in one command, sent with tracking numbers, and are gone from the list', async () => {
  const orders = [await paid(), await paid(), await paid()]
  const listed = await typed('orders')
  for (const { number } of orders) expect(listed.said).toContain(number)
  expect(listed.said).not.toContain('ann@example.com')
  for (const [index, { number }] of orders.entries()) {
    const sent = await typed(
      `orders send ${number.toLowerCase()} --carrier royal-mail --tracking 'kq 482 913 60${index} gb'`,
    )
    expect(sent).toMatchObject({ code: 0, said: `Sent ${number}. It is now: Sent.` })
  }
  const [first] = orders
  const again = await typed(`orders send ${first?.number} --carrier royal-mail --tracking KQ482913600GB`)
  expect(again).toMatchObject({ code: 0, said: `${first?.number} was so already: nothing was changed.` })
  expect((await typed('orders')).said).not.toContain(first?.number)
  expect((await typed('orders list --state sent --days 1')).said).toContain(first?.number)
  const shown = await typed(`orders show ${first?.number}`)
  expect(shown.said).toContain('KQ482913600GB')
  expect(shown.said).toContain('1 Mill Lane')
  expect((await till.jobsOf('order-sent')).length).toBe(3)
})

test('a program reads JSON and exit codes', async () => {
  const { number, id } = await paid()
  const packed = await typed(`orders pack ${number} --only biotin=1 --lot biotin=26-0402 --json`)
  expect(JSON.parse(packed.said)).toMatchObject({ number, goods: 'to-pack', changed: true })
  const refused = await typed(`orders pack ${number} --only biotin=2 --json`)
  expect(refused.code).toBe(1)
  expect(JSON.parse(refused.said)).toEqual({ refused: 'Of Biotin only 1 still wait, not 2.', changed: false })
  const list = JSON.parse((await typed('orders --json')).said)
  expect(list.orders.map((order: { number: string }) => order.number)).toContain(number)
  expect(JSON.parse((await typed(`orders show ${number} --json`)).said)).toMatchObject({
    id,
    parcels: [{ number: 1, lines: [{ productId: 'biotin', quantity: 1, lot: '26-0402' }] }],
    history: [{ fact: 'paid' }, { fact: 'packed' }],
  })
})

test('the packing list has what is still to pack: nothing cancelled, packed or sent', async () => {
  const { number } = await paid()
  const listed = async () =>
    (await typed('orders')).said.split('\n').find(line => line.includes(number)) ?? 'not on the list'
  const facts = async () => {
    const list = JSON.parse((await typed('orders --json')).said)
    return list.orders.find((order: { number: string }) => order.number === number)
  }
  expect(await listed()).toContain('2 × Biotin, Magnesium Complex')
  expect((await typed(`orders cancel ${number} --only biotin=1 --yes`)).code).toBe(0)
  expect(await listed()).toContain(' Biotin, Magnesium Complex')
  expect(await listed()).not.toContain('2 × Biotin')
  expect(await facts()).toMatchObject({
    lines: [
      { productId: 'biotin', quantity: 2, cancelled: 1 },
      { productId: 'magnesium-complex', cancelled: 0 },
    ],
    toPack: [
      { productId: 'biotin', quantity: 1 },
      { productId: 'magnesium-complex', quantity: 1 },
    ],
  })
  expect((await typed(`orders pack ${number} --only biotin`)).code).toBe(0)
  expect(await listed()).toContain('still to pack: Magnesium Complex')
  expect(await facts()).toMatchObject({ toPack: [{ productId: 'magnesium-complex', quantity: 1 }] })
  expect((await typed(`orders cancel ${number} --yes`)).code).toBe(0)
  expect(await listed()).not.toContain('Magnesium')
  expect(await facts()).toMatchObject({ toPack: [] })
})

test('money moves only when somebody says yes', async () => {
  const { number, id } = await paid()
  const shown = await typed(`orders refund ${number} 5.00 --why 'A dented lid'`)
  expect(shown).toMatchObject({ code: 0, said: expect.stringContaining('With --yes it is done.') })
  expect((await goodsOf(till.database.db, id))?.refunds).toEqual([])
  expect((await typed(`orders refund ${number} 5.00 --why lid`, async () => false)).said).toBe('Nothing was changed.')
  expect((await typed(`orders refund ${number} 5.00`)).wrong).toContain('Say why')
  const asked: string[] = []
  const done = await typed(`orders refund ${number} 5.00 --why 'A dented lid'`, async question => {
    asked.push(question)
    return true
  })
  expect(asked).toEqual([`Give back £5.00 of ${number}? Its buyer reads why: A dented lid`])
  expect(done.code).toBe(0)
  const [refund] = (await goodsOf(till.database.db, id))?.refunds ?? []
  await makeRefund(till.deps, refund?.id ?? '')
  await till.heard()
  expect(await now(id)).toMatchObject({ refunded_pence: 500, status: 'partly-refunded' })
  expect((await typed(`orders show ${number}`)).said).toContain('A dented lid')
  const twice = await Promise.all([1, 2].map(() => typed(`orders refund ${number} 3 --why lid --yes`)))
  expect(twice.map(({ code }) => code).sort()).toEqual([0, 1])
})

test('cancelled from two terminals at once, it is cancelled once', async () => {
  const { number, id } = await paid()
  const both = await Promise.all([1, 2].map(() => typed(`orders cancel ${number} --why 'asked by telephone' --yes`)))
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1])
  expect((await goodsOf(till.database.db, id))?.refunds).toMatchObject([{ pence: 2371, reason: 'cancelled' }])
  for (const refund of (await goodsOf(till.database.db, id))?.refunds ?? []) await makeRefund(till.deps, refund.id)
  await till.heard()
  expect((await typed(`orders send ${number} --carrier royal-mail`)).wrong).toBe('All of its money has gone back.')
})

test('a parcel that is packed, taken apart, lost, sent again and delivered', async () => {
  const { number } = await paid()
  for (const [words, state] of [
    [`orders pack ${number}`, 'Packed'],
    [`orders unpack ${number}`, 'Paid'],
    [`orders send ${number} --carrier other --link https://carrier.example/1`, 'Sent'],
    [`orders lost ${number} --send-again --yes`, 'Paid'],
    [`orders send ${number} --carrier royal-mail --tracking KQ482913699GB`, 'Sent'],
    [`orders delivered ${number} --parcel 2`, 'Delivered'],
  ]) {
    expect(await typed(words ?? '')).toMatchObject({ code: 0, said: expect.stringContaining(`It is now: ${state}.`) })
  }
})

test('what is asked in a wrong way is told how to ask, with an exit code of its own', async () => {
  for (const words of [
    'orders send TW-0000-0000',
    'orders show 12345',
    'orders send TW-0000-0000 --carrier pigeon',
    'orders refund TW-0000-0000 lots --why x --nonsense',
    'sell everything',
  ]) {
    expect(await typed(words), words).toMatchObject({ code: 2, wrong: expect.stringMatching(/help/) })
  }
  expect(await typed('orders show TW-0000-0000')).toMatchObject({ code: 1, wrong: 'There is no order TW-0000-0000.' })
  expect(await typed('orders list --state lost')).toMatchObject({ code: 1 })
  expect((await typed('orders --help')).said).toContain('hand a parcel to its carrier')
})

test('at a terminal what has to be looked at stands out, and nothing else; elsewhere it is plain', () => {
  const orders = [sampleOrder, { ...sampleOrder, dispute: 'open' as const }].map(order => ({ order, goods: NO_GOODS }))
  const painted = orderTable(orders, (tone, words) => `${tone}:${words}`)
  expect(painted.match(/(good|caution|bad):\w+/g)).toEqual(['caution:Disputed'])
  expect(orderTable(orders)).not.toContain('caution')
})
