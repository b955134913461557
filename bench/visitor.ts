import { randomUUID } from 'node:crypto'

/** The nth visitor: a network address of their own, as a proxy would tell it, and a new idempotency key. */
export function visitor(n: number): Record<string, string> {
  const address = [10, (n >> 16) & 255, (n >> 8) & 255, n & 255].join('.')
  return { 'x-forwarded-for': address, 'idempotency-key': randomUUID() }
}
