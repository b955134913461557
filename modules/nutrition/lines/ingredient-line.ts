import type { Food, FoodState } from '../foods/food.ts'
import { plainLine } from '../foods/food-words.ts'
import { alternativesIn } from './alternatives.ts'
import { type FruitPart, fruitParts } from './citrus.ts'
import { endsName } from './describing-words.ts'
import { type Dialect, dialectWords } from './dialect.ts'
import { type FoodIndex, type FoodMatch, findFood, type Purpose, stateIn } from './food-index.ts'
import { foodsNamed } from './foods-named.ts'
import { type Amount, beginsWithAmount, readAmount } from './ingredient-amount.ts'
import { gramsOfAmount, measuredAs } from './ingredient-weight.ts'
import { amountFirst } from './line-order.ts'
import { nameWords } from './line-words.ts'
import type { Cup } from './measures.ts'
import { middleOf, type Quantity } from './quantity.ts'
import { asMeasured } from './same-name.ts'
import { type Weight, weigh } from './weigh.ts'

/** One ingredient as a line of a recipe names it. */
export interface IngredientLine {
  /** Null when no food of our list is meant. */
  readonly food: Food | null
  /** Every other food that the line names: alternatives, what something is beaten with, what is in brackets. */
  readonly others: readonly Food[]
  /** False where a word of the line was left over: it may be a food. */
  readonly wordsUnderstood: boolean
  /** As printed, in lower case, without amount and note: 'red onions'. */
  readonly name: string
  /** Null when the line says none. */
  readonly amount: Quantity | null
  /** 'g', 'tbsp', 'can', 'clove', 'large', the fruit of 'juice of 1 lemon'; null for pieces. */
  readonly unit: string | null
  /** Edible grams, of a range the middle. */
  readonly grams: Weight
  /** What is done with it: 'finely chopped', 'to taste'. */
  readonly note: string
}

export interface ReadingOptions {
  /** Which cup the page means; a US cup when nothing is said. */
  readonly cup?: Cup
  /** Rice that nobody cooked yet (recipe, the default) or rice on a plate (diary). */
  readonly purpose?: Purpose
  /** Whose words these are, from the whole recipe: `dialectOf`. The UK's when nothing is said. */
  readonly dialect?: Dialect
}

interface Reading {
  readonly line: string
  readonly index: FoodIndex
  readonly options: ReadingOptions
}

/** Longer lines are no ingredients. */
const LONGEST = 400

/**
 * What a line of a recipe means, by this index of foods. Most lines are one ingredient; 'salt and pepper' is two; an
 * empty line, a heading ('For the sauce:') and a line over 400 characters are none. Never throws, and takes time in
 * proportion to the length of the line.
 */
export function readIngredientLine(text: string, index: FoodIndex, options: ReadingOptions = {}): IngredientLine[] {
  const line = text.length > LONGEST ? '' : plainLine(text)
  if (line === '' || line.endsWith(':')) return []
  const ordered = amountFirst(dialectWords(withUnitLetters(line), options.dialect))
  const reading = { line: ordered, index, options }
  const found = readParts(reading)
  const known = new Set(found.flatMap(({ words }) => words))
  // Of 'lasagne or egg noodles' the first may be read as 'lasagne noodles', and lasagne is still a food that was named.
  const inFull = found.filter(({ words }) => stands(nameWords(ordered), words))
  const taken = { known, named: new Set(inFull.flatMap(({ words }) => words)) }
  const { foods, understood } = foodsNamed(index, ordered.toLowerCase(), taken)
  const own = new Set(found.map(({ food }) => food))
  const others = foods.filter(food => !own.has(food))
  return found.map(({ words: _, ...part }, nth) => ({
    ...part,
    others: nth === 0 ? others : [],
    wordsUnderstood: understood,
  }))
}

/** Whether the line has these words near one another, and no 'or' or 'and' between them that is not part of the name. */
function stands(line: readonly string[], name: readonly string[]): boolean {
  const at = line.indexOf(name[0] ?? '')
  const near = line.slice(at, at + name.length + 3)
  const between = near.slice(0, near.lastIndexOf(name.at(-1) ?? '') + 1)
  return (
    at >= 0 &&
    name.every(word => between.includes(word)) &&
    !between.some(word => LINKS.has(word) && !name.includes(word))
  )
}

const LINKS = new Set(['or', 'and', 'with', 'plus', 'in'])

/** A part of a line, with the words that its food was read from. */
type Part = Omit<IngredientLine, 'others' | 'wordsUnderstood'> & { readonly words: readonly string[] }

function readParts(reading: Reading): Part[] {
  const ofFruit = readFruitParts(reading)
  if (ofFruit.length > 0) return ofFruit
  const amount = readAmount(reading.line.toLowerCase(), reading.options.dialect)
  return readSeveral(reading, amount) ?? [readOne(reading, amount)]
}

/** What the amount of a line weighs when it is this food that is meant, whatever the line calls it. */
export function weighLineAs(text: string, food: Food, options: ReadingOptions = {}): Weight {
  const line = text.length > LONGEST ? '' : amountFirst(withUnitLetters(plainLine(text))).toLowerCase()
  const amount = readAmount(line, options.dialect)
  return gramsOfAmount(measuredAs(amount, food, nameWords(headOf(amount.rest))), food, line, options.cup)
}

/** '2 T oil' and '1 t salt': of the letters alone the capital one is the tablespoon. */
function withUnitLetters(line: string): string {
  return line
    .replace(/(\d ?)([Tt])\.? (?=[A-Za-z(])/, (_, count: string, letter: string) =>
      letter === 'T' ? `${count.trim()} tbsp ` : `${count.trim()} tsp `,
    )
    .replace(GLUED, '$1 ')
    .replace(/(?<=[a-z])\(e?s\)/gi, '')
}

/** '1 teaspoonvanilla extract': a list that lost its spaces. */
const GLUED = /^([\d/. -]{1,12}(?:teaspoon|tablespoon|cup))(?=[a-z]{4})(?!s\b|ful|cake)/i

function readFruitParts(reading: Reading): Part[] {
  const wanted = fruitParts(withoutBrackets(opened(reading.line.toLowerCase())))
  return wanted?.parts.flatMap(part => readFruitPart(reading, part, wanted.fruit) ?? []) ?? []
}

/** '1 lime (juiced)' is '1 lime, juiced'. */
function opened(line: string): string {
  return line.replace(/ ?\(,? ?(?=(?:juiced|zested|juice|zest)\b)/, ', ')
}

/** 'juice of 1 lemon': so many lemons' worth of the food 'lemon juice', or the juice of the food 'lemon'. */
function readFruitPart({ index }: Reading, part: FruitPart, text: string): Part | null {
  const { quantity, rest, size } = readAmount(text)
  const words = nameWords(headOf(rest))
  const fruit = findFood(index, words)
  const fruitName = words.slice(0, fruit?.end).at(-1) ?? ''
  const ofItsOwn = findFood(index, [fruitName, part])
  const whole = ofItsOwn && ofItsOwn.end - ofItsOwn.start === 2 ? ofItsOwn.food : null
  const food = whole ?? fruit?.food
  if (!food) return null
  const unit = whole ? fruitName : part
  const amount = quantity ?? { min: 1, max: 1 }
  const grams = weigh(food, middleOf(amount), { unit: { kind: 'household', name: unit }, size })
  const named = [...(fruit?.name ?? []), part]
  return { food, name: `${fruitName} ${part}`, amount, unit, grams, note: '', words: named }
}

/** 'salt and pepper', '1 tsp each ground cumin and coriander', '1 onion, 2 carrots and 1 leek': each on its own. */
function readSeveral(reading: Reading, amount: Amount): Part[] | null {
  const all = withoutBrackets(amount.rest)
  const each = /^each\b(?:\sof\b)?/.exec(all)
  const text = all.slice(each?.[0].length ?? 0).trim()
  const listed = partsOf(text, LIST)
  const counted = amount.quantity ? listed.filter((part, nth) => nth === 0 || beginsWithAmount(part)) : []
  const isCounted = counted.length > 1 && counted.every((part, nth) => part === listed[nth])
  const parts = each ? listed : isCounted ? counted : partsOf(headOf(text), PAIR)
  if (parts.length < 2 || isOneName(reading, text)) return null
  const amounts = parts.map((part, nth) => (nth > 0 && beginsWithAmount(part) ? readAmount(part) : null))
  const sharing = each ? 1 : amounts.filter(own => own === null).length
  const first = nameWords(parts[0] ?? '').slice(0, 1)
  const lines = parts.map((part, nth) => {
    const used = amounts[nth] ?? { ...amount, quantity: dividedBy(amount.quantity, sharing), rest: part }
    return readPart(reading, used, nth > 0 && !amounts[nth] ? first : [])
  })
  return lines.every(line => line !== null) ? lines : null
}

const PAIR = / and | & | plus | \+ /
const LIST = /,| and | & | plus | \+ /

function partsOf(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map(part => part.trim())
    .filter(part => part !== '')
}

/** 'Macaroni and cheese' may be one food. */
function isOneName({ index }: Reading, text: string): boolean {
  const words = nameWords(headOf(text))
  const match = findFood(index, words)
  return match !== null && words.slice(match.start, match.end).includes('and')
}

function dividedBy(quantity: Quantity | null, by: number): Quantity | null {
  return quantity && { min: quantity.min / by, max: quantity.max / by }
}

/** Of 'ground cumin and coriander' the first word may be meant for both. */
function readPart(reading: Reading, amount: Amount, shared: readonly string[]): Part | null {
  const words = nameWords(amount.rest)
  const both = shared.length > 0 ? findFood(reading.index, [...shared, ...words]) : null
  const isShared = both?.start === 0 && both.end > shared.length
  const match = isShared ? { ...both, words: [...shared, ...words] } : found(reading, words)
  return match && lineOf(reading, amount, match, words)
}

interface Found extends FoodMatch {
  readonly words: readonly string[]
}

function found({ index, options }: Reading, words: readonly string[], state = stateIn(words)): Found | null {
  const match = findFood(index, words, state, options.purpose)
  return match && { ...match, words }
}

/** The unit may be the food or a part of its name: '4 cloves', '2 ears of corn'. */
function readOne(reading: Reading, amount: Amount): Part {
  const unit = amount.unit?.kind === 'household' ? amount.unit.name : ''
  // What is in a tin may be listed as 'canned green lentils'.
  const text = unit === 'can' ? `canned ${amount.rest}` : amount.rest
  const plain = findIn(reading, text, 1)
  const withUnit = unit === '' || unit === 'can' ? null : findIn(reading, `${unit} ${amount.rest}`, 1)
  const unitIsName = withUnit !== null && withUnit.start === 0 && (!plain || withUnit.end > 1)
  const match = unitIsName ? withUnit : (plain ?? findIn(reading, text, 3))
  const used: Amount = unitIsName ? { ...amount, unit: null } : amount
  return lineOf(reading, used, match, nameWords(headOf(amount.rest)))
}

/** The food that a text names, in its first part, then in more of it: 'boneless, skinless chicken thighs'. */
function findIn(reading: Reading, text: string, mostParts: number): Found | null {
  const state = stateOf(reading.line)
  const noted = notedWords(reading.line)
  const parts = withoutBrackets(text).split(NOTE_BEGINS)
  for (let taken = 1; taken <= Math.min(parts.length, mostParts); taken++) {
    for (const candidate of alternativesIn(parts.slice(0, taken).join(' '))) {
      const words = nameWords(candidate)
      const plain = found(reading, words, state)
      if (plain) return asNoted(reading, plain, noted, state) ?? plain
    }
  }
  return null
}

/** What stands in a note and makes another food of it: 'chicken thighs, bone-in', 'prawns, cooked', 'almonds, ground'. */
const TELLING = new Set([
  ...[
    'bonein',
    'skinon',
    'boneless',
    'skinless',
    'smoked',
    'ground',
    'cooked',
    'dried',
    'canned',
    'minced',
    'unsalted',
  ],
  ...['grated', 'glutenfree', 'vegan', 'dairyfree', 'lean', 'roasted', 'boiled', 'frozen', 'sweetened'],
])

const LONGEST_TELLING = 5
/** 'or smoked', 'for gluten free see note': the line itself does not say so. */
const UNSURE = new Set([
  'or',
  'if',
  'for',
  'not',
  'see',
  'use',
  'optional',
  'optionally',
  'according',
  'until',
  'per',
  'to',
])

function asNoted(reading: Reading, plain: Found, noted: readonly string[], state: FoodState | null): Found | null {
  for (const word of noted) {
    const match = found(reading, [word, ...plain.words], state)
    if (match?.start === 0 && match.food !== plain.food) return match
  }
  return null
}

function notedWords(line: string): string[] {
  const [, ...notes] = line.toLowerCase().split(/[,()]/)
  const isWashed = /\b(?:washed|rinsed|patted|pat|drained)\b/.test(line.toLowerCase())
  return notes
    .map(nameWords)
    .filter(words => words.length <= LONGEST_TELLING && !words.some(word => UNSURE.has(word)))
    .flatMap(words => words.filter(word => TELLING.has(word) && !(word === 'dried' && isWashed)))
    .slice(0, LONGEST_TELLING)
}

/** The state that the line asks for, in its first part or else in a note that says no more: 'rice, cooked'. */
function stateOf(line: string): FoodState | null {
  const [head = '', ...notes] = withoutBrackets(line.toLowerCase()).split(',')
  const said = stateIn(nameWords(headOf(head)))
  if (said) return said
  const note = notes
    .map(nameWords)
    .find(words => words[0] === 'cooked' || (words[1] === 'cooked' && words[0] === 'pre'))
  const isLater = note?.some(word => ['according', 'per', 'until', 'to', 'as', 'al', 'following'].includes(word))
  return note && !isLater ? 'cooked' : null
}

function lineOf(reading: Reading, amount: Amount, match: Found | null, words: readonly string[]): Part {
  const said = match?.words ?? words
  const plain =
    match && asMeasured(reading.index, match, said, amount, reading.line.toLowerCase(), reading.options.dialect)
  const food = plain ?? match?.food ?? null
  const measured = measuredAs(amount, food, match ? nameAndAround(said, match.end) : said)
  return {
    food,
    name: headOf(withoutBrackets(amount.rest)).trim(),
    amount: amount.quantity,
    unit: measured.unit?.name ?? (measured.lengthCm === null ? measured.size : 'piece'),
    grams: gramsOfAmount(measured, food, reading.line.toLowerCase(), reading.options.cup),
    note: noteOf(reading.line),
    words: match ? [...nameIn(said, match), ...(measured.unit ? [measured.unit.name] : [])] : [],
  }
}

/** Up to where what is done with it begins: 'cut into pieces' counts no pieces. */
function nameAndAround(words: readonly string[], end: number): readonly string[] {
  const ends = words.findIndex((word, at) => at >= end && endsName(word))
  return ends < 0 ? words : words.slice(0, ends)
}

/** The words of the line that are the name, 'bread' and 'crumb' of 'breadcrumb' too. */
function nameIn(words: readonly string[], { start, end, name }: FoodMatch): string[] {
  return words.slice(start, end).filter(word => name.some(named => named.startsWith(word) || named.endsWith(word)))
}

function withoutBrackets(text: string): string {
  return text
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim()
}

const NOTE_BEGINS = /,|;|\s-\s/

/** What comes before the first comma, or before a dash that stands alone. */
function headOf(text: string): string {
  return text.split(NOTE_BEGINS)[0] ?? ''
}

function noteOf(line: string): string {
  const [head = '', ...after] = withoutBrackets(line).split(NOTE_BEGINS)
  const tail = /\b(?:to taste|to serve|to garnish|for [a-z]+ing)\b.*$/i.exec(head)
  const brackets = [...line.matchAll(/\(([^)]*)\)/g)].map(match => match[1] ?? '')
  const parts = [...after, tail?.[0] ?? '', ...brackets].map(part => part.trim())
  return parts.filter(part => part !== '').join(', ')
}
