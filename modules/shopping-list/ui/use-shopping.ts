import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#browser/calls.ts'
import { newChange } from '#browser/change.ts'
import { useToast } from '#kit/toast.tsx'
import { ownOutbox } from '#modules/changes/ui/own-outbox.ts'
import type { Act } from '../acts.ts'
import type { ShoppingView } from '../list-view.ts'
import type { ShoppingChanges } from '../shopping-changes.ts'

type Changed = ShoppingChanges['shopping-changed']
/** What a press does; the rest of the change is the list's. */
export type Doing = Partial<Pick<Changed, 'edits' | 'add' | 'remove' | 'restore' | 'repeat' | 'began'>>

const KIND = 'shopping-changed'
const NOTHING = { edits: [], add: [], remove: [], restore: [], repeat: [] }
const ERROR_MS = 6_000
const FAILED = 'This did not work. Please try again.'
/** How often a list is looked at while it is seen: one that others have too, and one whose plan may change. */
const LOOKS_MS = { shared: 4_000, own: 30_000 } as const

interface Options {
  readonly token: string | undefined
  /** The name that whoever is here chose to show. */
  readonly by: string
  /** Where lists are asked for. */
  readonly address: string
}

/**
 * A list as it is now, and what is done to it here. What is done is seen at once, is written down before it is sent, and
 * waits where there is no connection; a list that was opened works on without one.
 */
export function useShopping(first: ShoppingView, { token, by, address }: Options) {
  const [view, setView] = useState(first)
  // Also from the moment at which it is shared here.
  const isShared = token !== undefined || view.token !== null
  const [acts, setActs] = useState<readonly Act[]>([])
  const { show } = useToast()
  const asked = useRef(0)
  const { list } = first

  const look = useCallback(async () => {
    const turn = ++asked.current
    const answer = await call(address, { body: { list, token } })
    // What was asked for later is newer.
    if (answer.ok && turn === asked.current) setView(answer.body as ShoppingView)
    return answer.ok
  }, [address, list, token])

  const settle = useCallback(
    async (id: string, error: string | null | undefined) => {
      if (error !== undefined) show({ message: error ?? FAILED, tone: 'error', durationMs: ERROR_MS })
      await look()
      setActs(before => before.filter(act => act.id !== id))
    },
    [look, show],
  )

  // What an earlier visit to this page left on its way.
  useEffect(() => {
    const outbox = ownOutbox()
    const left = outbox.waiting(KIND).flatMap(({ id, at, body }) => {
      const about = body as Changed
      return about.list === list && about.token === token ? [{ id, at, waits: true, body: about }] : []
    })
    if (left.length > 0) setActs(before => [...left.filter(({ id }) => before.every(act => act.id !== id)), ...before])
    for (const { id } of left) outbox.follow(id, answer => void settle(id, answer.ok ? undefined : answer.error))
  }, [list, token, settle])

  useEffect(() => {
    const lookIfSeen = () => {
      if (!document.hidden && navigator.onLine) void look()
    }
    const timer = setInterval(lookIfSeen, isShared ? LOOKS_MS.shared : LOOKS_MS.own)
    const until = new AbortController()
    for (const sign of ['online', 'focus']) addEventListener(sign, lookIfSeen, until)
    document.addEventListener('visibilitychange', lookIfSeen, until)
    return () => {
      clearInterval(timer)
      until.abort()
    }
  }, [look, isShared])

  const act = useCallback(
    (doing: Doing) => {
      const { from, to } = view.days
      const about = { list, from, to, ...(token && { token }), ...(by && { by }) }
      const began = isBeginning(doing, view, acts) && view.asked ? { asked: view.asked, anew: false } : undefined
      const change = newChange(KIND, { ...about, ...NOTHING, ...(began && { began }), ...doing })
      setActs(before => [...before, { id: change.id, at: change.at, waits: !navigator.onLine, body: change.body }])
      const wait = () =>
        setActs(before => before.map(each => (each.id === change.id ? { ...each, waits: true } : each)))
      void ownOutbox()
        .put(change, wait)
        .then(answer => settle(change.id, answer.ok ? undefined : answer.error))
    },
    [view, acts, list, token, by, settle],
  )

  return { view, acts, act, look, isShared }
}

/** With the first tick goes what the plan asked for, so that what changes while somebody shops can be told. */
const isBeginning = ({ edits = [] }: Doing, { asked }: ShoppingView, acts: readonly Act[]) =>
  asked !== null &&
  edits.some(edit => edit.aspect === 'tick' && edit.value.ticked) &&
  acts.every(({ body }) => body.began === undefined)
