import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

// OWASP's Password Storage Cheat Sheet: 32 MiB, three times over. The cost stands in each hash, so it can be raised.
const COST = { N: 2 ** 15, r: 8, p: 3 }
const KEY_BYTES = 32
const SALT_BYTES = 16
const MOST_MEMORY = 256 * 1024 * 1024

/** The same letters typed on another keyboard are the same password. */
const settled = (password: string) => password.normalize('NFKC')

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(settled(password), salt, KEY_BYTES, { ...COST, maxmem: MOST_MEMORY })
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [kind, N, r, p, salt = '', key = ''] = hash.split('$')
  if (kind !== 'scrypt') return false
  const expected = Buffer.from(key, 'base64url')
  const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: MOST_MEMORY }
  const found = await derive(settled(password), Buffer.from(salt, 'base64url'), expected.length, cost)
  return timingSafeEqual(found, expected)
}

let decoy: Promise<string> | undefined

/** As much work as a real check, for an account that is not there: the time an answer takes tells nothing. */
export async function verifyNothing(password: string): Promise<false> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  await verifyPassword(await decoy, password)
  return false
}
