import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { type PageRules, readPublicPage } from './guarded-page.ts'

const RULES: PageRules = {
  userAgent: 'Thymewell (+https://shop.example.com)',
  withinMs: 60_000,
  largestBytes: 10_000,
  mostRedirects: 3,
  testOrigin: null,
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A site on this machine, and what it was asked. */
async function site(answer: RequestListener): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const HTML = { 'content-type': 'text/html; charset=utf-8' }

describe('addresses that are none of the public web', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.0.0.1:80/',
    'https://127.0.0.1/',
    'http://localhost/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.0.0.1/',
    'http://0x7f000001/',
    'http://127.1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://192.0.2.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[fd12:3456::1]/',
    'http://[ff02::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[64:ff9b:1::10.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001::1]/',
    'http://１２７.０.０.１/',
    'http://127。0。0。1/',
    'http://example.com@127.0.0.1/',
    'http://user:word@example.com/',
    'http://example.com:22/',
    'http://example.com:8080/',
    'https://example.com:5432/',
  ])('%s is refused', async address => {
    expect(await readPublicPage(address, RULES)).toEqual({ ok: false, reason: 'refused' })
  })

  it.each([
    '',
    'dal',
    'example.com',
    'http://',
    'file:///etc/passwd',
    'ftp://example.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    'gopher://127.0.0.1/',
    `https://example.com/${'x'.repeat(2_000)}`,
  ])('%j is no address', async address => {
    expect(await readPublicPage(address, RULES)).toEqual({ ok: false, reason: 'not-an-address' })
  })

  it('one origin of a test is let through, and its name on another port is not', async () => {
    const { origin, asked } = await site((_, response) => response.writeHead(200, HTML).end('<p>ok'))
    const other = await site((_, response) => response.writeHead(200, HTML).end('<p>no'))
    expect(await readPublicPage(`${origin}/a#b`, { ...RULES, testOrigin: origin })).toEqual({
      ok: true,
      html: '<p>ok',
      address: `${origin}/a`,
    })
    expect(asked).toEqual(['/a'])
    expect(await readPublicPage(other.origin, { ...RULES, testOrigin: origin })).toEqual({
      ok: false,
      reason: 'refused',
    })
    expect(other.asked).toEqual([])
  })
})

describe('redirects', () => {
  it.each([
    'http://127.0.0.1/',
    'http://localhost:80/',
    'http://[::1]/',
    'http://169.254.169.254/',
    'file:///etc/passwd',
  ])('to %s are refused', async location => {
    const { origin } = await site((_, response) => response.writeHead(302, { location }).end())
    expect(await readPublicPage(origin, { ...RULES, testOrigin: origin })).toEqual({ ok: false, reason: 'refused' })
  })

  const counting: RequestListener = (request, response) => {
    const left = Number(request.url?.slice(1))
    if (left > 0) response.writeHead(301, { location: `/${left - 1}` }).end()
    else response.writeHead(200, HTML).end('there')
  }

  it('three are followed, a fourth is not', async () => {
    const { origin, asked } = await site(counting)
    const rules = { ...RULES, testOrigin: origin }
    expect(await readPublicPage(`${origin}/3`, rules)).toEqual({ ok: true, html: 'there', address: `${origin}/0` })
    expect(await readPublicPage(`${origin}/4`, rules)).toEqual({ ok: false, reason: 'unreachable' })
    expect(asked).toEqual(['/3', '/2', '/1', '/0', '/4', '/3', '/2', '/1'])
  })
})

describe('what comes back', () => {
  const cases: [name: string, answer: RequestListener, reason: string][] = [
    ['a picture', (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'), 'not-a-page'],
    ['no type', (_, response) => response.writeHead(200).end('x'), 'not-a-page'],
    ['not there', (_, response) => response.writeHead(404, HTML).end('x'), 'missing'],
    ['not for us', (_, response) => response.writeHead(403, HTML).end('x'), 'missing'],
    ['broken', (_, response) => response.writeHead(500, HTML).end('x'), 'unreachable'],
    ['hung up', request => request.socket.destroy(), 'unreachable'],
    ['silent', () => undefined, 'unreachable'],
    ['said to be large', (_, r) => r.writeHead(200, { ...HTML, 'content-length': 10_001 }).end('x'), 'too-large'],
    ['large', (_, response) => response.writeHead(200, HTML).end('x'.repeat(10_001)), 'too-large'],
    [
      'packed small, unpacked large',
      (_, r) => r.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(1e6))),
      'too-large',
    ],
    ['packed oddly', (_, r) => r.writeHead(200, { ...HTML, 'content-encoding': 'zip' }).end('x'), 'not-a-page'],
    ['badly packed', (_, r) => r.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end('x'), 'unreachable'],
    [
      'dripping for ever',
      (_, response) => {
        response.writeHead(200, HTML)
        const drip = setInterval(() => response.write('x'), 20)
        response.on('close', () => clearInterval(drip))
      },
      'unreachable',
    ],
  ]
  const neverEnds = ['silent', 'dripping for ever']
  it.each(cases)('%s', async (name, answer, reason) => {
    const { origin } = await site(answer)
    const rules = { ...RULES, testOrigin: origin, ...(neverEnds.includes(name) && { withinMs: 1_000 }) }
    expect(await readPublicPage(origin, rules)).toEqual({ ok: false, reason })
  })

  it('is read in its own letters, packed or not, and nothing of ours is sent along', async () => {
    const sent: unknown[] = []
    const { origin } = await site((request, response) => {
      sent.push(request.headers['user-agent'], request.headers.cookie, request.headers.referer)
      if (request.url === '/packed') {
        return response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(gzipSync('crème brûlée'))
      }
      const type = { 'content-type': 'text/html; charset=iso-8859-1' }
      return response.writeHead(200, type).end(Buffer.from('crème brûlée', 'latin1'))
    })
    const rules = { ...RULES, testOrigin: origin }
    for (const path of ['/packed', '/latin']) {
      expect(await readPublicPage(`${origin}${path}`, rules)).toMatchObject({ ok: true, html: 'crème brûlée' })
    }
    expect(sent).toEqual([RULES.userAgent, undefined, undefined, RULES.userAgent, undefined, undefined])
  })
})
