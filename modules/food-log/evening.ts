import type { Day } from '#modules/calendar/day.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { nextPlace } from '#modules/planner/plan-edits.ts'
import type { Dose } from '#modules/supplements-log/cabinet.ts'
import type { Act, DayState } from './day-state.ts'
import type { DayStatus } from './diary.ts'
import { type Dishes, eatenEntry } from './from-plan.ts'

/** What somebody says of one planned thing as they close the day. */
export interface Reconciled {
  readonly planned: PlannedEntry
  /** When it was eaten, 'HH:mm'. */
  readonly time: string
  /** Of a serving; 0 was skipped. */
  readonly quarters: number
}

/** The same of a dose that is due: not taken, it is skipped. */
export interface ReconciledDose {
  /** As it is kept when it was taken. */
  readonly dose: Dose
  readonly isTaken: boolean
}

/** Whether something is ticked from the start: its time has passed. All of an earlier day has, nothing of a later one. */
export const hasPassed = (day: Day, time: string, now: { readonly day: Day; readonly time: string }): boolean =>
  day === now.day ? time <= now.time : day < now.day

/**
 * Closes a day: what was eaten becomes an entry with the planned entry's own id, the rest is skipped, and the day has a
 * status. Closed twice, on two devices or late, it is the same entries once: of what two devices say of one thing the
 * later counts, in plan and diary alike, so each says of everything that it was shown whether there is an entry.
 */
export function closing(
  state: Pick<DayState, 'plan' | 'entries'>,
  day: Day,
  said: { readonly meals: readonly Reconciled[]; readonly doses: readonly ReconciledDose[] },
  dishes: Dishes,
  status: DayStatus,
): Act {
  const { meals, doses } = said
  const eaten = meals.filter(({ quarters }) => quarters > 0)
  const skipped = meals.filter(({ quarters }) => quarters <= 0)
  const entries = [...state.entries]
  for (const { planned, time, quarters } of eaten) {
    const known = entries.find(({ id }) => id === planned.id)
    const entry = eatenEntry(state, planned, dishes, { time, quarters })
    entries.push({ ...entry, place: known?.place ?? nextPlace(entries, planned) })
  }
  const plan = meals.map(({ planned, quarters }) => ({ ...planned, done: quarters > 0 ? 'eaten' : 'skipped' }) as const)
  return {
    days: [{ day, status }],
    ...(doses.length > 0 && {
      doses: {
        put: doses.map(({ dose, isTaken }) => (isTaken ? dose : { ...dose, units: 0 })),
        removed: [],
      },
    }),
    ...(meals.length > 0 && {
      diary: { put: entries.slice(state.entries.length), removed: skipped.map(({ planned }) => planned.id) },
      plan: { put: plan, removed: [] },
    }),
  }
}

/** 'Adds 1 meal and 1 dose, skips 1. The day counts as complete.' */
export function closingWords(
  counts: { readonly meals: number; readonly doses: number; readonly skipped: number },
  status: DayStatus,
): string {
  const { meals, doses, skipped } = counts
  const added = [counted(meals, 'meal'), counted(doses, 'dose')].filter(Boolean).join(' and ')
  const does = [added && `adds ${added}`, skipped > 0 && `skips ${skipped}`].filter(Boolean).join(', ')
  const first = does ? `${does.charAt(0).toUpperCase()}${does.slice(1)}. ` : ''
  return `${first}The day counts as ${status}.`
}

const counted = (count: number, what: string) => (count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`)
