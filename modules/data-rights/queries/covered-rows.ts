import { type RawBuilder, sql } from 'kysely'
import type { AnyCoveredTable, AnyCoveredTables } from '#modules/account/covered-tables.ts'
import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'

/** Every row of a member in these tables, by the name the export has for it, with the columns that are told. */
export async function exportedRows(
  db: Db | Tx,
  memberId: MemberId,
  tables: AnyCoveredTables,
): Promise<Record<string, readonly Row[]>> {
  const kinds: Record<string, readonly Row[]> = {}
  for (const [table, covered] of Object.entries(tables))
    kinds[covered.kind] = await rowsOf(db, memberId, tables, table, covered)
  return kinds
}

export type Row = Readonly<Record<string, unknown>>

async function rowsOf(
  db: Db | Tx,
  memberId: MemberId,
  tables: AnyCoveredTables,
  table: string,
  covered: AnyCoveredTable,
): Promise<readonly Row[]> {
  const told = columnsThatAre('told', covered)
  const inParts = columnsThatAre('told in parts', covered)
  const order = covered.inOrderOf ? [covered.inOrderOf, ...told] : told
  const { rows } = await sql<Row>`
    select ${columnList([...told, ...inParts])} from ${sql.table(table)}
    where ${ownedBy(memberId, tables, covered)} order by ${columnList(order)}
  `.execute(db)
  return rows.map(row => inParts.reduce(unfolded, row))
}

const columnsThatAre = (use: string, { columns }: AnyCoveredTable) =>
  Object.entries(columns).flatMap(([column, itsUse]) => (itsUse === use ? [column] : []))

/** `{ ship_to: { city } }` is `{ ship_to_city }`: a spreadsheet has no rows in a cell. */
function unfolded(row: Row, column: string): Row {
  const { [column]: value, ...rest } = row
  const fields = Object.entries(value ?? {}).map(([field, part]) => [`${column}_${field}`, part])
  return { ...rest, ...Object.fromEntries(fields) }
}

export const columnList = (columns: readonly string[]) => sql.join(columns.map(column => sql.ref(column)))

/** The rows that are the member's, or hang on a row of another table that is. */
export function ownedBy(memberId: MemberId, tables: AnyCoveredTables, { owner }: AnyCoveredTable): RawBuilder<unknown> {
  if (typeof owner === 'string') return sql`${sql.ref(owner)} = ${memberId}`
  const parent = tables[owner.through]
  if (!parent) throw new Error(`Rows hang on ${owner.through}, which is not a covered table of the same module`)
  const id = owner.asText ? sql`id::text` : sql`id`
  return sql`${sql.ref(owner.by)} in (
    select ${id} from ${sql.table(owner.through)} where ${ownedBy(memberId, tables, parent)})`
}
