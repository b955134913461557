import type { Dispatch, RefObject, SetStateAction } from 'react'
import { pendingChanges } from '#browser/pending-changes.ts'
import type { useToast } from '#kit/toast.tsx'
import { withPortions } from '../at-the-table.ts'
import { dishKey } from '../cooked.ts'
import { madeEarly } from '../early-leftovers.ts'
import { householdOf } from '../household.ts'
import type { PlannedDish, PlannedEntry } from '../plan.ts'
import type { PlanChanges } from '../plan-changes.ts'
import type { PlanDish } from '../plan-dish.ts'
import { NO_EDIT, type PlanEdit, withEdit } from '../plan-edits.ts'
import { type PlanSetting, withSettings } from '../plan-settings.ts'
import { undoOf } from '../undone.ts'
import { keepPlan, waitingEdits } from './keep-plan.ts'
import type { Done, PendingEdit, PlanHand } from './use-plan.ts'

/** The page around a plan: what it shows now, and how it is told. */
export interface PlanAround {
  readonly now: RefObject<{
    readonly entries: readonly PlannedEntry[]
    readonly settings: readonly PlanSetting[]
    readonly dishes: ReadonlyMap<string, PlanDish>
    readonly done: readonly Done[]
    readonly isSample: boolean
    agreed: boolean
  }>
  readonly setPending: Dispatch<SetStateAction<readonly PendingEdit[]>>
  readonly setDone: Dispatch<SetStateAction<readonly Done[]>>
  readonly setBrought: Dispatch<SetStateAction<ReadonlyMap<string, PlanDish>>>
  readonly show: ReturnType<typeof useToast>['show']
  readonly revalidate: () => Promise<void>
  /** Asks what an edit is to do with leftovers that it puts before their cook, or for a consent. */
  readonly ask: (question: PlanQuestion) => void
  readonly along: PlanAlong | undefined
}

export type PlanQuestion =
  | { readonly kind: 'early'; readonly edit: PlanEdit; readonly words: string }
  | { readonly kind: 'consent'; readonly answer: (agrees: boolean) => void }

/** A plan before and after a press. */
export interface PlanPress {
  readonly before: readonly PlannedEntry[]
  readonly after: readonly PlannedEntry[]
  readonly settings: readonly PlanSetting[]
  readonly dishes: ReadonlyMap<string, PlanDish>
}

/** A change of another part of the product. */
export interface AlongChange {
  readonly kind: string
  readonly body: object
}

/** What another part of the product changes when something is eaten by the plan, which needs a consent; fetched then. */
export type PlanAlong = () => Promise<(press: PlanPress) => Along>
export interface Along {
  /** Whether it keeps something that needs a consent, so that who has not given one is asked. */
  readonly keeps: boolean
  changes(agrees: boolean): readonly AlongChange[]
}

export type PlanHands = Pick<PlanHand, 'edit' | 'set' | 'undo'>

/** What the settings were before, so that they can be put back. */
const settingsBefore = (before: readonly PlanSetting[], changed: readonly PlanSetting[]): readonly PlanSetting[] =>
  changed.map(
    each => before.find(({ name, key }) => name === each.name && key === each.key) ?? { ...each, value: null },
  )

const eatenIn = (entries: readonly PlannedEntry[]) =>
  entries
    .flatMap(({ id, done }) => (done === 'eaten' ? [id] : []))
    .sort()
    .join()

/** Whether something was eaten by it, or is not after all. */
const isEatenAnew = ({ before, after }: PlanPress) => eatenIn(before) !== eatenIn(after)

/** What can be done to the plan of a page; begins with what an earlier page could not send. */
export function openHands(around: () => PlanAround): PlanHands {
  const pending = pendingChanges<Pick<PendingEdit, 'edit' | 'settings'>>(around)
  for (const { edit, settings, answered } of waitingEdits()) pending.waited({ edit, settings }, answered)

  // Without a connection a meal can be eaten too.
  void around()
    .along?.()
    .catch(() => undefined)

  /** What others change with a press; whoever has not agreed to it is asked, and the plan is changed all the same. */
  async function alongside(press: PlanPress): Promise<readonly AlongChange[]> {
    const { now, along, ask } = around()
    if (!along) return []
    const { keeps, changes } = (await along())(press)
    if (now.current.agreed) return changes(false)
    const agrees = keeps && (await new Promise<boolean>(answer => ask({ kind: 'consent', answer })))
    if (agrees) now.current.agreed = true
    return agrees ? changes(true) : []
  }

  function send(edit: PlanEdit, changed: readonly PlanSetting[], back: Done | null, before: readonly PlannedEntry[]) {
    const { settings, dishes } = around().now.current
    const press = { before, after: withEdit(before, edit), settings, dishes }
    const bodies: Partial<PlanChanges> = {
      ...(edit.put.length + edit.removed.length > 0 && { 'plan-changed': edit }),
      ...(changed.length > 0 && { 'plan-set': { settings: changed } }),
    }
    pending.send(
      { edit, settings: changed },
      // What eats nothing is written down before the page may be left.
      waits =>
        isEatenAnew(press)
          ? alongside(press).then(along => keepPlan(bodies, along, waits))
          : keepPlan(bodies, [], waits),
      // What was not done cannot be taken back.
      () => around().setDone(all => all.filter(each => each !== back)),
    )
  }

  function undo() {
    const last = around().now.current.done.at(-1)
    if (!last) return
    around().setDone(all => all.slice(0, -1))
    send(last.edit, last.settings, null, around().now.current.entries)
  }

  function act(edit: PlanEdit, changed: readonly PlanSetting[], words: string) {
    const { now, setDone, show } = around()
    const { entries: before, settings: had, dishes, isSample, agreed, done } = now.current
    const back = { edit: undoOf(before, edit), settings: settingsBefore(had, changed) }
    now.current = {
      entries: withEdit(before, edit),
      settings: withSettings(had, changed),
      dishes,
      done: [...done, back],
      isSample: false,
      agreed,
    }
    setDone(all => [...all, back])
    // A visitor who changes the sample week makes it their own, whole.
    send(isSample ? { ...edit, put: withEdit(before, edit) } : edit, changed, back, before)
    show({ message: words, action: { label: 'Undo', onAction: undo } })
  }

  /** What is new is for everybody at the table, unless it says otherwise. */
  function forAll(edit: PlanEdit, added: readonly PlanDish[]): PlanEdit {
    const { entries, settings, dishes } = around().now.current
    const household = householdOf(settings)
    if (household.length === 0) return edit
    const edibleOf = (dish: PlannedDish) =>
      added.find(each => dishKey(each) === dishKey(dish)) ?? dishes.get(dishKey(dish)) ?? null
    const all = withEdit(entries, edit)
    const isNew = ({ id }: PlannedEntry) => entries.every(each => each.id !== id)
    return { ...edit, put: edit.put.map(each => (isNew(each) ? withPortions(all, each, household, edibleOf) : each)) }
  }

  return {
    undo,
    edit(edit, words, added = [], changed = []) {
      if (edit.put.length + edit.removed.length + changed.length === 0) return
      if (madeEarly(around().now.current.entries, edit).length > 0) return around().ask({ kind: 'early', edit, words })
      if (added.length > 0)
        around().setBrought(all => new Map([...all, ...added.map(dish => [dishKey(dish), dish] as const)]))
      act(forAll(edit, added), changed, words)
    },
    set: (changed, words) => act(NO_EDIT, changed, words),
  }
}
