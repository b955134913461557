import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { bulkhead } from 'cockatiel'

const derived = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** Of the four threads on which passwords are hashed, files read, pages packed and the database greeted. */
const THREADS = 2
const turns = bulkhead(THREADS, Number.POSITIVE_INFINITY)
/** However many sign in at once, half of the threads are left to everybody else. */
const derive = (...args: Parameters<typeof derived>) => turns.execute(() => derived(...args))

// OWASP's Password Storage Cheat Sheet: r 8 and p 3 at 2 ** 15, which is 32 MiB, three times over. The cost is in each
// hash, so it can be raised.
const BLOCKS = { r: 8, p: 3 }
const KEY_BYTES = 32
const SALT_BYTES = 16
const MOST_MEMORY = 256 * 1024 * 1024

/** The same letters typed on another keyboard are the same password. */
const settled = (password: string) => password.normalize('NFKC')

/** @param cost as a power of two; the settings say it, and live takes none below 15 */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const { r, p } = BLOCKS
  const N = 2 ** cost
  const key = await derive(settled(password), salt, KEY_BYTES, { N, r, p, maxmem: MOST_MEMORY })
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [kind, N, r, p, salt = '', key = ''] = hash.split('$')
  if (kind !== 'scrypt') return false
  const expected = Buffer.from(key, 'base64url')
  const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: MOST_MEMORY }
  const found = await derive(settled(password), Buffer.from(salt, 'base64url'), expected.length, cost)
  return timingSafeEqual(found, expected)
}

const decoys = new Map<number, Promise<string>>()

/** As much work as a real check, for an account that is not there: the time an answer takes tells nothing. */
async function verifyNothing(password: string, cost: number): Promise<false> {
  const decoy = decoys.get(cost) ?? hashPassword(randomBytes(16).toString('hex'), cost)
  decoys.set(cost, decoy)
  await verifyPassword(await decoy, password)
  return false
}

/** Whether the password belongs to this hash; without a hash it does not, after just as much work. */
export const verifyOrNothing = (hash: string | null | undefined, password: string, cost: number): Promise<boolean> =>
  hash ? verifyPassword(hash, password) : verifyNothing(password, cost)
