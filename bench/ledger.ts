import { reserveStock, sellReserved } from '#modules/catalogue/commands/stock.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { Db } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open.ts'
import { driveAlone, type Measured } from './load.ts'
import type { Row } from './rows.ts'

/** As an order of the bench holds: kept aside when its page is opened, and sold when it is paid. */
const PRODUCTS = 2

/**
 * What the ledger of the stock takes of an order: both moves, each in a transaction of its own, of nobody else's
 * products, so that nobody is waited for. Beside it one SELECT by primary key over the same connection.
 */
export async function measureLedger(databaseUrl: string, times: number): Promise<Row> {
  const { db, close, statements } = openDatabase(databaseUrl, { name: 'bench ledger', size: 1 })
  try {
    const ids = await stocked(db)
    const lines = ids.map(productId => ({ productId, quantity: 1 }))
    const [first] = ids
    const byKey = async () => void (await db.selectFrom('product').selectAll().where('id', '=', first).execute())
    const moves = async () => {
      const note = { at: new Date(), cause: 'bench' }
      const kept = await db.transaction().execute(tx => reserveStock(tx, lines, note))
      if (!kept.ok) throw new Error('The shelf of the bench is empty')
      await db.transaction().execute(tx => sellReserved(tx, lines, note))
    }
    const { count } = await statements.countStatements(moves)
    await driveAlone(byKey, times, null)
    const unit = await driveAlone(byKey, times, null)
    const shop = await driveAlone(moves, times, null)
    return { what: 'stock ledger of an order', kind: 'ledger', shop, unit, connections: 1, statements: count }
  } finally {
    await close()
  }
}

async function stocked(db: Db): Promise<[ProductId, ...ProductId[]]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('on_sale', '=', true)
    .where('stock_units', '>=', 100_000)
    .orderBy('position', 'desc')
    .limit(PRODUCTS)
    .execute()
  const [first, ...others] = rows.map(({ id }) => id)
  if (first === undefined) throw new Error('The shelf of the bench is empty')
  return [first, ...others]
}

/** How much of the way from cart to fulfilled order it is. */
export function ledgerShare({ shop: ledger, statements }: Row, order: Row): string {
  const { shop, statements: all } = order
  return `Of an order's ${whole(all)} statements ${whole(statements)} keep the stock ledger, and of its ${tenths(shop)} ms ${tenths(ledger)} ms where nobody waits.`
}

const whole = (count: number) => count.toFixed(0)
const tenths = ({ p50Ms }: Measured) => p50Ms.toFixed(1)
