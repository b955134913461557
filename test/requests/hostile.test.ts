import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { beMember } from '#test/people.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'
import { overTheLine } from './raw-request.test-support.ts'

/** What is too large, too deep or not text, sent to every address that takes something. */
let shop: Shop
let ann: { cookie: string }
beforeAll(async () => {
  shop = await openShop()
  ann = (await beMember((text, values) => shop.database.pool.query(text, values), 'ann')).headers
})
afterAll(() => shop.stop())

interface Entry {
  file: string
  path?: string
  children?: Entry[]
}
const all = (entries: readonly Entry[]): Entry[] => entries.flatMap(entry => [entry, ...all(entry.children ?? [])])
const takes = ({ file }: Entry) =>
  /^export (async )?(function|const) action\b/m.test(readFileSync(`app/${file}`, 'utf8'))
const PARTS: Record<string, string> = {
  ':id': '00000000-0000-4000-8000-000000000000',
  ':service': 'fitbit',
  ':step': 'leave',
}
const TAKING = all(routes as Entry[])
  .filter(takes)
  .map(({ path = '' }) => `/${path.replaceAll(/:\w+/g, part => PARTS[part] ?? part)}`)
  .filter(path => !path.includes('*') && path !== '/hooks/stripe')
const CALLS = TAKING.filter(path => path.startsWith('/api/'))
const FORMS = TAKING.filter(path => !path.startsWith('/api/'))

/** Every row of the shop's own tables, but for how often somebody has asked. */
async function rows(): Promise<string> {
  const { pool } = shop.database
  const tables = await pool.query(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limit' order by 1`,
  )
  const kept: string[] = []
  for (const { name } of tables.rows) kept.push(`${name} ${JSON.stringify((await pool.query(`table ${name}`)).rows)}`)
  return kept.sort().join('\n')
}

type Hostile = [name: string, type: string, body: string | Buffer, status: number, more?: Record<string, string>]

async function expectRefused(paths: readonly string[], [, type, body, status, more]: Hostile) {
  const before = await rows()
  for (const path of paths) {
    for (const who of [{}, ann]) {
      const headers = { 'content-type': type, origin: shop.origin, ...who, ...more }
      const answer = await shop.ask(path, { method: 'POST', body, headers })
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, status, 'no-store'])
      expect(JSON.parse(answer.text).error, path).toMatch(/^[A-Z].+\.$/)
    }
  }
  expect(await rows()).toBe(before)
}

const JSON_TYPE = 'application/json'
const FIELDS = 'application/x-www-form-urlencoded'
const PARTS_TYPE = 'multipart/form-data; boundary=b'
const part = (disposition: string) => `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\nx\r\n`
const nested = (open: string, close: string, depth: number) => `{"items":${open.repeat(depth)}1${close.repeat(depth)}}`

test('there is something to be tried', () => {
  expect([CALLS.length, FORMS.length].every(count => count > 10)).toBe(true)
})

describe('no call takes', () => {
  const CASES: Hostile[] = [
    ['lists as deep as a well', JSON_TYPE, nested('[', ']', 60_000), 400],
    ['objects as deep as a well', JSON_TYPE, nested('{"a":', '}', 20_000), 400],
    [
      'deep lists behind an earlier key of the same name',
      JSON_TYPE,
      `{"items":1,${nested('[', ']', 40).slice(1)}`,
      400,
    ],
    ['lists without an end', JSON_TYPE, '['.repeat(100_000), 400],
    ['half of a pair', JSON_TYPE, '{"items":"\\ud800","session_id":"\\udc00"}', 400],
    ['half of a pair as a name', JSON_TYPE, '{"\\ud800":[]}', 400],
    ['the character 0', JSON_TYPE, '{"text":"a\\u0000b"}', 400],
    ['the byte 0', JSON_TYPE, '{"text":"a\0b"}', 400],
    ['another alphabet', JSON_TYPE, Buffer.from('{"text":"café"}', 'latin1'), 400],
    ['UTF-16', JSON_TYPE, Buffer.from('{"items":[]}', 'utf16le'), 400],
    ['what calls itself UTF-16', `${JSON_TYPE}; charset=utf-16`, '{"items":[]}', 415],
    ['what is packed', JSON_TYPE, gzipSync('{"items":[]}'), 415, { 'content-encoding': 'gzip' }],
    ['a bomb', JSON_TYPE, gzipSync(' '.repeat(50_000_000)), 415, { 'content-encoding': 'gzip' }],
    ['what only says that it is packed', JSON_TYPE, '{"items":[]}', 415, { 'content-encoding': 'br' }],
    ['more than there is room for', JSON_TYPE, `{"items":[${'0,'.repeat(140_000)}0]}`, 413],
  ]
  test.each(CASES)('%s', (...hostile) => expectRefused(CALLS, hostile))
})

describe('no form takes', () => {
  const CASES: Hostile[] = [
    ['JSON', JSON_TYPE, '{"email":"ann@example.com"}', 415],
    ['two types at once', 'application/x-www-form-urlencoded, text/plain', 'a=b', 415],
    ['parts without a border', 'multipart/form-data', 'x', 415],
    ['parts without an end', PARTS_TYPE, part('name="email"'), 400],
    ['a file', PARTS_TYPE, `${part('name="email"; filename="a.txt"')}--b--\r\n`, 415],
    ['thousands of parts', PARTS_TYPE, `${part('name="a"').repeat(3_000)}--b--\r\n`, 413],
    ['thousands of fields', FIELDS, 'a=1&'.repeat(50_000), 413],
    ['more than there is room for', FIELDS, `email=${'x'.repeat(300_000)}`, 413],
    ['bytes that are no text', FIELDS, 'email=%ff%fe&intent=sign-in', 400],
    ['half of a pair', FIELDS, 'email=%ED%A0%80&intent=sign-in', 400],
    ['half of a byte', FIELDS, 'email=%e&intent=sign-in', 400],
    ['the character 0', FIELDS, 'email=%00&intent=sign-in', 400],
    ['the byte 0', FIELDS, 'email=\0&intent=sign-in', 400],
    ['another alphabet', `${FIELDS}; charset=utf-7`, 'email=+ADw-', 415],
    ['what is packed', FIELDS, gzipSync('email=ann'), 415, { 'content-encoding': 'gzip' }],
  ]
  test.each(CASES)('%s', (...hostile) => expectRefused(FORMS, hostile))
})

describe('on the line', () => {
  const host = () => new URL(shop.origin).host
  const post = (...heads: string[]) => ['POST /login HTTP/1.1', `Host: ${host()}`, ...heads, '', ''].join('\r\n')
  const get = (target: string, ...heads: string[]) =>
    [`GET ${target} HTTP/1.1`, `Host: ${host()}`, 'Connection: close', ...heads, '', ''].join('\r\n')

  test.each<[name: string, sent: () => string, status: number]>([
    ['two lengths', () => `${post('Content-Length: 3', 'Content-Length: 4')}a=b`, 400],
    ['a length and pieces', () => `${post('Content-Length: 3', 'Transfer-Encoding: chunked')}0\r\n\r\n`, 400],
    ['pieces of an unknown kind', () => `${post('Transfer-Encoding: xchunked')}0\r\n\r\n`, 400],
    ['pieces that are not the last coding', () => `${post('Transfer-Encoding: chunked, gzip')}0\r\n\r\n`, 400],
    ['a piece of no size', () => `${post('Transfer-Encoding: chunked')}zz\r\n\r\n`, 400],
    ['a length below nothing', () => post('Content-Length: -1'), 400],
    ['a length beyond counting', () => post(`Content-Length: ${'9'.repeat(40)}`), 400],
    ['a length that is no number', () => post('Content-Length: 1e3'), 400],
    ['a space before the colon', () => get('/', 'Cookie : a=b'), 400],
    ['a folded line of the head', () => get('/', 'A: b', ' c'), 400],
    ['the byte 0 in the head', () => get('/', 'A: b\0c'), 400],
    ['another language', () => '\x16\x03\x01\x02\x00\x01\x00', 400],
    ['a head of 20 kB', () => get('/', `Cookie: a=${'x'.repeat(20_000)}`), 431],
    ['a head of 3,000 lines', () => get('/', ...Array.from({ length: 3_000 }, (_, nth) => `A${nth}: b`)), 431],
    ['an address of 20 kB', () => get(`/${'x'.repeat(20_000)}`), 431],
    ['an address of 5 kB', () => get(`/${'x'.repeat(5_000)}`), 400],
    [
      'a way to another house',
      () => `CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example:443\r\n\r\n`,
      501,
    ],
    ['an expectation', () => post('Content-Length: 3', 'Expect: 200-nothing'), 417],
    ['two hosts', () => get('/', 'Host: elsewhere.example'), 400],
    ['two hosts, the same', () => get('/login', `host: ${host()}`), 400],
    ['a whole address', () => get('http://elsewhere.example/'), 400],
  ])('%s: refused in words, and the line is closed', async (_, sent, status) => {
    const came = await overTheLine(shop.origin, sent())
    expect(came.split('\r\n', 1)[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(came.split('\r\n\r\n').slice(1).join()).toMatch(/[A-Z].+\w/)
  })

  test('a body that does not come to its end is told that it took too long', async () => {
    const came = await overTheLine(shop.origin, `${post('Content-Length: 9', `Content-Type: ${FIELDS}`)}email=`)
    expect(came.split('\r\n', 1)[0]).toBe('HTTP/1.1 408 Request Timeout')
    expect((await shop.ask('/healthz')).status).toBe(200)
  })
})
