import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
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
import { FILLED_TABLES, fillTables, isTold } from './personal-rows.fixture.ts'

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
  recipe: 'the library, for searching',
  recipe_food: 'the library, for searching',
  recipe_word: 'the library, for searching',
  recipe_library: 'the library, for searching',
  recipe_rating_total: 'sums of many',
  provider_cache: 'what the recipe provider said, for a day',
  pending_proof: 'links in e-mails, for a day at most; those of a member are erased with the account',
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

test('every table of the database is on the list of exactly one part, or known to hold nobody', async () => {
  const listed = [...COVERED.map(({ table }) => table), ...Object.keys(NOBODYS)]
  expect(listed.sort()).toEqual(await tables())
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
  expect(FILLED_TABLES.slice().sort()).toEqual(COVERED.map(({ table }) => table).sort())
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
  const withheld = JSON.stringify(told)
  expect(withheld).not.toMatch(/sealed|password_hash|access_token|key_hash/)
})

test('erasure leaves no row that leads to the member', async () => {
  await fillTables(query, ann)
  await query(`insert into pending_proof (id, identifier, value, expires_at) values ($1, $1, $2, '2999-01-01')`, [
    ann,
    JSON.stringify({ memberId: ann, email: 'ann@example.com' }),
  ])
  await database.db.transaction().execute(tx => eraseAllPersonalData(tx, ann))
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
    expect(isThere, table).toBe(atSignUp === 'moves')
  }
})
