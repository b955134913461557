import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { product, stockMovements } from '#modules/catalogue/queries.ts'
import { recountStock, workOperations } from '#modules/operations/jobs.ts'
import { makeRefund } from '#modules/orders/commands/refunds.ts'
import { auditedTill } from '#modules/orders/till.fixture.ts'
import { takeUpSale } from '#modules/subscriptions/commands/taking-up.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { beMember } from '#test/people.ts'
import { stockTo } from '#test/stock.ts'
import type { Till } from '#test/till.ts'
import { eraseMember } from '../member-erasure.ts'
import { settings, typist } from './shop-call.fixture.ts'

// Stock, products, prices, members and health as an operator types them, with the jobs of a server beside.
let till: Till
let folder: string
const mails: Mail[] = []
const NO_SEAL = { close: () => '', open: () => '' }
let mailServer: string | null = null
auditedTill(opened => {
  till = opened
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thymewell-operator-'))
  await workOperations({
    ...till.deps,
    jobs: till.jobs,
    sender: settings().trader,
    operatorEmail: 'ann@operator.example',
    shop: null,
    takeUpSale: sale => takeUpSale(till.deps, sale),
    mailer: { send: async mail => void mails.push(mail), answers: async () => mailServer },
    eraseMember: memberId =>
      eraseMember(
        { ...till.deps, devices: { ...till.deps, services: { fitbit: null, withings: null }, seal: NO_SEAL } },
        memberId,
      ),
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const typed = (words: string) => typist(till)(words)

const json = async (words: string) => JSON.parse((await typed(`${words} --json`)).said)
const acts = (subject: string) =>
  till.database.db.selectFrom('operator_act').selectAll().where('subject', '=', subject).orderBy('id').execute()

test('what is kept aside is there, and cannot be bought', async () => {
  await stockTo(till.database.db, 'biotin', 500, (await till.stock('biotin')).reserved)
  const before = (await json('stock')).stock.find((row: { productId: string }) => row.productId === 'biotin')
  await till.pageFor({ biotin: 3 })
  const after = (await json('stock')).stock.find((row: { productId: string }) => row.productId === 'biotin')
  expect(after).toEqual({ ...before, reserved: before.reserved + 3, sellable: before.sellable - 3 })
  expect((await typed('stock')).said).toMatch(/Biotin .*500 .*497/)
})

test('received from two terminals at once it is received once, and again when that is said', async () => {
  const { units } = await till.stock('biotin')
  const words = 'stock receive biotin 24 --lot l26-0402 --best-before 2028-04-30'
  const both = await Promise.all([typed(words), typed(words)])
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1])
  expect(both.find(({ code }) => code === 1)?.wrong).toContain('--again')
  expect(await typed(`${words} --again`)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`there are ${units + 48}`),
  })
  till.noted('biotin', 48)
  const [last] = await stockMovements(till.database.db, 'biotin', 1)
  expect(last).toMatchObject({ reason: 'received', stock: 24, lot: 'L26-0402', cause: 'operator ann' })
  expect(await till.database.db.selectFrom('product_lot').selectAll().execute()).toMatchObject([
    { product_id: 'biotin', lot: 'L26-0402', best_before: '2028-04-30' },
  ])
})

test('written off with a reason, never what is kept aside; counted twice it is the same count', async () => {
  expect((await typed('stock write-off biotin 2')).wrong).toContain('Say why')
  const { units, reserved } = await till.stock('biotin')
  expect(await typed("stock write-off biotin 2 --why 'Dented in the store'")).toMatchObject({ code: 0 })
  till.noted('biotin', -2)
  expect((await typed(`stock write-off biotin ${units} --why all`)).wrong).toContain(
    `Only ${units - 2 - reserved} are there`,
  )
  expect((await typed('stock history biotin')).said).toContain('Dented in the store')
  expect(await json('stock count biotin 300')).toEqual({ productId: 'biotin', stock: 300, reserved, changed: true })
  till.noted('biotin', 300 - (units - 2))
  expect(await json('stock count biotin 300')).toMatchObject({ changed: false })
  expect((await typed('stock count biotin 0')).wrong).toContain('kept aside')
})

test('a difference with the ledger is told once, corrected by nobody, and settled by a count', async () => {
  await sql`update product set stock_units = stock_units + 5 where id = 'biotin'`.execute(till.database.db)
  expect(await recountStock({ ...till.deps, jobs: till.jobs })).toEqual([
    { productId: 'biotin', stock: 5, reserved: 0 },
  ])
  expect(await recountStock({ ...till.deps, jobs: till.jobs })).toEqual([])
  await expect.poll(() => mails.length, { timeout: 20_000 }).toBe(1)
  expect(mails[0]).toMatchObject({ to: { address: 'ann@operator.example' } })
  expect(mails[0]?.text).toContain('Biotin: 5 more in stock than its movements add up to')
  expect((await till.stock('biotin')).units).toBe(305)
  expect(await typed('stock count biotin 302')).toMatchObject({ code: 0 })
  till.noted('biotin', 2)
  expect(await recountStock({ ...till.deps, jobs: till.jobs })).toEqual([])
  expect(await till.database.db.selectFrom('stock_difference').selectAll().execute()).toEqual([])
})

test('a price is shown first, then made and read back at the payment service, once from two terminals', async () => {
  await sql`update product_price set from_at = from_at - interval '90 days'`.execute(till.database.db)
  const { priceId } = (await product(till.database.db, 'biotin')) ?? {}
  expect(await typed('prices set biotin 4.95')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/£4\.95 instead of £5\.65\?.*£5\.65 was its lowest.*\n.*With --yes it is done/s),
  })
  expect((await product(till.database.db, 'biotin'))?.pricePence).toBe(565)
  const words = "prices set biotin 4.95 --yes --why 'Spring'"
  const both = await Promise.all([typed(words), typed(words)])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  const now = await product(till.database.db, 'biotin')
  expect(now).toMatchObject({ pricePence: 495, wasPence: 565 })
  expect(now?.priceId).not.toBe(priceId)
  expect(await till.stripe.prices.retrieve(now?.priceId ?? '')).toMatchObject({
    unit_amount: 495,
    tax_behavior: 'inclusive',
  })
  expect((await till.stripe.prices.list({ product: 'prod_biotin' })).data).toHaveLength(2)
  expect(await acts('biotin')).toMatchObject([{ by: 'ann', act: 'price-set', why: 'Spring', detail: { pence: 495 } }])
  expect((await json('prices history biotin')).history.map((step: { pricePence: number }) => step.pricePence)).toEqual([
    495, 565,
  ])
  expect(await json('prices set biotin 4.95')).toMatchObject({ changed: false })
})

test('what does not agree with the payment service changes nothing', async () => {
  await sql`update product set price_pence = 500 where id = 'magnesium-complex'`.execute(till.database.db)
  const refused = await typed('prices set magnesium-complex 8.00 --yes')
  expect(refused).toMatchObject({ code: 1, wrong: expect.stringContaining('another one at the payment service') })
  await sql`update product set price_pence = 946 where id = 'magnesium-complex'`.execute(till.database.db)
  till.standIn.control.fault({ fault: { kind: 'status', status: 429 }, path: '/v1/prices' })
  expect(await typed('prices set magnesium-complex 8.00 --yes')).toMatchObject({ code: 1 })
  expect((await product(till.database.db, 'magnesium-complex'))?.pricePence).toBe(946)
})

test('the VAT of a year counts what was sold less what went back, in London’s year', async () => {
  const year = till.deps.now().getUTCFullYear()
  const before = (await json(`vat --year ${year}`)).total
  const sessionId = await till.pay(await till.pageFor({ 'magnesium-complex': 1 }))
  await till.heard()
  const { number, charged_pence } = await till.order(sessionId)
  await typed(`orders refund ${number} 2.00 --why lid --yes`)
  const [refund] = await till.database.db.selectFrom('order_refund').select('id').where('pence', '=', 200).execute()
  await makeRefund(till.deps, refund?.id ?? '')
  await till.heard()
  const { total } = await json(`vat --year ${year}`)
  expect(total.soldPence - before.soldPence).toBe(charged_pence)
  expect(total.refundedPence - before.refundedPence).toBe(200)
  expect(total.vatPence - before.vatPence).toBe(Math.round(charged_pence / 6) - 33)
  expect((await typed(`vat --year ${year - 1}`)).said).toBe(`Nothing was sold or given back in ${year - 1}.`)
  expect((await typed('vat --year soon')).code).toBe(2)
})

test('a product is taken off sale and put on sale, each once; what has no pictures is not sold', async () => {
  expect(await typed('products withdraw biotin --why recipe')).toMatchObject({
    code: 0,
    said: 'Biotin is not on sale now.',
  })
  expect((await typed('products withdraw biotin')).said).toContain('nothing was changed')
  expect((await typed('products show biotin')).said).toContain('Out of stock')
  expect(await till.buy({ biotin: 1 })).toMatchObject({ ok: false })
  expect(await json('products publish biotin')).toMatchObject({ onSale: true, changed: true })
  expect((await typed('products publish creatine')).wrong).toContain('no pictures')
  expect((await acts('biotin')).map(({ act }) => act).slice(-2)).toEqual(['product-withdrawn', 'product-published'])
})

test('a member’s export is what their account gives, and their erasure waits for a yes', async () => {
  const { id, email } = await beMember((text, values) => till.database.pool.query(text, values), 'ann')
  const file = join(folder, 'ann.zip')
  expect(await typed(`members export ${email} --to ${file}`)).toMatchObject({ code: 0 })
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK')
  expect((await typed(`members export ${email} --to ${file}`)).wrong).toContain('there already')
  expect((await typed(`members erase ${email} --why 'asked by letter'`)).said).toContain('Nothing was changed')
  expect(await typed(`members erase ${email} --why 'asked by letter' --yes`)).toMatchObject({ code: 0 })
  expect((await typed(`members erase ${email} --why 'asked by letter' --yes`)).said).toContain('already')
  expect((await acts(id)).map(({ act }) => act)).toEqual(['member-exported', 'member-erased'])
  expect((await typed('members export nobody@mail.example')).code).toBe(1)
})

test('health says what is ill, with an exit code; the reconciler says what it found', async () => {
  expect((await typed('health')).said).toMatch(/payment service: answers[\s\S]*mail server: answers/)
  mailServer = 'It does not answer.'
  const ill = await typed('health')
  expect(ill).toMatchObject({ code: 1, said: expect.stringContaining('ILL   mail server: It does not answer.') })
  expect((await json('health'))['mail server']).toEqual({ well: false, words: 'It does not answer.' })
  mailServer = null
  expect(await typed('reconcile')).toMatchObject({ code: 0, said: expect.stringContaining('orders asked about') })
})
