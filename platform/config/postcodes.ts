import { type Read, text } from './read.ts'

export type PostcodesConfig =
  /** People type their addresses. */
  | { kind: 'off' }
  /** A stand-in of this copy answers in the provider's place. */
  | { kind: 'sandbox' }
  | { kind: 'keys'; key: string }

const KEY = 'IDEAL_POSTCODES_KEY'

/** Without a key the look-up is not offered: an address that is typed is as good, also when live. */
export function readPostcodes(read: Read): PostcodesConfig {
  const key = text(read, KEY)
  if (key === null) return { kind: 'off' }
  if (key === 'sandbox') {
    if (read.live) read.problem(`${KEY} must not be sandbox when APP_ENV is live.`)
    return { kind: 'sandbox' }
  }
  // It goes into a header between quotation marks.
  if (!/^[\w-]{3,100}$/.test(key)) read.problem(`${KEY} must be a key of Ideal Postcodes, such as ak_1a2B3c.`)
  return { kind: 'keys', key }
}
