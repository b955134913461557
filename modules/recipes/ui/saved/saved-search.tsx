import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#kit/button.tsx'
import { FilterPanel } from '#kit/filter-panel.tsx'
import { SearchField } from '#kit/search-field.tsx'
import { NO_SAVED_QUERY, type SavedQuery, savedFilterCount, savedSearch } from '../../saved/saved-query.ts'
import { SavedFields, typedSearch } from './saved-fields.tsx'
import '../search/recipe-search.css'

interface SavedSearchProps {
  query: SavedQuery
  path: string
}

/** Words and filters as one form whose answer is an address; it works without script too. */
export function SavedSearch({ query, path }: SavedSearchProps) {
  const navigate = useNavigate()
  const count = savedFilterCount(query)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    for (const panel of form.querySelectorAll('details')) panel.open = false
    navigate(path + typedSearch(form), { preventScrollReset: true })
  }
  return (
    <search>
      <form key={savedSearch(query)} method="get" action={path} onSubmit={submit} className="saved-search">
        {query.collection ? <input type="hidden" name="collection" value={query.collection} /> : null}
        <div className="flex gap-2">
          <SearchField
            label="Search saved recipes"
            name="q"
            defaultValue={query.q}
            placeholder="Name or words"
            maxLength={100}
            className="min-w-0 flex-1"
          />
          <Button type="submit" variant="secondary" className="saved-search-press">
            Search
          </Button>
        </div>
        <div className="query-row">
          <SavedPanel query={query} path={path} />
          {count > 0 || query.q !== '' ? (
            <Link
              to={path + savedSearch({ ...NO_SAVED_QUERY, collection: query.collection })}
              preventScrollReset
              className="link inline-flex min-h-11 items-center px-2 text-small"
            >
              Clear search and filters
            </Link>
          ) : null}
        </div>
      </form>
    </search>
  )
}

const sheet = () => import('./saved-sheet.tsx')

function SavedPanel({ query, path }: Pick<SavedSearchProps, 'query' | 'path'>) {
  return (
    <FilterPanel title="Filters" on={savedFilterCount(query)} sheet={sheet} given={{ query, path }}>
      <div className="query-panel">
        <SavedFields query={query} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" variant="secondary">
            Show recipes
          </Button>
        </div>
      </div>
    </FilterPanel>
  )
}
