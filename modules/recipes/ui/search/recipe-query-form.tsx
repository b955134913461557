import { type FormEvent, type ReactNode, useRef } from 'react'
import { href, useNavigate } from 'react-router'
import { querySearch, type RecipeQuery, readQuery, SORTS } from '../../search/recipe-query.ts'
import { RecipeFilters } from './recipe-filters.tsx'
import { RecipeSearchBox } from './recipe-search-box.tsx'
import './recipe-search.css'

const FORM = 'recipe-query'

/** Everything that can be asked for, as one form whose answer is an address. */
export function RecipeQueryForm({ query, children }: { query: RecipeQuery; children?: ReactNode }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedQuery(event.currentTarget, query)
    for (const panel of event.currentTarget.querySelectorAll('details')) panel.open = false
    // An empty term does nothing; the button in the box goes back to the popular recipes.
    if (typed.q === '' && querySearch(typed) === querySearch({ ...query, q: '', page: 1 })) return
    navigate(href('/recipes') + querySearch(typed), { preventScrollReset: true })
  }
  return (
    <search>
      <form
        id={FORM}
        ref={form}
        method="get"
        action={href('/recipes')}
        onSubmit={submit}
        className="grid grid-cols-1 gap-3"
      >
        <RecipeSearchBox q={query.q} clearTo={href('/recipes') + querySearch({ ...query, q: '', page: 1 })} />
        <RecipeFilters query={query} />
        {children}
      </form>
    </search>
  )
}

/**
 * Anyone who unticks the last of their diets and allergens means it; anyone who never had one has nothing to say of it.
 */
function typedQuery(form: HTMLFormElement, before: RecipeQuery): RecipeQuery {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const eatsAny = before.eatsAny || before.diets.length + before.allergens.length > 0
  return { ...readQuery(new URLSearchParams(fields)), eatsAny, page: 1 }
}

/** The order; it is beside the results and belongs to the form above. Without script it waits for Search. */
export function RecipeSort({ query }: { query: RecipeQuery }) {
  return (
    <label className="flex items-center gap-1.5 text-small text-ink-2">
      <span className="max-sm:sr-only">Sort by</span>
      <select
        key={query.sort}
        name="sort"
        form={FORM}
        defaultValue={query.sort}
        onChange={event => event.currentTarget.form?.requestSubmit()}
        className="quiet-select"
      >
        {Object.entries(SORTS).map(([key, words]) => (
          <option key={key} value={key}>
            {key === 'best' && query.q === '' ? 'popular first' : words}
          </option>
        ))}
      </select>
    </label>
  )
}
