import { useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { fetchPart } from '#browser/fetch-part.ts'
import { handsWhenFetched } from '#browser/hands-later.ts'
import type { Pending } from '#browser/pending-changes.ts'
import { useToast } from '#kit/toast.tsx'
import { dishKey } from '../cooked.ts'
import type { PlannedEntry } from '../plan.ts'
import { figuresOf, type PlanDish } from '../plan-dish.ts'
import { type PlanEdit, withEdit } from '../plan-edits.ts'
import { type PlanSetting, withSettings } from '../plan-settings.ts'
import type { DishFigures } from '../totals.ts'
import type { PlanAlong, PlanAround } from './plan-hands.ts'

/** What the page was rendered with. */
export interface PlanBase {
  readonly entries: readonly PlannedEntry[]
  readonly settings: readonly PlanSetting[]
  readonly dishes: readonly PlanDish[]
  /** The sample member's: the first change makes it the visitor's own. */
  readonly isSample: boolean
  /** A visitor's own from the start: nothing of the sample member's is in it. */
  readonly isBlank?: boolean
  /** Whether they agreed that it is kept what they ate. */
  readonly agreed?: boolean
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
  edit(edit: PlanEdit, words: string, dishes?: readonly PlanDish[], settings?: readonly PlanSetting[]): void
  set(settings: readonly PlanSetting[], words: string): void
  undo(): void
  /** Shows an empty week in place of the sample member's; null where it is not theirs, or is empty already. */
  readonly startEmpty: (() => void) | null
}

export interface PendingEdit extends Pending {
  readonly edit: PlanEdit
  readonly settings: readonly PlanSetting[]
}

/** What takes something back. */
export interface Done {
  readonly edit: PlanEdit
  readonly settings: readonly PlanSetting[]
}

const fetchHands = () => fetchPart(() => import('./plan-hands.ts'))

export function usePlan(base: PlanBase, ask: PlanAround['ask'], along?: PlanAlong): PlanHand {
  const { show } = useToast()
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState<readonly PendingEdit[]>([])
  const [done, setDone] = useState<readonly Done[]>([])
  const [isCleared, setCleared] = useState(false)
  const [brought, setBrought] = useState<ReadonlyMap<string, PlanDish>>(new Map())

  const { isSample, isBlank = false, agreed = false } = base
  const entries = useMemo(
    () => pending.reduce((so, { edit }) => withEdit(so, edit), isSample && isCleared ? [] : [...base.entries]),
    [base, pending, isSample, isCleared],
  )
  const settings = useMemo(
    () => pending.reduce((so, each) => withSettings(so, each.settings), base.settings),
    [base, pending],
  )
  // What was planned before is known when it is put back.
  const known = useRef<ReadonlyMap<string, PlanDish>>(brought)
  const dishes = useMemo(() => {
    known.current = new Map([...known.current, ...brought, ...base.dishes.map(dish => [dishKey(dish), dish] as const)])
    return known.current
  }, [base, brought])
  const figures = useMemo(() => new Map([...dishes].map(([key, dish]) => [key, figuresOf(dish)])), [dishes])

  // A press that comes before the page is drawn again builds on the press before it.
  const shown = { entries, settings, dishes, done, agreed, isSample: isSample && pending.length === 0 }
  const now = useRef(shown)
  now.current = shown

  const [hands] = useState(() => handsWhenFetched(fetchHands))
  useEffect(() => {
    hands.open({ now, setPending, setDone, setBrought, show, revalidate, ask, along })
  }, [hands, show, revalidate, ask, along])

  return {
    entries,
    settings,
    dishes,
    figures,
    canUndo: done.length > 0,
    isWaiting: pending.some(({ waits }) => waits),
    startEmpty: isSample && !isBlank && !isCleared && pending.length === 0 ? () => setCleared(true) : null,
    undo: () => hands.use(({ undo }) => undo(), show),
    edit: (...edit) => hands.use(one => one.edit(...edit), show),
    set: (...setting) => hands.use(one => one.set(...setting), show),
  }
}
