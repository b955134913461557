import { type FormEvent, type ReactNode, useRef } from 'react'
import { href, useNavigate, useNavigation } from 'react-router'
import { querySearch, type RecipeQuery, SORTS } from '../../search/recipe-query.ts'
import { RecipeFilters } from './recipe-filters.tsx'
import { RecipeSearchBox } from './recipe-search-box.tsx'
import { isSameSearch, typedQuery, typedWords } from './typed-query.ts'
import './recipe-search.css'

const FORM = 'recipe-query'

/** Everything that can be asked for, as one form whose answer is an address. */
export function RecipeQueryForm({ query, children }: { query: RecipeQuery; children?: ReactNode }) {
  const navigate = useNavigate()
  const { location: next } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { pathname, search } = next ?? window.location
    const isDrawn = pathname !== href('/recipes') || isSameSearch(search, query)
    const typed = isDrawn ? typedQuery(event.currentTarget, query) : typedWords(event.currentTarget, search)
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

/** The order; it is beside the results and belongs to the form above. Without script it waits for Search. */
export function RecipeSort({ query }: { query: RecipeQuery }) {
  return (
    <label className="flex items-center gap-1.5 text-small text-ink-2">
      <span className="max-md:sr-only">Sort by</span>
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
