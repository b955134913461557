import Table from 'cli-table3'
import { type Command, InvalidArgumentError } from 'commander'
import { formatPence } from '#modules/cart/money.ts'
import { taxedOrders } from '#modules/orders/queries/vat-year.ts'
import { type VatRow, vatTable } from '#modules/orders/vat-table.ts'
import type { Runs } from './shop-call.ts'
import { PLAIN } from './stock-tables.ts'

/** `npm run shop -- vat --year 2026` */
export function addVatCommand(program: Command, runs: (command: Command) => Runs): void {
  program
    .command('vat')
    .description('what was sold and given back in a year, by quarter and rate of VAT')
    .requiredOption('--year <year>', 'such as 2026, from January to December in London', yearOf)
    .action(({ year }: { year: number }, command: Command) =>
      runs(command)(async ({ call, shop, json }) => {
        const rows = vatTable(await taxedOrders(shop.db, year))
        if (json) return call.say(JSON.stringify({ year, rows, total: totalOf(rows) }))
        call.say(rows.length === 0 ? `Nothing was sold or given back in ${year}.` : textOf(rows))
      }),
    )
}

function yearOf(typed: string): number {
  if (!/^20[0-9]{2}$/.test(typed)) throw new InvalidArgumentError('A year is written like 2026.')
  return Number(typed)
}

function totalOf(rows: readonly VatRow[]) {
  const sum = (of: keyof VatRow) => rows.reduce((all, row) => all + row[of], 0)
  return {
    soldPence: sum('soldPence'),
    refundedPence: sum('refundedPence'),
    grossPence: sum('grossPence'),
    vatPence: sum('vatPence'),
    netPence: sum('netPence'),
  }
}

function textOf(rows: readonly VatRow[]): string {
  const table = new Table({
    ...PLAIN,
    head: ['Quarter', 'Rate', 'Sold', 'Given back', 'Left', 'VAT in it', 'Without VAT'],
  })
  for (const { quarter, ratePercent, ...row } of rows) table.push([`Q${quarter}`, `${ratePercent} %`, ...amounts(row)])
  table.push(['Year', '', ...amounts(totalOf(rows))])
  return table.toString()
}

const amounts = (row: ReturnType<typeof totalOf>) =>
  [row.soldPence, row.refundedPence, row.grossPence, row.vatPence, row.netPence].map(signed)

const signed = (pence: number) => (pence < 0 ? `−${formatPence(-pence)}` : formatPence(pence))
