import type { Measured } from './load.ts'

export interface Row {
  what: string
  kind: 'cached' | 'rendered' | 'checkout' | 'order' | 'ledger' | 'search' | 'select' | 'diary' | 'foods'
  shop: Measured
  /** A bare server with the same bytes. */
  bare?: Measured
  /** What else it is told in: for an order, its ledger and a search one SELECT by key. */
  unit?: Measured
  connections: number
  bytes?: number
  coding?: string
  statements: number
}

const COLUMNS = [
  '',
  'per s',
  'p50 ms',
  'p99 ms',
  'CPU ms',
  'errors',
  'conns',
  'bytes',
  'coding',
  'SQL',
  'bare/s',
  'bare CPU',
  'of bare',
  'of SELECT',
]

/** The table as lines of text. */
export function tableOf(rows: readonly Row[]): string[] {
  const select = rows.find(({ kind }) => kind === 'select')
  const cells = rows.map(({ what, shop, bare, connections, bytes, coding, statements }) => [
    what,
    shop.perSecond.toFixed(0),
    milliseconds(shop.p50Ms),
    milliseconds(shop.p99Ms),
    shop.cpuMs === undefined ? '' : shop.cpuMs.toFixed(3),
    String(shop.errors + (bare?.errors ?? 0)),
    String(connections),
    bytes === undefined ? '' : String(bytes),
    coding ?? '',
    String(Number(statements.toFixed(1))),
    bare ? bare.perSecond.toFixed(0) : '',
    bare?.cpuMs === undefined ? '' : bare.cpuMs.toFixed(3),
    bare ? percent(shop, bare) : '',
    select ? percent(shop, select.shop) : '',
  ])
  const widths = COLUMNS.map((name, at) => Math.max(name.length, ...cells.map(line => line[at]?.length ?? 0)))
  const fit = (cell: string, at: number) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))
  return [COLUMNS, ...cells].map(line => line.map(fit).join('  ').trimEnd())
}

const milliseconds = (ms: number) => ms.toFixed(1)

export const share = (one: Measured, other: Measured) => one.perSecond / other.perSecond
const percent = (one: Measured, other: Measured) => `${(100 * share(one, other)).toFixed(one === other ? 0 : 1)} %`
