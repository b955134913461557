import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logText, openShop, type Shop, until } from './built-shop.test-support.ts'

/** What the service that counts was told, as it came. */
const told: string[] = []
const service = createServer(async (message, answer) => {
  told.push(`${message.method} ${message.url} ${JSON.stringify(message.headers)} ${await text(message)}`)
  answer.writeHead(202).end()
})
let counting: Shop
let silent: Shop
beforeAll(async () => {
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/api/event`
  counting = await openShop({ env: { ANALYTICS_URL: url, ANALYTICS_DOMAIN: 'shop.example' } })
  silent = await openShop({ beside: counting })
})
afterAll(async () => {
  await silent.stop()
  await counting.stop()
  service.close()
})

const SCRIPT = '<script async="" src="/page-views.js"></script>'
const look = (path: string, headers = {}) => counting.call('/api/page-view', { path }, headers)

test('a shop that does not count has no byte for it, and the same policy', async () => {
  for (const path of ['/', '/contact', '/dashboard']) {
    const [with_, without] = [await counting.ask(path), await silent.ask(path)]
    expect(with_.text).toContain(SCRIPT)
    expect(without.text).not.toMatch(/page-view|countsPages/)
    const policy = (answer: typeof without) =>
      String(answer.headers['content-security-policy']).replaceAll(/'(?:sha256|nonce)-[^']+'/g, '')
    expect(policy(with_)).toBe(policy(without))
    expect(policy(without)).toMatch(/script-src 'self' *;.*connect-src 'self';/)
  }
  expect((await silent.call('/api/page-view', { path: '/' })).status).toBe(404)
  expect((await silent.ask('/cookies')).text).toContain('We do not count visits')
  expect((await counting.ask('/cookies')).text).toContain('We count which pages are looked at')
})

test('a view is told without anything of the visitor, and not at all for whoever asks not to be counted', async () => {
  const cookie = 'thymewell-session=somebodys'
  const seen = { cookie, 'user-agent': 'Ann’s own browser'.replace('’', ''), referer: 'https://ann.example/' }
  for (const path of [
    '/recipes?q=quokka&diet=vegan&page=2',
    '/records/JwS8mX1c-Qk_7Zt0aVb3Nn5pLr9uYe2dHg4iFo6sTqM',
    '/login?mode=sign-up&error=quokka',
  ])
    expect((await look(path, seen)).status).toBe(202)
  for (const out of [{ dnt: '1' }, { 'sec-gpc': '1' }]) expect((await look('/terms', out)).status).toBe(202)
  for (const path of ['/nowhere', '//x.example', 7, null]) await counting.call('/api/page-view', { path })
  await look('/privacy')
  await until(async () => told.length >= 4, 'four views are told')
  const urls = told.map(each => /"url":"([^"]+)"/.exec(each)?.[1]).sort()
  expect(urls).toEqual([
    'https://shop.example/login?mode=sign-up',
    'https://shop.example/privacy',
    'https://shop.example/recipes?page=2',
    'https://shop.example/records/:key',
  ])
  const all = told.join('\n')
  expect(all).not.toMatch(/quokka|vegan|JwS8|somebodys|own browser|ann\.example|x-forwarded|"10\.0\./)
  expect(logText()).not.toMatch(/quokka|JwS8/)
})
