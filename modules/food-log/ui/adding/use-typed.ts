import { useEffect, useRef, useState } from 'react'
import { call } from '#browser/calls.ts'
import type { TypedAnswer } from '../../adding/offer.ts'
import type { UsualThing } from '../../adding/usual-things.ts'
import { type Row, rowsOf } from './rows.ts'

/** As long as somebody is still typing, nothing is asked. */
const QUIET_MS = 120

export interface Typed {
  readonly text: string
  readonly rows: readonly Row[]
  /** What of the text was understood, from one place up to another; none while it is being read. */
  readonly understood: readonly Understood[]
  /** 'waiting': what is shown is of an earlier text. */
  readonly state: 'there' | 'waiting' | 'away'
  type(text: string): void
  change(row: Row): void
  remove(key: string): void
  clear(): void
}

export interface Understood {
  readonly from: number
  readonly to: number
}

const placesOf = (answers: readonly TypedAnswer[]): readonly Understood[] =>
  answers.flatMap(({ means, from, to }) => (means ? [{ from, to }] : []))

interface Read {
  readonly rows: readonly Row[]
  readonly understood: readonly Understood[]
  /** The text that it is of. */
  readonly of: string
}

const NOTHING_READ: Read = { rows: [], understood: [], of: '' }

/** What somebody types, read by the server while they type. What they set by hand in a row stays. */
export function useTyped(usual: readonly UsualThing[]): Typed {
  const [text, setText] = useState('')
  const [read, setRead] = useState<Read>(NOTHING_READ)
  const [state, setState] = useState<Typed['state']>('there')
  const removed = useRef(new Set<string>())
  const known = useRef(usual)
  known.current = usual
  useEffect(() => {
    if (text.trim() === '') {
      removed.current.clear()
      setRead(NOTHING_READ)
      return setState('there')
    }
    setState('waiting')
    const wanted = new AbortController()
    const timer = setTimeout(async () => {
      const { ok, body, lost } = await call('/api/diary-search', { body: { text }, wanted: wanted.signal })
      if (lost === 'stopped') return
      const { rows: answers = [] } = (body ?? {}) as { rows?: readonly TypedAnswer[] }
      // What was read of an earlier text is not what is meant now.
      setRead(({ rows }) =>
        ok
          ? {
              rows: rowsOf(answers, rows, known.current).filter(({ key }) => !removed.current.has(key)),
              understood: placesOf(answers),
              of: text,
            }
          : NOTHING_READ,
      )
      setState(ok ? 'there' : 'away')
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      wanted.abort()
    }
  }, [text])
  const setRows = (change: (rows: readonly Row[]) => readonly Row[]) =>
    setRead(before => ({ ...before, rows: change(before.rows) }))
  return {
    text,
    rows: read.rows,
    understood: read.of === text ? read.understood : [],
    state,
    type: setText,
    change: row => setRows(all => all.map(each => (each.key === row.key ? row : each))),
    remove(key) {
      removed.current.add(key)
      setRows(all => all.filter(each => each.key !== key))
    },
    clear: () => setText(''),
  }
}
