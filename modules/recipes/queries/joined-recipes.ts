import type { Db } from '#platform/db/database.ts'
import type { Attribution, RecipePage, RecipeSource } from '../provider/recipe-source.ts'
import type { RecipeCard } from '../recipe.ts'
import { providerParts } from '../search/joined-pages.ts'
import { type OwnFound, searchOwn } from './own-search.ts'

export interface JoinedDeps {
  db: Db
  recipes: RecipeSource
}

export interface JoinedPage {
  readonly own: readonly OwnFound[]
  readonly provided: readonly RecipeCard[]
  readonly total: number
  /** The page that was given: the last one when more were asked for. */
  readonly page: number
  readonly pageCount: number
  /** Set when the provider has any of what was counted. */
  readonly attribution: Attribution | null
}

/**
 * Our own recipes that match, then the provider's, as one list with one count: `away` when the provider does not answer,
 * `nothing` when neither has any. Then our own library alone has the word, also for what is only written nearly so.
 */
export async function joinedRecipes(
  deps: JoinedDeps,
  words: string,
  page: number,
  pageSize: number,
): Promise<JoinedPage | 'away' | 'nothing'> {
  const own = await searchOwn(deps.db, { words, page, pageSize })
  // What lacks a word, or is only written nearly so, does not come before what a provider has with all of them.
  const ownTotal = own.meant === null && own.leftOut.length === 0 ? own.total : 0
  const given = await fromProvider(deps.recipes, { words, pageSize }, providerParts(page, pageSize, ownTotal))
  if (!given) return 'away'
  const total = ownTotal + given.total
  const pageCount = Math.ceil(total / pageSize)
  if (pageCount === 0) return 'nothing'
  if (page > pageCount) return joinedRecipes(deps, words, pageCount, pageSize)
  // Past their last page our own search gives that one again.
  const isOurs = ownTotal > 0 && own.page === page
  return {
    own: isOurs ? own.found : [],
    provided: given.cards,
    total,
    page,
    pageCount,
    attribution: given.attribution,
  }
}

interface Provided {
  cards: RecipeCard[]
  total: number
  attribution: Attribution | null
}

/** The provider's recipes in these places, and how many it has in all; null when it does not answer. */
async function fromProvider(
  recipes: RecipeSource,
  query: { words: string; pageSize: number },
  parts: ReturnType<typeof providerParts>,
): Promise<Provided | null> {
  const ask = async (page: number): Promise<RecipePage | null> => {
    const answer = await recipes.search({ ...query, page })
    return answer.ok && answer.value.note === null ? answer.value : null
  }
  const cards: RecipeCard[] = []
  let last: RecipePage | null = null
  for (const { page, from, to } of parts) {
    last = await ask(page)
    if (!last) return null
    cards.push(...last.cards.slice(from, to))
  }
  // How many there are is said by any page, but not surely by one past the end.
  if (!last || (cards.length === 0 && last.page > 1)) last = await ask(1)
  return last && { cards, total: last.total, attribution: last.total > 0 ? last.attribution : null }
}
