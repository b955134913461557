import type { FormEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { SearchField } from '#kit/search-field.tsx'
import { DIETS } from '#modules/nutrition/foods/diets.ts'
import {
  NO_SAVED_QUERY,
  readSavedQuery,
  type SavedQuery,
  savedFilterCount,
  savedSearch,
} from '../../saved/saved-query.ts'
import { MEAL_WORDS, MINUTES } from '../../search/recipe-query.ts'
import { Checks, Choice, EnergyChoice } from '../search/filter-fields.tsx'
import '../search/recipe-search.css'

interface SavedSearchProps {
  query: SavedQuery
  path: string
  /** Sits beside the filters. */
  children?: ReactNode
}

/** Words and filters as one form whose answer is an address; it works without script too. */
export function SavedSearch({ query, path, children }: SavedSearchProps) {
  const navigate = useNavigate()
  const count = savedFilterCount(query)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    for (const panel of form.querySelectorAll('details')) panel.open = false
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    navigate(path + savedSearch({ ...readSavedQuery(new URLSearchParams(fields)), page: 1 }), {
      preventScrollReset: true,
    })
  }
  return (
    <search>
      <form key={savedSearch(query)} method="get" action={path} onSubmit={submit} className="grid gap-3">
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
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </div>
        <div className="query-row">
          <details>
            <summary className="chip">
              <Icon name="sliders" size={18} />
              {count > 0 ? `Filters, ${count}` : 'Filters'}
            </summary>
            <div className="query-panel">
              <div className="grid gap-4 sm:grid-cols-3">
                <Choice label="Meal" name="meal" value={query.meal} options={Object.entries(MEAL_WORDS)} />
                <Choice
                  label="Time"
                  name="time"
                  value={query.minutes}
                  options={MINUTES.map(m => [m, `${m} min or less`])}
                />
                <EnergyChoice value={query.kcal} />
              </div>
              <Checks legend="Diet" name="diet" of={DIETS} chosen={query.diets} />
              <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
                <Button type="submit" variant="secondary">
                  Show recipes
                </Button>
              </div>
            </div>
          </details>
          {count > 0 || query.q !== '' ? (
            <Link
              to={path + savedSearch({ ...NO_SAVED_QUERY, collection: query.collection })}
              preventScrollReset
              className="link inline-flex min-h-11 items-center px-2 text-small"
            >
              Clear search and filters
            </Link>
          ) : null}
          {children}
        </div>
      </form>
    </search>
  )
}
