import type { DraftRecipe, ImportedLine } from './imported-lines.ts'

/** What is kept of a line: the cook's words, and the food and weight that they said it stands for. */
export type KeptLine = Pick<ImportedLine, 'text' | 'group' | 'foodId' | 'grams'>

/** A member's own recipe as it is kept: words and what they mean. What they add up to is computed when somebody looks. */
export interface PrivateRecipe extends Omit<DraftRecipe, 'lines' | 'serves'> {
  /** A whole number from 1. */
  readonly serves: number
  readonly lines: readonly KeptLine[]
  /** Weight of the finished dish in g, where the cook weighed it. */
  readonly dishGrams: number | null
  /** The page where it was read; null for pasted text. */
  readonly source: string | null
}

export const MOST_PRIVATE_RECIPES = 500
/** Of the whole recipe, as JSON. Far more than any recipe has, and little enough to keep five hundred of them. */
export const LONGEST_RECIPE = 60_000
export const MOST_GRAMS = 50_000

/** Whether a recipe could be kept under this. */
export const isPrivateId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{16}$/.test(value)

export type PrivateProblem =
  | 'no-recipe'
  | 'no-name'
  | 'long-name'
  | 'no-lines'
  | 'no-serves'
  | 'many-lines'
  | 'long-step'
  | 'too-long'

export type PrivateReading =
  | { readonly ok: true; readonly recipe: PrivateRecipe }
  | { readonly ok: false; readonly reason: PrivateProblem }
