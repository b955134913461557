import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFiles } from './http-listener.ts'

test('files of an earlier build are served after those of this one, packed and for ever, and a copy may have none', async () => {
  const root = mkdtempSync(join(tmpdir(), 'built-'))
  const put = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  put('client/assets/shell-2.js', 'now')
  put('client/assets/same-1.js', 'now')
  put('earlier/assets/same-1.js', 'before')
  put('earlier/assets/shell-1.js', 'before')
  put('earlier/assets/shell-1.js.gz', 'packed before')
  async function served(earlier: string, names: string[]) {
    const files = builtFiles(join(root, 'client'), join(root, earlier))
    const server = createServer((req, res) => files(req, res, () => res.writeHead(404).end('none')))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const asked = names.map(async name => {
      const answer = await fetch(`http://127.0.0.1:${port}/assets/${name}`, {
        headers: { 'accept-encoding': 'identity' },
      })
      const packed = await fetch(`http://127.0.0.1:${port}/assets/${name}`, {
        headers: { 'accept-encoding': 'gzip' },
        method: 'HEAD',
      })
      return [await answer.text(), packed.headers.get('content-encoding'), answer.headers.get('cache-control')]
    })
    const answers = await Promise.all(asked)
    await new Promise(resolve => server.close(resolve))
    return answers
  }
  const forEver = 'public, max-age=31536000, immutable'
  expect(await served('earlier', ['shell-2.js', 'same-1.js', 'shell-1.js', 'gone-0.js'])).toEqual([
    ['now', null, forEver],
    ['now', null, forEver],
    ['before', 'gzip', forEver],
    ['none', null, null],
  ])
  expect(await served('nowhere', ['shell-2.js', 'shell-1.js'])).toEqual([
    ['now', null, forEver],
    ['none', null, null],
  ])
  rmSync(root, { recursive: true })
})

test('a file comes as it is wanted by weight, not at all to who has it, and is only read', async () => {
  const root = mkdtempSync(join(tmpdir(), 'built-'))
  for (const end of ['', '.gz', '.br']) writeFileSync(join(root, `page.js${end}`), `as${end}`)
  const files = builtFiles(root, join(root, 'nowhere'))
  const server = createServer((req, res) => files(req, res, () => res.writeHead(404).end('none')))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (headers: Record<string, string>, method = 'HEAD') =>
    fetch(`http://127.0.0.1:${port}/page.js`, { method, headers: { 'accept-encoding': 'identity', ...headers } })
  for (const [accepts, coding] of [
    ['br;q=0.9, gzip;q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip', 'gzip'],
    ['gzip;q=0, br;q=0', null],
    ['*', 'br'],
  ] as const)
    expect((await ask({ 'accept-encoding': accepts })).headers.get('content-encoding'), accepts).toBe(coding)
  const tag = String((await ask({})).headers.get('etag'))
  for (const tags of [tag, tag.replace('W/', ''), `"other", ${tag}`])
    expect((await ask({ 'if-none-match': tags })).status, tags).toBe(304)
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect((await ask({}, method)).status, method).toBe(404)
  await new Promise(resolve => server.close(resolve))
  rmSync(root, { recursive: true })
})
