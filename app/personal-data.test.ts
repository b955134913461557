import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CoveredTables, OWNER } from '#modules/account/covered-tables.ts'
import type { MemberId } from '#modules/account/member.ts'
import { eraseHealthRows, eraseRows, moveRows } from '#modules/data-rights/commands/covered-rows.ts'
import { exportedRows } from '#modules/data-rights/queries/covered-rows.ts'
import type { Tx } from '#platform/db/database.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { MEMBER_TABLES } from '#test/member-tables.ts'
import { beGuest, beMember, type Query } from '#test/people.ts'
import {
  allPersonalData,
  eraseAllPersonalData,
  moveAllRecords,
  PERSONAL_DATA,
  withdrawHealthConsent,
} from './personal-data.ts'
import { FILLED_TABLES, fillTables, isTold, plainRow } from './personal-rows.fixture.ts'

let database: TestDatabase
let ann: MemberId
const query: Query = (text, values) => database.pool.query(text, values)
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  ann = (await beMember(query, 'ann')).id as MemberId
})

const COVERED = PERSONAL_DATA.flatMap(({ part, tables }) =>
  Object.entries(tables).map(([table, covered]) => ({ part, table, ...covered })),
)
const columnsThat = (use: string, { columns }: { columns: object }) =>
  Object.entries(columns).flatMap(([column, itsUse]) => (itsUse === use ? [column] : []))

/** What holds nobody's rows, and what holds somebody's for so short a time that it ends by itself. */
const NOBODYS: Record<string, string> = {
  kysely_migration: 'which migrations were applied',
  kysely_migration_lock: 'which migrations were applied',
  rate_limit: 'counts against keys that nobody can read; end by themselves',
  product: 'the catalogue',
  product_price: 'what each product has cost',
  operator_act: 'what an operator did, with the operator’s own name and no customer’s',
  discount_code: 'what the shop promises to whoever types it; who used it is told with their orders',
  payment_without_order:
    'that something was paid which is not in this database, without who; ends when a person has seen to it',
  operator_task: 'what an operator asked of a server, the same',
  product_lot: 'what was made together',
  lot_certificate: 'what a laboratory found',
  lot_recall: 'what is called back',
  stock_movement: 'what became of packs; whose order they were in, the order says',
  stock_difference: 'what a count of the night found',
  recipe: 'the library, for searching',
  recipe_card: 'the library, for searching',
  recipe_term: 'the library, for searching',
  recipe_figure: 'the library, for searching',
  recipe_food: 'the library, for searching',
  recipe_word: 'the library, for searching',
  recipe_library: 'the library, for searching',
  recipe_rating_total: 'sums of many',
  newsletter_issue: 'what an operator wrote to all; the operator’s own name, for the record',
  provider_cache: 'what the recipe provider said, for a day',
  pending_proof: 'links in e-mails, for a day at most; those of a member are erased with the account',
  customer_to_forget: 'what the payment service called members who have gone; ends when it has forgotten them',
  farewell: 'whom the last e-mail goes to; ends when it is sent',
}

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
const tables = async () =>
  namesOf(
    (
      await sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by name`.execute(database.db)
    ).rows,
  )

/** A sentence for each table that is not decided, with the place where that is done. */
async function undecided(): Promise<string[]> {
  const listed = [...COVERED.map(({ table }) => table), ...Object.keys(NOBODYS)]
  return (await tables())
    .filter(table => !listed.includes(table))
    .map(
      table =>
        `${table}: declare it in personal-tables.ts of its module, listed in app/personal-data.ts ` +
        '(docs/recipes/add-a-table.md), or say in app/personal-data.test.ts why its rows are nobody’s',
    )
}

test('every table of the database is declared by exactly one part, or known to hold nobody', async () => {
  expect(await undecided()).toEqual([])
  const listed = [...COVERED.map(({ table }) => table), ...Object.keys(NOBODYS)]
  expect(listed.sort()).toEqual(await tables())
})

describe('a new table with members’ rows', () => {
  interface Seeded {
    seeded_item: { member_id: string; item: string; ticked_at: Date }
  }
  const SEEDED = {
    seeded_item: {
      kind: 'seeded_items',
      owner: 'member_id',
      columns: { member_id: OWNER, item: 'told', ticked_at: 'told' },
      isHealth: true,
      atSignUp: { alike: ['item'], keeps: { lower: 'ticked_at' } },
    },
  } satisfies CoveredTables<Seeded>
  const tick = (memberId: MemberId, mark: string, moment: Date) =>
    plainRow(query, 'seeded_item', 'member_id', { memberId, mark, moment })
  const ticked = async (memberId: MemberId) => (await exportedRows(database.db, memberId, SEEDED)).seeded_items
  const inTransaction = (change: (tx: Tx) => Promise<void>) => database.db.transaction().execute(change)
  const [EARLY, LATE] = [new Date('2026-11-01T12:00:00Z'), new Date('2026-11-02T12:00:00Z')]
  beforeAll(async () => {
    await query(
      `create table seeded_item (member_id text not null references member (id) on delete cascade,
        item text not null, ticked_at timestamptz not null, primary key (member_id, item))`,
      [],
    )
  })
  afterAll(async () => {
    await query('drop table seeded_item', [])
  })

  test('is missed with the place where it is declared, and does not compile without', async () => {
    expect(await undecided()).toEqual([expect.stringMatching(/^seeded_item: declare it in personal-tables\.ts/)])
    // @ts-expect-error: a table that names its member is declared
    expect({} satisfies CoveredTables<Seeded>).toEqual({})
  })

  test('is exported, erased and moved by its declaration alone', async () => {
    const guest = (await beGuest(query)).id as MemberId
    const ben = (await beMember(query, 'ben')).id as MemberId
    await tick(guest, 'flour', EARLY)
    await tick(guest, 'yeast', LATE)
    await tick(ann, 'flour', LATE)
    await tick(ben, 'flour', LATE)
    for (let times = 0; times < 2; times++) await inTransaction(tx => moveRows(tx, { from: guest, to: ann }, SEEDED))
    expect(await ticked(ann)).toEqual([
      { item: 'flour', ticked_at: EARLY },
      { item: 'yeast', ticked_at: LATE },
    ])
    expect(await ticked(guest)).toEqual([])
    await inTransaction(tx => eraseHealthRows(tx, ben, SEEDED))
    await inTransaction(tx => eraseRows(tx, ann, SEEDED))
    expect([await ticked(ann), await ticked(ben)]).toEqual([[], []])
  })
})

test('every column of a listed table is told or has a reason why not', async () => {
  for (const { table, columns } of COVERED) {
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} order by name`.execute(database.db)
    expect(Object.keys(columns).sort(), table).toEqual(namesOf(rows).sort())
  }
})

test('what leads to a member by a foreign key is owned by that column', async () => {
  const { rows } = await sql<{ name: string }>`select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'member'::regclass`.execute(database.db)
  expect(MEMBER_TABLES.map(({ table }) => table)).toEqual(expect.arrayContaining(namesOf(rows)))
})

test('the rows of a member go with the member, whatever table they are in', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'member'::regclass and confdeltype not in ('c', 'n')
  `.execute(database.db)
  expect(rows).toEqual([])
})

test('the export tells a row of every listed table, with every column that it says it tells', async () => {
  await fillTables(query, ann)
  const told = await allPersonalData(database.db, ann)
  for (const covered of COVERED) {
    const rows = told[covered.part]?.[covered.kind] ?? []
    expect(isTold(covered.table, JSON.stringify(rows)), `${covered.table}: its row is in the export`).toBe(true)
    const keys = Object.keys(Object.assign({}, ...rows))
    const missing = columnsThat('told', covered).filter(column => !keys.includes(column))
    expect(missing, `${covered.table}: columns that the export does not tell`).toEqual([])
    for (const column of columnsThat('told in parts', covered))
      expect(JSON.stringify(rows), `${covered.table}.${column}`).toContain(`part of ${column}`)
  }
  expect(told.recipes?.saved_recipes).toMatchObject([{ recipe_id: '9000000301', recipe: 'Red lentil dal' }])
  const withheld = JSON.stringify(told)
  expect(withheld).not.toMatch(/sealed|password_hash|access_token|key_hash/)
})

test('erasure leaves no row that leads to the member', async () => {
  await fillTables(query, ann)
  await query(`insert into pending_proof (id, identifier, value, expires_at) values ($1, $1, $2, '2999-01-01')`, [
    ann,
    JSON.stringify({ memberId: ann, email: 'ann@example.com' }),
  ])
  await database.db.transaction().execute(tx => eraseAllPersonalData(tx, ann, new Date()))
  for (const { table, column } of MEMBER_TABLES) {
    const { rows } = await database.pool.query(`select 1 from ${table} where ${column} = $1`, [ann])
    expect(rows, table).toEqual([])
  }
  const left = await allPersonalData(database.db, ann)
  expect(Object.values(left).flatMap(kinds => Object.values(kinds).flat())).toEqual([])
  const proofs = await database.pool.query('select 1 from pending_proof where value like $1', [`%${ann}%`])
  expect(proofs.rows).toEqual([])
})

test('a consent that is taken back takes all health data along, and nothing else', async () => {
  await fillTables(query, ann)
  const told = async () => await allPersonalData(database.db, ann)
  const before = await told()
  await withdrawHealthConsent(database.db, ann, new Date())
  const after = await told()
  for (const { part, table, kind, isHealth } of COVERED) {
    const rows = after[part]?.[kind] ?? []
    expect(rows.length, table).toBe(isHealth ? 0 : (before[part]?.[kind]?.length ?? 0))
  }
})

test("what moves of a guest's is the member's afterwards, what stays is not; and it may be done twice", async () => {
  const guest = (await beGuest(query)).id as MemberId
  const kept = FILLED_TABLES.filter(
    table => !['member', 'session', 'sign_in_method', 'deletion', 'deletion_key'].includes(table),
  )
  await fillTables(query, guest, kept)
  const moveAll = () => database.db.transaction().execute(tx => moveAllRecords(tx, { from: guest, to: ann }))
  await moveAll()
  await moveAll()
  const told = await allPersonalData(database.db, ann)
  for (const { part, table, kind, atSignUp } of COVERED) {
    const isThere = isTold(table, JSON.stringify(told[part]?.[kind] ?? []))
    expect(isThere, table).toBe(typeof atSignUp === 'object' || !atSignUp.startsWith('stays'))
  }
})
