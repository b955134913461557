import { type ComponentType, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { fetchPart } from '#browser/fetch-part.ts'
import { Icon } from '#kit/icon.tsx'

/**
 * The box of the header: a lens that opens over the header while it has the focus, a field where there is room. A form
 * that leads to the page of results; what suggests is fetched when somebody goes to it. The page of results has a box
 * of its own.
 */
export function HeaderSearch() {
  const { pathname } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<{ input: HTMLInputElement }> | null>(null)
  if (pathname === '/find') return null
  const suggest = () => {
    if (Suggestions) return
    // Without a connection it stays a form, and is asked for again the next time.
    fetchPart(() => import('./site-suggestions.tsx')).then(
      part => setSuggestions(() => part.SiteSuggestions),
      () => {},
    )
  }
  return (
    <search className="site-search">
      <Form action="/find">
        <Icon name="search" size={22} />
        <input
          ref={input}
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label="Search"
          placeholder="Search"
          className="input"
          onFocus={suggest}
        />
        {Suggestions && input.current ? <Suggestions input={input.current} /> : null}
      </Form>
    </search>
  )
}
