import type { Db } from '#platform/db/database.ts'
import { oldestKept } from '../provider-cache.ts'

/** What the provider answered under this key, as far as it may still be shown. One statement. */
export async function keptAnswer(db: Db, key: string, now: Date): Promise<object | null> {
  const row = await db
    .selectFrom('provider_cache')
    .select('answer')
    .where('key', '=', key)
    .where('fetched_at', '>', oldestKept(now))
    .executeTakeFirst()
  return row?.answer ?? null
}

/** The same for many keys, by key. One statement. */
export async function keptAnswers(db: Db, keys: readonly string[], now: Date): Promise<ReadonlyMap<string, object>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('provider_cache')
    .select(['key', 'answer'])
    .where('key', 'in', keys)
    .where('fetched_at', '>', oldestKept(now))
    .execute()
  return new Map(rows.map(({ key, answer }) => [key, answer]))
}
