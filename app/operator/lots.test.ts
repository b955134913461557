import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificate, lotsOf, product } from '#modules/catalogue/queries.ts'
import { NO_GOODS } from '#modules/orders/goods-life.ts'
import { workOrders } from '#modules/orders/jobs.ts'
import { orderView } from '#modules/orders/order-view.ts'
import { goodsOf } from '#modules/orders/queries/order-goods.ts'
import { order as orderById } from '#modules/orders/queries/orders.ts'
import { sampleSeller } from '#modules/orders/sample-order.ts'
import { auditedTill } from '#modules/orders/till.fixture.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import type { Till } from '#test/till.ts'
import { settings, typist } from './shop-call.fixture.ts'

// Lots, their certificates, and a recall that reaches exactly those who were sent such a pack.
let till: Till
let folder: string
const mails: Mail[] = []
auditedTill(opened => {
  till = opened
})

const WORDS =
  '# Please do not use Biotin of the lot L26-7\n\nIts label names a wrong number of tablets.\n\n- Keep the pack\n'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thymewell-lots-'))
  await writeFile(join(folder, 'recall.md'), WORDS)
  await writeFile(join(folder, 'analysis.pdf'), `%PDF-1.7\n${'x'.repeat(200)}\n%%EOF\n`)
  await writeFile(join(folder, 'picture.pdf'), 'GIF89a')
  const config = settings()
  await workOrders({
    ...till.deps,
    jobs: till.jobs,
    mailer: { send: async mail => void mails.push(mail) },
    seller: config.trader,
    shop: 'https://shop.example',
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const typed = (words: string) => typist(till)(words.replaceAll('FOLDER', folder))

async function sent(lot: string, how: 'send' | 'pack' = 'send') {
  const sessionId = await till.pay(await till.pageFor({ biotin: 1 }))
  await till.heard()
  const { number, id } = await till.order(sessionId)
  await typed(`orders pack ${number} --lot biotin=${lot}`)
  if (how === 'send') await typed(`orders send ${number} --carrier royal-mail --tracking KQ48291360${number.at(-1)}GB`)
  return { number, id }
}

const recalls = () => mails.filter(({ subject }) => subject.startsWith('Safety notice'))

test('who packs with a lot that nobody received is told, because no recall would find it', async () => {
  await typed('lots add biotin L26-0402')
  const pay = async () => {
    const sessionId = await till.pay(await till.pageFor({ biotin: 1 }))
    await till.heard()
    return (await till.order(sessionId)).number
  }
  const mistyped = await typed(`orders pack ${await pay()} --lot biotin=26-0402`)
  expect(mistyped).toMatchObject({ code: 0, said: expect.stringMatching(/no lot 26-0402 was known, only .*L26-0402/) })
  expect((await typed(`orders pack ${await pay()} --lot biotin=L26-0402`)).said).not.toContain('was known')
})

test('a certificate is kept for a lot that is known: a whole PDF, of any other thing nothing', async () => {
  expect((await typed('lots certificate biotin L26-7 FOLDER/analysis.pdf')).wrong).toContain('lots add')
  expect(await typed('lots add biotin l26-7 --best-before 2028-04-30')).toMatchObject({ code: 0 })
  expect((await typed('lots add biotin L26-7')).said).toContain('nothing was changed')
  expect((await lotsOf(till.database.db, 'biotin', 'L26-7'))[0]).toMatchObject({
    bestBefore: '2028-04-30',
    hasCertificate: false,
  })
  expect((await typed('lots certificate biotin L26-7 FOLDER/picture.pdf')).wrong).toContain('not a PDF')
  expect((await typed('lots certificate biotin L26-7 FOLDER/none.pdf')).wrong).toContain('ENOENT')
  expect(await typed('lots certificate biotin L26-7 FOLDER/analysis.pdf')).toMatchObject({ code: 0 })
  expect((await typed('lots certificate biotin L26-7 FOLDER/analysis.pdf')).said).toContain('nothing was changed')
  expect((await certificate(till.database.db, { productId: 'biotin', lot: 'L26-7' }))?.toString()).toMatch(/^%PDF/)
  expect((await typed('lots')).said).toMatch(/biotin .*L26-7 .*2028-04-30 .*yes/)
})

test('a recall is shown first, then reaches exactly the buyers of that lot, once from two terminals', async () => {
  const mine = await sent('L26-7')
  const other = await sent('L26-8')
  expect((await lotsOf(till.database.db, 'biotin', 'L26-8'))[0]).toMatchObject({ hasCertificate: false, recall: null })
  const here = await sent('L26-7', 'pack')
  const shown = await typed('recall L26-7 --file FOLDER/recall.md')
  expect(shown.said).toContain('1 buyers to write to, 0 written to already')
  expect(shown.said).toContain(`take them apart: ${here.number}`)
  expect(shown.said).toContain('With --yes it is done')
  expect((await product(till.database.db, 'biotin'))?.recalledLots).toEqual([])

  const words = 'recall L26-7 --file FOLDER/recall.md --yes --json'
  const both = await Promise.all([typed(words), typed(words)])
  expect(both.map(({ said }) => JSON.parse(said).noted).sort()).toEqual([0, 1])
  await expect.poll(() => recalls().length, { timeout: 20_000 }).toBe(1)
  expect(recalls()[0]?.text).toContain(mine.number)
  expect(recalls()[0]?.text).toContain('https://shop.example/shop/supplements/biotin/lots/L26-7')
  expect(recalls()[0]?.text).not.toContain(other.number)
  expect((await product(till.database.db, 'biotin'))?.recalledLots).toEqual(['L26-7'])

  expect(JSON.parse((await typed(words)).said)).toMatchObject({ noted: 0, changed: false, written: 1 })
  // Sent after all, it is a buyer of that lot as well.
  await typed(`orders send ${here.number} --carrier royal-mail --tracking KQ482913111GB`)
  expect(JSON.parse((await typed(words)).said)).toMatchObject({ noted: 1 })
  await writeFile(join(folder, 'other.md'), WORDS.replace('do not use', 'throw away'))
  expect((await typed('recall L26-7 --file FOLDER/other.md --yes')).wrong).toContain('other words')

  const order = await orderById(till.database.db, mine.id)
  const goods = (await goodsOf(till.database.db, mine.id)) ?? NO_GOODS
  if (!order) throw new Error('No order')
  const view = orderView(order, goods, [], sampleSeller, till.deps.now(), {
    recalled: [{ productId: 'biotin', lot: 'L26-7' }],
  })
  expect(view.parcels[0]?.lots).toEqual([
    { lot: 'L26-7', name: 'Biotin', page: '/shop/supplements/biotin/lots/L26-7', isRecalled: true },
  ])
})

test('a lot that nobody knows is not called back, and one of two products only with its name', async () => {
  expect((await typed('recall L99-1 --file FOLDER/recall.md --yes')).wrong).toContain('No pack with the lot')
  await typed('lots add magnesium-complex L26-7')
  expect((await typed('recall L26-7 --file FOLDER/recall.md --yes')).wrong).toContain('--product')
})

test('a mistyped lot is corrected with all that hangs on it, once from two terminals, and never what was sent', async () => {
  await typed('stock receive biotin 12 --lot L26-90 --best-before 2028-01-31')
  till.noted('biotin', 12)
  await typed('lots certificate biotin L26-90 FOLDER/analysis.pdf')
  const words = "lots correct biotin L26-90 --to L26-09 --best-before 2028-10-31 --why 'read wrongly' --json"
  const both = await Promise.all([typed(words), typed(words)])
  expect(both.map(({ said }) => JSON.parse(said).changed).sort()).toEqual([false, true])
  expect(await lotsOf(till.database.db, 'biotin', 'L26-90')).toEqual([])
  expect(await lotsOf(till.database.db, 'biotin', 'L26-09')).toMatchObject([
    { bestBefore: '2028-10-31', hasCertificate: true },
  ])
  expect((await typed('stock history biotin')).said).toContain('L26-09')
  const acts = till.database.db.selectFrom('operator_act').select(['act', 'why'])
  expect(await acts.where('subject', '=', 'biotin L26-90').where('act', '=', 'lot-corrected').execute()).toEqual([
    { act: 'lot-corrected', why: 'read wrongly' },
  ])
  for (const [command, wrong] of [
    ['lots correct biotin L26-91 --to L26-92', 'No lot L26-91 of Biotin is known.'],
    ['lots correct biotin L26-09', 'Say what is right'],
    ['lots correct biotin L26-7 --to L26-70', 'It was called back'],
    ['lots correct biotin L26-8 --to L26-80', 'Packs were sent with it'],
    ['lots remove biotin L26-8', 'Packs were sent with it'],
    ['lots remove biotin L26-09', '12 packs were received with it'],
    ['lots remove biotin L26-91', 'No lot L26-91 of Biotin is known.'],
  ] as const) {
    expect(await typed(command), command).toMatchObject({ code: 1, wrong: expect.stringContaining(wrong) })
  }
  expect(await typed('lots correct biotin L26-8 --best-before 2029-02-28')).toMatchObject({ code: 0 })
})

test('a lot that there is not is removed, once from two terminals; what is packed is taken apart first', async () => {
  await typed('lots add biotin L26-55')
  const both = await Promise.all([1, 2].map(() => typed('lots remove biotin L26-55')))
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1])
  expect(await lotsOf(till.database.db, 'biotin', 'L26-55')).toEqual([])
  const { number } = await sent('L26-56', 'pack')
  expect((await typed('lots remove biotin L26-56')).wrong).toContain(`take them apart first (${number})`)
  await typed(`orders unpack ${number}`)
  expect(await typed('lots remove biotin L26-56')).toMatchObject({ code: 0, said: 'Lot L26-56 of Biotin is gone.' })
})
