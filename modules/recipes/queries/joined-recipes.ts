import type { Db } from '#platform/db/database.ts'
import type { Attribution, RecipePage, RecipeSource } from '../provider/recipe-source.ts'
import type { RecipeCard } from '../recipe.ts'
import { providerParts } from '../search/joined-pages.ts'
import type { OwnFound, OwnPage } from '../search/own-query.ts'
import { searchOwn } from './own-search.ts'

export interface JoinedDeps {
  db: Db
  recipes: RecipeSource
}

export interface JoinedPage {
  /** Ours with every word. */
  readonly own: readonly OwnFound[]
  readonly provided: readonly RecipeCard[]
  /** The best of ours that lack a word or are only written nearly so, and what is said of them. */
  readonly near: readonly OwnFound[]
  readonly nearReason: string
  readonly total: number
  /** The page that was given: the last one when more were asked for. */
  readonly page: number
  readonly pageCount: number
  /** Set when the provider has any of what was counted. */
  readonly attribution: Attribution | null
}

/** So few that what a provider has with every word is still on the first page. */
const MOST_NEAR = 4

/**
 * Our own recipes that match, then the provider's, then on the first page a few of ours that nearly match, as one list
 * with one count: `away` when the provider does not answer, `nothing` when neither has any with every word. Then our own
 * library alone has the word, also for what is only written nearly so.
 */
export async function joinedRecipes(
  deps: JoinedDeps,
  words: string,
  page: number,
  pageSize: number,
): Promise<JoinedPage | 'away' | 'nothing'> {
  const own = await searchOwn(deps.db, { words, page, pageSize })
  const isWhole = own.meant === null && own.leftOut.length === 0
  const whole = isWhole ? own.best : 0
  const near = Math.min(MOST_NEAR, isWhole ? own.total - own.best : own.best)
  const ownTotal = whole + near
  const given = await fromProvider(deps.recipes, { words, pageSize }, providerParts(page, pageSize, ownTotal))
  if (!given) return 'away'
  if (whole + given.total === 0) return 'nothing'
  const total = ownTotal + given.total
  const pageCount = Math.ceil(total / pageSize)
  if (page > pageCount) return joinedRecipes(deps, words, pageCount, pageSize)
  // Past their last page our own search gives that one again.
  const ours =
    ownTotal > 0 && own.page === page ? own.found.slice(0, Math.max(0, ownTotal - (page - 1) * pageSize)) : []
  const wholeHere = Math.max(0, whole - (page - 1) * pageSize)
  return {
    own: ours.slice(0, wholeHere),
    provided: given.cards,
    near: ours.slice(wholeHere),
    nearReason: nearReason(own),
    total,
    page,
    pageCount,
    attribution: given.attribution,
  }
}

function nearReason({ meant, leftOut }: OwnPage): string {
  if (meant !== null) return `For “${meant}”`
  if (leftOut.length === 0) return 'Has some of the words'
  return `Without ${new Intl.ListFormat('en-GB').format(leftOut.map(word => `“${word}”`))}`
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
