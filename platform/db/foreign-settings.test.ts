import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { clockProblem, refuseOtherClock, refuseTooFewConnections, roomProblem } from './foreign-settings.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const room = { database: 'shop', role: 'thymewell', server: 97, ofDatabase: null, ofRole: null }

it('takes a database with room for all connections', () => {
  expect(roomProblem(room, 97)).toBeNull()
  expect(roomProblem({ ...room, ofDatabase: 15, ofRole: 15 }, 15)).toBeNull()
})

it.each([
  [{ server: 10 }, /^The database server has room for 10 connections, .* up to 15\..*DATABASE_CONNECTIONS=10 or fewer/],
  [{ ofDatabase: 8 }, /^The database shop has room for 8 .*ALTER DATABASE "shop" CONNECTION LIMIT/],
  [{ ofRole: 0 }, /^The role thymewell has room for 0 .*ALTER ROLE "thymewell" CONNECTION LIMIT/],
])('refuses one that has none, with the line that changes it: %o', (less, words) => {
  expect(roomProblem({ ...room, ...less }, 15)).toMatch(words)
})

it('names no number that the settings refuse', () => {
  const words = roomProblem({ ...room, server: 7 }, 15)
  expect(words).toMatch(/has room for 7 .* Raise it \(max_connections of the server\); a server needs 8 at least/)
  expect(words).not.toContain('DATABASE_CONNECTIONS')
})

it('reads the limits of the database itself', async () => {
  await expect(refuseTooFewConnections(database.db, 15)).resolves.toBeUndefined()
  await expect(refuseTooFewConnections(database.db, 5000)).rejects.toThrow(/^The database server has room for \d+/)
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db)
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} connection limit 9`.execute(database.db)
  await expect(refuseTooFewConnections(database.db, 15)).rejects.toThrow(/has room for 9 connections/)
})

it('takes a clock within five minutes of the one of the database, and names by how much another is wrong', async () => {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(database.db)
  const theirs = rows[0]?.at ?? new Date(0)
  const off = (minutes: number) => new Date(theirs.getTime() + minutes * 60_000)
  const at = (minutes: number) => clockProblem(off(minutes), theirs)
  expect([at(0), at(5), at(-5)]).toEqual([null, null, null])
  expect(at(6)).toContain(`The clock of this machine (${off(6).toISOString()}) is 6 minutes ahead of the clock`)
  expect(at(-24 * 60)).toContain(`is 24 hours behind the clock of the database (${theirs.toISOString()})`)
  expect(at(365 * 24 * 60)).toContain('8,760 hours ahead of')
  await expect(refuseOtherClock(database.db, () => theirs)).resolves.toBeUndefined()
  await expect(refuseOtherClock(database.db, () => off(-24 * 60))).rejects.toThrow(/hours behind/)
})
