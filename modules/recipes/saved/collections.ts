import { lengthOf, memberLine, memberText } from './member-words.ts'

/** The collections that everybody has, in their first order. They can be moved, but neither renamed nor deleted. */
export const THE_FIVE = {
  favorites: 'Favorites',
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  desserts: 'Desserts',
} as const
export type CollectionKey = keyof typeof THE_FIVE
export const COLLECTION_KEYS = Object.keys(THE_FIVE) as CollectionKey[]

/** Own ones, beside the five. */
export const MOST_COLLECTIONS = 100
export const LONGEST_NAME = 60
export const LONGEST_NOTE = 2_000

/** How a collection is named in an address: one of the five by its key, one's own by its id. */
export type CollectionRef = string

/** The word in the address for what the member imported, which is a list beside the collections and none of them. */
export const IMPORTS = 'imports'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isCollectionKey = (text: string): text is CollectionKey => Object.hasOwn(THE_FIVE, text)
export const isCollectionRef = (value: unknown): value is CollectionRef =>
  typeof value === 'string' && (isCollectionKey(value) || UUID.test(value))

export type NameProblem = 'empty' | 'too-long' | 'taken'

export type NameReading =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly reason: NameProblem }

/** The name as it is kept; the names of the five are taken. */
export function readCollectionName(typed: unknown): NameReading {
  const name = typeof typed === 'string' && typed.length <= 10 * LONGEST_NAME ? memberLine(typed) : null
  if (name === null) return { ok: false, reason: typeof typed === 'string' ? 'too-long' : 'empty' }
  if (name === '') return { ok: false, reason: 'empty' }
  if (lengthOf(name) > LONGEST_NAME) return { ok: false, reason: 'too-long' }
  const isTaken = Object.values(THE_FIVE).some(taken => taken.toLowerCase() === name.toLowerCase())
  return isTaken ? { ok: false, reason: 'taken' } : { ok: true, name }
}

/** A note as it is kept, or null when it is too long or none. */
export function readNote(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > 4 * LONGEST_NOTE) return null
  const note = memberText(typed)
  return lengthOf(note) > LONGEST_NOTE ? null : note
}

/** The ids in their new order, with one of them moved to a place from 0; null when it is not among them. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] | null {
  if (!ids.includes(id)) return null
  const others = ids.filter(other => other !== id)
  const at = Math.min(Math.max(place, 0), others.length)
  return [...others.slice(0, at), id, ...others.slice(at)]
}

export const isPlace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 10_000
