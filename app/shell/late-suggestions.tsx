import { type ComponentProps, type ComponentType, type ReactNode, useRef, useState } from 'react'
import { fetchPart } from '#browser/fetch-part.ts'

/**
 * A box that searches the whole site: a field of the form around it, called q. What suggests is fetched when somebody
 * goes to it.
 */
export function useLateSuggestions(): { field: ComponentProps<'input'>; suggestions: ReactNode } {
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<{ input: HTMLInputElement }> | null>(null)
  const suggest = () => {
    if (Suggestions) return
    // Without a connection it stays a form, and is asked for again the next time.
    fetchPart(() => import('./site-suggestions.tsx')).then(
      part => setSuggestions(() => part.SiteSuggestions),
      () => {},
    )
  }
  return {
    field: {
      ref: input,
      type: 'search',
      name: 'q',
      // What it becomes with its suggestions, so that nobody who has gone to it is told another kind of field.
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': false,
      maxLength: 100,
      autoComplete: 'off',
      enterKeyHint: 'search',
      className: 'input',
      onFocus: suggest,
    },
    suggestions: Suggestions && input.current ? <Suggestions input={input.current} /> : null,
  }
}
