import Table from 'cli-table3'
import type { Command } from 'commander'
import { formatPence } from '#modules/cart/money.ts'
import { setOnSale } from '#modules/catalogue/commands/shelf.ts'
import { availability, type Product, type ProductId, packText } from '#modules/catalogue/product.ts'
import { product, products, stockFigures } from '#modules/catalogue/queries.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { noteAct } from '#modules/operations/commands/acts.ts'
import { endWithdrawn, runningOfProducts } from '#modules/subscriptions/commands/withdrawal.ts'
import { addProduct } from './add-product.ts'
import { agreed } from './agreed.ts'
import { askServer, NO_SERVER, operatorOf } from './ask-server.ts'
import { Refusal } from './open-shop.ts'
import { productOf } from './order-arguments.ts'
import type { Runs, Told } from './shop-call.ts'
import { PLAIN } from './stock-tables.ts'

/** `npm run shop -- products …` */
export function addProductCommands(program: Command, runs: (command: Command) => Runs): void {
  const list = program.command('products').description('see products, and put them on sale or take them off')
  list
    .command('list', { isDefault: true })
    .description('every product with its price and whether it can be bought')
    .action((_options: object, command: Command) =>
      runs(command)(async ({ call, shop, json }) => {
        const all = await products(shop.db)
        call.say(json ? JSON.stringify({ products: all.map(factsOf) }) : productTable(all))
      }),
    )
  list
    .command('show')
    .description('everything about one product')
    .argument('<product>', 'its id, such as biotin', productOf)
    .action((id: ProductId, _options: object, command: Command) =>
      runs(command)(async ({ call, shop, json }) => {
        const found = await product(shop.db, id)
        if (!found) throw new Refusal(`${id} is not in the database yet: a start of the shop puts it there.`)
        const figures = (await stockFigures(shop.db)).find(({ productId }) => productId === id)
        const { stock = 0, reserved = 0 } = figures ?? {}
        if (json) return call.say(JSON.stringify({ ...factsOf(found), stock, reserved }))
        call.say(productText(found, { stock, reserved }))
      }),
    )
  list
    .command('add')
    .description('write a new product down from a file, as docs/recipes/add-a-product.md says')
    .argument('<file>', 'its words and its price, as YAML')
    .option('--pictures <folder>', 'with front, back-label, contents and in-use, each a JPEG, PNG or WebP')
    .action((file: string, { pictures }: { pictures?: string }, command: Command) =>
      runs(command)(told => addProduct(told, file, pictures)),
    )
  addSale(list, runs, {
    name: 'publish',
    description:
      'put a product on sale: it has pictures, and its price is made at the payment service, or found there and compared',
    onSale: true,
  })
  addSale(list, runs, {
    name: 'withdraw',
    description: 'take a product off sale; its page stays and says that it cannot be bought',
    onSale: false,
  })
}

function addSale(
  list: Command,
  runs: (command: Command) => Runs,
  { name, description, onSale }: { name: 'publish' | 'withdraw'; description: string; onSale: boolean },
): void {
  list
    .command(name)
    .description(description)
    .argument('<product>', 'its id, such as biotin', productOf)
    .action((id: ProductId, _options: object, command: Command) =>
      runs(command)(async told => {
        if (onSale) await refuseUnfinished(told, id)
        else if (!(await mayEndSubscriptions(told, command, id))) return
        const { shop, call, by } = told
        const changed = await shop.db.transaction().execute(async tx => {
          if (!(await setOnSale(tx, id, onSale, call.now()))) return false
          const act = onSale ? 'product-published' : 'product-withdrawn'
          await noteAct(tx, { by: operatorOf(told), act, subject: id, why: by.why }, call.now())
          return true
        })
        const ended = onSale ? 0 : await endWithdrawn({ ...shop, now: call.now }, operatorOf(told))
        if (told.json) return call.say(JSON.stringify({ productId: id, onSale, changed, ended }))
        const now = onSale ? 'on sale' : 'not on sale'
        call.say(
          changed ? `${WORDS[id].name} is ${now} now.` : `${WORDS[id].name} was ${now} already: nothing was changed.`,
        )
        if (ended > 0) call.say(`Subscriptions ended: ${ended}. Their subscribers are told.`)
      }),
    )
}

/** Who subscribes to it has nothing sent any more: that is said first, and done when it is wanted. */
async function mayEndSubscriptions(told: Told, command: Command, id: ProductId): Promise<boolean> {
  const { length } = await runningOfProducts(told.shop, [id])
  if (length === 0) return true
  const ends = length === 1 ? 'one subscription to it ends' : `${length} subscriptions to it end`
  return agreed(
    told,
    command,
    `Take ${WORDS[id].name} off sale? Then ${ends}: what was paid and not packed goes back, and the subscribers are told.`,
  )
}

/** Pictures, its place in the database, and a price that the payment service has and shows. */
async function refuseUnfinished(told: Told, id: ProductId): Promise<void> {
  const { shop } = told
  if (!WORDS[id].photographed) {
    throw new Refusal(
      `${WORDS[id].name} has no pictures, so it is announced and cannot be sold: docs/recipes/add-a-product.md says what is missing.`,
    )
  }
  const found = await product(shop.db, id)
  if (!found) throw new Refusal(`${id} is not in the database yet: a start of the shop puts it there.`)
  const answer = await askServer(told, 'open-price', { productId: id })
  if (!answer) throw new Refusal(NO_SERVER)
  if (!answer.ok) throw new Refusal(answer.words)
}

const factsOf = (found: Product) => {
  const { id, name, pricePence, wasPence = null, priceId, onSale, photographed } = found
  return { id, name, pricePence, wasPence, priceId, onSale, photographed, availability: availability(found).state }
}

function productTable(all: readonly Product[]): string {
  const table = new Table({ ...PLAIN, head: ['Product', 'Id', 'Pack', 'Price', 'Shown as'] })
  for (const each of all) {
    table.push([each.name, each.id, packText(each), formatPence(each.pricePence), availability(each).label])
  }
  return table.toString()
}

function productText(found: Product, { stock, reserved }: { stock: number; reserved: number }): string {
  return [
    `${found.name} (${found.id}), ${packText(found)}`,
    `Price ${formatPence(found.pricePence)}${found.wasPence ? `, announced as reduced from ${formatPence(found.wasPence)}` : ''}, VAT ${found.vatRatePercent} % included`,
    `At the payment service ${found.priceId}`,
    `${found.onSale ? 'On sale' : 'Not on sale'}, shown as: ${availability(found).label}`,
    `${stock} there, ${reserved} of them kept aside for orders`,
  ].join('\n')
}
