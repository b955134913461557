import type { Db } from '#platform/db/database.ts'
import type { Attribution, FoundRecipe, RecipeAnswer, RecipeSource } from '../provider/recipe-source.ts'
import { recipeKey } from '../provider-cache.ts'
import type { Recipe, RecipeCard } from '../recipe.ts'
import { keptAnswers } from './kept-answer.ts'

export interface ProviderCardsDeps {
  db: Db
  recipes: RecipeSource
  hasProvider: boolean
  now(): Date
}

export interface ProviderCards {
  /** Null: the recipe no longer exists. */
  readonly cards: ReadonlyMap<string, RecipeCard | null>
  readonly attribution: Attribution | null
  /** Ids that nobody could say anything of just now. */
  readonly unseen: readonly string[]
}

/** A provider is asked for so many at once; anyone who wants more waits for the next page: its calls are counted. */
const MOST_ASKED = 24
const AT_ONCE = 4

/**
 * The provider's recipes of these ids as lists show them: those fetched within a day in one statement, the others from
 * the provider, and of those so many at most.
 */
export async function providerCards(deps: ProviderCardsDeps, ids: readonly string[]): Promise<ProviderCards> {
  if (ids.length === 0) return { cards: new Map(), attribution: null, unseen: [] }
  if (!deps.hasProvider) return { cards: new Map(ids.map(id => [id, null])), attribution: null, unseen: [] }
  const kept = await keptAnswers(deps.db, ids.map(recipeKey), deps.now())
  const answers = new Map<string, RecipeAnswer<FoundRecipe>>()
  for (const id of ids) {
    const answer = kept.get(recipeKey(id))
    // The keys are ours alone, and each stands for one kind of answer.
    if (answer) answers.set(id, answer as RecipeAnswer<FoundRecipe>)
  }
  const missing = ids.filter(id => !answers.has(id)).slice(0, MOST_ASKED)
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const some = missing.slice(from, from + AT_ONCE)
    const given = await Promise.all(some.map(id => deps.recipes.recipe(id)))
    for (const [nth, id] of some.entries()) if (given[nth]) answers.set(id, given[nth])
    // It is away: the rest would wait for nothing.
    if (given.every(answer => !answer.ok && answer.problem.reason !== 'not-found')) break
  }
  return sorted(ids, answers)
}

function sorted(ids: readonly string[], answers: ReadonlyMap<string, RecipeAnswer<FoundRecipe>>): ProviderCards {
  const cards = new Map<string, RecipeCard | null>()
  const unseen: string[] = []
  let attribution: Attribution | null = null
  for (const id of ids) {
    const answer = answers.get(id)
    if (answer?.ok) {
      cards.set(id, cardOf(answer.value.recipe))
      attribution ??= answer.value.attribution
    } else if (answer?.problem.reason === 'not-found') cards.set(id, null)
    else unseen.push(id)
  }
  return { cards, attribution, unseen }
}

function cardOf({ origin, id, name, description, image, totalMinutes, servings, tags, nutrition }: Recipe): RecipeCard {
  return { origin, id, name, description, image, totalMinutes, servings, tags, caloriesKcal: nutrition.caloriesKcal }
}
