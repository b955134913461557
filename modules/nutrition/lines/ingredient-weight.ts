import type { Food } from '../foods/food.ts'
import { wordsOf } from '../foods/food-words.ts'
import { type Amount, type Printed, printedIn } from './ingredient-amount.ts'
import { type Cup, sizeOf, unitOf, VESSELS } from './measures.ts'
import { middleOf } from './quantity.ts'
import { type Weighable, type Weight, weigh, weighPrinted } from './weigh.ts'

/**
 * The amount with what other words of the line say of it: a weight in brackets, a unit beside the food ('2 garlic
 * cloves', '1 celery stick'), a size ('2 peeled large onions').
 */
export function measuredAs(amount: Amount, food: Food | null, words: readonly string[]): Amount {
  const printed = amount.printed ?? (amount.unit?.kind === 'mass' ? null : printedBeside(amount.rest))
  if (!food || !amount.quantity || amount.unit || amount.lengthCm !== null) return { ...amount, printed }
  const named = words.findLast(word => isMeasureOf(food, word))
  const size = amount.size ?? words.map(sizeOf).find(found => found !== null) ?? null
  const unit = named === undefined ? null : (unitOf(named) ?? { kind: 'household' as const, name: named })
  return { ...amount, printed, size, unit }
}

/** A weight in a bracket, or after a comma where it says 'about 350 g' or 'weighing 1 kg'. */
function printedBeside(rest: string): Printed | null {
  const brackets = [...rest.matchAll(/\(([^)]*)\)/g)].map(match => match[1] ?? '')
  const about = /,\s*(?:about|approx\S*|around|weighing)\s([^,]*)/.exec(rest)?.[1] ?? ''
  return [...brackets, about].map(printedIn).find(printed => printed !== null) ?? null
}

/** A word that the food has a measure by, or a household unit that is no part of the food's name. */
function isMeasureOf(food: Food, word: string): boolean {
  if (sizeOf(word) !== null) return false
  if (Object.hasOwn(food.measures, word) || Object.hasOwn(food.measures, unitOf(word)?.name ?? '')) return true
  const isName = [food.name, ...food.synonyms].some(name => wordsOf(name).includes(word))
  return !isName && unitOf(word)?.kind === 'household'
}

/** Edible grams of an amount of a food, `line` (in lower case) for what it says of tins and draining. */
export function gramsOfAmount(amount: Amount, food: Food | null, line: string, cup: Cup | undefined): Weight {
  const { quantity, unit, size, printed, lengthCm } = amount
  if (!quantity) return { kind: 'unknown', why: 'The line names no amount' }
  const count = middleOf(quantity)
  const weighed: Weighable = food ?? { name: 'it', measures: {} }
  if (printed) return gramsOfPrinted(weighed, count, unit?.name ?? null, printed, line)
  if (!food && unit?.kind !== 'mass') return { kind: 'unknown', why: 'The food is not on our list' }
  if (lengthCm !== null) {
    return weigh(weighed, count * lengthCm, { unit: { kind: 'household', name: 'cm' }, size: null })
  }
  const isTin = /\b(?:tin|tinned|can|canned|jar)\b/.test(line) && /\bdrained\b/.test(line)
  if (isTin && unit?.kind === 'mass') return weighPrinted(weighed, count, unit, 1, !/drained weight/.test(line))
  return weigh(weighed, count, { unit, size }, cup)
}

function gramsOfPrinted(food: Weighable, count: number, unit: string | null, printed: Printed, line: string): Weight {
  const vessel = unit !== null && VESSELS.has(unit) && !/drained weight|drained\)/.test(line)
  return weighPrinted(food, printed.of === 'each' ? count : 1, printed.unit, printed.amount, vessel)
}
