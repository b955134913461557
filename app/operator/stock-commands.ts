import { type Command, InvalidArgumentError } from 'commander'
import type { Day } from '#modules/calendar/day.ts'
import { type Corrected, countStock, moveByHand } from '#modules/catalogue/commands/corrections.ts'
import { noteLot } from '#modules/catalogue/commands/lots.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import { stockFigures, stockMovements } from '#modules/catalogue/queries.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { operatorOf } from './ask-server.ts'
import { Refusal } from './open-shop.ts'
import { countedOf, countOf, dayOf, lotOf, productOf } from './order-arguments.ts'
import type { Runs, Told } from './shop-call.ts'
import { movementTable, stockTable } from './stock-tables.ts'

const PRODUCT = 'its id, such as biotin: `stock` lists them'

/** `npm run shop -- stock …` */
export function addStockCommands(program: Command, runs: (command: Command) => Runs): void {
  const stock = program.command('stock').description('see what is there, and note what came, went or was counted')
  addLooks(stock, runs)
  addMoves(stock, runs)
}

function addLooks(stock: Command, runs: (command: Command) => Runs): void {
  stock
    .command('list', { isDefault: true })
    .description('of each product: what is there, what is kept aside for orders, what can be bought')
    .action((_options: object, command: Command) =>
      runs(command)(async ({ call, shop, json }) => {
        const figures = await stockFigures(shop.db)
        const facts = figures.map(row => ({ ...row, sellable: row.onSale ? row.stock - row.reserved : 0 }))
        call.say(json ? JSON.stringify({ stock: facts }) : stockTable(facts))
      }),
    )
  stock
    .command('history')
    .description('what moved of a product, latest first')
    .argument('<product>', PRODUCT, productOf)
    .option('--most <n>', 'so many movements', mostOf, 30)
    .action((productId: ProductId, { most }: { most: number }, command: Command) =>
      runs(command)(async ({ call, shop, json }) => {
        const moved = await stockMovements(shop.db, productId, most)
        if (json) return call.say(JSON.stringify({ productId, movements: moved }))
        call.say(moved.length === 0 ? 'Nothing moved yet.' : movementTable(moved))
      }),
    )
}

function mostOf(typed: string): number {
  const most = countOf(typed)
  if (most > 1000) throw new InvalidArgumentError('At most 1000 are shown.')
  return most
}

function addMoves(stock: Command, runs: (command: Command) => Runs): void {
  stock
    .command('receive')
    .description('note packs that came into the house')
    .argument('<product>', PRODUCT, productOf)
    .argument('<packs>', 'how many', countOf)
    .requiredOption('--lot <lot>', 'the lot printed on them', lotOf)
    .option('--best-before <day>', 'printed on them, such as 2028-04-30', dayOf)
    .action((productId: ProductId, packs: number, options: Received, command: Command) =>
      runs(command)(async told => {
        const { lot, bestBefore = null } = options
        const note = { ...noteOf(told), lot }
        const received = await moveByHand(
          told.shop.db,
          'received',
          { productId, quantity: packs, note },
          { again: told.again, alsoDo: tx => noteLot(tx, { productId, lot, bestBefore }, told.call.now()) },
        )
        tell(told, productId, received, `${packs} received.`)
      }),
    )
  stock
    .command('count')
    .description('note what a count found, packs that are kept aside for orders included')
    .argument('<product>', PRODUCT, productOf)
    .argument('<packs>', 'how many are there', countedOf)
    .action((productId: ProductId, packs: number, _options: object, command: Command) =>
      runs(command)(async told => {
        const counted = await countStock(told.shop.db, { productId, quantity: packs, note: noteOf(told) })
        tell(told, productId, counted, 'Counted.')
      }),
    )
  stock
    .command('write-off')
    .description('note packs that can no longer be sold, or are missing; say why with --why')
    .argument('<product>', PRODUCT, productOf)
    .argument('<packs>', 'how many', countOf)
    .option('--lot <lot>', 'the lot printed on them', lotOf)
    .option('--lost', 'they are missing, and nobody knows where they went')
    .action((productId: ProductId, packs: number, options: WrittenOff, command: Command) =>
      runs(command)(async told => {
        if (!told.by.why) throw new Refusal('Say why with --why: the ledger keeps it.')
        const note = { ...noteOf(told), ...(options.lot ? { lot: options.lot } : {}) }
        const reason = options.lost ? 'lost' : 'written-off'
        const moved = await moveByHand(
          told.shop.db,
          reason,
          { productId, quantity: packs, note },
          { again: told.again },
        )
        tell(told, productId, moved, `${packs} written off.`)
      }),
    )
}

interface Received {
  lot: string
  bestBefore?: Day
}

interface WrittenOff {
  lot?: string
  lost?: boolean
}

const noteOf = (told: Told) => ({
  at: told.call.now(),
  cause: `operator ${operatorOf(told)}`,
  ...(told.by.why ? { why: told.by.why } : {}),
})

/** @throws a refusal when nothing was noted */
function tell({ call, json }: Told, productId: ProductId, done: Corrected, words: string): void {
  if (!done.ok) throw new Refusal(done.words)
  const { stock, reserved, changed } = done
  if (json) {
    call.say(JSON.stringify({ productId, stock, reserved, changed }))
    return
  }
  const now = `Of ${WORDS[productId].name} there are ${stock}, of which ${reserved} are kept aside.`
  call.say(changed ? `${words} ${now}` : `It was so already: nothing was changed. ${now}`)
}
