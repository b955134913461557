import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { Button } from '#kit/button.tsx'
import { ChipGroup, ChipLink } from '#kit/chip.tsx'
import { SearchField } from '#kit/search-field.tsx'
import { filterSearch, type ShelfFilter } from '../filters.ts'
import type { ShelfPath } from './shelf-address.ts'
import { KeptFacets } from './shelf-facets.tsx'

interface ShelfFiltersProps {
  filter: ShelfFilter
  path: ShelfPath
  categories: readonly string[]
  /** Something is recommended by their own week. */
  hasRecommended: boolean
}

/**
 * Search box and chips. What is asked for lives in the address, so that it can be shared and the
 * back button restores it; without JavaScript the box is a form and the chips are links.
 */
export function ShelfFilters({ filter, path, categories, hasRecommended }: ShelfFiltersProps) {
  const { text, change, settle } = useSearchText(filter, path)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    settle()
  }
  const address = (category: string) => path + filterSearch({ ...filter, category, isRecommended: false })
  return (
    <div className="grid gap-x-4 gap-y-3 lg:flex lg:items-center">
      <search className="sm:w-85">
        <form method="get" action={path} onSubmit={submit} className="flex gap-2">
          <SearchField
            label="Search supplements"
            placeholder="Search supplements..."
            name="q"
            maxLength={60}
            value={text}
            onChange={event => change(event.target.value)}
            onBlur={settle}
            onClear={() => change('')}
            className="grow"
          />
          {filter.view ? <input type="hidden" name="view" value={filter.view} /> : null}
          {filter.category ? <input type="hidden" name="category" value={filter.category} /> : null}
          <KeptFacets facets={filter} />
          <noscript>
            <Button type="submit" variant="secondary">
              Search
            </Button>
          </noscript>
        </form>
      </search>
      <ChipGroup label="Show only" scroll>
        <ChipLink to={address('')} current={filter.category === '' && !filter.isRecommended} replace={false}>
          All
        </ChipLink>
        {categories.map(category => (
          <ChipLink
            key={category}
            to={address(category)}
            current={filter.category.toLowerCase() === category.toLowerCase()}
            replace={false}
          >
            {category}
          </ChipLink>
        ))}
        {/* Last: it comes after the page, and moves no other. */}
        {hasRecommended ? (
          <ChipLink
            to={path + filterSearch({ ...filter, category: '', isRecommended: true })}
            current={filter.isRecommended}
            replace={false}
          >
            Recommended
          </ChipLink>
        ) : null}
      </ChipGroup>
    </div>
  )
}

/** Marks the steps in the history that typing made. */
const TYPED = { typed: true }

/**
 * The words in the box lead, the address follows: the first letter is a new step in the history and
 * the rest of the word replaces it, so that one press of the back button takes the whole search away.
 */
function useSearchText(filter: ShelfFilter, path: ShelfPath) {
  const navigate = useNavigate()
  const kind = useNavigationType()
  const { key, state } = useLocation()
  const [text, setText] = useState(filter.q)
  const typing = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, also one with the same words
  useEffect(() => {
    // While one types, addresses arrive late and one by one: only an arrival by another way may change the box, or one
    // whose words were typed before the page had woken and drew the box again.
    if (typing.current && isTyped(state) && kind !== 'POP') return
    typing.current = false
    setText(filter.q)
  }, [key])

  const change = (next: string) => {
    setText(next)
    const q = next.trim()
    if (q === text.trim()) return
    navigate(path + filterSearch({ ...filter, q }), {
      // The step that has really been taken, not the one drawn: until the first has, there is nothing to replace but
      // the page before it.
      replace: typing.current && isTyped(window.history.state?.usr),
      preventScrollReset: true,
      state: TYPED,
    })
    typing.current = true
  }
  const settle = () => {
    typing.current = false
  }
  return { text, change, settle }
}

function isTyped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'typed' in state
}
