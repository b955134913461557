import { codingOf, PACK_FAST } from './content-coding.ts'

const SMALLEST = 1024
const WORTH_IT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/javascript\b|image\/svg)/

/** An answer with all its bytes, ready to be sent. */
export interface Packed {
  status: number
  headers: [string, string][]
  body: Buffer
}

/**
 * The same answer, packed as the visitor's browser reads it: whole, because a page is whole before its first byte leaves.
 * Null when there is nothing to pack: it is sent as it is.
 */
export async function packed(answer: Response, accepts: string | undefined): Promise<Packed | null> {
  const headers = new Headers(answer.headers)
  if (headers.has('Content-Encoding') || !WORTH_IT.test(headers.get('Content-Type') ?? '')) return null
  headers.append('Vary', 'Accept-Encoding')
  // HEAD is told the same as GET, as far as that is known without a page: so GET does not say how long it is either.
  const whole = answer.body ? Buffer.from(await answer.arrayBuffer()) : Buffer.alloc(0)
  const encoding = whole.length < SMALLEST ? 'identity' : codingOf(accepts, ['zstd', 'br', 'gzip'])
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return { status: answer.status, headers: [...headers], body: PACK_FAST[encoding](whole) }
}
