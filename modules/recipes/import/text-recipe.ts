import { plainText } from '../plain-text.ts'
import {
  keptLines,
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
const COUNT = '(?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve)'
const SERVES = new RegExp(
  `^(?:serves|servings?|makes|yields?|for|feeds)\\b\\D{0,12}${COUNT}|^${COUNT}\\d?(?:\\s*[-–]\\s*\\d{1,2})?\\s+(?:servings|portions)\\b`,
  'i',
)
const TIME = /^(prep(?:aration)?|cook(?:ing)?|total|ready in|takes?|took)\b(?:\s*time)?.{0,16}?\d/i
/** '(serves 4-5, took me about 35 mins)', 'Serves 4 | Prep 10 mins': several facts of one line. */
const BETWEEN_FACTS = /[,;|•·()[\]]/
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
  const facts = lines.filter(isFact).flatMap(factsOf)
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
    totalMinutes: minutes(/^(?:total|ready|takes?|took)/i),
    ingredients: keptLines(ingredients.map(line => line.replace(BULLET, ''))),
    steps: steps
      .flatMap(numberedSteps)
      .map(line => line.replace(NUMBERED, '').replace(BULLET, '').slice(0, LONGEST_STEP))
      .slice(0, MOST_LINES),
    stated: NOTHING_STATED,
  }
}

const factsOf = (line: string) =>
  line
    .split(BETWEEN_FACTS)
    .map(fact => fact.trim())
    .filter(fact => fact !== '')

function isFact(line: string): boolean {
  const [first = ''] = line.length <= LONGEST_LISTED ? factsOf(line) : []
  return SERVES.test(first) || TIME.test(first)
}

/** '1. Chop. 2. Fry.' on one line is two steps, as long as the numbers follow one another. */
function numberedSteps(line: string): string[] {
  const begins: number[] = []
  let next = 0
  for (const { 1: number, index } of line.matchAll(/(?<!\S)(?:step )?(\d{1,2})[.):] /gi)) {
    if (begins.length === 0 ? Number(number) > 1 && index > 0 : Number(number) !== next) continue
    begins.push(index)
    next = Number(number) + 1
  }
  if (begins.length < 2) return [line]
  const before = line.slice(0, begins[0]).trim()
  const steps = begins.map((begin, place) => line.slice(begin, begins[place + 1]).trim())
  return before === '' ? steps : [before, ...steps]
}

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
