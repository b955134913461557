/** How many: one number is a range from itself to itself. */
export interface Quantity {
  readonly min: number
  readonly max: number
}

const NUMBER_WORDS: { readonly [word: string]: number } = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  twenty: 20,
}

/** Phrases of more than one word first: 'a couple of' must not end at 'a'. */
const PHRASES: readonly (readonly [pattern: RegExp, value: number])[] = [
  [/^half a dozen\b/, 6],
  [/^(?:a|one) dozen\b/, 12],
  [/^(?:a|one) and a half\b/, 1.5],
  [/^two and a half\b/, 2.5],
  [/^three[ -]quarters(?: of)?(?: an?)?\b/, 0.75],
  [/^(?:a|one)[ -]quarter(?: of)?(?: an?)?\b/, 0.25],
  [/^quarter(?: of)? an?\b/, 0.25],
  [/^third(?: of)? an?\b/, 1 / 3],
  [/^(?:a|one)[ -]third(?: of)?(?: an?)?\b/, 1 / 3],
  [/^two[ -]thirds(?: of)?(?: an?)?\b/, 2 / 3],
  [/^(?:a|one) half(?: of)?(?: an?)?\b/, 0.5],
  // Half-fat and half-moon are no halves of anything.
  [/^half(?!-| (?:fat|sugar|salt)\b| (?:and|&|n) half\b)(?: of)?(?: an?\b| the\b)?/, 0.5],
  [/^(?:a|the) couple(?: of)?\b/, 2],
  [/^(?:(?:a )?few|several)\b/, 3],
]

const PLAIN = /^(\d+(?:,\d{3})+|\d*\.\d+|\d+)/
const FRACTION = /^(\d+)\s*\/\s*(\d+)/
/** '21/2 pounds' has lost a space: nobody weighs ten and a half in halves. */
const GLUED = /^(\d)([1-7])\/([2-8])(?!\d)/
const GLUED_RANGE = /^\d{1,3} ?- ?\d[1-7]\/[2-8](?!\d)/
/** A mixed number: '1 1/2', '1 and 1/2', '1 & 1/2', '1-1/2'. */
const MIXED = /^(\d+)(?:\s+|\s*(?:and|&)\s*|-)(\d+)\s*\/\s*(\d+)/

/** The number that a text in lower case begins with, and what comes after it; null where it begins with none. */
export function readNumber(text: string): { value: number; rest: string } | null {
  return readDigits(text) ?? readPhrase(text) ?? readWord(text)
}

function readDigits(text: string): { value: number; rest: string } | null {
  const mixed = GLUED_RANGE.test(text) ? null : MIXED.exec(text)
  if (mixed) return found(text, mixed[0], Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]))
  const glued = GLUED.exec(text)
  if (glued) return found(text, glued[0], Number(glued[1]) + Number(glued[2]) / Number(glued[3]))
  const fraction = FRACTION.exec(text)
  // '550/1lb 4oz' has lost its unit.
  if (fraction && !(Number(fraction[2]) === 1 && Number(fraction[1]) > 20))
    return found(text, fraction[0], Number(fraction[1]) / Number(fraction[2]))
  const plain = PLAIN.exec(text)
  return plain ? found(text, plain[0], Number(plain[0].replaceAll(',', ''))) : null
}

function readPhrase(text: string): { value: number; rest: string } | null {
  for (const [pattern, value] of PHRASES) {
    const match = pattern.exec(text)
    if (match) return found(text, match[0], value)
  }
  return null
}

function readWord(text: string): { value: number; rest: string } | null {
  const word = /^[a-z]+\b/.exec(text)?.[0] ?? ''
  const value = Object.hasOwn(NUMBER_WORDS, word) ? NUMBER_WORDS[word] : undefined
  return value === undefined ? null : found(text, word, value)
}

function found(text: string, matched: string, value: number): { value: number; rest: string } | null {
  return Number.isFinite(value) && value < 1e6 ? { value, rest: text.slice(matched.length).trimStart() } : null
}

/**
 * The amount that a text in lower case begins with, a range where it names two ('2-3', '2 to 3', '2 or 3'), and what
 * comes after it; null where it begins with none. A range that falls ('3-2') is turned round.
 */
export function readQuantity(text: string): { quantity: Quantity; rest: string } | null {
  const first = readNumber(text)
  // '2% milk', '100% bread flour': a share of something is no amount.
  if (!first || first.rest.startsWith('%')) return null
  const link = /^(?:-|to\b|or\b)\s*/.exec(first.rest)
  const second = link && readDigits(first.rest.slice(link[0].length))
  if (!second) return inDozens(first.value, first.value, first.rest)
  const [min, max] = first.value <= second.value ? [first.value, second.value] : [second.value, first.value]
  return inDozens(min, max, second.rest)
}

/** '2 dozen oysters' are 24. */
function inDozens(min: number, max: number, rest: string): { quantity: Quantity; rest: string } {
  const dozen = /^dozens?\b\s*(?:of\b\s*)?/.exec(rest)
  if (!dozen) return { quantity: { min, max }, rest }
  return { quantity: { min: min * 12, max: max * 12 }, rest: rest.slice(dozen[0].length) }
}

/** The middle of a range: what nutrition computes with. */
export function middleOf({ min, max }: Quantity): number {
  return (min + max) / 2
}
