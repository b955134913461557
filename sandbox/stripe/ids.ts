import { randomBytes } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** An unguessable id in Stripe's form, such as `pi_3f…`; 24 letters unless told otherwise, as on Stripe. */
export function newId(prefix: string, length = 24): string {
  let id = `${prefix}_`
  for (const byte of randomBytes(length)) id += LETTERS[byte % LETTERS.length]
  return id
}
