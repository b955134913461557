import type { Named } from '#modules/nutrition/foods/food-search.ts'
import { searchLists } from '#modules/nutrition/foods/food-search.ts'
import type { FoodIndex } from '#modules/nutrition/lines/food-index.ts'
import { nameWords } from '#modules/nutrition/lines/line-words.ts'
import { inEverydayWords } from './everyday-words.ts'

/** Something that a name may mean. A meal is several entries that somebody keeps under a name. */
export interface Thing extends Named {
  readonly kind: 'food' | 'own' | 'imported' | 'provider' | 'own-food' | 'own-meal' | 'product'
  readonly id: string
}

/** All names that may be typed into a diary. What everybody may type is indexed once; a member's own is looked at first. */
export interface DiaryNames {
  readonly foods: FoodIndex
  readonly shared: readonly Thing[]
  /** Those of them that are no foods. */
  readonly dishes: readonly Thing[]
  readonly own: readonly Thing[]
  /** A member's own by their names: each part of what is typed is asked for among some thousand of them. */
  readonly ownByName: ReadonlyMap<string, Thing>
  /** By the words of the whole name. */
  readonly byName: ReadonlyMap<string, Thing>
}

/** @param recipes things that are no foods */
export function diaryNames(foods: FoodIndex, recipes: readonly Thing[]): DiaryNames {
  const things = [...foods.byId.values()].map(({ id, name, synonyms }): Thing => ({ kind: 'food', id, name, synonyms }))
  // Of two of one name the first stays: our own dishes are computed from what is in them, a ready meal is a guess.
  const byName = new Map<string, Thing>()
  for (const thing of [...recipes, ...things]) {
    for (const name of [thing.name, ...thing.synonyms]) {
      const key = keyOf(nameWords(name))
      if (!byName.has(key)) byName.set(key, thing)
    }
  }
  return { foods, shared: [...things, ...recipes], dishes: recipes, own: [], ownByName: new Map(), byName }
}

/** The same with what is one person's own: own foods, own meals, imported recipes. */
export const withOwn = (names: DiaryNames, own: readonly Thing[]): DiaryNames => ({
  ...{ ...names, own },
  // Of two of one name the first is meant.
  ownByName: new Map(own.toReversed().map(thing => [keyOf(nameWords(thing.name)), thing])),
})

const keyOf = (words: readonly string[]) => words.join(' ')

/** What goes by exactly this name, a person's own first; null where nothing does. */
export function named(names: DiaryNames, text: string): Thing | null {
  const key = keyOf(nameWords(inEverydayWords(text)))
  if (key === '') return null
  return names.ownByName.get(key) ?? names.byName.get(key) ?? null
}

/** What may be meant, the likeliest first. */
export const searched = (names: DiaryNames, typed: string, count: number): Thing[] =>
  searchLists([names.own, names.shared], typed, count)
