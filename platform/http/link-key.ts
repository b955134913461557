import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const KEY_BYTES = 32
const SHAPE = /^[A-Za-z0-9_-]{43}$/

/**
 * What a link carries to open one thing for anyone who has it. It is random and depends on no secret of the server, so
 * it goes on working whatever is changed there; only `hash` is ever stored, and nothing leads from it back to the key.
 */
export function newLinkKey(): { key: string; hash: Buffer } {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  return { key, hash: linkKeyHash(key) }
}

/** Without a salt: 256 random bits cannot be guessed, and one lookup must find it. */
export function linkKeyHash(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** Whether this text is one of the keys; takes as long for a wrong one as for a right one. */
export function isLinkKey(text: string | null, hashes: readonly Uint8Array[]): boolean {
  if (text === null || !SHAPE.test(text)) return false
  const asked = linkKeyHash(text)
  let found = false
  // No early end: how long it takes says nothing about which one it was.
  for (const hash of hashes) if (hash.length === asked.length && timingSafeEqual(hash, asked)) found = true
  return found
}
