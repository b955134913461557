import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { refuseTooFewConnections, roomProblem } from './foreign-settings.ts'

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
