import { call, errorIn } from '#browser/calls.ts'
import type { DraftRecipe, ImportedLine, ImportedNutrition, WeighedLine } from '../../import/imported-lines.ts'
import type { FoundFood } from '../../known-foods.ts'

export type Asked<T> = { ok: true; value: T } | { ok: false; error: string }

/** The server gives a page 5 s, and needs some for itself. */
const PATIENCE_MS = 12_000

/** Asks the server; every failure comes back in words. Null when the answer is no longer wanted. */
async function ask<T>(path: string, body: object, wanted?: AbortSignal): Promise<Asked<T> | null> {
  const answer = await call(`/api/recipe-import${path}`, { body, patienceMs: PATIENCE_MS, ...(wanted && { wanted }) })
  if (answer.lost === 'stopped') return null
  if (answer.ok) return { ok: true, value: answer.body as T }
  if (answer.status === 429) return { ok: false, error: 'That was a lot at once. Please wait a minute and try again.' }
  return { ok: false, error: errorIn(answer.body) ?? UNREACHABLE }
}

const UNREACHABLE = 'We cannot be reached at the moment. Nothing is lost; please try again.'

export interface Drafts {
  readonly recipes: readonly DraftRecipe[]
  readonly source: string | null
}

export const askRecipes = (pasted: string) => ask<Drafts>('', { pasted })

export const askLine = (line: Pick<ImportedLine, 'text' | 'group' | 'foodId' | 'dialect'>) =>
  ask<{ lines: readonly ImportedLine[] }>('/line', line)

export const askFoods = (words: string, wanted: AbortSignal) =>
  ask<{ foods: readonly FoundFood[] }>('/foods', { words }, wanted)

export const askNutrition = (lines: readonly WeighedLine[], serves: number, wanted: AbortSignal) =>
  ask<ImportedNutrition>(
    '/nutrition',
    { serves, lines: lines.map(({ text, group, foodId, grams }) => ({ text, group, foodId, grams })) },
    wanted,
  )
