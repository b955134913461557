import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { comesFromElsewhere } from './origin-check.ts'
import { contentSecurityPolicy, pageHashes, securityHeaders } from './security-headers.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the content security policy', () => {
  it('allows exactly the inline scripts and styles of the page', () => {
    const html =
      '<style>a{}</style><script>one()</script><script type="module" async="">two()</script>' +
      '<script src="/x.js"></script><script type="application/ld+json">{"a":1}</script>'
    expect(pageHashes(html)).toEqual({ scripts: [sha('one()'), sha('two()')], styles: [sha('a{}')] })
  })

  it('never says unsafe-inline, and closes what is not used', () => {
    const policy = contentSecurityPolicy({ scripts: ["'nonce-x'"], styles: [], secure: true })
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self' 'nonce-x';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
  })
})

describe('the policy of pages that are developed', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: ["'nonce-x'"], secure: false, isDeveloped: true })

  it('lets the tool put style in, which no hash and no nonce may stand beside, and tell of changes', () => {
    expect(policy).toContain("style-src 'self' 'unsafe-inline';")
    expect(policy).toContain("connect-src 'self' ws:;")
  })

  it('lets no more script in', () => {
    expect(policy).toContain("script-src 'self';")
  })
})

it('asks browsers for https as long as the settings say, of this host alone, and never where it is not there', () => {
  const settings = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const [, days] = /https alone for (\d+) days \(HSTS\)/.exec(settings) ?? []
  expect(securityHeaders(true)['Strict-Transport-Security']).toBe(`max-age=${Number(days) * 86_400}`)
  expect(securityHeaders(false)).not.toHaveProperty('Strict-Transport-Security')
})

describe('requests from elsewhere', () => {
  const from = (headers: Record<string, string>, { method = 'POST', path = '/api/verify-payment' } = {}) =>
    comesFromElsewhere(new Request(`https://shop.test${path}`, { method, headers }), 'https://shop.test')

  it('are refused when they could change something', () => {
    expect(from({ origin: 'https://evil.test' })).toBe(true)
    expect(from({ origin: 'null' })).toBe(true)
    expect(from({ origin: 'null', 'sec-fetch-site': 'cross-site' })).toBe(true)
    expect(from({ origin: 'null', 'sec-fetch-site': 'none' })).toBe(true)
    expect(from({ origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' })).toBe(true)
    expect(from({ 'sec-fetch-site': 'cross-site' })).toBe(true)
    expect(from({ 'sec-fetch-site': 'same-site' })).toBe(true)
  })

  it('are let through when they are our own, only read, or are signed', () => {
    expect(from({ origin: 'https://shop.test' })).toBe(false)
    expect(from({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(false)
    expect(from({})).toBe(false)
    expect(from({ origin: 'https://evil.test' }, { method: 'GET' })).toBe(false)
    expect(from({ origin: 'https://evil.test' }, { path: '/hooks/stripe' })).toBe(false)
  })
})
