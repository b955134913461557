import { type ReactNode, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { SearchField } from './search-field.tsx'
import './styles/combobox.css'

const LONGEST_SEARCH = 100
/** Shorter than a pause between two words, longer than between two letters. */
const PAUSE_MS = 120
const FEWEST_LETTERS = 2

/** What was found, under a name where there are several kinds. */
export interface FoundGroup<T> {
  readonly label?: string
  readonly hits: readonly T[]
}

interface ComboboxProps<T> {
  /** What the box and the list are called, and what is in an empty box. */
  label: string
  listLabel: string
  placeholder: string
  /** The words that this page is about. */
  asked: string
  /** What fits what was typed; the signal says when it is no longer wanted. */
  find: (typed: string, wanted: AbortSignal) => Promise<readonly FoundGroup<T>[]>
  onChoose: (hit: T) => void
  /** What else is done when somebody empties the box by its button. */
  onClear?: () => void
  show: (hit: T) => ReactNode
  /** How many there are, for anyone who does not see them. */
  countWords: (count: number) => string
}

/**
 * A box that suggests while one types. The keys are heard by the box, which keeps the focus; without script it is a
 * field of the form around it, called q.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const box = useSuggestions(props)
  return (
    <>
      <SearchField
        label={props.label}
        placeholder={props.placeholder}
        name="q"
        maxLength={LONGEST_SEARCH}
        value={box.text}
        {...box.said}
        onChange={event => box.type(event.target.value)}
        onKeyDown={event => box.press(event.nativeEvent)}
        onBlur={box.close}
        onClear={() => {
          box.type('')
          props.onClear?.()
        }}
      />
      <Suggestions {...props} {...box} />
    </>
  )
}

/** The same under a box that is there already, and whose words and focus are kept while this is fetched. */
export function SuggestionsOf<T>({ input, ...props }: ComboboxProps<T> & { input: HTMLInputElement }) {
  const box = useSuggestions(props)
  const { type, press, close } = box
  useEffect(() => {
    for (const [name, value] of Object.entries(box.said)) {
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, String(value))
    }
    const hear = () => type(input.value)
    input.addEventListener('input', hear)
    input.addEventListener('keydown', press)
    input.addEventListener('blur', close)
    return () => {
      input.removeEventListener('input', hear)
      input.removeEventListener('keydown', press)
      input.removeEventListener('blur', close)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed while this was on its way, once
  useEffect(() => type(input.value), [])
  return <Suggestions {...props} {...box} />
}

/** What the box says of itself, what its keys do, and what is under it. */
function useSuggestions<T>({ asked, find, onChoose }: ComboboxProps<T>) {
  const list = useId()
  const { text, type, groups, close, reset } = useFound(asked, find)
  const [active, setActive] = useState(-1)
  const hits = groups.flatMap(group => group.hits)
  const isShown = hits.length > 0
  const choose = (hit: T) => {
    close()
    reset()
    onChoose(hit)
  }
  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return
    const chosen = hits[active]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (isShown && step) setActive(((active + 1 + step + hits.length + 1) % (hits.length + 1)) - 1)
    else if (isShown && event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else {
      // The form is sent, and what is still being looked for comes too late.
      if (event.key === 'Enter') close()
      return setActive(-1)
    }
    event.preventDefault()
  }
  const said = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isShown,
    'aria-controls': list,
    'aria-activedescendant': isShown && active >= 0 ? `${list}-${active}` : undefined,
  } as const
  const typed = (next: string) => {
    setActive(-1)
    type(next)
  }
  return { list, text, type: typed, close, press, said, groups, hits, active, isShown, choose }
}

type SuggestionsProps<T> = Pick<ComboboxProps<T>, 'listLabel' | 'show' | 'countWords'> &
  Pick<ReturnType<typeof useSuggestions<T>>, 'list' | 'groups' | 'hits' | 'active' | 'isShown' | 'choose'>

function Suggestions<T>(props: SuggestionsProps<T>) {
  const { list, groups, hits, active, isShown, choose, show } = props
  const option = (hit: T) => {
    const place = hits.indexOf(hit)
    const isActive = place === active
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the box, which keeps the focus
      <div
        key={place}
        id={`${list}-${place}`}
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        ref={element => {
          if (isActive) element?.scrollIntoView({ block: 'nearest' })
        }}
        // Before the box loses the focus, and with it the list.
        onPointerDown={event => event.preventDefault()}
        onClick={() => choose(hit)}
      >
        {show(hit)}
      </div>
    )
  }
  return (
    <>
      <div id={list} role="listbox" aria-label={props.listLabel} className="suggestions" hidden={!isShown}>
        {groups.map(({ label, hits }) =>
          label ? (
            // biome-ignore lint/a11y/useSemanticElements: a list box has groups, and no fieldsets
            <div key={label} role="group" aria-label={label}>
              <span aria-hidden="true">{label}</span>
              {hits.map(option)}
            </div>
          ) : (
            hits.map(option)
          ),
        )}
      </div>
      <p role="status" className="sr-only">
        {isShown ? props.countWords(hits.length) : ''}
      </p>
    </>
  )
}

/** The words in the box and what fits them. A form that is sent leads to another page, and that closes the list. */
function useFound<T>(asked: string, find: ComboboxProps<T>['find']) {
  const { key, pathname } = useLocation()
  const [text, setText] = useState(asked)
  const [typed, setTyped] = useState('')
  const found = useFoundLater(typed.trim().length < FEWEST_LETTERS ? '' : typed, PAUSE_MS, find)
  // What is being typed while a filter of the same page is on its way is not lost to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page with the same words counts too
  useEffect(() => setText(asked), [pathname, asked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, also one with the same words
  useEffect(() => setTyped(''), [key])
  const type = (next: string) => {
    setText(next)
    setTyped(next)
  }
  return { text, type, groups: found ?? [], close: () => setTyped(''), reset: () => setText(asked) }
}

/** What fits the words; null while there are none. Words that were typed further are not looked up. */
export function useFoundLater<T>(
  words: string,
  pauseMs: number,
  find: (words: string, wanted: AbortSignal) => Promise<T>,
): T | null {
  const [found, setFound] = useState<T | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the words that are asked about
  useEffect(() => {
    if (words === '') return setFound(null)
    const wanted = new AbortController()
    const timer = setTimeout(() => {
      find(words, wanted.signal).then(
        now => wanted.signal.aborted || setFound(now),
        () => {},
      )
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      wanted.abort()
    }
  }, [words])
  return found
}
