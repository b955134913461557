import { Form, useLocation } from 'react-router'
import { Icon } from '#kit/icon.tsx'
import { useLateSuggestions } from './late-suggestions.tsx'

/**
 * The box of the header: a lens that opens over the header while it has the focus, a field where there is room. The page
 * of results has a box of its own.
 */
export function HeaderSearch() {
  const { pathname } = useLocation()
  const { field, suggestions } = useLateSuggestions()
  if (pathname === '/find') return null
  return (
    <search className="site-search">
      <Form action="/find">
        <Icon name="search" size={22} />
        <input {...field} aria-label="Search" placeholder="Search" />
        {suggestions}
      </Form>
    </search>
  )
}

/** The same above the pages of the dashboard, where there always is room. */
export function DashboardSearch() {
  const { field, suggestions } = useLateSuggestions()
  return (
    <search className="relative">
      <Form action="/find">
        <div className="search">
          <Icon name="search" />
          <input
            {...field}
            aria-label="Search recipes, foods, supplements and pages"
            placeholder="Search recipes, foods, supplements"
          />
        </div>
        {suggestions}
      </Form>
    </search>
  )
}
