import { plainText } from '../plain-text.ts'

/* The small pieces of the provider's answers: each is read on its own, so that one bad piece spoils no other. */

export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

const MOST_ITEMS = 100

/** A list of one comes as the one itself, and an empty list does not come at all. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value.slice(0, MOST_ITEMS) : [value]
}

const DECIMAL = /^\d{1,9}(\.\d{1,9})?$/

/** A number, also as text, above `above` and at most `most`; anything else is unknown. */
export function numberOf(value: unknown, { above = -1, most }: { above?: number; most: number }): number | null {
  const number = typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return null
  return number >= 0 && number > above && number <= most ? number : null
}

const A_WEEK_MINUTES = 7 * 24 * 60

export function minutesOf(value: unknown): number | null {
  const minutes = numberOf(value, { above: 0, most: A_WEEK_MINUTES })
  return minutes === null ? null : Math.max(1, Math.round(minutes))
}

export function servingsOf(value: unknown): number | null {
  return numberOf(value, { above: 0, most: 500 })
}

const LONGEST_ADDRESS = 1_000
/** The picture that the provider shows for none, by the words of the specification. */
const NO_PICTURE = /default|placeholder/i

/** The address of a picture that is safe to load: https, of a named public host, without a user or a port. */
export function pictureOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text.length > LONGEST_ADDRESS || NO_PICTURE.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const named = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(url.hostname) && !/\.(local|internal)$/.test(url.hostname)
  const plain = url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === ''
  return named && plain ? url.href : null
}

/** Texts in whichever of the ways: one text of many lines, a list of texts or of objects, or an object around a list. */
export function linesOf(value: unknown, around: readonly string[], inside: readonly string[]): string[] {
  const items = typeof value === 'string' ? value.split(/\r\n|[\r\n]|<br\s*\/?>/i) : unwrap(value, around)
  return items
    .slice(0, MOST_ITEMS)
    .map(item => textOf(item, inside))
    .filter(text => text !== '')
}

function unwrap(value: unknown, around: readonly string[]): readonly unknown[] {
  const fields = fieldsOf(value)
  const key = around.find(name => typeof fields[name] === 'object' || Array.isArray(fields[name]))
  if (key !== undefined) return listOf(fields[key])
  const texts = around.find(name => typeof fields[name] === 'string')
  // A text under such a name is the whole list when it has lines, and one of its items when it has not.
  return texts === undefined ? listOf(value) : String(fields[texts]).split(/\r\n|[\r\n]/)
}

function textOf(item: unknown, inside: readonly string[]): string {
  if (typeof item !== 'object') return plainText(item)
  const fields = fieldsOf(item)
  for (const name of inside) {
    const text = plainText(fields[name])
    if (text !== '') return text
  }
  return ''
}
