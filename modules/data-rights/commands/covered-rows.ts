import { type RawBuilder, sql } from 'kysely'
import type { AnyCoveredTable, AnyCoveredTables } from '#modules/account/covered-tables.ts'
import type { MemberId } from '#modules/account/member.ts'
import type { Tx } from '#platform/db/database.ts'
import { columnList, ownedBy } from '../queries/covered-rows.ts'

/** Deletes every row of a member in these tables that no rule keeps. */
export async function eraseRows(tx: Tx, memberId: MemberId, tables: AnyCoveredTables): Promise<void> {
  await deleteRows(tx, memberId, tables, covered => covered.erased === undefined)
}

/** Deletes what was kept on the strength of the consent alone. */
export async function eraseHealthRows(tx: Tx, memberId: MemberId, tables: AnyCoveredTables): Promise<void> {
  await deleteRows(tx, memberId, tables, ({ isHealth }) => isHealth)
}

/** Rows that hang on others are declared after them, and are deleted before them. */
async function deleteRows(
  tx: Tx,
  memberId: MemberId,
  tables: AnyCoveredTables,
  which: (covered: AnyCoveredTable) => boolean,
): Promise<void> {
  for (const [table, covered] of Object.entries(tables).toReversed())
    if (which(covered))
      await sql`delete from ${sql.table(table)} where ${ownedBy(memberId, tables, covered)}`.execute(tx)
}

export interface Move {
  readonly from: MemberId
  readonly to: MemberId
}

/**
 * A guest's rows become a member's, those of a rule excepted: its own code moves them first, and what that left behind
 * is deleted here. May be done twice.
 */
export async function moveRows(tx: Tx, move: Move, tables: AnyCoveredTables): Promise<void> {
  for (const [table, covered] of Object.entries(tables)) await moveTable(tx, move, table, covered)
  const isLeftBehind = ({ owner, atSignUp }: AnyCoveredTable) =>
    typeof owner === 'string' && (typeof atSignUp === 'object' || atSignUp.startsWith('by rule: '))
  await deleteRows(tx, move.from, tables, isLeftBehind)
}

async function moveTable(tx: Tx, move: Move, table: string, { owner, atSignUp, columns }: AnyCoveredTable) {
  if (typeof owner !== 'string') return
  if (atSignUp === 'moves') await handOver(tx, move, table, owner, sql`true`)
  if (typeof atSignUp !== 'object') return
  const { alike, keeps } = atSignUp
  if (keeps === 'the member’s') await handOver(tx, move, table, owner, noneAlike(move, table, owner, alike))
  else await merge(tx, move, table, { owner, alike, keeps, columns: Object.keys(columns) })
}

async function handOver(tx: Tx, { from, to }: Move, table: string, owner: string, which: RawBuilder<unknown>) {
  const member = sql.ref(owner)
  await sql`update ${sql.table(table)} as theirs set ${member} = ${to} where ${member} = ${from} and ${which}`.execute(
    tx,
  )
}

function noneAlike({ to }: Move, table: string, owner: string, alike: readonly string[]) {
  const same = alike.map(column => sql`${sql.ref(`mine.${column}`)} = ${sql.ref(`theirs.${column}`)}`)
  const isMine = sql`${sql.ref(`mine.${owner}`)} = ${to}`
  return sql`not exists (select from ${sql.table(table)} as mine where ${sql.join([isMine, ...same], sql` and `)})`
}

interface Merged {
  readonly owner: string
  readonly alike: readonly string[]
  readonly keeps: { readonly lower: string } | { readonly higher: string } | { readonly later: string }
  readonly columns: readonly string[]
}

async function merge(tx: Tx, { from, to }: Move, table: string, { owner, alike, keeps, columns }: Merged) {
  const rest = columns.filter(column => column !== owner)
  const taken = rest.filter(column => !alike.includes(column))
  await sql`
    insert into ${sql.table(table)} as mine (${columnList([owner, ...rest])})
    select ${to}, ${columnList(rest)} from ${sql.table(table)} where ${sql.ref(owner)} = ${from}
    on conflict (${columnList([owner, ...alike])}) do update set ${kept(keeps, taken)}
  `.execute(tx)
}

const mine = (column: string) => sql.ref(`mine.${column}`)
const theirs = (column: string) => sql.ref(`excluded.${column}`)

function kept(keeps: Merged['keeps'], columns: readonly string[]): RawBuilder<unknown> {
  if ('lower' in keeps) return sql`${sql.ref(keeps.lower)} = least(${mine(keeps.lower)}, ${theirs(keeps.lower)})`
  if ('higher' in keeps) return sql`${sql.ref(keeps.higher)} = greatest(${mine(keeps.higher)}, ${theirs(keeps.higher)})`
  const later = keeps.later
  const all = columns.map(column => sql`${sql.ref(column)} = ${theirs(column)}`)
  return sql`${sql.join(all)} where ${theirs(later)} > ${mine(later)}`
}
