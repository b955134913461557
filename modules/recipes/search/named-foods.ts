import type { Food } from '#modules/nutrition/foods/food.ts'
import { isDescription, isUnderstood } from '#modules/nutrition/lines/describing-words.ts'
import { nameWords } from '#modules/nutrition/lines/line-words.ts'

/** One thing that a cook named and the foods it can be; none when we know no such food. */
export interface NamedFoods {
  readonly named: string
  readonly foods: readonly string[]
}

const MOST_NAMED = 15
/** Whoever has some of a dish or a joint left has the food, and not only the one that is sold so. */
const LEFT_OVER = new Set(['leftover', 'leftovers', 'spare', 'remaining'])

/** 'lentils, tinned tomatoes': each with every food of that name, since whoever has lentils does not say which. */
export const namedFoods = (foods: readonly Food[], text: string): NamedFoods[] =>
  split(text).map(named => ({ named, foods: called(foods, nameWords(named)) }))

/** The same for what is in a kitchen, which is said in more words than names have: 'leftover turkey', 'a bit of spinach'. */
export const kitchenFoods = (foods: readonly Food[], text: string): NamedFoods[] =>
  split(text).map(named => {
    const words = nameWords(named).filter(word => !LEFT_OVER.has(word))
    const exact = called(foods, words)
    return {
      named,
      foods:
        exact.length > 0
          ? exact
          : called(
              foods,
              words.filter(word => !isUnderstood(word)),
            ),
    }
  })

const split = (text: string) =>
  text
    .split(/[,;\n]/)
    .map(named => named.trim())
    .filter(named => nameWords(named).length > 0)
    .slice(0, MOST_NAMED)

/** A word that only describes ('quick') names no food, unless it is what foods are ('mince'). */
function called(foods: readonly Food[], words: readonly string[]): string[] {
  if (words.length === 0) return []
  if (!words.every(isDescription)) return foodsCalled(foods, words)
  return foods.filter(({ name }) => isKind(name, words)).map(({ id }) => id)
}

/** The last word of a name's first part is what it is: 'Beef mince, 5% fat' is mince, 'Tomatoes, chopped' is not chopped. */
function isKind(name: string, words: readonly string[]): boolean {
  const [first = ''] = name.split(/[,(]/, 1)
  const own = nameWords(first)
  return own.length > 1 && words.length === 1 && own.at(-1) === words[0]
}

/** A synonym is meant by its noun: onion salt is no onion. */
function foodsCalled(foods: readonly Food[], words: readonly string[]): string[] {
  const names = (text: string) => {
    const own = nameWords(text)
    return words.every(word => own.includes(word))
  }
  return foods
    .filter(
      ({ name, synonyms }) =>
        names(name) || synonyms.some(other => names(other) && words.includes(nameWords(other).at(-1) ?? '')),
    )
    .map(({ id }) => id)
}
