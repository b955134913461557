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

/** A name of a food, taken apart. */
export interface FoodName {
  readonly foodId: string
  readonly words: readonly string[]
  /** A synonym is meant by its noun: onion salt is no onion. */
  readonly noun: string | null
}

/** The names of foods by their words: who types a hundred of them must not have every name taken apart for each. */
export interface FoodNames {
  /** In the order of the foods. */
  named(word: string): readonly FoodName[]
  /** Foods by the last word of what their names begin with, which is what they are: 'Beef mince, 5% fat' is mince. */
  ofKind(word: string): readonly string[]
  /** Nothing is called meat: it is what is cut from an animal. */
  readonly meat: readonly string[]
}

const MEAT = new Set<Food['origin']>(['meat', 'poultry', 'pork'])

export function foodNames(foods: readonly Food[]): FoodNames {
  const byWord = new Map<string, FoodName[]>()
  const byKind = new Map<string, string[]>()
  for (const { id, name, synonyms } of foods) {
    for (const [nth, each] of [name, ...synonyms].entries()) {
      const words = nameWords(each)
      const taken = { foodId: id, words, noun: nth === 0 ? null : (words.at(-1) ?? '') }
      for (const word of new Set(words)) listUnder(byWord, word, taken)
    }
    const kind = kindIn(name)
    if (kind !== null) listUnder(byKind, kind, id)
  }
  return {
    named: word => byWord.get(word) ?? [],
    ofKind: word => byKind.get(word) ?? [],
    meat: foods.filter(({ origin }) => MEAT.has(origin)).map(({ id }) => id),
  }
}

function listUnder<T>(by: Map<string, T[]>, key: string, value: T) {
  const others = by.get(key)
  if (others) others.push(value)
  else by.set(key, [value])
}

/** 'lentils, tinned tomatoes': each with every food of that name, since whoever has lentils does not say which. */
export const namedFoods = (foods: FoodNames, text: string): NamedFoods[] =>
  split(text).map(named => ({ named, foods: called(foods, nameWords(named)) }))

/** The same for what is in a kitchen, which is said in more words than names have: 'leftover turkey', 'a bit of spinach'. */
export const kitchenFoods = (foods: FoodNames, text: string): NamedFoods[] =>
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
function called(foods: FoodNames, words: readonly string[]): string[] {
  if (words.length === 0) return []
  if (!words.every(isDescription)) return foodsCalled(foods, words)
  return words.length === 1 ? [...foods.ofKind(words[0] ?? '')] : []
}

/** 'Tomatoes, chopped' is not chopped, and a name of one word is of no kind. */
function kindIn(name: string): string | null {
  const [first = ''] = name.split(/[,(]/, 1)
  const own = nameWords(first)
  return own.length > 1 ? (own.at(-1) ?? null) : null
}

function foodsCalled(foods: FoodNames, words: readonly string[]): string[] {
  const asked = [...new Set(words)]
  // Whoever has all of the words has the one that fewest have.
  const [fewest = []] = asked.map(word => foods.named(word)).toSorted((one, other) => one.length - other.length)
  const meant = fewest.filter(
    ({ words: own, noun }) => (noun === null || asked.includes(noun)) && asked.every(word => own.includes(word)),
  )
  return [...new Set(meant.map(({ foodId }) => foodId))]
}
