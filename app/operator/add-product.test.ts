import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { auditedTill } from '#modules/orders/till.fixture.ts'
import type { Till } from '#test/till.ts'
import { cutPhotographs } from '../../assets/photographs.mjs'
import { typist } from './shop-call.fixture.ts'

// A product is written down whole or not at all, once, and what is wrong with its file is said.
const ROOT = dirname(dirname(import.meta.dirname))
let till: Till
let root: string
auditedTill(opened => {
  till = opened
})

/** A folder like the project's, as far as a product is written into it. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'thymewell-house-'))
  await cp(join(ROOT, 'content', 'products'), join(root, 'content', 'products'), { recursive: true })
  await cp(join(ROOT, 'content', 'pictures.json'), join(root, 'content', 'pictures.json'))
  for (const folder of ['assets/products/masters', 'public/pictures', 'photographs']) {
    await mkdir(join(root, folder), { recursive: true })
  }
})
afterEach(() => rm(root, { recursive: true, force: true }))

const typed = (words: string) =>
  typist(till, { root, cutPhotographs, layOut: async () => {} })(words.replaceAll('ROOT', root))
const content = async () => (await readdir(join(root, 'content/products'))).toSorted()
const source = (path: string) => readFile(join(root, path), 'utf8')

const page = await readFile(join(ROOT, 'docs/recipes/add-a-product.md'), 'utf8')
const example = parse(/```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? '')

async function written(changed: object = {}, name = 'new.yaml') {
  await writeFile(join(root, name), stringify({ ...example, ...changed }))
  return `ROOT/${name}`
}

async function photographs(width = 1280, height = 1600, views = ['front', 'back-label', 'contents', 'in-use']) {
  for (const [nth, view] of views.entries()) {
    const picture = sharp({ create: { width, height, channels: 3, background: { r: 40 * nth, g: 90, b: 90 } } })
    await picture.jpeg().toFile(join(root, 'photographs', `${view}.jpg`))
  }
}

test('typed at two terminals at once it is written down once, and the lists still name all the others', async () => {
  const file = await written()
  const both = await Promise.all([1, 2].map(() => typed(`products add ${file} --why 'A new one'`)))
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1])
  expect(both.find(({ code }) => code === 1)?.wrong).toContain('was written down a moment ago')
  expect((await typed(`products add ${file}`)).code).toBe(1)
  const acts = till.database.db.selectFrom('operator_act').select(['act', 'by', 'why'])
  expect(await acts.where('subject', '=', 'magnesium-citrate').execute()).toEqual([
    { act: 'product-added', by: 'ann', why: 'A new one' },
  ])
  // Files of their own, because what is imported once stays.
  const { PRODUCT_IDS: ids } = await import(join(root, 'content/products/ids.ts'))
  expect(ids).toEqual([...PRODUCT_IDS, 'magnesium-citrate'])
  const { SHELF } = await import(join(root, 'content/products/shelf.ts'))
  expect(Object.keys(SHELF)).toEqual(ids)
  expect(SHELF['magnesium-citrate']).toEqual({
    words: { ...withoutPrice(example), brand: 'Thymewell', photographed: false },
    openingPence: 695,
  })
})

const withoutPrice = ({ price: _, ...words }: Record<string, unknown>) => words

test('its photographs are cut to what pages ask for, and listed', async () => {
  await photographs()
  expect(await typed(`products add ${await written()} --pictures ROOT/photographs`)).toMatchObject({ code: 0 })
  const list = JSON.parse(await source('content/pictures.json'))
  const { file, widths } = list['magnesium-citrate-in-use']
  const there = await readdir(join(root, 'public/pictures'))
  for (const width of widths) expect(there).toContain(`${file}-${width}.avif`)
  expect(there.some(name => name.endsWith('.unfinished'))).toBe(false)
  expect(Object.keys(list)).toContain('biotin-front')
  expect(await readdir(join(root, 'assets/products/masters'))).toHaveLength(4)
})

test('what is there already is not written again, and never with other words', async () => {
  const { brand: _, photographed: __, inScale: ___, ...biotin } = WORDS.biotin
  const same = await written({ ...biotin, price: 5.65 })
  expect(await typed(`products add ${same}`)).toMatchObject({ code: 0, said: expect.stringContaining('already') })
  const before = await content()
  expect(await typed(`products add ${await written({ ...biotin, price: 4.65 })}`)).toMatchObject({
    code: 1,
    wrong: expect.stringContaining('prices set'),
  })
  const { brand: ____, photographed: _____, ...creatine } = WORDS.creatine
  await photographs()
  const announced = await written({ ...creatine, price: 4.25 })
  expect(await typed(`products add ${announced} --pictures ROOT/photographs`)).toMatchObject({ code: 0 })
  expect(await source('content/products/creatine.ts')).toContain('photographed: true')
  expect(await source('content/products/ids.ts')).toBe(await readFile(join(ROOT, 'content/products/ids.ts'), 'utf8'))
  expect(await content()).toEqual(before)
})

test('a wrong file, a missing one and wrong photographs change nothing, and say what is wrong', async () => {
  const before = [await content(), await source('content/pictures.json')]
  await photographs(1280, 1280)
  await written({}, 'good.yaml')
  await writeFile(join(root, 'broken.yaml'), 'id: [zinc')
  await writeFile(join(root, 'list.yaml'), '- zinc')
  for (const [words, wrong] of [
    [`products add ROOT/none.yaml`, /cannot be read: ENOENT/],
    [`products add ROOT/photographs`, /cannot be read: EISDIR/],
    [`products add ROOT/broken.yaml`, /nothing was written:\nIt cannot be read: /],
    [`products add ROOT/list.yaml`, /holds no product/],
    [`products add ${await written({ name: 'biotin' })}`, /name: biotin is called so already/],
    [`products add ${await written({ price: -1, vessel: 'sack' }, 'two.yaml')}`, /vessel: must be one of bottle/],
    [
      'products add ROOT/good.yaml --pictures ROOT/photographs',
      /front\.jpg is 1280 × 1280: it must be 4 wide to 5 high/,
    ],
    ['products add ROOT/good.yaml --pictures ROOT/nowhere', /front\.jpg is missing/],
  ] as const) {
    expect(await typed(words), words).toMatchObject({ code: 1, wrong: expect.stringMatching(wrong) })
  }
  await writeFile(join(root, 'photographs/front.jpg'), 'no picture')
  const refused = await typed('products add ROOT/good.yaml --pictures ROOT/photographs --json')
  expect(JSON.parse(refused.said)).toMatchObject({
    changed: false,
    problems: [expect.stringContaining('no picture'), ...Array(3).fill(expect.stringContaining('1280 × 1280'))],
  })
  expect([await content(), await source('content/pictures.json')]).toEqual(before)
  expect((await typed('products add')).code).toBe(2)
})
