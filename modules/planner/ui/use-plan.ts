import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { fetchPart } from '#browser/fetch-part.ts'
import { firstSign } from '#browser/first-sign.ts'
import { useToast } from '#kit/toast.tsx'
import { dishKey } from '../cooked.ts'
import type { PlannedEntry } from '../plan.ts'
import type { PlanChanges } from '../plan-changes.ts'
import { figuresOf, type PlanDish } from '../plan-dish.ts'
import { type PlanEdit, undoOf, withEdit } from '../plan-edits.ts'
import type { PlanSetting } from '../plan-settings.ts'
import type { DishFigures } from '../totals.ts'

/** What the page was rendered with. */
export interface PlanBase {
  readonly entries: readonly PlannedEntry[]
  readonly settings: readonly PlanSetting[]
  readonly dishes: readonly PlanDish[]
  /** The sample member's: the first change makes it the visitor's own. */
  readonly isSample: boolean
}

/** A plan in somebody's hand: as it is with everything that was changed here, sent or not, and what can be done to it. */
export interface PlanHand {
  readonly entries: readonly PlannedEntry[]
  readonly settings: readonly PlanSetting[]
  readonly dishes: ReadonlyMap<string, PlanDish>
  readonly figures: ReadonlyMap<string, DishFigures>
  /** Something that was done here can be taken back. */
  readonly canUndo: boolean
  /** Something waits for a connection. */
  readonly isWaiting: boolean
  /** Does it at once, says so with an Undo, and sends it. What is added brings what is known of its dish. */
  edit(edit: PlanEdit, words: string, dishes?: readonly PlanDish[]): void
  set(settings: readonly PlanSetting[], words: string): void
  undo(): void
  /** Shows an empty week in place of the sample member's; null where it is not theirs, or is empty already. */
  readonly startEmpty: (() => void) | null
}

interface Pending {
  readonly key: number
  readonly edit: PlanEdit
  readonly settings: readonly PlanSetting[]
  readonly waits: boolean
}

interface Done {
  readonly edit: PlanEdit
  readonly settings: readonly PlanSetting[]
}

const NOTHING: PlanEdit = { put: [], removed: [] }
const ERROR_MS = 10_000
const NOT_SENT = 'That could not be kept. Please check your connection and try again.'

const fetchKeeping = () => fetchPart(() => import('./keep-plan.ts'))

const withSettings = (before: readonly PlanSetting[], changed: readonly PlanSetting[]): readonly PlanSetting[] => {
  const idOf = ({ name, key }: PlanSetting) => `${name} ${key}`
  const ids = new Set(changed.map(idOf))
  return [...before.filter(each => !ids.has(idOf(each))), ...changed.filter(({ value }) => value !== null)]
}

/** What the settings were before, so that they can be put back. */
const settingsBefore = (before: readonly PlanSetting[], changed: readonly PlanSetting[]): readonly PlanSetting[] =>
  changed.map(
    each => before.find(({ name, key }) => name === each.name && key === each.key) ?? { ...each, value: null },
  )

let lastKey = 0

export function usePlan(base: PlanBase): PlanHand {
  const { show } = useToast()
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState<readonly Pending[]>([])
  const [done, setDone] = useState<readonly Done[]>([])
  const [isCleared, setCleared] = useState(false)
  const [brought, setBrought] = useState<ReadonlyMap<string, PlanDish>>(new Map())

  const { isSample } = base
  const entries = useMemo(
    () => pending.reduce((so, { edit }) => withEdit(so, edit), isSample && isCleared ? [] : [...base.entries]),
    [base, pending, isSample, isCleared],
  )
  const settings = useMemo(
    () => pending.reduce((so, each) => withSettings(so, each.settings), base.settings),
    [base, pending],
  )
  const dishes = useMemo(
    () => new Map([...brought, ...base.dishes.map(dish => [dishKey(dish), dish] as const)]),
    [base, brought],
  )
  const figures = useMemo(() => new Map([...dishes].map(([key, dish]) => [key, figuresOf(dish)])), [dishes])

  // A press that comes before the page is drawn again builds on the press before it.
  const now = useRef({ entries, settings, done, isSample: base.isSample && pending.length === 0 })
  now.current = { entries, settings, done, isSample: base.isSample && pending.length === 0 }

  const drop = useCallback((key: number) => setPending(all => all.filter(each => each.key !== key)), [])

  /** Shows it, sends it, and shows what the server holds once it has answered. */
  const send = useCallback(
    (edit: PlanEdit, changed: readonly PlanSetting[], back: Done | null) => {
      const key = ++lastKey
      const made: Pending = { key, edit, settings: changed, waits: false }
      setPending(all => [...all, made])
      const bodies: Partial<PlanChanges> = {
        ...(edit.put.length + edit.removed.length > 0 && { 'plan-changed': edit }),
        ...(changed.length > 0 && { 'plan-set': { settings: changed } }),
      }
      const waits = () => setPending(all => all.map(each => (each.key === key ? { ...each, waits: true } : each)))
      const refused = (error: string | null) => {
        // What was not done cannot be taken back.
        setDone(all => all.filter(each => each !== back))
        show({ message: error ?? NOT_SENT, tone: 'error', durationMs: ERROR_MS })
        drop(key)
      }
      void fetchKeeping()
        .then(part => part.keepPlan(bodies, waits))
        .then(
          async settled => {
            if (!settled.ok) return refused(settled.error)
            await revalidate()
            drop(key)
          },
          () => refused(null),
        )
    },
    [drop, revalidate, show],
  )

  const undo = useCallback(() => {
    const last = now.current.done.at(-1)
    if (!last) return
    setDone(all => all.slice(0, -1))
    send(last.edit, last.settings, null)
  }, [send])

  const act = useCallback(
    (edit: PlanEdit, changed: readonly PlanSetting[], words: string) => {
      const { entries: before, settings: had, isSample } = now.current
      const back = { edit: undoOf(before, edit), settings: settingsBefore(had, changed) }
      now.current = {
        ...now.current,
        entries: withEdit(before, edit),
        settings: withSettings(had, changed),
        done: [...now.current.done, back],
        isSample: false,
      }
      setDone(all => [...all, back])
      // A visitor who changes the sample week makes it their own, whole.
      send(isSample ? { put: withEdit(before, edit), removed: [] } : edit, changed, back)
      show({ message: words, action: { label: 'Undo', onAction: undo } })
    },
    [send, show, undo],
  )

  useEffect(() => {
    void firstSign().then(() =>
      fetchKeeping().then(
        part =>
          part.waitingEdits().forEach(({ edit, settings: waiting, answered }) => {
            const key = ++lastKey
            setPending(all => [...all, { key, edit, settings: waiting, waits: true }])
            void answered.then(() => revalidate()).then(() => drop(key))
          }),
        () => undefined,
      ),
    )
  }, [drop, revalidate])

  return {
    entries,
    settings,
    dishes,
    figures,
    canUndo: done.length > 0,
    isWaiting: pending.some(({ waits }) => waits),
    undo,
    startEmpty: isSample && !isCleared && pending.length === 0 ? () => setCleared(true) : null,
    edit(edit, words, added = []) {
      if (edit.put.length + edit.removed.length === 0) return
      if (added.length > 0) setBrought(all => new Map([...all, ...added.map(dish => [dishKey(dish), dish] as const)]))
      act(edit, [], words)
    },
    set: (changed, words) => act(NOTHING, changed, words),
  }
}
