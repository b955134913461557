import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from './built-shop.test-support.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const CLIENT = join(import.meta.dirname, '../../build/client')
const inside = (folder: string) => readdirSync(join(CLIENT, folder)).filter(name => !/\.(br|gz)$/.test(name))
const script = () => `/assets/${inside('assets').find(name => name.startsWith('react-'))}`
const FOR_EVER = 'public, max-age=31536000, immutable'

describe('the files of the build', () => {
  test('are all there, with the type a browser needs under nosniff', async () => {
    const types: Record<string, RegExp> = {
      js: /^text\/javascript/,
      css: /^text\/css/,
      webp: /^image\/webp/,
      avif: /^image\/avif/,
      jpg: /^image\/jpeg/,
      png: /^image\/png/,
      svg: /^image\/svg\+xml/,
      ico: /^image\//,
      txt: /^text\/plain/,
      woff2: /^font\/woff2/,
    }
    const hashed = ['assets', 'fonts', 'pictures'].flatMap(folder => inside(folder).map(name => `/${folder}/${name}`))
    const named = [
      '/favicon.ico',
      '/icon.svg',
      '/icon-192.png',
      '/icon-512.png',
      '/icon-maskable-512.png',
      '/apple-touch-icon.png',
    ]
    expect(hashed.length).toBeGreaterThan(50)
    for (const path of [...hashed, ...named]) {
      const { status, headers } = await shop.ask(path, { method: 'HEAD' })
      expect([status, headers['content-type']], path).toEqual([
        200,
        expect.stringMatching(types[path.split('.').at(-1) ?? ''] ?? /^none$/),
      ])
      expect(headers['cache-control'], path).toBe(hashed.includes(path) ? FOR_EVER : 'public, max-age=3600')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('for Accept-Encoding %s come as %s, packed before', async (accepts, encoding) => {
    const plain = await shop.ask(script())
    const packed = await shop.ask(script(), { headers: { 'accept-encoding': accepts } })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.headers.vary).toContain('Accept-Encoding')
    expect(packed.text).toBe(plain.text)
    if (encoding) expect(packed.bytes.length).toBeLessThan(plain.bytes.length * 0.6)
    expect(Number(packed.headers['content-length'])).toBe(packed.bytes.length)
  })

  test('are not sent again to who has them, and in part to who asks for a part', async () => {
    const { headers } = await shop.ask('/icon.svg')
    const again = await shop.ask('/icon.svg', { headers: { 'if-none-match': String(headers.etag) } })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    const part = await shop.ask('/icon-512.png', { headers: { range: 'bytes=0-7' } })
    expect([part.status, part.bytes.toString('latin1')]).toEqual([206, '\x89PNG\r\n\x1a\n'])
  })

  test('are named by the pages, and what the pages name is there', async () => {
    for (const page of ['/', '/shop/supplements', '/shop/supplements/biotin', '/cart']) {
      const { text } = await shop.ask(page)
      const named = text.match(/\/(?:assets|pictures|fonts)\/[\w.-]+\.\w+/g) ?? []
      expect(named.length).toBeGreaterThan(4)
      for (const path of new Set(named)) expect((await shop.ask(path, { method: 'HEAD' })).status, path).toBe(200)
    }
  })
})

test('what is computed says of which version the server is, as the pages do whose files they name', async () => {
  const [, version] = /\/assets\/manifest-(\w+)\.js/.exec((await shop.ask('/recipes')).text) ?? []
  expect(version).toBeTruthy()
  for (const path of ['/healthz', '/shop/supplements/biotin.data', '/api/x'])
    expect((await shop.ask(path)).headers['x-build'], path).toBe(version)
})

const PUBLIC = [
  ...['/robots.txt', '/.well-known/security.txt', '/products.xml', '/sitemap.xml', '/site.webmanifest'],
  ...['/learn/feed.xml', '/learn/nutrients/iron/foods.csv', '/api/plan-dishes'],
]

test.each(PUBLIC)('%s is the same whoever asks, and is not sent again to who has it', async path => {
  const { headers } = await shop.ask(path)
  expect([headers['cache-control'], headers.vary]).toEqual(['public, max-age=3600', 'Accept-Encoding'])
  const tag = String(headers.etag)
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
  for (const tags of [tag, tag.replace('W/', ''), `"other" , ${tag}`, '*']) {
    const again = await shop.ask(path, { headers: { 'if-none-match': tags } })
    expect([again.status, again.bytes.length, again.headers.etag], tags).toEqual([304, 0, tag])
    expect([again.headers['cache-control'], again.headers.vary]).toEqual([headers['cache-control'], headers.vary])
  }
  expect((await shop.ask(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  const head = await shop.ask(path, { method: 'HEAD' })
  expect([head.headers.etag, head.headers.vary]).toEqual([tag, headers.vary])
})

test('no answer that anybody may keep is missing from that list', async () => {
  const texts = await Promise.all(
    readdirSync(join(import.meta.dirname, '../../app/routes'), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .map(name => readFile(join(import.meta.dirname, '../../app/routes', name), 'utf8')),
  )
  expect(texts.filter(text => text.includes("'public, max-age"))).toHaveLength(PUBLIC.length)
})

describe('what is no file', () => {
  test.each([
    '/assets/entry.client-00000000.js',
    '/pictures/nobody-640.webp',
    '/fonts/other.woff2',
    '/assets/',
    '/assets',
    '/icon.svg.br.br',
  ])('%s is a 404 that nobody keeps', async path => {
    const answer = await shop.ask(path)
    expect([answer.status, answer.headers['cache-control']]).toEqual([
      404,
      expect.stringMatching(/^private, no-cache$|^no-store$/),
    ])
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
  })

  test('a missing script or picture costs no page', async () => {
    const answer = await shop.ask('/assets/entry.client-00000000.js')
    expect([answer.headers['content-type'], answer.text]).toEqual(['text/plain; charset=utf-8', 'Not found\n'])
  })

  test.each([
    '/../server/index.js',
    '/assets/../../server/index.js',
    '/assets/..%2f..%2fserver/index.js',
    '/assets/%2e%2e/%2e%2e/server/index.js',
    '/assets/..\\..\\server\\index.js',
    '/assets/%252e%252e/%252e%252e/package.json',
    '/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/../../../../etc/passwd',
    '//etc/passwd',
    '/assets/entry.client.js%00.svg',
    '/.env',
    '/.git/config',
    '/package.json',
    '/.stamp',
    '/server/index.js',
    '/data/stripe',
  ])('%s leads nowhere', async path => {
    const answer = await shop.ask(path)
    expect([400, 404, 410]).toContain(answer.status)
    expect(answer.headers['content-type']).toMatch(/^text\/(html|plain)/)
    expect(answer.text).not.toMatch(/root:x:0|createListener|"dependencies"|\[core\]/)
  })

  test.each(['*', 'http://elsewhere.test/', 'icon.svg', `/${'x'.repeat(4097)}`])(
    'a request for %s is refused',
    async path => {
      expect((await shop.ask(path)).status).toBe(400)
    },
  )
})
