import type { Food } from '#modules/nutrition/foods/food.ts'
import { isDescription } from '#modules/nutrition/lines/describing-words.ts'
import { nameWords } from '#modules/nutrition/lines/line-words.ts'

/** One thing that a cook named and the foods it can be; none when we know no such food. */
export interface NamedFoods {
  readonly named: string
  readonly foods: readonly string[]
}

const MOST_NAMED = 15

/** 'lentils, tinned tomatoes': each with every food of that name, since whoever has lentils does not say which. */
export function namedFoods(foods: readonly Food[], text: string): NamedFoods[] {
  return text
    .split(/[,;\n]/)
    .map(named => named.trim())
    .filter(named => nameWords(named).length > 0)
    .slice(0, MOST_NAMED)
    .map(named => ({ named, foods: foodsOf(foods, nameWords(named)) }))
}

/** A synonym is meant by its noun: onion salt is no onion. A word that only describes ('quick') names no food. */
function foodsOf(foods: readonly Food[], words: readonly string[]): string[] {
  if (words.every(isDescription)) return []
  const names = (called: string) => {
    const own = nameWords(called)
    return words.every(word => own.includes(word))
  }
  return foods
    .filter(
      ({ name, synonyms }) =>
        names(name) || synonyms.some(called => names(called) && words.includes(nameWords(called).at(-1) ?? '')),
    )
    .map(({ id }) => id)
}
