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
  /** 'waiting': what is shown is of an earlier text. */
  readonly state: 'there' | 'waiting' | 'away'
  type(text: string): void
  change(row: Row): void
  remove(key: string): void
  clear(): void
}

/** What somebody types, read by the server while they type. What they set by hand in a row stays. */
export function useTyped(usual: readonly UsualThing[]): Typed {
  const [text, setText] = useState('')
  const [rows, setRows] = useState<readonly Row[]>([])
  const [state, setState] = useState<Typed['state']>('there')
  const removed = useRef(new Set<string>())
  const known = useRef(usual)
  known.current = usual
  useEffect(() => {
    if (text.trim() === '') {
      setRows([])
      return setState('there')
    }
    setState('waiting')
    const wanted = new AbortController()
    const timer = setTimeout(async () => {
      const { ok, body, lost } = await call('/api/diary-search', { body: { text }, wanted: wanted.signal })
      if (lost === 'stopped') return
      const { rows: answers = [] } = (body ?? {}) as { rows?: readonly TypedAnswer[] }
      if (ok) {
        const read = (before: readonly Row[]) => rowsOf(answers, before, known.current)
        setRows(before => read(before).filter(({ key }) => !removed.current.has(key)))
      }
      setState(ok ? 'there' : 'away')
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      wanted.abort()
    }
  }, [text])
  return {
    text,
    rows,
    state,
    type: setText,
    change: row => setRows(all => all.map(each => (each.key === row.key ? row : each))),
    remove(key) {
      removed.current.add(key)
      setRows(all => all.filter(each => each.key !== key))
    },
    clear() {
      removed.current.clear()
      setText('')
    },
  }
}
