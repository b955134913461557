import type { OwnCard } from '../library-row.ts'
import type { Sort } from './recipe-query.ts'
import { searchable } from './search-words.ts'

/** What the database holds of the library for searching, each recipe by its position. */
export interface LibraryRows {
  /** In the order of the library. */
  readonly recipes: readonly RecipeRow[]
  /** Every word of every recipe: how much it says there, and as the name has it. */
  readonly terms: readonly (readonly [
    lexeme: string,
    positions: readonly number[],
    grades: readonly number[],
    nameForms: readonly (string | null)[],
  ])[]
  readonly foods: readonly (readonly [food: string, positions: readonly number[], staples: readonly boolean[]])[]
  readonly figures: readonly (readonly [nutrient: string, positions: readonly number[], amounts: readonly number[]])[]
  readonly words: readonly (readonly [word: string, lexeme: string, recipes: number, isTold: boolean])[]
}

interface RecipeRow {
  readonly card: OwnCard
  readonly name: string
  readonly isSample: boolean
  readonly meals: readonly string[]
  readonly diets: readonly string[]
  readonly allergens: readonly string[]
  readonly tags: readonly string[]
  readonly totalMinutes: number
  readonly caloriesKcal: number | null
  readonly proteinG: number | null
}

export interface Term {
  readonly positions: Int32Array
  readonly grades: Float32Array
  readonly nameForms: readonly (string | null)[]
}

export interface LibraryWord {
  readonly word: string
  readonly lexeme: string
  /** How many have it. */
  readonly recipes: number
  /** Only descriptions mention it. */
  readonly isTold: boolean
  /** Which letters it has, a bit for each: a slip of two letters changes four of them at most. */
  readonly letters: number
}

/** The library as search reads it: what would be tables of ten thousand rows are arrays, found by word, food or figure. */
export interface LibraryIndex {
  readonly size: number
  readonly cards: readonly OwnCard[]
  /** To begin as somebody types. */
  readonly names: readonly string[]
  /** Without the letter s that makes several of a thing. */
  readonly plainNames: readonly string[]
  /** Who has it, 1 for each position: 'meal:dinner', 'diet:vegan', 'allergen:milk', 'tag:quick', 'sample'. */
  readonly facets: ReadonlyMap<string, Uint8Array>
  readonly amounts: { readonly [A in 'minutes' | 'kcal' | 'protein']: Float64Array }
  readonly orders: { readonly [S in Sort]: Int32Array }
  readonly terms: ReadonlyMap<string, Term>
  readonly foods: ReadonlyMap<string, { readonly positions: Int32Array; readonly staples: readonly boolean[] }>
  readonly figures: ReadonlyMap<string, { readonly positions: Int32Array; readonly amounts: Float32Array }>
  /** In the order of their letters. */
  readonly words: readonly LibraryWord[]
  readonly byLexeme: ReadonlyMap<string, readonly LibraryWord[]>
}

export function libraryIndex({ recipes, terms, foods, figures, words }: LibraryRows): LibraryIndex {
  const sortedWords = words.map(wordOf).toSorted((one, other) => (one.word < other.word ? -1 : 1))
  const byNumber = (of: (row: RecipeRow) => number | null) => Float64Array.from(recipes, row => of(row) ?? Number.NaN)
  const minutes = byNumber(({ totalMinutes }) => totalMinutes)
  const kcal = byNumber(({ caloriesKcal }) => caloriesKcal)
  const protein = byNumber(({ proteinG }) => proteinG)
  return {
    size: recipes.length,
    cards: recipes.map(({ card }) => card),
    names: recipes.map(({ name }) => searchable(name)),
    plainNames: recipes.map(({ name }) => plainWords(searchable(name))),
    facets: facetsOf(recipes),
    amounts: { minutes, kcal, protein },
    orders: {
      best: Int32Array.from(recipes, (_, position) => position),
      quickest: ordered(minutes),
      calories: ordered(kcal),
      protein: ordered(protein.map(amount => -amount)),
      name: orderedNames(recipes.map(({ name }) => name)),
    },
    terms: new Map(
      terms.map(([lexeme, positions, grades, nameForms]) => [
        lexeme,
        { positions: Int32Array.from(positions), grades: Float32Array.from(grades), nameForms },
      ]),
    ),
    foods: new Map(
      foods.map(([food, positions, staples]) => [food, { positions: Int32Array.from(positions), staples }]),
    ),
    figures: new Map(
      figures.map(([nutrient, positions, amounts]) => [
        nutrient,
        { positions: Int32Array.from(positions), amounts: Float32Array.from(amounts) },
      ]),
    ),
    words: sortedWords,
    byLexeme: Map.groupBy(sortedWords, ({ lexeme }) => lexeme),
  }
}

export const plainWords = (text: string) => text.replace(/s\b/g, '')

function wordOf([word, lexeme, recipes, isTold]: LibraryRows['words'][number]): LibraryWord {
  return { word, lexeme, recipes, isTold, letters: lettersOf(word) }
}

const LETTER_A = 97

export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - LETTER_A)
  return letters
}

function facetsOf(recipes: readonly RecipeRow[]): Map<string, Uint8Array> {
  const facets = new Map<string, Uint8Array>()
  for (const [position, { isSample, meals, diets, allergens, tags }] of recipes.entries()) {
    const has = [
      ...(isSample ? ['sample'] : []),
      ...meals.map(meal => `meal:${meal}`),
      ...diets.map(diet => `diet:${diet}`),
      ...allergens.map(allergen => `allergen:${allergen}`),
      ...tags.map(tag => `tag:${tag}`),
    ]
    for (const facet of has) {
      const those = facets.get(facet) ?? new Uint8Array(recipes.length)
      those[position] = 1
      facets.set(facet, those)
    }
  }
  return facets
}

/** Smallest first; what is not known comes last, and what is the same in the order of the library. */
const ordered = (values: Float64Array) => {
  const known = (position: number) => {
    const value = values[position] ?? Number.NaN
    return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value
  }
  return Int32Array.from(values, (_, position) => position).sort((one, other) =>
    known(one) === known(other) ? one - other : known(one) - known(other),
  )
}

function orderedNames(names: readonly string[]): Int32Array {
  const positions = names.map((_, position) => position)
  return Int32Array.from(
    positions.sort((one, other) => {
      const [a = '', b = ''] = [names[one], names[other]]
      return a === b ? one - other : a < b ? -1 : 1
    }),
  )
}
