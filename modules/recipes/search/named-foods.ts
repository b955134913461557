import type { Food } from '#modules/nutrition/foods/food.ts'
import { isDescription } from '#modules/nutrition/lines/describing-words.ts'
import { nameWords } from '#modules/nutrition/lines/line-words.ts'

/** One thing that a cook named and the foods it can be; none when we know no such food. */
export interface NamedFoods {
  readonly named: string
  readonly foods: readonly string[]
}

const MOST_NAMED = 15

/** 'lentils, tinned tomatoes': each with every food of that name, since anyone who has lentils does not say which. */
export function namedFoods(foods: readonly Food[], text: string): NamedFoods[] {
  return text
    .split(/[,;\n]/)
    .map(named => named.trim())
    .filter(named => nameWords(named).length > 0)
    .slice(0, MOST_NAMED)
    .map(named => ({ named, foods: foodsOf(foods, nameWords(named)) }))
}

/** Whether a food is called so, or a kind of it: 'onion' is one, 'quick' of 'quick oats' is none. */
export function isFoodName(foods: readonly Food[], named: string): boolean {
  const last = nameWords(named).at(-1)
  return (
    last !== undefined &&
    foods.some(({ name, synonyms }) => [name, ...synonyms].some(called => nameWords(called).at(-1) === last))
  )
}

/** A word that only describes ('quick') names no food. */
function foodsOf(foods: readonly Food[], words: readonly string[]): string[] {
  if (words.every(isDescription)) return []
  return foods
    .filter(({ name, synonyms }) => hasAll(nameWords(name), words) || synonyms.some(called => isKindOf(called, words)))
    .map(({ id }) => id)
}

const hasAll = (name: readonly string[], words: readonly string[]) => words.every(word => name.includes(word))

/** Another name of a food is taken by what it is: 'onion salt' is salt, and has no place among the onions. */
function isKindOf(called: string, words: readonly string[]): boolean {
  const name = nameWords(called)
  return hasAll(name, words) && words.includes(name.at(-1) ?? '')
}
