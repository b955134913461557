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
