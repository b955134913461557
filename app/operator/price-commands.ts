import Table from 'cli-table3'
import type { Command } from 'commander'
import { LONDON } from '#modules/calendar/zone.ts'
import { momentText } from '#modules/calendar/zone-words.ts'
import { formatPence } from '#modules/cart/money.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import { priceHistory, product, products, reducedFrom } from '#modules/catalogue/queries.ts'
import { agreed } from './agreed.ts'
import { askServer, NO_SERVER } from './ask-server.ts'
import { Refusal } from './open-shop.ts'
import { penceOf, productOf } from './order-arguments.ts'
import type { Runs, Told } from './shop-call.ts'
import { PLAIN } from './stock-tables.ts'

/** `npm run shop -- prices …` */
export function addPriceCommands(program: Command, runs: (command: Command) => Runs): void {
  const prices = program.command('prices').description('see prices, and set them here and at the payment service')
  prices
    .command('list', { isDefault: true })
    .description('what everything costs')
    .action((_options: object, command: Command) =>
      runs(command)(async ({ call, shop, json }) => {
        const all = await products(shop.db)
        if (json) {
          const facts = all.map(({ id, pricePence, wasPence = null, priceId }) => ({
            id,
            pricePence,
            wasPence,
            priceId,
          }))
          return call.say(JSON.stringify({ prices: facts }))
        }
        const table = new Table({ ...PLAIN, head: ['Product', 'Price', 'Reduced from', 'At the payment service'] })
        for (const { id, pricePence, wasPence, priceId } of all) {
          table.push([id, formatPence(pricePence), wasPence ? formatPence(wasPence) : '', priceId])
        }
        call.say(table.toString())
      }),
    )
  prices
    .command('history')
    .description('what a product has cost since when')
    .argument('<product>', 'its id, such as biotin', productOf)
    .action((id: ProductId, _options: object, command: Command) =>
      runs(command)(async ({ call, shop, json }) => {
        const steps = await priceHistory(shop.db, id)
        if (json) return call.say(JSON.stringify({ productId: id, history: steps }))
        const table = new Table({ ...PLAIN, head: ['Since', 'Price', 'At the payment service'] })
        for (const { from, pricePence, priceId } of steps) {
          table.push([momentText(from, LONDON), formatPence(pricePence), priceId])
        }
        call.say(table.toString())
      }),
    )
  prices
    .command('set')
    .description('sell at another price from now on; it is made at the payment service and read back first')
    .argument('<product>', 'its id, such as biotin', productOf)
    .argument('<amount>', 'in pounds with VAT, such as 5.65', penceOf)
    .action((id: ProductId, pence: number, _options: object, command: Command) =>
      runs(command)(told => setPrice(told, command, id, pence)),
    )
}

async function setPrice(told: Told, command: Command, id: ProductId, pence: number): Promise<void> {
  const { call, shop, json } = told
  const now = await product(shop.db, id)
  if (!now) throw new Refusal(`${id} is not in the database yet: a start of the shop puts it there.`)
  if (now.pricePence === pence) return tell(told, { id, pence, changed: false })
  const was = await reducedFrom(shop.db, id, pence, call.now())
  const announced =
    was === null ? '' : ` Pages will say for 30 days that ${formatPence(was)} was its lowest price before.`
  const question = `Sell ${now.name} at ${formatPence(pence)} instead of ${formatPence(now.pricePence)}?${announced}`
  if (!(await agreed(told, command, question))) return
  const answer = await askServer(told, 'set-price', { productId: id, pence })
  if (!answer) throw new Refusal(NO_SERVER)
  if (!answer.ok) throw new Refusal(answer.words)
  tell({ call, json }, { id, pence, changed: answer.changed })
}

function tell(
  { call, json }: Pick<Told, 'call' | 'json'>,
  set: { id: ProductId; pence: number; changed: boolean },
): void {
  if (json) {
    call.say(JSON.stringify({ productId: set.id, pricePence: set.pence, changed: set.changed }))
    return
  }
  const now = `${set.id} costs ${formatPence(set.pence)}`
  call.say(set.changed ? `${now} now.` : `${now} already: nothing was changed.`)
}
