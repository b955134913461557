import { useEffect } from 'react'
import { href, useLocation, useNavigate, useNavigationType } from 'react-router'
import { eatsByRules } from '#app/shell/preferences.ts'
import { call } from '#browser/calls.ts'
import type { EatingRules } from '#modules/profile/eating-rules.ts'
import { querySearch, type RecipeQuery } from '#modules/recipes/search/recipe-query.ts'

const MARK = 'eating-defaults'

/**
 * Somebody who comes to look for recipes and has told us how they eat begins with those filters, each of which can be
 * taken off. Once taken off they stay off while one searches on, and when one comes back to this step of the history.
 * The page itself is the same for everybody; the filters come by its address.
 */
export function useEatingDefaults(query: RecipeQuery): void {
  const navigate = useNavigate()
  const kind = useNavigationType()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival on the page counts, not each search on it
  useEffect(() => {
    if (!eatsByRules() || query.diets.length > 0 || query.allergens.length > 0) return
    // The first page of a visit is 'POP' too, with a key that no step of the history has.
    if (kind === 'POP' && (key !== 'default' || sessionStorage.getItem(MARK))) return
    const abort = new AbortController()
    void call('/api/session', { wanted: abort.signal }).then(({ ok, body }) => {
      if (!ok) return
      const { diets, allergens } = (body as { rules: EatingRules }).rules
      sessionStorage.setItem(MARK, 'set')
      const search = querySearch({ ...query, diets, allergens, page: 1 })
      if (diets.length > 0 || allergens.length > 0) {
        navigate(href('/recipes') + search, { replace: true, preventScrollReset: true })
      }
    })
    return () => abort.abort()
  }, [])
}
