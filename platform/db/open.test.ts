import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { LONGEST_WAIT_MS, type OpenDatabase, openDatabase } from './open.ts'
import { DatabaseSilent } from './silence.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const answers = ({ pool }: OpenDatabase) =>
  pool.query('select 1').then(
    () => true,
    () => false,
  )

describe('values', () => {
  it('gives counts as numbers, days as strings and times as dates', async () => {
    const { rows } = await database.pool.query(
      `select count(*) as count, date '2026-03-29' as day, timestamptz '2026-03-29 01:30Z' as at, null::int8 as none from pg_class`,
    )
    expect(rows[0]).toMatchObject({ count: expect.any(Number), day: '2026-03-29', none: null })
    expect(rows[0].at).toEqual(new Date('2026-03-29T01:30:00Z'))
  })

  it('refuses an int8 that a number cannot hold', async () => {
    await expect(database.pool.query('select 9007199254740993::int8')).rejects.toThrow('too large')
  })

  it('speaks UTF-8, counts time in UTC and lower-cases beyond ASCII', async () => {
    const { rows } = await database.pool.query(
      `select current_setting('server_encoding') as encoding, current_setting('timezone') as zone, lower('ÀÉ') as lower`,
    )
    expect(rows[0]).toEqual({ encoding: 'UTF8', zone: 'UTC', lower: 'àé' })
  })
})

describe('connections', () => {
  it('are asked nothing by a name that the next one, lent by a pooler, does not know', async () => {
    const own = openDatabase(database.url, { size: 1 })
    const named = { name: 'doubled', text: 'select $1::int * 2 as twice', values: [21] }
    expect((await own.pool.query(named)).rows).toEqual([{ twice: 42 }])
    expect((await own.pool.query(named)).rows).toEqual([{ twice: 42 }])
    expect((await own.pool.query('select name from pg_prepared_statements')).rows).toEqual([])
    await own.close()
  })

  it('are let go when nobody uses them, but for a few, which whoever comes next need not greet anew', async () => {
    const pooled = openDatabase(database.url, { idleMs: 10 })
    await Promise.all(Array.from({ length: 8 }, () => pooled.pool.query('select pg_sleep(0.05)')))
    await expect.poll(() => pooled.pool.totalCount).toBe(4)
    await pooled.pool.query('select pg_sleep(0.1)')
    expect(pooled.pool.totalCount).toBe(4)
    await pooled.close()
  })
})

describe('limits', () => {
  it('gives up on a statement that takes too long', async () => {
    const hasty = openDatabase(database.url, { statementTimeoutMs: 50 })
    await expect(hasty.pool.query('select pg_sleep(5)')).rejects.toThrow('statement timeout')
    await hasty.close()
  })

  it('lives on when a connection is cut in the middle of a transaction, which fails', async () => {
    const errors: Error[] = []
    const cut = openDatabase(database.url, { name: 'to be cut in use', onLost: error => errors.push(error) })
    const used = cut.db.transaction().execute(async tx => {
      await sql`select 1`.execute(tx)
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to be cut in use'`,
      )
      await expect.poll(() => errors.length).toBeGreaterThan(0)
      await sql`select 2`.execute(tx)
    })
    await expect(used).rejects.toThrow()
    expect((await sql`select 3 as three`.execute(cut.db)).rows).toEqual([{ three: 3 }])
    await cut.close()
  })

  it('leaves a page, which waits in vain once, two of its ten seconds for everything else', () => {
    expect(LONGEST_WAIT_MS).toBeLessThanOrEqual(8_000)
  })

  it('waits in vain once for a database that does not answer at all, and hears when it does again', async () => {
    const patient = openDatabase(database.url, { size: 3, statementTimeoutMs: 50 })
    const { rows } = await patient.pool.query('select pg_backend_pid() as pid')
    process.kill(rows[0].pid, 'SIGSTOP')
    try {
      await expect(sql`select 1`.execute(patient.db)).rejects.toThrow('read timeout')
      await expect(sql`select 1`.execute(patient.db)).rejects.toThrow(DatabaseSilent)
      await expect(patient.pool.query('select 1')).rejects.toThrow(DatabaseSilent)
    } finally {
      process.kill(rows[0].pid, 'SIGCONT')
    }
    await expect.poll(() => answers(patient)).toBe(true)
    await patient.close()
  })

  it('lives on when an idle connection is cut, and says so', async () => {
    const errors: Error[] = []
    const cut = openDatabase(database.url, { size: 1, name: 'to be cut', onLost: error => errors.push(error) })
    await cut.pool.query('select 1')
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to be cut'`,
    )
    await expect.poll(() => errors.length).toBe(1)
    expect((await cut.pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
    await cut.close()
  })
})

describe('counting statements', () => {
  it('counts what a scope sends, begin and commit included', async () => {
    const counted = await database.statements.countStatements(() =>
      database.db.transaction().execute(async tx => {
        await sql`select 1`.execute(tx)
        return 'done'
      }),
    )
    expect(counted).toEqual({ result: 'done', count: 3, texts: ['begin', 'select 1', 'commit'] })
  })

  it('keeps scopes that share one connection apart', async () => {
    const narrow = openDatabase(database.url, { size: 1 })
    const ask = (times: number) =>
      narrow.statements.countStatements(async () => {
        for (let i = 0; i < times; i++) await narrow.pool.query(`select ${times}`)
      })
    const outside = narrow.pool.query('select 0')
    const counts = await Promise.all([ask(1), ask(5), ask(3)])
    await outside
    expect(counts.map(({ count, texts }) => [count, [...new Set(texts)]])).toEqual([
      [1, ['select 1']],
      [5, ['select 5']],
      [3, ['select 3']],
    ])
    await narrow.close()
  })
})
