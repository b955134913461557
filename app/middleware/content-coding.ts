import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, zstdCompressSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export type Coding = Exclude<Encoding, 'identity'> | 'zstd'

/** Older names of the same (RFC 9110, 8.4.1.3). */
const ALIASES = new Map([['x-gzip', 'gzip']])
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/
/** Browsers send a handful of different ones. */
const MOST_REMEMBERED = 100
const remembered = new Map<string, ReadonlyMap<string, number>>()

/** How much a client wants each coding that it names, from 0 (not at all) to 1; one whose weight cannot be read is not named. */
function weights(accepts: string): ReadonlyMap<string, number> {
  const known = remembered.get(accepts)
  if (known) return known
  const read = new Map<string, number>()
  for (const part of accepts.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(word => word.trim())
    const weight = parameters.find(word => /^q\s*=/.test(word))?.replace(/^q\s*=\s*/, '') ?? '1'
    if (name && WEIGHT.test(weight)) read.set(ALIASES.get(name) ?? name, Number(weight))
  }
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(accepts, read)
  return read
}

/**
 * What a client wants most of what there is, by its weights, where these are alike by our order; plain where it says
 * nothing, or wants that more. A star stands for whatever is not named, but not for zstd, which is younger than most that
 * send one. Somebody who refuses everything gets it plain all the same (RFC 9110, 12.5.3).
 *
 * @param offers best first
 */
export function codingOf<Offered extends Coding>(
  accepts: string | undefined,
  offers: readonly Offered[],
): Offered | 'identity' {
  if (!accepts) return 'identity'
  const named = weights(accepts)
  const rest = named.get('*') ?? 0
  let best: Offered | 'identity' = 'identity'
  // Plain is always possible, and what packs is wanted more unless somebody says otherwise.
  let most = named.get('identity') ?? 0
  for (const offer of offers) {
    const weight = named.get(offer) ?? (offer === 'zstd' ? 0 : rest)
    if (weight > 0 && (best === 'identity' ? weight >= most : weight > most)) [best, most] = [offer, weight]
  }
  return best
}

/** br before gzip before none; a client that sends nothing gets the plain page. */
export const chooseEncoding = (accepts: string | undefined): Encoding => codingOf(accepts, ['br', 'gzip'])

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
