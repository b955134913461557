import { createServer } from 'node:net'
import pg from 'pg'
import { expect, it } from 'vitest'
import { freePort } from '#test/free-port.ts'
import { isDatabaseAway } from './away.ts'
import { openDatabase } from './open.ts'
import { DatabaseSilent } from './silence.ts'

const said = (severity: string, code: string) => {
  const error = new pg.DatabaseError('words', 5, 'error')
  return Object.assign(error, { severity, code })
}
const failed = (url: string) =>
  openDatabase(url, { statementTimeoutMs: 50 })
    .pool.query('select 1')
    .catch((error: unknown) => error)

it('a database that listens nowhere, hangs up, or is not there by name cannot be asked', async () => {
  expect(isDatabaseAway(await failed(`postgres://shop@127.0.0.1:${await freePort()}/shop`))).toBe(true)
  expect(isDatabaseAway(await failed('postgres://shop@%2Fnowhere/shop'))).toBe(true)
  const rude = createServer(line => line.destroy())
  await new Promise<void>(resolve => rude.listen(0, '127.0.0.1', resolve))
  const { port } = rude.address() as { port: number }
  expect(isDatabaseAway(await failed(`postgres://shop@127.0.0.1:${port}/shop`))).toBe(true)
  rude.close()
})

it.each([
  ['is silent', new DatabaseSilent()],
  ['takes no more connections', said('FATAL', '53300')],
  ['is shutting down', said('FATAL', '57P01')],
  ['has no disk left', said('ERROR', '53100')],
  ['was held by others for too long', said('ERROR', '57014')],
  ['lets nobody in', said('FATAL', '55000')],
  ['was not heard in time', new Error('Query read timeout')],
  ['was cut off', new Error('Connection terminated unexpectedly')],
])('one that %s cannot be asked', (_, error) => expect(isDatabaseAway(error)).toBe(true))

it.each([
  ['a table that is not there', said('ERROR', '42P01')],
  ['a deadlock', said('ERROR', '40P01')],
  ['a mistake of ours', new TypeError('x is undefined')],
  ['a file that is not there', Object.assign(new Error('ENOENT'), { code: 'ENOENT', path: '/a' })],
  ['no error', 'Connection terminated'],
])('%s is another matter', (_, error) => expect(isDatabaseAway(error)).toBe(false))
