import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { SearchField } from '#kit/search-field.tsx'
import type { Dose } from '#modules/supplements-log/cabinet.ts'
import { LONGEST_TYPED } from '../../adding/typed-parts.ts'
import type { PanelProps } from './add-meal.tsx'
import { AddRow } from './add-row.tsx'
import { AddSide } from './add-side.tsx'
import { givenOf, nameOfRow, type Row } from './rows.ts'
import { type Typed, useTyped } from './use-typed.ts'
import { UsualList } from './usual-list.tsx'

const AWAY = 'That can’t be looked up without a connection. You can still add what you’ve had before.'

/** What somebody types, as rows with their figures; before that, what they usually have. */
export function SearchPanel(props: PanelProps) {
  const { kept, add, onDirty, leave, makeOwn } = props
  const typed = useTyped(kept.usual)
  const { text, rows, state } = typed
  const [isWanted, setWanted] = useState(false)
  const form = useId()
  const given = rows.flatMap(givenOf)
  const takes = takesOf(rows, props)
  const doses = [...takes.values()].flatMap(dose => dose ?? [])
  const count = given.length + doses.length
  useEffect(() => onDirty(text.trim() !== ''), [text, onDirty])

  const addAll = () => {
    if (count > 0) add(given, addedWords(rows, given.length, doses), true, { doses })
  }
  const latest = useRef(addAll)
  latest.current = addAll
  // Enter may come before the answer to what was typed last.
  useEffect(() => {
    if (!isWanted || state === 'waiting') return
    setWanted(false)
    latest.current()
  }, [isWanted, state])

  return (
    <div className="add-grid">
      <form
        id={form}
        className="add-main"
        onKeyDown={event => {
          // A search field is emptied by Esc, without a question.
          if (event.key !== 'Escape' || text === '') return
          event.preventDefault()
          leave()
        }}
        onSubmit={event => {
          event.preventDefault()
          setWanted(true)
        }}
      >
        <TypedField typed={typed} />
        {state === 'away' ? <p className="mt-3">{AWAY}</p> : null}
        <ul className="add-rows" aria-label="What you typed" aria-busy={state === 'waiting'}>
          {rows.map(row => (
            <AddRow
              key={row.key}
              row={row}
              takes={takes.get(row.key) ?? null}
              onChange={typed.change}
              onRemove={() => typed.remove(row.key)}
              onMakeOwn={makeOwn}
            />
          ))}
        </ul>
        {text.trim() === '' || state === 'away' ? <UsualList {...props} /> : null}
      </form>
      <AddSide {...props} given={given} takes={doses} isWaiting={state === 'waiting'}>
        {count > 0 ? (
          <Button type="submit" form={form} wide>
            {given.length > 1 ? `Add ${given.length} foods` : 'Add'}
          </Button>
        ) : null}
      </AddSide>
    </div>
  )
}

/** The dose that each supplement is, by its row. Of one that is typed twice the second ticks nothing. */
function takesOf(rows: readonly Row[], { hand, when }: PanelProps): ReadonlyMap<string, Dose | null> {
  const seen = new Set<string>()
  const takes = rows.flatMap(row => {
    if (row.kind !== 'product') return []
    const dose = seen.has(row.dose.product) ? null : hand.doseOf(row.dose, when.time)
    seen.add(row.dose.product)
    return [[row.key, dose] as const]
  })
  return new Map(takes)
}

function addedWords(rows: readonly Row[], count: number, doses: readonly Dose[]): string {
  const [first, ...more] = rows.filter(row => givenOf(row).length > 0)
  const foods = first && more.length === 0 ? nameOfRow(first) : count > 0 ? `${count} foods` : ''
  return [foods, ...doses.map(({ name }) => name)].filter(Boolean).join(' and ')
}

function TypedField({ typed }: { typed: Typed }) {
  const box = useRef<HTMLDivElement>(null)
  // A keyboard that opens by itself covers what a phone shows: only where there is a real one.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) box.current?.querySelector('input')?.focus()
  }, [])
  return (
    <div ref={box} className="add-typed">
      <SearchField
        label="Food and amount"
        placeholder="Food and amount"
        enterKeyHint="done"
        maxLength={LONGEST_TYPED}
        aria-describedby="add-hint"
        value={typed.text}
        onChange={event => typed.type(event.target.value)}
        onClear={typed.clear}
      />
      <Underlined typed={typed} />
      <p id="add-hint" className={typed.text === '' ? 'field-hint mt-2' : 'sr-only'}>
        Such as ‘150g yogurt’ or ‘½ tin chickpeas’. Enter adds it.
      </p>
    </div>
  )
}

/** A line under what was understood, beneath the letters of the box; the rows say the same in words. */
function Underlined({ typed: { text, understood } }: { typed: Typed }) {
  const line = useRef<HTMLDivElement>(null)
  // A long text moves within its box.
  useEffect(() => {
    const input = line.current?.parentElement?.querySelector('input')
    const follow = () => line.current?.scrollTo({ left: input?.scrollLeft ?? 0 })
    follow()
    input?.addEventListener('scroll', follow)
    return () => input?.removeEventListener('scroll', follow)
  })
  const pieces = understood.map(({ from, to }, nth) => ({
    before: text.slice(understood[nth - 1]?.to ?? 0, from),
    from,
    words: text.slice(from, to),
  }))
  return (
    <div ref={line} className="add-understood" aria-hidden="true">
      {pieces.map(({ before, from, words }) => (
        <span key={from}>
          {before}
          <u>{words}</u>
        </span>
      ))}
      {text.slice(understood.at(-1)?.to ?? text.length)}
    </div>
  )
}
