import { plainText } from '../plain-text.ts'
import type { Recipe, RecipeCard } from '../recipe.ts'

export interface SourceQuery {
  /** Trimmed, not empty; see `searchWords`. */
  readonly words: string
  /** From 1. */
  readonly page: number
  /** 1 to `MOST_PER_PAGE`. */
  readonly pageSize: number
}

export interface RecipePage {
  readonly cards: readonly RecipeCard[]
  readonly page: number
  readonly pageSize: number
  /** How many the source has on all pages; a page may show fewer, because not all are fit to be shown. */
  readonly total: number
  /** Whom to name beside what is shown. */
  readonly attribution: Attribution | null
  /** Set when these come from elsewhere than they should: the reader is told. */
  readonly note: 'provider-away' | null
}

export interface FoundRecipe {
  readonly recipe: Recipe
  readonly attribution: Attribution | null
}

/** The words and the link that a source wants wherever its content is shown. */
export interface Attribution {
  readonly text: string
  readonly address: string
}

export interface RecipeProblem {
  /**
   * `not-found`: there is no such recipe, or none that may be shown. `away`: no answer now, later perhaps.
   * `refused`: the source will not answer us until a person has changed something.
   */
  readonly reason: 'not-found' | 'away' | 'refused'
  /** What happened, in the words of the specification. Holds nothing of ours that a visitor may not read. */
  readonly words: string
}

export type RecipeAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: RecipeProblem }

/** Where recipes come from. An expected failure is an answer, not a throw. */
export interface RecipeSource {
  search(query: SourceQuery): Promise<RecipeAnswer<RecipePage>>
  recipe(id: string): Promise<RecipeAnswer<FoundRecipe>>
}

export const MOST_PER_PAGE = 50
const LONGEST_WORDS = 100

/** What somebody typed as words to search for: one line, trimmed; null when nothing is left or it is far too long. */
export function searchWords(typed: string): string | null {
  if (typed.length > 10 * LONGEST_WORDS) return null
  const words = plainText(typed)
  return words === '' || words.length > LONGEST_WORDS ? null : words
}

export function notFound(id: string): { ok: false; problem: RecipeProblem } {
  return { ok: false, problem: { reason: 'not-found', words: `Recipe ${plainText(id).slice(0, 40)} not found` } }
}

/**
 * The provider, with our own library to fall back on: anyone who searches while the provider is away gets what we have
 * ourselves and is told so. When we have nothing either, the provider's failure is the answer, because nobody knows.
 */
export function withOwnLibrary(provider: RecipeSource, own: RecipeSource): RecipeSource {
  return {
    async search(query) {
      const found = await provider.search(query)
      if (found.ok) return found
      const instead = await own.search(query)
      if (!instead.ok || instead.value.cards.length === 0) return found
      return { ok: true, value: { ...instead.value, note: 'provider-away' } }
    },
    // The two count their ids apart, so what is ours is asked for here alone.
    async recipe(id) {
      const ours = await own.recipe(id)
      return ours.ok || ours.problem.reason !== 'not-found' ? ours : provider.recipe(id)
    },
  }
}
