import { describe, expect, it } from 'vitest'
import { readBody } from './request-body.ts'

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

function sent(path: string, type: string | null, body: BodyInit | null): Request {
  const headers: Record<string, string> = type === null ? {} : { 'content-type': type }
  return new Request(`http://shop.test${path}`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
}

const statusOf = async (path: string, type: string | null, body: BodyInit | null) => {
  const read = await readBody(sent(path, type, body))
  return read.ok ? 'fit' : read.status
}

const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n--b--\r\n`

/** Comes in pieces, without a word of how many. @returns how many were taken */
function endless() {
  let taken = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += 64
      controller.enqueue(new Uint8Array(64 * 1024).fill(97))
    },
  })
  return { body, takenKb: () => taken }
}

describe('a body', () => {
  it.each(['/login', '/api/session', '/hooks/stripe'])(
    'without an end is left where it becomes too much: %s',
    async path => {
      const { body, takenKb } = endless()
      expect(await statusOf(path, FORM, body)).toBe(413)
      expect(takenKb()).toBeLessThanOrEqual(256 + 3 * 64)
    },
  )

  it('arrives as it was sent', async () => {
    const read = await readBody(sent('/login', FORM, 'email=ann%40example.com&note=caf%C3%A9'))
    expect(read.ok && Object.fromEntries(await read.request.formData())).toEqual({
      email: 'ann@example.com',
      note: 'café',
    })
    const form = new FormData()
    form.set('a', 'b')
    const several = new Request('http://shop.test/login', { method: 'POST', body: form })
    const readToo = await readBody(several)
    expect(readToo.ok && (await readToo.request.formData()).get('a')).toBe('b')
    const empty = await readBody(sent('/logout', null, null))
    expect(empty.ok && [...(await empty.request.formData())]).toEqual([])
  })

  it('is not unpacked', async () => {
    const packed = sent('/api/session', JSON_TYPE, '{}')
    packed.headers.set('content-encoding', 'gzip')
    expect(await readBody(packed)).toMatchObject({ ok: false, status: 415 })
  })

  it.each<[string, string | null, BodyInit | null, number | 'fit']>([
    ['/login', JSON_TYPE, '{}', 415],
    ['/login', 'text/plain', 'email=x', 415],
    ['/login', null, Buffer.from('email=x'), 415],
    ['/login', 'multipart/form-data', 'x', 415],
    ['/login', 'multipart/form-data; boundary=x', 'no parts', 400],
    ['/login', FORM, 'email=%00', 400],
    ['/login', FORM, Buffer.from([97, 61, 0]), 400],
    ['/login', FORM, Buffer.from([97, 61, 0xff]), 400],
    ['/login', FORM, 'email=%FF', 400],
    ['/login', FORM, 'email=%ED%A0%80', 400],
    ['/login', FORM, 'email=100%', 400],
    ['/login', FORM, 'name=%C3%A9+100%25+%F0%9F%8D%B2', 'fit'],
    ['/login', FORM, 'a=&'.repeat(500), 'fit'],
    ['/login', FORM, 'a=&'.repeat(501), 413],
    ['/login', `${FORM}; charset=UTF-8`, 'a=b', 'fit'],
    ['/login', `${FORM}; charset=utf-7`, 'a=b', 415],
    ['/login', 'multipart/form-data; boundary=b', part('a'), 'fit'],
    ['/login', 'multipart/form-data; boundary=b', part('a"; filename="b.txt'), 415],
    ['/api/recipe-notes', `${JSON_TYPE}; charset="utf-8"`, '{}', 'fit'],
    ['/api/recipe-notes', `${JSON_TYPE};charset=utf-16`, '{}', 415],
    ['/api/recipe-notes', 'text/plain', 'x', 'fit'],
    ['/api/recipe-notes', JSON_TYPE, Buffer.from([0xff]), 400],
    ['/api/recipe-notes', JSON_TYPE, '{"a":"\\u0000"}', 400],
    ['/api/recipe-notes', JSON_TYPE, '{"\\u0000":1}', 400],
    ['/api/recipe-notes', JSON_TYPE, '{"a":["\\ud800"]}', 400],
    ['/api/recipe-notes', JSON_TYPE, '{"a":"\\\\u0000 \\u00e9"}', 'fit'],
    ['/api/recipe-notes', JSON_TYPE, `{"a":"${'['.repeat(5_000)}"}`, 'fit'],
    ['/api/recipe-notes', JSON_TYPE, '['.repeat(200_000), 400],
    ['/api/recipe-notes', JSON_TYPE, `${'['.repeat(33)}1${']'.repeat(33)}`, 400],
    ['/api/recipe-notes', JSON_TYPE, `${'['.repeat(32)}1${']'.repeat(32)}`, 'fit'],
    ['/api/recipe-notes', JSON_TYPE, '{', 'fit'],
    ['/hooks/stripe', JSON_TYPE, Buffer.from([0xff]), 'fit'],
  ])('at %s, as %s', async (path, type, body, status) => {
    expect(await statusOf(path, type, body)).toBe(status)
  })
})
