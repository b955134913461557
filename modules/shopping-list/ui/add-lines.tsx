import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call, errorIn } from '#browser/calls.ts'
import { randomId } from '#browser/random-id.ts'
import { Icon } from '#kit/icon.tsx'
import { EatingMarks } from '#modules/nutrition/ui/eating-marks.tsx'
import { splitTyped } from '../acts.ts'
import type { TypedView } from '../list-view.ts'
import { LONGEST_HAND_LINE } from '../shopping-limits.ts'
import { HAND_TEXTS } from '../shopping-words.ts'

interface AddLinesProps {
  readonly list: string
  readonly token: string | undefined
  readonly address: string
  readonly onAdd: (lines: readonly { id: string; text: string }[]) => void
}

const PAUSE_MS = 250

/** One field for what is to be bought. What was understood is said before it is added. */
export function AddLines({ list, token, address, onAdd }: AddLinesProps) {
  const [typed, setTyped] = useState('')
  const [understood, setUnderstood] = useState<{ readonly typed: string; readonly lines: readonly TypedView[] } | null>(
    null,
  )
  const [error, setError] = useState('')
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    setError('')
    if (typed.trim() === '') return setUnderstood(null)
    const wanted = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await call(address, { body: { list, token, typed }, wanted: wanted.signal })
      // Without a connection the words are added as they are, and understood when they have joined.
      if (answer.ok) setUnderstood({ typed, lines: (answer.body as { lines: TypedView[] }).lines })
      else if (answer.status === 400) setError(errorIn(answer.body) ?? '')
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      wanted.abort()
    }
  }, [typed, list, token, address])

  const lines = understood?.typed === typed ? understood.lines : null
  const there = new Set((lines ?? []).flatMap(line => (line.isThere ? [line.text] : [])))
  const texts = splitTyped(typed).filter(text => !there.has(text))
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (error) return
    if (texts.some(text => text.length > LONGEST_HAND_LINE)) return setError(HAND_TEXTS['too-long'])
    if (texts.length > 0) onAdd(texts.map(text => ({ id: randomId(), text })))
    setTyped('')
    input.current?.focus()
  }
  return (
    <form className="shop-add" onSubmit={add}>
      {lines && lines.length > 0 ? (
        <ul className="shop-understood" aria-label="What was understood">
          {lines.map(({ text, amount, name, does, marks }) => (
            <li key={text + name}>
              <strong>{amount}</strong> {name} <span>{does}</span> <EatingMarks marks={marks} inline />
            </li>
          ))}
        </ul>
      ) : null}
      {error ? (
        <p className="field-error" role="alert">
          <Icon name="alert" size={16} />
          {error}
        </p>
      ) : null}
      <div className="shop-add-field">
        <Icon name="plus" />
        <input
          ref={input}
          className="input"
          aria-label="Add to the list"
          placeholder="2 onions, foil, 200g feta"
          enterKeyHint="enter"
          autoComplete="off"
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
        />
        <button type="submit" className="button button-primary button-small" disabled={typed.trim() === ''}>
          {texts.length > 1 ? `Add ${texts.length} lines` : 'Add'}
        </button>
      </div>
    </form>
  )
}
