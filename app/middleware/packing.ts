import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { chooseEncoding, type Encoding, reads } from './page-cache.ts'

const SMALLEST = 1024
const WORTH_IT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|application\/javascript\b|image\/svg)/

const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
/** As small as brotli's at that quality, in a third of the time. */
const ZSTD = { [constants.ZSTD_c_compressionLevel]: 3 }
/** All in one piece. */
const CHUNK_BYTES = 64 * 1024

/**
 * Fast rather than tight, for it is sent once. Done on the spot: it takes half a millisecond at most, and handing it to
 * another thread and back costs several times that.
 */
const PACK: Record<Encoding | 'zstd', (whole: Buffer) => Buffer> = {
  zstd: whole => zstdCompressSync(whole, { params: ZSTD, chunkSize: CHUNK_BYTES }),
  br: whole => brotliCompressSync(whole, { params: BROTLI, chunkSize: CHUNK_BYTES }),
  gzip: whole => gzipSync(whole, { level: 4, chunkSize: CHUNK_BYTES }),
  identity: whole => whole,
}

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
  const encoding = whole.length < SMALLEST ? 'identity' : reads('zstd', accepts) ? 'zstd' : chooseEncoding(accepts)
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return { status: answer.status, headers: [...headers], body: PACK[encoding](whole) }
}
