import { expect, test } from 'vitest'
import { isLinkKey, linkKeyHash, newLinkKey } from './link-key.ts'

test('a key opens what its hash was kept for, among others, and nothing else does', () => {
  const [mine, other] = [newLinkKey(), newLinkKey()]
  expect(mine.key).toMatch(/^[\w-]{43}$/)
  expect(mine.hash).toHaveLength(32)
  expect(isLinkKey(mine.key, [other.hash, mine.hash])).toBe(true)
  expect(isLinkKey(mine.key, [new Uint8Array(mine.hash)])).toBe(true)
  expect(isLinkKey(mine.key, [other.hash])).toBe(false)
  expect(isLinkKey(mine.key, [])).toBe(false)
})

test('neither the hash itself nor a part, a longer text or none is a key', () => {
  const { key, hash } = newLinkKey()
  const texts = [null, '', key.slice(1), `${key}a`, ` ${key}`, hash.toString('hex'), hash.toString('base64url')]
  expect(texts.filter(text => isLinkKey(text, [hash]))).toEqual([])
  expect(isLinkKey('é'.repeat(43), [linkKeyHash('é'.repeat(43))])).toBe(false)
  expect(isLinkKey(key, [hash.subarray(1)])).toBe(false)
})
