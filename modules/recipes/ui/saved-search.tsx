import type { FormEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Icon } from '#kit/icon.tsx'
import { SearchField } from '#kit/search-field.tsx'
import { DIETS, MEAL_WORDS, MINUTES } from '../recipe-wish.ts'
import { NO_SAVED_WISH, readSavedWish, type SavedWish, savedFilterCount, savedSearch } from '../saved-wish.ts'
import { Checks, Choice, EnergyChoice } from './filter-fields.tsx'
import './recipe-search.css'

interface SavedSearchProps {
  wish: SavedWish
  path: string
  /** Stands beside the filters. */
  children?: ReactNode
}

/** Words and filters as one form whose answer is an address; it works without script too. */
export function SavedSearch({ wish, path, children }: SavedSearchProps) {
  const navigate = useNavigate()
  const count = savedFilterCount(wish)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    for (const panel of form.querySelectorAll('details')) panel.open = false
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    navigate(path + savedSearch({ ...readSavedWish(new URLSearchParams(fields)), page: 1 }), {
      preventScrollReset: true,
    })
  }
  return (
    <search>
      <form key={savedSearch(wish)} method="get" action={path} onSubmit={submit} className="grid gap-3">
        {wish.collection ? <input type="hidden" name="collection" value={wish.collection} /> : null}
        <div className="flex gap-2">
          <SearchField
            label="Search saved recipes"
            name="q"
            defaultValue={wish.q}
            placeholder="Name or words"
            maxLength={100}
            className="min-w-0 flex-1"
          />
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </div>
        <div className="wish-row">
          <details>
            <summary className="chip">
              <Icon name="sliders" size={18} />
              {count > 0 ? `Filters, ${count}` : 'Filters'}
            </summary>
            <div className="wish-panel">
              <div className="grid gap-4 sm:grid-cols-3">
                <Choice label="Meal" name="meal" value={wish.meal} options={Object.entries(MEAL_WORDS)} />
                <Choice
                  label="Time"
                  name="time"
                  value={wish.minutes}
                  options={MINUTES.map(m => [m, `${m} min or less`])}
                />
                <EnergyChoice value={wish.kcal} />
              </div>
              <Checks legend="Diet" name="diet" of={DIETS} chosen={wish.diets} />
              <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
                <Button type="submit" variant="secondary">
                  Show recipes
                </Button>
              </div>
            </div>
          </details>
          {count > 0 || wish.q !== '' ? (
            <Link
              to={path + savedSearch({ ...NO_SAVED_WISH, collection: wish.collection })}
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
