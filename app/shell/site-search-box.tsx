import { Form, href, useLocation } from 'react-router'
import { Combobox } from '#kit/combobox.tsx'
import { useSiteSearch } from './site-suggestions.tsx'

/** Finds recipes, supplements, foods and pages. Without script it is a form that leads to the page of results. */
export function SiteSearchBox() {
  const { search, pathname } = useLocation()
  const results = href('/find')
  const props = useSiteSearch(pathname === results ? (new URLSearchParams(search).get('q') ?? '') : '')
  return (
    <search className="relative">
      <Form action={results}>
        <Combobox {...props} />
      </Form>
    </search>
  )
}
