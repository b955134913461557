import { plainText } from '../plain-text.ts'
import {
  LONGEST_LINE,
  LONGEST_NAME,
  LONGEST_STEP,
  MOST_LINES,
  NOTHING_STATED,
  servesIn,
  type WrittenRecipe,
  wordedMinutes,
} from './written-recipe.ts'

const INGREDIENTS = /^(?:the\s)?ingredients\b.{0,30}$|^you(?:'|’)?(?:ll| will) need\b.{0,20}$|^shopping list:?$/i
const METHOD =
  /^(?:the\s)?(?:method|directions?|instructions?|preparation|steps?|what to do|how to make (?:it|this))\s*:?$/i
const SERVES = /^(?:serves|servings?|makes|yields?|for)\b\D{0,12}\d/i
const TIME = /^(?:(prep(?:aration)?|cook(?:ing)?|total|ready in)(?:\s*time)?)\b.{0,4}?\d/i
const AMOUNT = /^[\s•*·▢☐–-]*(?:\d|[½⅓⅔¼¾⅛]|an?\s|half\s|one\s|two\s|three\s|pinch|handful|juice of|zest of|salt\b)/i
const NUMBERED = /^(?:step\s*)?\d{1,2}\s*(?:[.):]|\s-)\s+/i
const BULLET = /^[\s•*·▢☐–-]+/
/** An ingredient is rarely longer, a step rarely shorter. */
const LONGEST_LISTED = 90

/**
 * A recipe out of pasted text: a name, lines of ingredients, lines of method, with headings or without. Null where no
 * line looks like an ingredient.
 */
export function textRecipe(text: string): WrittenRecipe | null {
  const lines = text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(line => plainText(line))
    .filter(line => line !== '')
  const facts = lines.filter(isFact)
  const told = lines.filter(line => !isFact(line))
  const { opening, ingredients, steps } = sectioned(told)
  if (ingredients.length === 0) return null
  const minutes = (word: RegExp) => wordedMinutes(facts.find(line => word.test(TIME.exec(line)?.[1] ?? '')) ?? '')
  return {
    name: (opening[0] ?? 'Recipe without a name').slice(0, LONGEST_NAME),
    description: opening.slice(1).join(' ').slice(0, LONGEST_LINE),
    serves: servesIn(facts.find(line => SERVES.test(line)) ?? ''),
    prepMinutes: minutes(/^prep/i),
    cookMinutes: minutes(/^cook/i),
    totalMinutes: minutes(/^(?:total|ready)/i),
    ingredients: ingredients.map(line => line.replace(BULLET, '').slice(0, LONGEST_LINE)).slice(0, MOST_LINES),
    steps: steps
      .map(line => line.replace(NUMBERED, '').replace(BULLET, '').slice(0, LONGEST_STEP))
      .slice(0, MOST_LINES),
    stated: NOTHING_STATED,
  }
}

const isFact = (line: string) => line.length <= LONGEST_LISTED && (SERVES.test(line) || TIME.test(line))

interface Parts {
  opening: string[]
  ingredients: string[]
  steps: string[]
}

function sectioned(lines: readonly string[]): Parts {
  const listAt = lines.findIndex(line => INGREDIENTS.test(line))
  const methodAt = lines.findIndex((line, place) => place > listAt && METHOD.test(line))
  const first = listAt >= 0 ? listAt : lines.findIndex(isListed)
  if (first < 0) return { opening: [], ingredients: [], steps: [] }
  const from = listAt >= 0 ? listAt + 1 : first
  const to = methodAt > from ? methodAt : endOfList(lines, from)
  return {
    opening: lines.slice(0, first),
    ingredients: lines.slice(from, to),
    steps: lines.slice(methodAt > from ? to + 1 : to),
  }
}

const isListed = (line: string) => line.length <= LONGEST_LISTED && AMOUNT.test(line) && !NUMBERED.test(line)

/** Without a heading the list ends at the first line that reads like a sentence or is numbered. */
function endOfList(lines: readonly string[], from: number): number {
  const end = lines.findIndex(
    (line, place) =>
      place >= from && (NUMBERED.test(line) || line.length > LONGEST_LISTED || /[a-z]{3}[.!]$/.test(line)),
  )
  return end < 0 ? lines.length : end
}
