import { type FruitPart, fruitParts } from './citrus.ts'
import type { Food } from './food.ts'
import { type FoodIndex, type FoodMatch, findFood, type Purpose, stateIn } from './food-index.ts'
import { plainLine, wordsOf } from './food-words.ts'
import { type Amount, beginsWithAmount, type Printed, printedIn, readAmount } from './ingredient-amount.ts'
import { type Cup, sizeOf, unitOf, VESSELS } from './measures.ts'
import { middleOf, type Quantity } from './quantity.ts'
import { type Weight, weigh, weighPrinted } from './weigh.ts'

/** One ingredient as a line of a recipe names it. */
export interface IngredientLine {
  /** Null when no food of our list is meant. */
  readonly food: Food | null
  /** As printed, without amount and note: 'red onions'. */
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
  /** Which cup the page means. */
  readonly cup?: Cup
  readonly purpose?: Purpose
}

/** Longer lines are no ingredients. */
const LONGEST = 400

/**
 * What a line of a recipe means, by this index of foods. Most lines are one ingredient; 'salt and pepper' is two; an
 * empty line, a heading ('For the sauce:') and a line over 400 characters are none. Never throws.
 */
export function readIngredientLine(text: string, index: FoodIndex, options: ReadingOptions = {}): IngredientLine[] {
  if (text.length > LONGEST) return []
  const line = plainLine(text)
  if (line === '' || line.endsWith(':')) return []
  return new LineReader(line, index, options).read()
}

/** A line with its brackets taken out of the words, kept for weights and notes. */
class LineReader {
  readonly index: FoodIndex
  readonly options: ReadingOptions
  readonly line: string

  constructor(line: string, index: FoodIndex, options: ReadingOptions) {
    this.line = line
    this.index = index
    this.options = options
  }

  read(): IngredientLine[] {
    const lower = this.line.toLowerCase()
    const fruit = fruitParts(lower.replace(/\([^)]*\)/g, ' ').trim())
    const ofFruit = fruit?.parts.flatMap(part => this.readFruit(part, fruit.fruit) ?? [])
    if (ofFruit && ofFruit.length > 0) return ofFruit
    const amount = readAmount(lower)
    const split = this.splitLine(amount)
    return split ?? [this.readOne(amount, lower)]
  }

  /** 'juice of 1 lemon': so many lemons' worth of the food 'lemon juice'. */
  private readFruit(part: FruitPart, text: string): IngredientLine | null {
    const amount = readAmount(text)
    const fruit = findFood(this.index, wordsOf(headOf(amount.rest)))
    const name = wordsOf(headOf(amount.rest)).slice(0, fruit?.end).at(-1) ?? ''
    const match = findFood(this.index, [name, part])
    const quantity = amount.quantity ?? { min: 1, max: 1 }
    const measure = { unit: { kind: 'household', name }, size: amount.size } as const
    if (match && match.end - match.start === 2) {
      const grams = weigh(match.food, middleOf(quantity), measure)
      return { food: match.food, name: `${name} ${part}`, amount: quantity, unit: name, grams, note: '' }
    }
    if (!fruit) return null
    const grams = weigh(fruit.food, middleOf(quantity), { unit: { kind: 'household', name: part }, size: null })
    return { food: fruit.food, name, amount: quantity, unit: part, grams, note: part }
  }

  /** 'salt and pepper', '1 tsp each ground cumin and coriander', '2 eggs plus 1 yolk': each on its own. */
  private splitLine(amount: Amount): IngredientLine[] | null {
    const each = /^each\b(?:\sof\b)?\s*/.exec(amount.rest)
    const head = withoutBrackets(each ? amount.rest.slice(each[0].length) : amount.rest)
    const parts = (each ? head : headOf(head))
      .split(each ? /,| and | & / : / and | & | plus | \+ /)
      .map(part => part.trim())
    const named = parts.filter(part => part !== '')
    if (named.length < 2 || this.isOneName(head)) return null
    const first = wordsOf(named[0] ?? '')
    const lines = named.map((part, nth) =>
      this.readPart(part, nth, { ...amount, rest: '' }, first, each ? 1 : named.length),
    )
    return lines.every(line => line !== null) ? lines : null
  }

  /** 'macaroni and cheese' may be one food. */
  private isOneName(head: string): boolean {
    const words = wordsOf(headOf(head))
    const match = findFood(this.index, words)
    return match !== null && words.slice(match.start, match.end).includes('and')
  }

  private readPart(part: string, nth: number, amount: Amount, first: string[], shares: number): IngredientLine | null {
    const own = nth > 0 && beginsWithAmount(part) ? readAmount(part) : null
    const words = wordsOf(own ? own.rest : part)
    // 'ground cumin and coriander': the first word may be meant for both.
    const shared = nth > 0 && !own ? findFood(this.index, [...first.slice(0, 1), ...words]) : null
    const match = shared && shared.start === 0 ? shared : findFood(this.index, words)
    if (!match) return null
    const share = own ? 1 : shares
    const quantity = (own ?? amount).quantity
    const shared2 = quantity && { min: quantity.min / share, max: quantity.max / share }
    return this.lineFor({ ...(own ?? amount), quantity: shared2, rest: own?.rest ?? part }, match.food, words, part)
  }

  private readOne(amount: Amount, lower: string): IngredientLine {
    const found = this.findIn(amount.rest)
    // The unit may be the food: '4 cloves', '2 cinnamon sticks'.
    const withUnit =
      !found && amount.unit?.kind === 'household' ? this.findIn(`${amount.unit.name} ${amount.rest}`) : null
    const used: Amount = withUnit ? { ...amount, unit: null } : amount
    const match = found ?? withUnit
    return this.lineFor(used, match?.match.food ?? null, match?.words ?? wordsOf(headOf(amount.rest)), lower)
  }

  /** The food that a text names, looked for in its first part, then in more of it: 'boneless, skinless chicken thighs'. */
  private findIn(rest: string): { match: FoodMatch; words: string[] } | null {
    const state = stateIn(wordsOf(this.line))
    const parts = withoutBrackets(rest).split(',')
    for (let taken = 1; taken <= Math.min(parts.length, 3); taken++) {
      for (const candidate of alternatives(parts.slice(0, taken).join(' '))) {
        const words = wordsOf(candidate)
        const match = findFood(this.index, words, state, this.options.purpose)
        if (match) return { match, words }
      }
    }
    return null
  }

  private lineFor(amount: Amount, food: Food | null, words: readonly string[], text: string): IngredientLine {
    const bracket = /\(([^)]*)\)/.exec(amount.rest)?.[1] ?? ''
    const printed = amount.printed ?? (bracket ? printedIn(bracket) : null)
    const measured = { ...amount, printed, ...(food && unitFrom(amount, food, words)) }
    return {
      food,
      name: headOf(withoutBrackets(amount.rest)).trim(),
      amount: amount.quantity,
      unit: measured.unit?.name ?? (measured.lengthCm === null ? measured.size : 'piece'),
      grams: this.gramsOf(measured, food, text),
      note: noteOf(this.line),
    }
  }

  private gramsOf(amount: Amount, food: Food | null, text: string): Weight {
    const { quantity, unit, size, printed, lengthCm } = amount
    if (!quantity) return { kind: 'unknown', why: 'The line names no amount' }
    const count = middleOf(quantity)
    const weighed = food ?? { name: 'it', measures: {} }
    if (printed) return gramsOfPrinted(weighed, count, unit?.name ?? null, printed, text)
    if (!food && unit?.kind !== 'mass') return { kind: 'unknown', why: 'The food is not on our list' }
    if (lengthCm !== null) {
      return weigh(weighed, count * lengthCm, { unit: { kind: 'household', name: 'cm' }, size: null })
    }
    const tinned = /\b(?:tin|tinned|can|canned|jar)\b/.test(text) && /\bdrained\b/.test(text) && unit?.kind === 'mass'
    if (tinned) return weighPrinted(weighed, count, unit, 1, !/drained weight/.test(text))
    return weigh(weighed, count, { unit, size }, this.options.cup)
  }
}

function gramsOfPrinted(
  food: Parameters<typeof weighPrinted>[0],
  count: number,
  unit: string | null,
  printed: Printed,
  text: string,
): Weight {
  const vessel = unit !== null && VESSELS.has(unit) && !/drained weight|drained\)|net\b/.test(text)
  return weighPrinted(food, printed.of === 'each' ? count : 1, printed.unit, printed.amount, vessel)
}

/** Where a line names no unit, a word beside the food may be one ('2 garlic cloves', '1 celery stick'). */
function unitFrom(amount: Amount, food: Food, words: readonly string[]): Partial<Amount> | null {
  if (amount.unit || !amount.quantity || amount.lengthCm !== null) return null
  const named = words.findLast(word => {
    const unit = unitOf(word)
    return Object.hasOwn(food.measures, word) ? !sizeOf(word) : unit?.kind === 'household' && !isNamed(food, word)
  })
  const size = amount.size ?? words.map(sizeOf).find(found => found !== null) ?? null
  if (!named) return { size }
  return { size, unit: unitOf(named) ?? { kind: 'household', name: named } }
}

function isNamed(food: Food, word: string): boolean {
  return [food.name, ...food.synonyms].some(name => wordsOf(name).includes(word))
}

/** 'beef or vegetable stock' is beef stock; 'butter or oil' is butter. */
function alternatives(text: string): string[] {
  const [left = '', ...right] = text.split(/\s(?:or|\/)\s/)
  if (right.length === 0) return [text]
  const words = (right.at(-1) ?? '').trim().split(' ')
  const ends = words.map((_, nth) => `${left} ${words.slice(nth).join(' ')}`)
  const last = `${left} ${words.at(-1) ?? ''}`
  return [last, left, ...ends, ...right]
}

function withoutBrackets(text: string): string {
  return text
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What comes before the first comma, or before a dash that stands alone. */
function headOf(text: string): string {
  return text.split(/,|;|\s-\s/)[0] ?? ''
}

function noteOf(line: string): string {
  const brackets = [...line.matchAll(/\(([^)]*)\)/g)].map(match => match[1] ?? '')
  const after = withoutBrackets(line)
    .split(/,|;|\s-\s/)
    .slice(1)
  const tail = /\b(?:to taste|to serve|to garnish|for [a-z]+ing)\b.*$/i.exec(withoutBrackets(line).split(',')[0] ?? '')
  return [...after, tail?.[0] ?? '', ...brackets]
    .map(part => part.trim())
    .filter(part => part !== '')
    .join(', ')
}
