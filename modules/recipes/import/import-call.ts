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
export function pasteOf(pasted: string): Paste {
  const text = pasted.trim()
  if (text === '') return { kind: 'bad', error: IMPORT_TEXTS.nothing }
  if (text.length > LONGEST_PASTE) return { kind: 'bad', error: IMPORT_TEXTS.tooLong }
  if (/\s/.test(text)) return { kind: 'text', text }
  if (HOST.test(text)) return { kind: 'address', address: `https://${text}` }
  return SCHEME.test(text) ? { kind: 'address', address: text } : { kind: 'bad', error: IMPORT_TEXTS['not-an-address'] }
}
