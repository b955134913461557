import { plainText } from '../plain-text.ts'
import { fieldsOf, numberOf } from '../provider/provider-values.ts'
import type { WeighedLine } from './imported-lines.ts'
import { readLine } from './private-recipe.ts'
import { LONGEST_LINE, MOST_PARTS, MOST_SERVINGS } from './written-recipe.ts'

/* What the import page sends, read at the door. Each gives null, or words, for what cannot be. */

/** More is no recipe, and not worth the time to read. */
export const LONGEST_PASTE = 30_000

export const IMPORT_TEXTS = {
  nothing: 'Paste the address of a recipe, or its text.',
  tooLong: `That is more than ${LONGEST_PASTE.toLocaleString('en-GB')} characters. Paste one recipe at a time.`,
  'not-an-address': 'That is not the address of a web page. It should look like https://example.com/a-recipe.',
  refused: 'We only read recipes from the public web, and this address is not on it.',
  unreachable: 'That page cannot be reached at the moment. Try again later, or paste the text of the recipe.',
  missing: 'That site does not give us the page. Check the address, or paste the text of the recipe.',
  'too-large': 'That page is larger than 2 MB, more than we read. Paste the text of the recipe instead.',
  'not-a-page': 'That address is not a web page. Paste the text of the recipe instead.',
  'no-recipe': 'There is no recipe on that page that we can read. Paste its text instead.',
  'too-long':
    'That takes longer to read than a recipe does. Paste its ingredients and steps without the rest of the page.',
  busy: 'We are reading a lot of recipes just now. Please try again in a moment.',
  'no-recipe-in-text': 'We cannot find any ingredients in that. Put each ingredient on a line of its own.',
} as const

export type Paste =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bad'; readonly error: string }

const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u

/** One word that looks like an address is one, also without https:// before it; anything else is text. */
export function readPaste(body: unknown): Paste {
  const { pasted } = fieldsOf(body)
  const text = typeof pasted === 'string' ? pasted.trim() : ''
  if (text === '') return { kind: 'bad', error: IMPORT_TEXTS.nothing }
  if (text.length > LONGEST_PASTE) return { kind: 'bad', error: IMPORT_TEXTS.tooLong }
  if (/\s/.test(text)) return { kind: 'text', text }
  if (HOST.test(text)) return { kind: 'address', address: `https://${text}` }
  return SCHEME.test(text) ? { kind: 'address', address: text } : { kind: 'bad', error: IMPORT_TEXTS['not-an-address'] }
}

export interface LineCall {
  readonly text: string
  readonly group: string | null
  /** The food that is meant, or null to be told by the line. */
  readonly foodId: string | null
}

export function readLineCall(body: unknown): LineCall | null {
  const given = fieldsOf(body)
  const line = readLine({ ...given, text: plainText(given.text).slice(0, LONGEST_LINE) })
  return line && { text: line.text, group: line.group, foodId: line.foodId }
}

export interface NutritionCall {
  readonly serves: number
  readonly lines: readonly WeighedLine[]
}

export function readNutritionCall(body: unknown): NutritionCall | null {
  const given = fieldsOf(body)
  const serves = numberOf(given.serves, { above: 0, most: MOST_SERVINGS })
  if (serves === null || !Array.isArray(given.lines) || given.lines.length > MOST_PARTS) return null
  const lines = given.lines.map(line => readLine(fieldsOf(line)))
  return lines.every(line => line !== null) ? { serves, lines } : null
}

const LONGEST_FOOD = 60

export function readFoodWords(body: unknown): string | null {
  const { words } = fieldsOf(body)
  return typeof words === 'string' && words.length <= LONGEST_FOOD ? plainText(words) : null
}
