import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#kit/button.tsx'
import { FilterPanel } from '#kit/filter-panel.tsx'
import { countFacets, type FacetChoices, type Facets, facetEntries, NO_FACETS, readFacets } from '../facets.ts'
import { filterSearch, type ShelfFilter } from '../filters.ts'
import { FacetFields, typedIn } from './facet-fields.tsx'
import type { ShelfPath } from './shelf-address.ts'

export interface ShelfFacetsProps {
  filter: ShelfFilter
  path: ShelfPath
  choices: FacetChoices
  categories: readonly string[]
  /** How many products there are of what is asked for: the browser has them all. */
  count: (filter: ShelfFilter) => number
}

/**
 * What else can be asked of the shelf, and its order. Closed until something was asked for; all of it is in the address.
 * Without JavaScript it is a form.
 */
export function ShelfFacets({ filter, path, choices, categories, count }: ShelfFacetsProps) {
  const navigate = useNavigate()
  const asked = countFacets(filter)
  const isAsked = asked > 0 || filter.order !== ''
  // At first alone: what somebody has opened does not close under their hands with the last choice taken back.
  const [isOpen] = useState(isAsked)
  const [chosen, setChosen] = useChosen(filter)
  const take = (form: HTMLFormElement) => {
    const facets = readFacets(typedIn(form))
    setChosen(facets)
    navigate(path + filterSearch({ ...filter, ...facets }), { preventScrollReset: true })
  }
  return (
    <FilterPanel
      className="min-h-11"
      startsOpen={isOpen}
      title="Filter and sort"
      on={asked}
      sheet={sheet}
      given={{ filter, path, choices, categories, count }}
    >
      <form
        method="get"
        action={path}
        aria-label="Filter and sort supplements"
        onChange={event => take(event.currentTarget)}
        onSubmit={event => {
          event.preventDefault()
          take(event.currentTarget)
        }}
        className="mt-2 grid items-end gap-x-4 gap-y-3 rounded-l bg-sunken p-4 max-lg:grid-cols-2 lg:grid-cols-4 max-lg:[&>.field:first-of-type]:col-span-2"
      >
        <Kept filter={filter} />
        <FacetFields chosen={chosen} choices={choices} isLed />
        <p className="flex flex-wrap items-center gap-x-4 col-span-2 lg:justify-self-end">
          <noscript>
            <Button type="submit" variant="secondary">
              Show
            </Button>
          </noscript>
          {isAsked ? (
            <Link
              to={path + filterSearch({ ...filter, ...NO_FACETS })}
              preventScrollReset
              className="link inline-flex min-h-11 items-center"
            >
              Clear these
            </Link>
          ) : null}
        </p>
      </form>
    </FilterPanel>
  )
}

const sheet = () => import('./shelf-sheet.tsx')

/** The fields lead and the address follows, as fast as it can; what it says by another way is taken over. */
function useChosen(filter: ShelfFilter) {
  const address = filterSearch(filter)
  const [shown, setShown] = useState({ address, chosen: filter as Facets })
  if (shown.address !== address) setShown({ address, chosen: filter })
  const setChosen = (chosen: Facets) => setShown({ address, chosen })
  return [shown.chosen, setChosen] as const
}

/** What was asked for elsewhere goes along with a form that the browser sends by itself. */
function Kept({ filter: { q, category, isRecommended, view } }: { filter: ShelfFilter }) {
  const kept = { view: view ?? '', q, category, only: isRecommended ? 'recommended' : '' }
  return Object.entries(kept).map(([name, value]) =>
    value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}

/** For the form of the search box. */
export function KeptFacets({ facets }: { facets: Facets }) {
  return facetEntries(facets).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
