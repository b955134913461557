import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqlNow } from '#test/sql-now.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'

// What everybody can read about a lot: its certificate, and whether it is called back.
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const LOT = '/shop/supplements/biotin/lots/26%2F04-A'
const PDF = `%PDF-1.7\n${'x'.repeat(200)}\n%%EOF\n`
const query = (text: string, values: unknown[] = []) => shop.database.pool.query(text, values)

/** A page without the marks that React leaves between two texts. */
async function read(path: string) {
  const answer = await shop.ask(path)
  return { ...answer, text: answer.text.replaceAll('<!-- -->', '') }
}

/** The pages are kept for everybody; a change reaches them within a moment. */
const shows = (path: string, words: string) =>
  expect.poll(async () => (await read(path)).text, { timeout: 20_000 }).toContain(words)

test('a lot without a certificate says so; with one, it is a file to keep; called back, every page says it', async () => {
  expect((await read(LOT)).status).toBe(404)
  expect((await read('/shop/supplements/biotin/lots')).text).toContain('No lot of Biotin is listed yet.')
  await query(`insert into product_lot values ('biotin', '26/04-A', '2028-04-30', ${sqlNow()})`)
  await shows('/shop/supplements/biotin/lots', '26/04-A')
  const without = await read(LOT)
  expect(without.status).toBe(200)
  expect(without.text).toContain('30 April 2028')
  expect(without.text).toContain('There is none here yet.')
  expect((await read(`${LOT}/certificate.pdf`)).status).toBe(404)

  await query(`insert into lot_certificate values ('biotin', '26/04-A', $1, ${sqlNow()})`, [Buffer.from(PDF)])
  expect((await read(LOT)).text).toContain('Certificate (PDF)')
  const file = await read(`${LOT}/certificate.pdf`)
  expect(file.text).toBe(PDF)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="certificate-biotin-26-04-A.pdf"',
    'x-content-type-options': 'nosniff',
  })
  expect((await read(LOT.toLowerCase())).status).toBe(200)

  const blocks = JSON.stringify([
    { kind: 'text', text: 'Do not take any more <of> it.' },
    { kind: 'link', text: 'Help', url: '/contact' },
  ])
  await query(`insert into lot_recall values ('biotin', '26/04-A', 'Please do not use it', $1, ${sqlNow()})`, [blocks])
  expect((await read(LOT)).text).toContain('Do not take any more &lt;of&gt; it.')
  await shows('/shop/supplements/biotin', 'Called back')
  await shows('/shop/supplements/biotin/lots', 'Called back')
  expect((await read('/shop/supplements/magnesium-complex')).text).not.toContain('Called back')
})
