import { SAMPLE_MEMBER } from '#modules/account/sample-member.ts'
import type { LandedTable } from './landed.ts'

type Row = Readonly<Record<string, unknown>>

/** What a later version writes otherwise on purpose, and why. */
const WRITTEN_AGAIN: ReadonlyMap<string, string> = new Map([
  ['orders.confirmation_sent_at', 'the e-mail that waited is sent'],
  ['orders.checked_at', 'the books are compared with the payment service at each start'],
])
/** The sample is written anew at each start, around its day. */
const isSample = (row: Row) => row.member_id === SAMPLE_MEMBER.id || row.id === SAMPLE_MEMBER.id
/** The queue's own tables come and go as it works, and the migrator's say what was applied. */
const NOT_OURS = /^(?:pgboss\.|kysely_)/

/**
 * What of the rows of an earlier version is not in the tables of a later one, in words: rows that are gone, and values
 * that are others in columns that both have.
 */
export function lostRows(before: readonly LandedTable[], after: readonly LandedTable[]): string[] {
  const now = new Map(after.map(table => [table.name, table]))
  return before
    .filter(({ name }) => !NOT_OURS.test(name))
    .flatMap(table => {
      const later = now.get(table.name)
      return later ? lostIn(table, later) : [`${table.name} has no row any more`]
    })
}

function lostIn(table: LandedTable, later: LandedTable): string[] {
  const keyOf = (row: Row) => JSON.stringify(table.primaryKey.map(column => row[column]))
  const rows = new Map((JSON.parse(later.rows) as Row[]).map(row => [keyOf(row), row]))
  const compared = table.columns.filter(
    column => later.columns.includes(column) && !WRITTEN_AGAIN.has(`${table.name}.${column}`),
  )
  const own = (JSON.parse(table.rows) as Row[]).filter(row => !isSample(row))
  return own.flatMap(row => {
    const found = rows.get(keyOf(row))
    if (!found) return [`${table.name} lacks ${keyOf(row)}`]
    return compared
      .filter(column => JSON.stringify(found[column]) !== JSON.stringify(row[column]))
      .map(column => `${table.name}.${column} was ${JSON.stringify(row[column])}, is ${JSON.stringify(found[column])}`)
  })
}
