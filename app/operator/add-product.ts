import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse, YAMLParseError } from 'yaml'
import { SHELF } from '#content/products/shelf.ts'
import { oneAtTheShelf } from '#modules/catalogue/commands/shelf.ts'
import { type NewProduct, readNewProduct } from '#modules/catalogue/new-product.ts'
import { isProductId, PRODUCT_IDS, type ProductWords } from '#modules/catalogue/product.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { noteAct } from '#modules/operations/commands/acts.ts'
import { operatorOf } from './ask-server.ts'
import { contentOf } from './file-content.ts'
import type { House, NewFile } from './house.ts'
import { Refusal } from './open-shop.ts'
import { idsIn, productSource, withId, withProduct } from './product-source.ts'
import type { Told } from './shop-call.ts'

const MOST_BYTES = 200 * 1024
const IDS = 'content/products/ids.ts'
const SHELVED = 'content/products/shelf.ts'

/**
 * Writes a product down where the shop is built from. All of it is checked before anything is written, and what is
 * written stands beside its place until all of it is there: who reads the folder sees the product whole, or not at all.
 */
export async function addProduct(told: Told, file: string, pictures: string | undefined): Promise<void> {
  const { call, json } = told
  const { house } = call
  if (!house) throw new Refusal('Products are written down where the shop is built, with npm run shop.')
  const added = productIn(file, await contentOf(file, MOST_BYTES), pictures !== undefined)
  const { id, words } = added
  const before = isProductId(id) ? beforeIt(added) : null
  const changed = before === null || (words.photographed && !before.photographed)
  if (changed) {
    const photographs = pictures === undefined ? [] : await photographsOf(house, id, pictures)
    await writeDown(told, house, added, before !== null, photographs)
  }
  if (json) return call.say(JSON.stringify({ productId: id, photographed: words.photographed, changed }))
  if (!changed) return call.say(`${words.name} is written down already: nothing was changed.`)
  const next = words.photographed
    ? 'Start the shop again, receive its packs and publish it: docs/recipes/add-a-product.md goes on from here.'
    : 'Start the shop again: it is announced. It is sold once it has pictures; docs/recipes/add-a-product.md says how.'
  call.say(`${words.name} is written down. ${next}`)
}

function productIn(file: string, bytes: Buffer, photographed: boolean): NewProduct {
  const refuse = (problems: readonly string[]): never => {
    throw new Refusal([`${file} was not added, and nothing was written:`, ...problems].join('\n'), { problems })
  }
  let written: unknown
  try {
    written = parse(bytes.toString('utf8'))
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    return refuse([`It cannot be read: ${error.message.split('\n')[0]}`])
  }
  const read = readNewProduct(written, photographed)
  if (!read.ok) return refuse(read.problems)
  const { id, words } = read.product
  const namesake = PRODUCT_IDS.find(other => other !== id && sameName(WORDS[other].name, words.name))
  return namesake ? refuse([`name: ${namesake} is called so already.`]) : read.product
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The product as it is on the shelf, when it is there already and says the same. */
function beforeIt({ id, words, pence }: NewProduct): ProductWords | null {
  if (!isProductId(id)) return null
  // What it has pictures of is not in the file.
  const { photographed, inScale } = WORDS[id]
  const asWritten = { ...words, photographed, ...(inScale && { inScale }) }
  const same = isDeepStrictEqual(asWritten, plain(WORDS[id])) && SHELF[id].openingPence === pence
  if (same) return WORDS[id]
  throw new Refusal(
    `${id} is on the shelf already, with other words or another first price. Its words are changed in content/products/${id}.ts, its price with prices set.`,
  )
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value))

async function photographsOf(house: House, id: string, folder: string): Promise<NewFile[]> {
  const cut = await house.cutPhotographs(house.root, id, folder)
  if (cut.ok) return cut.files
  const { problems } = cut
  throw new Refusal(['The pictures cannot be used, and nothing was written:', ...problems].join('\n'), { problems })
}

async function writeDown(
  told: Told,
  house: House,
  { id, words, pence }: NewProduct,
  isThere: boolean,
  photographs: readonly NewFile[],
): Promise<void> {
  const { shop, call, by } = told
  const text = (path: string) => readFile(join(house.root, path), 'utf8')
  await shop.db.transaction().execute(async tx => {
    await oneAtTheShelf(tx)
    const ids = await text(IDS)
    // Somebody at another terminal, after this shop was built.
    if (!isThere && idsIn(ids).includes(id)) throw new Refusal(`${id} was written down a moment ago.`)
    const path = `content/products/${id}.ts`
    const sources = [{ path, bytes: Buffer.from(productSource(words)) }]
    // The list of ids last: from then on the product is there.
    const lists = [
      { path: SHELVED, bytes: Buffer.from(withProduct(await text(SHELVED), { id, pence })) },
      { path: IDS, bytes: Buffer.from(withId(ids, id)) },
    ]
    const act = isThere ? 'product-photographed' : 'product-added'
    await noteAct(tx, { by: operatorOf(told), act, subject: id, why: by.why, detail: { pence } }, call.now())
    await writeAll(house.root, [...photographs, ...sources, ...(isThere ? [] : lists)])
    await house.layOut(house.root, [path])
  })
}

const UNFINISHED = '.unfinished'

async function writeAll(root: string, files: readonly NewFile[]): Promise<void> {
  try {
    for (const { path, bytes } of files) await writeFile(join(root, path + UNFINISHED), bytes)
  } catch (error) {
    await Promise.all(files.map(({ path }) => rm(join(root, path + UNFINISHED), { force: true })))
    throw new Refusal(`The product could not be written down, and nothing was: ${(error as Error).message}`)
  }
  for (const { path } of files) await rename(join(root, path + UNFINISHED), join(root, path))
}
