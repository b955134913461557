import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  // The fresh database knows the product's own migrations; these tests bring theirs.
  await sql`drop table if exists kysely_migration, kysely_migration_lock`.execute(database.db)
})
afterAll(() => database.close())

const FILES = {
  './migrations/9001-first.sql':
    'create table slow (id int primary key); select pg_sleep(0.3); insert into slow values (1);',
  './migrations/9002-second.sql': `insert into slow values (2); -- a comment; with a semicolon
    create function two() returns int language plpgsql as $$ begin return 2; end $$;`,
}

/** Numbers that no landed migration has. */
const PASSED_OVER = [26, 38, 39, 43, 46, 51, 52, 57, 58, 63]

it('lets two servers start at once: one migrates, the other waits', async () => {
  const other = openDatabase(database.url)
  const applied = await Promise.all([migrate(database.db, FILES), migrate(other.db, FILES)])
  await other.close()
  expect(applied.map(names => names.length).sort()).toEqual([0, 2])
  const { rows } = await database.pool.query('select id, two() from slow order by id')
  expect(rows).toEqual([
    { id: 1, two: 2 },
    { id: 2, two: 2 },
  ])
  expect(await migrate(database.db, FILES)).toEqual([])
})

it('refuses, in words, a database that a newer version has opened', async () => {
  const { './migrations/9002-second.sql': _, ...older } = FILES
  await expect(migrate(database.db, older)).rejects.toThrow(
    /newer version of Thymewell has opened this database \(9002-second\)/,
  )
})

it('refuses a database that writes dates in another way, with the line that changes it, and writes nothing', async () => {
  const name = new URL(database.url).pathname.slice(1)
  await database.pool.query(`alter database "${name}" set datestyle to 'German'`)
  const other = openDatabase(database.url)
  await expect(migrate(other.db, { ...FILES, './migrations/9003-x.sql': 'create table x ()' })).rejects.toThrow(
    /'German.*'.*ALTER DATABASE .* SET datestyle TO 'ISO, MDY'/,
  )
  await other.close()
  await database.pool.query(`alter database "${name}" reset datestyle`)
  expect((await database.pool.query(`select to_regclass('x') as x`)).rows).toEqual([{ x: null }])
})

it('tells a user who may make no tables which line lets them', async () => {
  await database.pool.query(`create role sparse login password 'sparse'; grant usage on schema public to sparse`)
  const url = new URL(database.url)
  url.username = 'sparse'
  url.password = 'sparse'
  const other = openDatabase(url.href)
  await database.pool.query('grant select, insert, update on kysely_migration, kysely_migration_lock to sparse')
  await expect(migrate(other.db, { ...FILES, './migrations/9003-x.sql': 'create table x ()' })).rejects.toThrow(
    /GRANT CREATE ON SCHEMA public/,
  )
  await other.close()
  await database.pool.query('drop owned by sparse')
  await database.pool.query('drop role sparse')
})

it('has no migration in a place that was passed over: a shop that is further would not start', () => {
  const numbers = Object.keys(import.meta.glob('./migrations/*.sql')).map(path => Number(/(\d{4})-/.exec(path)?.[1]))
  const passedOver = Array.from({ length: Math.max(...numbers) }, (_, nth) => nth + 1).filter(
    number => !numbers.includes(number),
  )
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(passedOver).toEqual(PASSED_OVER)
})

it('applies all or nothing, and names the file that failed', async () => {
  const files = {
    ...FILES,
    './migrations/9003-good.sql': 'create table good (id int)',
    './migrations/9004-bad.sql': 'create table bad (id no_such_type)',
  }
  await expect(migrate(database.db, files)).rejects.toThrow(/migration 9004-bad failed.*no_such_type/)
  const { rows } = await database.pool.query(`select to_regclass('good') as good`)
  expect(rows).toEqual([{ good: null }])
})
