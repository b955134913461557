import { useCallback, useEffect, useRef, useState } from 'react'
import { call, errorIn } from '#browser/calls.ts'
import { newChange } from '#browser/change.ts'
import { useToast } from '#kit/toast.tsx'
import { type Day, dayOf } from '#modules/calendar/day.ts'
import { ownOutbox } from '#modules/changes/ui/own-outbox.ts'
import type { CupboardItem } from '../cupboard.ts'
import { type CupboardAct, withCupboardActs } from '../cupboard-acts.ts'
import type { CupboardRow, CupboardView } from '../cupboard-view.ts'
import type { TypedView } from '../list-view.ts'

type Item = Omit<CupboardItem, 'key'>
/** What is done here, before it has a name and a moment. */
type Doing = CupboardAct extends infer A ? (A extends CupboardAct ? Pick<A, 'kind' | 'body'> : never) : never

const KINDS = ['cupboard-set', 'cupboard-added'] as const
const ERROR_MS = 6_000
const FAILED = 'This did not work. Please try again.'

export const itemOf = ({ name, level, grams, since, useBy, usedUntil, isStaple }: CupboardRow): Item => ({
  ...{ name, level, grams, isStaple },
  since: since as Day,
  useBy: useBy as Day | null,
  usedUntil: usedUntil as Day | null,
})

/** Something new that is there from today on. */
export const newItem = (name: string, isStaple = false): Item => ({
  ...{ name, level: 'plenty', grams: null, useBy: null, usedUntil: null, isStaple },
  since: dayOf(newChange('', {}).day),
})

/**
 * A cupboard as it is now, and what is done to it here: seen at once, written down before it is sent, and kept where
 * there is no connection.
 */
export function useCupboard(first: CupboardView, address: string) {
  const [told, setTold] = useState(first)
  const [acts, setActs] = useState<readonly CupboardAct[]>([])
  const { show } = useToast()
  const complain = useCallback((message: string) => show({ message, tone: 'error', durationMs: ERROR_MS }), [show])
  const asked = useRef(0)

  const settle = useCallback(
    async (id: string, error: string | null | undefined) => {
      if (error !== undefined) complain(error ?? FAILED)
      const turn = ++asked.current
      const seen = await call(address, { body: { list: 'cupboard' } })
      if (seen.ok && turn === asked.current) setTold(seen.body as CupboardView)
      setActs(before => before.filter(act => act.id !== id))
    },
    [address, complain],
  )

  // What an earlier visit to this page left on its way.
  useEffect(() => {
    const outbox = ownOutbox()
    const left = KINDS.flatMap(kind =>
      outbox.waiting(kind).map(({ id, body }) => ({ id, kind, body, waits: true }) as CupboardAct),
    )
    if (left.length > 0) setActs(before => [...left.filter(({ id }) => before.every(act => act.id !== id)), ...before])
    for (const { id } of left) outbox.follow(id, answer => void settle(id, answer.ok ? undefined : answer.error))
  }, [settle])

  const act = useCallback(
    (doing: Doing) => {
      const change = newChange(doing.kind, doing.body)
      setActs(before => [...before, { id: change.id, waits: !navigator.onLine, ...doing }])
      const wait = () =>
        setActs(before => before.map(each => (each.id === change.id ? { ...each, waits: true } : each)))
      void ownOutbox()
        .put(change, wait)
        .then(answer => settle(change.id, answer.ok ? undefined : answer.error))
    },
    [settle],
  )

  /** An exact amount that somebody typed, as it is understood; null where that is not known, which is said. */
  const read = useCallback(
    async (typed: string): Promise<readonly TypedView[] | null> => {
      const answer = await call(address, { body: { list: 'main', typed } })
      if (answer.ok) return (answer.body as { lines: TypedView[] }).lines
      complain(
        answer.lost === null
          ? (errorIn(answer.body) ?? FAILED)
          : 'You need a connection to set an exact amount, but not to change the level.',
      )
      return null
    },
    [address, complain],
  )

  const set = useCallback(
    (items: readonly { key: string; item: Item | null }[]) => {
      if (items.length > 0) act({ kind: 'cupboard-set', body: { items } })
    },
    [act],
  )
  const add = useCallback((text: string) => act({ kind: 'cupboard-added', body: { text } }), [act])
  const waiting = acts.filter(({ waits }) => waits).length
  return { view: withCupboardActs(told, acts), waiting, set, add, read }
}
