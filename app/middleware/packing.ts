import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { chooseEncoding, type Encoding } from './page-cache.ts'

const SMALLEST = 1024
const WORTH_IT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/javascript\b|image\/svg)/

const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
/** All in one piece. */
const CHUNK_BYTES = 64 * 1024

/**
 * Fast rather than tight, for it is sent once. Done on the spot: it takes half a millisecond, and handing it to another
 * thread and back costs several times that.
 */
const PACK: Record<Encoding, (whole: Buffer) => Buffer> = {
  br: whole => brotliCompressSync(whole, { params: BROTLI, chunkSize: CHUNK_BYTES }),
  gzip: whole => gzipSync(whole, { level: 4, chunkSize: CHUNK_BYTES }),
  identity: whole => whole,
}

/** The same answer, packed as the visitor's browser reads it: whole, because a page is whole before its first byte leaves. */
export async function packed(answer: Response, accepts: string | undefined): Promise<Response> {
  const { status, statusText } = answer
  const headers = new Headers(answer.headers)
  if (!answer.body || headers.has('Content-Encoding') || !WORTH_IT.test(headers.get('Content-Type') ?? ''))
    return answer
  headers.append('Vary', 'Accept-Encoding')
  const whole = Buffer.from(await answer.arrayBuffer())
  const encoding = whole.length < SMALLEST ? 'identity' : chooseEncoding(accepts)
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  const body = PACK[encoding](whole)
  headers.set('Content-Length', String(body.length))
  return new Response(new Uint8Array(body), { status, statusText, headers })
}
