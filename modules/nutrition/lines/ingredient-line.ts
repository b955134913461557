import type { Food } from '../foods/food.ts'
import { plainLine } from '../foods/food-words.ts'
import { type FruitPart, fruitParts } from './citrus.ts'
import { type FoodIndex, type FoodMatch, findFood, nameWords, type Purpose, stateIn } from './food-index.ts'
import { type Amount, beginsWithAmount, readAmount } from './ingredient-amount.ts'
import { gramsOfAmount, measuredAs } from './ingredient-weight.ts'
import type { Cup } from './measures.ts'
import { middleOf, type Quantity } from './quantity.ts'
import { type Weight, weigh } from './weigh.ts'

/** One ingredient as a line of a recipe names it. */
export interface IngredientLine {
  /** Null when no food of our list is meant. */
  readonly food: Food | null
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
 * empty line, a heading ('For the sauce:') and a line over 400 characters are none. Never throws.
 */
export function readIngredientLine(text: string, index: FoodIndex, options: ReadingOptions = {}): IngredientLine[] {
  const line = text.length > LONGEST ? '' : plainLine(text)
  if (line === '' || line.endsWith(':')) return []
  const reading = { line, index, options }
  const ofFruit = readFruitParts(reading)
  if (ofFruit.length > 0) return ofFruit
  const amount = readAmount(line.toLowerCase())
  return readSeveral(reading, amount) ?? [readOne(reading, amount)]
}

/** What the amount of a line weighs when it is this food that is meant, whatever the line calls it. */
export function weighLineAs(text: string, food: Food, options: ReadingOptions = {}): Weight {
  const line = text.length > LONGEST ? '' : plainLine(text).toLowerCase()
  const amount = readAmount(line)
  return gramsOfAmount(measuredAs(amount, food, nameWords(headOf(amount.rest))), food, line, options.cup)
}

function readFruitParts(reading: Reading): IngredientLine[] {
  const wanted = fruitParts(withoutBrackets(reading.line.toLowerCase()))
  return wanted?.parts.flatMap(part => readFruitPart(reading, part, wanted.fruit) ?? []) ?? []
}

/** 'juice of 1 lemon': so many lemons' worth of the food 'lemon juice', or the juice of the food 'lemon'. */
function readFruitPart({ index }: Reading, part: FruitPart, text: string): IngredientLine | null {
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
  return { food, name: `${fruitName} ${part}`, amount, unit, grams, note: '' }
}

/** 'salt and pepper', '1 tsp each ground cumin and coriander', '1 onion, 2 carrots and 1 leek': each on its own. */
function readSeveral(reading: Reading, amount: Amount): IngredientLine[] | null {
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
function readPart(reading: Reading, amount: Amount, shared: readonly string[]): IngredientLine | null {
  const words = nameWords(amount.rest)
  const both = shared.length > 0 ? findFood(reading.index, [...shared, ...words]) : null
  const match = both?.start === 0 ? both : findFood(reading.index, words)
  return match && lineOf(reading, amount, match.food, words)
}

/** The unit may be the food or a part of its name: '4 cloves', '2 ears of corn'. */
function readOne(reading: Reading, amount: Amount): IngredientLine {
  const unit = amount.unit?.kind === 'household' ? amount.unit.name : ''
  // What is in a tin may be listed as 'canned green lentils'.
  const text = unit === 'can' ? `canned ${amount.rest}` : amount.rest
  const found = findIn(reading, text, 1)
  const withUnit = unit === '' || unit === 'can' ? null : findIn(reading, `${unit} ${amount.rest}`, 1)
  const unitIsName = withUnit !== null && withUnit.start === 0 && (!found || withUnit.end > 1)
  const match = unitIsName ? withUnit : (found ?? findIn(reading, text, 3))
  const used: Amount = unitIsName ? { ...amount, unit: null } : amount
  return lineOf(reading, used, match?.food ?? null, match?.words ?? nameWords(headOf(amount.rest)))
}

/** The food that a text names, in its first part, then in more of it: 'boneless, skinless chicken thighs'. */
function findIn(
  { index, line, options }: Reading,
  text: string,
  mostParts: number,
): (FoodMatch & { words: string[] }) | null {
  const state = stateIn(nameWords(headOf(withoutBrackets(line))))
  const parts = withoutBrackets(text).split(',')
  for (let taken = 1; taken <= Math.min(parts.length, mostParts); taken++) {
    for (const candidate of alternatives(parts.slice(0, taken).join(' '))) {
      const words = nameWords(candidate)
      const match = findFood(index, words, state, options.purpose)
      if (match) return { ...match, words }
    }
  }
  return null
}

/** 'beef or vegetable stock' is beef stock; 'butter or oil' is butter. */
function alternatives(text: string): string[] {
  const [left = '', ...right] = text.split(/\s(?:or|\/)\s/)
  if (right.length === 0) return [text]
  const words = (right.at(-1) ?? '').trim().split(' ')
  const ends = words.map((_, nth) => `${left} ${words.slice(nth).join(' ')}`)
  return [`${left} ${words.at(-1) ?? ''}`, left, ...ends, ...right]
}

function lineOf(reading: Reading, amount: Amount, food: Food | null, words: readonly string[]): IngredientLine {
  const measured = measuredAs(amount, food, words)
  return {
    food,
    name: headOf(withoutBrackets(amount.rest)).trim(),
    amount: amount.quantity,
    unit: measured.unit?.name ?? (measured.lengthCm === null ? measured.size : 'piece'),
    grams: gramsOfAmount(measured, food, reading.line.toLowerCase(), reading.options.cup),
    note: noteOf(reading.line),
  }
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
