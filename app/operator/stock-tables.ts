import Table from 'cli-table3'
import { LONDON } from '#modules/calendar/zone.ts'
import { momentText } from '#modules/calendar/zone-words.ts'
import type { ProductId } from '#modules/catalogue/product.ts'
import type { StockFigures, stockMovements } from '#modules/catalogue/queries.ts'
import { STOCK_MOVES } from '#modules/catalogue/stock-moves.ts'
import { WORDS } from '#modules/catalogue/words.ts'

/** Tables for people: no colours, so that they can be kept and compared. */
export const PLAIN = { style: { head: [], border: [] } }

export function stockTable(rows: readonly (StockFigures & { sellable: number })[]): string {
  const table = new Table({ ...PLAIN, head: ['Product', 'Id', 'There', 'Kept aside', 'Can be bought', 'On sale'] })
  for (const { productId, stock, reserved, sellable, onSale } of rows) {
    table.push([nameOf(productId), productId, stock, reserved, sellable, onSale ? 'yes' : 'no'].map(String))
  }
  return table.toString()
}

const nameOf = (id: ProductId) => WORDS[id].name

type Movement = Awaited<ReturnType<typeof stockMovements>>[number]

export function movementTable(rows: readonly Movement[]): string {
  const table = new Table({ ...PLAIN, head: ['When', 'What', 'There', 'Kept aside', 'Lot', 'Who', 'Why'] })
  for (const { at, reason, stock, reserved, lot, cause, why } of rows) {
    table.push([
      momentText(at, LONDON),
      STOCK_MOVES[reason].label,
      signed(stock),
      signed(reserved),
      lot,
      cause,
      why ?? '',
    ])
  }
  return table.toString()
}

const signed = (units: number) => (units === 0 ? '' : units > 0 ? `+${units}` : `−${-units}`)
