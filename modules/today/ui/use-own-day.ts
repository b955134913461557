import { useCallback, useEffect, useRef, useState } from 'react'
import { callTogether } from '#browser/call-together.ts'
import { newChange } from '#browser/change.ts'
import { keepOwnRecords } from '#browser/session.ts'
import { useToast } from '#kit/toast.tsx'
import { ownOutbox } from '#modules/changes/ui/own-outbox.ts'
import type { ActChange } from '#modules/food-log/day-acts.ts'
import { loggedWords } from '#modules/planner/said-words.ts'
import type { DayMeal, TodayView } from '../today-view.ts'

const ADDRESS = '/api/own-day'
const NOT_SAVED = 'It could not be saved. Please try again.'
const WAITS = 'It is kept here and sent once there is a connection'

export interface OwnDay {
  /** Null while nobody knows, or where nothing could be asked. */
  readonly view: TodayView | null
  /** The server could not be asked. */
  readonly isAway: boolean
  /** Of meals that were pressed here and are on their way. */
  readonly pressed: ReadonlySet<string>
  ask(): void
  eat(meal: DayMeal): void
}

/** Somebody's day, asked for with all else that is theirs on the page. */
export function useOwnDay(askConsent: () => Promise<boolean>): OwnDay {
  const { show } = useToast()
  const [view, setView] = useState<TodayView | null>(null)
  const [isAway, setAway] = useState(false)
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set())
  const isHere = useRef(true)

  const ask = useCallback(async () => {
    const { ok, body } = await callTogether(ADDRESS)
    if (!isHere.current) return
    setAway(!ok)
    if (!ok) return
    const { today } = body as { today: TodayView | null }
    if (!today) {
      // The session is over: the page becomes what it is for everybody.
      keepOwnRecords(false)
      return document.documentElement.removeAttribute('data-own')
    }
    setView(today)
    setPressed(new Set())
  }, [])

  useEffect(() => {
    isHere.current = true
    void ask()
    const again = () => void ask()
    // The way back to this page shows it as it was left.
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && again()
    addEventListener('online', again)
    addEventListener('pageshow', shownAgain)
    return () => {
      isHere.current = false
      removeEventListener('online', again)
      removeEventListener('pageshow', shownAgain)
    }
  }, [ask])

  async function send(changes: readonly ActChange[], agrees: boolean) {
    const waits = () => show({ message: WAITS, tone: 'warning' })
    const sent = await Promise.all(
      changes.map(({ kind, body }) =>
        ownOutbox().put(newChange(kind, agrees && kind === 'diary-changed' ? { ...body, agrees } : body), waits),
      ),
    )
    const failed = sent.find(({ ok }) => !ok)
    if (failed && !failed.ok) show({ message: failed.error ?? NOT_SAVED, tone: 'error', durationMs: 10_000 })
    void ask()
  }

  async function eat({ key, dish, said, eat }: DayMeal) {
    if (!view || !eat || pressed.has(key)) return
    const agrees = !view.agreed && (await askConsent())
    if (!view.agreed && !agrees) return
    setPressed(before => new Set([...before, key]))
    show({
      message: loggedWords(`${dish.name} is in your diary`, said.notFor),
      action: { label: 'Undo', onAction: () => void send(eat.back, false) },
    })
    await send(eat.changes, agrees)
  }

  return { view, isAway, pressed, ask: () => void ask(), eat: meal => void eat(meal) }
}
