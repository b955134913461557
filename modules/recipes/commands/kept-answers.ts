import { createHash } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import type { RecipeAnswer, RecipeSource } from '../provider/recipe-source.ts'
import { oldestKept, recipeKey, searchKey } from '../provider-cache.ts'
import { keptAnswer } from '../queries/kept-answer.ts'

export interface ProviderCacheDeps {
  db: Db
  log: Pick<Log, 'info'>
  now(): Date
}

/**
 * The provider's answers, asked for once in a day. Those who ask for the same thing while it is being fetched wait for
 * the same answer. That there is no such recipe is kept as well; that the provider is away is not.
 */
export function keptForADay(deps: ProviderCacheDeps, provider: RecipeSource): RecipeSource {
  const underWay = new Map<string, Promise<RecipeAnswer<unknown>>>()

  function answer<T>(key: string, ask: () => Promise<RecipeAnswer<T>>): Promise<RecipeAnswer<T>> {
    const running = underWay.get(key)
    if (running) return running as Promise<RecipeAnswer<T>>
    // Looked up within the turn: anyone who looked before the answer was there would ask a second time after it.
    const asked = lookOrAsk(key, ask).finally(() => underWay.delete(key))
    underWay.set(key, asked)
    return asked
  }

  async function lookOrAsk<T>(key: string, ask: () => Promise<RecipeAnswer<T>>): Promise<RecipeAnswer<T>> {
    const kept = await keptAnswer(deps.db, key, deps.now())
    // The keys are ours alone, and each stands for one kind of answer.
    return kept ? (kept as RecipeAnswer<T>) : askAndKeep(deps, key, ask)
  }

  return {
    search: query => answer(searchKey(query, hash), () => provider.search(query)),
    recipe: id => answer(recipeKey(id), () => provider.recipe(id)),
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

async function askAndKeep<T>({ db, now }: ProviderCacheDeps, key: string, ask: () => Promise<RecipeAnswer<T>>) {
  // Before the question, so that a slow answer does not seem younger than it is.
  const fetchedAt = now()
  const given = await ask()
  if (!given.ok && given.problem.reason !== 'not-found') return given
  const row = { answer: JSON.stringify(given), fetched_at: fetchedAt }
  await db
    .insertInto('provider_cache')
    .values({ key, ...row })
    .onConflict(conflict => conflict.column('key').doUpdateSet(row))
    .execute()
  return given
}

/** Clears away what the provider does not let us keep any longer. Safe to run at any time and on several servers. */
export async function purgeProviderCache({ db, log, now }: ProviderCacheDeps): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('provider_cache')
    .where('fetched_at', '<=', oldestKept(now()))
    .executeTakeFirstOrThrow()
  const purged = Number(numDeletedRows)
  if (purged > 0) log.info('provider-cache.purged', { purged })
  return purged
}
