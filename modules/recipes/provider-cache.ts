import type { SourceQuery } from './provider/recipe-source.ts'

/**
 * The provider allows 24 hours. What is kept ends an hour earlier and is cleared away every hour, so that nothing lies
 * there for longer than that, read or not.
 */
const KEPT_MS = 23 * 3_600_000
/** Goes up when the shape of what is kept changes: an older server's answers are then not looked at. */
const SHAPE = 1

/** Only what was fetched after this moment may still be shown. */
export const oldestKept = (now: Date) => new Date(now.getTime() - KEPT_MS)

export const recipeKey = (id: string) => `${SHAPE} recipe ${id}`

/** @param hash of the words, which are somebody's own and are not written down */
export function searchKey({ words, page, pageSize }: SourceQuery, hash: (text: string) => string): string {
  return `${SHAPE} search ${hash(words.toLowerCase())} ${page} ${pageSize}`
}
