import { href } from 'react-router'
import type { SheetOf } from '#kit/filter-panel.tsx'
import { FilterSheet } from '#kit/filter-sheet.tsx'
import { NO_QUERY, querySearch, type RecipeQuery } from '../../search/recipe-query.ts'
import { RecipeFields } from './recipe-fields.tsx'
import { typedQuery } from './typed-query.ts'

/** The filters of the recipes on a small screen. */
export default function RecipeSheet({ query, onClose }: SheetOf & { query: RecipeQuery }) {
  const search = (form: HTMLFormElement) => querySearch(typedQuery(form, query))
  return (
    <FilterSheet
      title="Filters"
      nouns={['recipe', 'recipes']}
      count={form => `/api/recipe-count${search(form)}`}
      address={form => href('/recipes') + search(form)}
      here={href('/recipes') + querySearch({ ...query, page: 1 })}
      fields={isCleared => (
        <div className="grid gap-6">
          <input type="hidden" name="q" value={query.q} />
          <input type="hidden" name="sort" value={query.sort} />
          <RecipeFields query={isCleared ? NO_QUERY : query} />
        </div>
      )}
      onClose={onClose}
    />
  )
}
