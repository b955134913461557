import { type FormEvent, type ReactNode, useRef } from 'react'
import { href, useNavigate } from 'react-router'
import { type RecipeWish, readWish, SORTS, wishSearch } from '../recipe-wish.ts'
import { RecipeFilters } from './recipe-filters.tsx'
import { RecipeSearchBox } from './recipe-search-box.tsx'
import './recipe-search.css'

const FORM = 'recipe-wish'

/** Everything that can be asked for, as one form whose answer is an address. */
export function RecipeWishForm({ wish, children }: { wish: RecipeWish; children?: ReactNode }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    for (const panel of event.currentTarget.querySelectorAll('details')) panel.open = false
    navigate(href('/recipes') + wishSearch(typedWish(event.currentTarget)), { preventScrollReset: true })
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
        <RecipeSearchBox q={wish.q} />
        <RecipeFilters wish={wish} />
        {children}
      </form>
    </search>
  )
}

function typedWish(form: HTMLFormElement): RecipeWish {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return { ...readWish(new URLSearchParams(fields)), page: 1 }
}

/** The order; it stands beside the results and belongs to the form above. Without script it waits for Search. */
export function RecipeSort({ wish }: { wish: RecipeWish }) {
  return (
    <label className="flex items-center gap-1.5 text-small text-ink-2">
      <span className="max-sm:sr-only">Sort by</span>
      <select
        key={wish.sort}
        name="sort"
        form={FORM}
        defaultValue={wish.sort}
        onChange={event => event.currentTarget.form?.requestSubmit()}
        className="quiet-select"
      >
        {Object.entries(SORTS).map(([key, words]) => (
          <option key={key} value={key}>
            {key === 'best' && wish.q === '' ? 'popular first' : words}
          </option>
        ))}
      </select>
    </label>
  )
}
