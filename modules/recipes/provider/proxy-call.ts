import { plainText } from '../plain-text.ts'
import { isRecipeId } from '../recipe.ts'
import { fieldsOf } from './provider-values.ts'
import { MOST_PER_PAGE, type SourceQuery, searchWords } from './recipe-source.ts'

/** A call to the proxy, as section 7.2 of the specification has it. */
export type ProxyCall =
  | { readonly ok: true; readonly method: 'recipes.search'; readonly query: SourceQuery }
  | { readonly ok: true; readonly method: 'recipe.get'; readonly id: string }
  | { readonly ok: false; readonly status: 400 | 404; readonly error: string }

/** Far beyond what any search finds, and still a number that the provider can compute with. */
const LAST_PAGE = 10_000

const refused = (error: string) => ({ ok: false, status: 400, error }) as const

/** Reads the body of a call. Parameters that the specification names and the provider does not know are left aside. */
export function readProxyCall(body: unknown): ProxyCall {
  const { method, params } = fieldsOf(body)
  const given = fieldsOf(params)
  if (method === 'recipes.search') return readSearch(given)
  if (method === 'recipe.get') return readGet(given.recipe_id)
  return refused('Only the methods recipes.search and recipe.get are possible here.')
}

function readSearch(params: Readonly<Record<string, unknown>>): ProxyCall {
  const typed = params.search_expression
  const words = typeof typed === 'string' ? searchWords(typed) : null
  if (words === null) return refused('search_expression must be 1 to 100 characters to search for.')
  const page = wholeNumber(params.page_number, 1, LAST_PAGE)
  if (page === null) return refused(`page_number must be a whole number from 1 to ${LAST_PAGE}.`)
  const pageSize = wholeNumber(params.max_results, MOST_PER_PAGE, MOST_PER_PAGE)
  if (pageSize === null) return refused(`max_results must be a whole number from 1 to ${MOST_PER_PAGE}.`)
  return { ok: true, method: 'recipes.search', query: { words, page, pageSize } }
}

function readGet(given: unknown): ProxyCall {
  const id = typeof given === 'number' || typeof given === 'string' ? String(given).trim() : ''
  if (id === '') return refused('recipe_id is missing.')
  if (!isRecipeId(id)) return { ok: false, status: 404, error: `Recipe ${plainText(id).slice(0, 40)} not found` }
  return { ok: true, method: 'recipe.get', id }
}

function wholeNumber(given: unknown, missing: number, most: number): number | null {
  if (given === undefined || given === null) return missing
  const number = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= most ? number : null
}
