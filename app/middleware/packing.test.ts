import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packed } from './packing.ts'

const TEXT = 'Take one a day. '.repeat(200)
const page = (text = TEXT, type = 'text/html; charset=utf-8', more: Record<string, string> = {}) =>
  new Response(text, { status: 404, headers: { 'Content-Type': type, Vary: 'Cookie', ...more } })
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('an answer for one visitor', () => {
  it('is packed as the browser reads it, and says how long it is', async () => {
    const br = await packed(page(), 'gzip, br')
    expect(br.status).toBe(404)
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(br.headers.get('vary')).toBe('Cookie, Accept-Encoding')
    const body = await bytes(br)
    expect(Number(br.headers.get('content-length'))).toBe(body.length)
    expect(brotliDecompressSync(body).toString()).toBe(TEXT)
    expect(gunzipSync(await bytes(await packed(page(), 'gzip'))).toString()).toBe(TEXT)
  })

  it.each([
    ['is short', page('short'), 'br'],
    ['meets a browser that reads nothing packed', page(), undefined],
    ['is a picture', page(TEXT, 'image/png'), 'br'],
  ])('is sent as it is when it %s', async (_when, answer, accepts) => {
    const before = await bytes(answer.clone())
    const sent = await packed(answer, accepts)
    expect(sent.headers.get('content-encoding')).toBeNull()
    expect(await bytes(sent)).toEqual(before)
  })

  it('keeps every cookie, and is not packed twice', async () => {
    const answer = page()
    answer.headers.append('Set-Cookie', 'a=1')
    answer.headers.append('Set-Cookie', 'b=2')
    expect((await packed(answer, 'br')).headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    const done = page(TEXT, 'text/html', { 'Content-Encoding': 'gzip' })
    expect(await packed(done, 'br')).toBe(done)
  })
})
