import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, zstdCompressSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** By name, and not with the weight that refuses it: 0, and no more than 0. */
const READS = {
  zstd: /(?:^|[\s,])zstd(?=[\s;,]|$)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  br: /(?:^|[\s,])br(?=[\s;,]|$)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /(?:^|[\s,])gzip(?=[\s;,]|$)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
}

/** Whether a client says that it reads this coding. */
export const reads = (coding: keyof typeof READS, accepts = ''): boolean => READS[coding].test(accepts)

/** br before gzip before none; a client that sends nothing gets the plain page. */
export function chooseEncoding(accepts: string | undefined): Encoding {
  if (reads('br', accepts)) return 'br'
  return reads('gzip', accepts) ? 'gzip' : 'identity'
}

const brotli = (quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
})
/** As small as brotli's at its quality here, in a third of the time. */
const ZSTD = { [constants.ZSTD_c_compressionLevel]: 3 }
/** All in one piece. */
const CHUNK_BYTES = 64 * 1024

/**
 * Fast rather than tight, for what may be sent once. Done on the spot: it takes half a millisecond at most, and handing
 * it to another thread and back costs several times that.
 */
export const PACK_FAST: Record<Encoding | 'zstd', (whole: Buffer) => Buffer> = {
  zstd: whole => zstdCompressSync(whole, { params: ZSTD, chunkSize: CHUNK_BYTES }),
  br: whole => brotliCompressSync(whole, { params: brotli(3), chunkSize: CHUNK_BYTES }),
  gzip: whole => gzipSync(whole, { level: 4, chunkSize: CHUNK_BYTES }),
  identity: whole => whole,
}

export interface PackedBodies {
  br: Buffer
  gzip: Buffer
}

export const packFast = (whole: Buffer): PackedBodies => ({ br: PACK_FAST.br(whole), gzip: PACK_FAST.gzip(whole) })

const brotliTight = promisify(brotliCompress)
const gzipTight = promisify(gzip)

/**
 * For what is sent many times: brotli's last step is smaller by 3 in 100 than the one before, for 60 ms more, which are
 * spent off the loop. One after the other, so that it takes one thread at a time.
 */
export async function packTight(whole: Buffer): Promise<PackedBodies> {
  const br = await brotliTight(whole, { params: brotli(11) })
  return { br, gzip: await gzipTight(whole, { level: 9 }) }
}
