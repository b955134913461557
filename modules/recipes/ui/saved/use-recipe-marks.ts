import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { tryPart } from '#browser/fetch-part.ts'
import { firstSign } from '#browser/first-sign.ts'
import { forPress } from '#browser/new-version.ts'
import { openChannel } from '#browser/tabs.ts'
import { useToast } from '#kit/toast.tsx'
import { type MarkChange, type RecipeMark, type RecipeRating, UNMARKED } from '../../saved/recipe-marks.ts'
import { hasMarks } from './kept-here.ts'
import type { MarkFailure, MarkNews, MarkOutcome, MarkStore } from './mark-store.ts'

/** How many places on the page show each recipe. */
const onPage = new Map<string, number>()
const listeners = new Set<() => void>()
let tellTabs: ((news: MarkNews) => void) | null = null
let isHearing = false
let store: MarkStore | null = null
let opening: Promise<MarkStore> | null = null

const shown = () => [...onPage.keys()]

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** Fetched when there is something to keep: a visitor who only looks around does without. */
function open(): Promise<MarkStore> {
  opening ??= tryPart(() => import('./open-marks.ts')).then(
    ({ openMarks }) => {
      const opened = openMarks(storage, news => tellTabs?.(news))
      opened.subscribe(() => {
        for (const listener of listeners) listener()
      })
      store = opened
      return opened
    },
    error => {
      // Offline, perhaps: the next press tries again.
      opening = null
      throw error
    },
  )
  return opening
}

/** What can wait for the next time when it does not work. */
const withStore = (work: (opened: MarkStore) => void) => void open().then(work, () => {})

/** Other tabs, and the time while this one was hidden. */
function hearOnce() {
  if (isHearing) return
  isHearing = true
  tellTabs = openChannel<MarkNews>('recipe-marks', news => withStore(opened => opened.hear(news, shown())))
  window.addEventListener('pageshow', ({ persisted }) => persisted && store?.lookAgain(shown(), true))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') store?.lookAgain(shown())
  })
  // So that the first press is answered at once.
  void firstSign().then(() => withStore(() => {}))
}

/** What the visitor keeps of a recipe. On the server, and until it was asked for, nothing. */
export function useMark(id: string): RecipeMark {
  useMarksWanted(id)
  return useSyncExternalStore(
    subscribe,
    () => store?.mark(id) ?? UNMARKED,
    () => UNMARKED,
  )
}

/**
 * Asks for the marks of recipes that this page will show later, in the same call.
 *
 * @param ids apart by commas
 */
export function useMarksWanted(ids: string) {
  useEffect(() => {
    const all = ids.split(',').filter(Boolean)
    hearOnce()
    for (const id of all) onPage.set(id, (onPage.get(id) ?? 0) + 1)
    if (store || hasMarks(storage())) withStore(opened => opened.want(all))
    return () => {
      for (const id of all) {
        const left = (onPage.get(id) ?? 1) - 1
        if (left > 0) onPage.set(id, left)
        else onPage.delete(id)
      }
    }
  }, [ids])
}

/** What everybody's ratings come to: as the page says, or as it is since the visitor rated. */
export function useRating(id: string, onThePage: RecipeRating | null): RecipeRating | null {
  const since = useSyncExternalStore(
    subscribe,
    () => store?.rating(id),
    () => undefined,
  )
  return since === undefined ? onThePage : since
}

/** Changes marks without a word: who calls says what came of it. */
export async function changeMark(id: string, change: MarkChange, waits?: () => void): Promise<MarkOutcome> {
  try {
    return await (await forPress(open())).change(id, change, waits)
  } catch {
    return { ok: false, reason: navigator.onLine ? 'failed' : 'offline' }
  }
}

/** The same where it can be done now, or not at all. */
export async function changeMarkNow(id: string, change: MarkChange): Promise<MarkOutcome> {
  const outcome = await forPress(open()).then(
    opened => opened.changeNow(id, change),
    () => ({ ok: false, reason: 'failed' }) as const,
  )
  const isOffline = !outcome.ok && outcome.reason === 'failed' && !navigator.onLine
  return isOffline ? { ok: false, reason: 'offline' } : outcome
}

export const FAILURE_TEXTS: Record<MarkFailure, string> = {
  offline: 'You are offline, so nothing was changed. Please try again with a connection.',
  'too-often': 'That was a bit fast. Please wait a moment and try again.',
  'too-many': 'Your account is full. Remove some recipes before you add more.',
  'signed-out': 'You have been signed out, so nothing was changed. Please sign in again.',
  failed: 'That could not be saved. Please try again.',
}

/** How long a failure is shown, and what waits for a connection. Longer than usual: it says what to do about it. */
export const ERROR_MS = 10_000

/** For a change whose sending could not even be fetched. */
export const unsentText = () => FAILURE_TEXTS[navigator.onLine ? 'failed' : 'offline']

/** A change that cannot be sent waits in this browser. */
const WAITING_TEXTS = {
  offline: 'You are offline. This is kept here, and sent when you’re back online.',
  unreachable: 'We can’t be reached at the moment. This is kept here, and sent as soon as we can.',
  sent: 'You’re back online, and your changes are saved.',
} as const

const GUEST_TEXT = 'Kept in this browser as a guest. Sign up to have it everywhere.'

/** Tells a visitor without an account, once and in one line, where their records are. */
export function useGuestNote(): () => void {
  const { show } = useToast()
  const navigate = useNavigate()
  return () => {
    const onAction = () => void navigate('/login')
    show({ message: GUEST_TEXT, action: { label: 'Sign Up Free', onAction } })
  }
}

/** Changes marks, and says what came of it. */
export function useMarking(): (id: string, change: MarkChange, said: string) => void {
  const { show } = useToast()
  const tellGuest = useGuestNote()
  const change = async (id: string, change: MarkChange) => {
    let waited = false
    const outcome = await changeMark(id, change, () => {
      waited = true
      show({
        message: WAITING_TEXTS[navigator.onLine ? 'unreachable' : 'offline'],
        tone: 'warning',
        durationMs: ERROR_MS,
      })
    })
    if (told(outcome) && waited) show({ message: WAITING_TEXTS.sent, tone: 'success', durationMs: ERROR_MS })
  }
  const told = (outcome: MarkOutcome) => {
    if (!outcome.ok) show({ message: FAILURE_TEXTS[outcome.reason], tone: 'error', durationMs: 6000 })
    else if (outcome.isNewGuest) tellGuest()
    return outcome.ok
  }
  return (id, wanted, said) => {
    const before = store?.mark(id) ?? UNMARKED
    const keys = Object.keys(wanted) as (keyof MarkChange)[]
    const back: MarkChange = Object.fromEntries(keys.map(key => [key, before[key]]))
    // What was lost by a slip is one press away; what was added is taken off by pressing again.
    const isLoss = wanted.saved === false || wanted.liked === false || wanted.stars !== undefined
    const onAction = () => void change(id, back)
    show({ message: said, ...(isLoss && { action: { label: 'Undo', onAction } }) })
    void change(id, wanted)
  }
}
