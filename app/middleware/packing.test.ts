import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Packed, packed } from './packing.ts'

const TEXT = 'Take one a day. '.repeat(200)
const page = (text = TEXT, type = 'text/html; charset=utf-8', more: Record<string, string> = {}) =>
  new Response(text, { status: 404, headers: { 'Content-Type': type, Vary: 'Cookie', ...more } })
const headersOf = (sent: Packed | null) => new Headers(sent?.headers)

describe('an answer for one visitor', () => {
  it('is packed as the browser reads it', async () => {
    const br = await packed(page(), 'gzip, br')
    expect(br?.status).toBe(404)
    expect(headersOf(br).get('content-encoding')).toBe('br')
    expect(headersOf(br).get('vary')).toBe('Cookie, Accept-Encoding')
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(TEXT)
    expect(gunzipSync((await packed(page(), 'gzip, zstd;q=0'))?.body ?? '').toString()).toBe(TEXT)
    const zstd = await packed(page(), 'gzip, deflate, br, zstd')
    expect(headersOf(zstd).get('content-encoding')).toBe('zstd')
    expect(zstdDecompressSync(zstd?.body ?? '').toString()).toBe(TEXT)
  })

  it.each([
    ['br;q=0.9, gzip;q=0.8', 'br'],
    ['zstd;q=0.5, gzip;q=0.8', 'gzip'],
    ['zstd;q=0, br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['gzip;q=0.5, identity', null],
  ])('is packed for %s as %s', async (accepts, coding) => {
    expect(headersOf(await packed(page(), accepts)).get('content-encoding')).toBe(coding)
  })

  it.each([
    ['is short', 'short', 'br'],
    ['meets a browser that reads nothing packed', TEXT, undefined],
  ])('is sent as it is when it %s', async (_when, text, accepts) => {
    const sent = await packed(page(text), accepts)
    expect(headersOf(sent).get('content-encoding')).toBeNull()
    expect(sent?.body.toString()).toBe(text)
  })

  it('is left alone when it is a picture, or was packed before', async () => {
    expect(await packed(page(TEXT, 'image/png'), 'br')).toBeNull()
    expect(await packed(page(TEXT, 'text/html', { 'Content-Encoding': 'gzip' }), 'br')).toBeNull()
  })

  it('says to HEAD on what it depends', async () => {
    const head = await packed(new Response(null, { headers: { 'Content-Type': 'text/html' } }), 'br')
    expect([head?.body.length, headersOf(head).get('vary')]).toEqual([0, 'Accept-Encoding'])
  })

  it('keeps every cookie', async () => {
    const answer = page()
    answer.headers.append('Set-Cookie', 'a=1')
    answer.headers.append('Set-Cookie', 'b=2')
    expect(headersOf(await packed(answer, 'br')).getSetCookie()).toEqual(['a=1', 'b=2'])
  })
})
