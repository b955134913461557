import type { Day } from '#modules/calendar/day.ts'
import { USUAL_MOVES } from './balance/plan-week.ts'
import type { Diner, EatenBefore, Fixed, InCupboard, PlanProblem, PlanResult, Slot } from './balance/problem.ts'
import { cookOf, dishKey, dishOn } from './cooked.ts'
import { minutesFor } from './cooking-time.ts'
import { dishOf, type KitchenDish } from './kitchen.ts'
import { openMeals } from './open-meals.ts'
import type { PlannedEntry } from './plan.ts'
import type { PlanDish } from './plan-dish.ts'
import { nextPlace, type PlanEdit } from './plan-edits.ts'
import { type PlanSetting, settingsOf } from './plan-settings.ts'

/** 'fill' leaves everything that is planned; 'again' all that is locked, past, eaten out or a note. */
export type PlanningMode = 'fill' | 'again'

/** All that planning some days asks for. */
export interface PlanningSource {
  /** In order; those before today stay as they are. */
  readonly days: readonly Day[]
  readonly today: Day
  readonly entries: readonly PlannedEntry[]
  readonly settings: readonly PlanSetting[]
  /** What the page knows of planned dishes, by `dishKey`. */
  readonly dishes: ReadonlyMap<string, PlanDish>
  readonly kitchen: readonly KitchenDish[]
  readonly diners: readonly Diner[]
  readonly eatenBefore: readonly EatenBefore[]
  readonly cupboard: readonly InCupboard[]
  readonly mode: PlanningMode
  readonly seed: number
}

export interface Planning {
  readonly problem: PlanProblem
  /** Ids of entries that make way. */
  readonly replaced: readonly string[]
}

/** What is to be planned, and around what. The first diner is the member, whose portions the entries say. */
export function planningOf(source: PlanningSource): Planning {
  const { days, settings, kitchen, diners, eatenBefore, cupboard, seed } = source
  const replaced = new Set(source.mode === 'again' ? replaceable(source) : [])
  const kept = source.entries.filter(({ id, day }) => days.includes(day) && !replaced.has(id))
  const problem: PlanProblem = {
    ...{ days, diners, eatenBefore, cupboard, seed },
    moves: USUAL_MOVES,
    slots: slotsBetween(source, kept),
    fixed: kept.filter(isFood).map(entry => fixedOf(source, entry)),
    dishes: kitchen.map(dishOf),
    avoided: [...settingsOf(settings, 'not-again').keys()].map(refOf),
  }
  return { problem, replaced: [...replaced] }
}

const isFood = ({ what }: PlannedEntry) => what.kind !== 'note'

/** Whatever is locked stays, and what it is left over from; so do past days and what is no dish. */
function replaceable({ entries, days, today, settings }: PlanningSource): string[] {
  const lockedDays = settingsOf(settings, 'locked-day')
  const stays = (entry: PlannedEntry) =>
    entry.isLocked ||
    entry.day < today ||
    !days.includes(entry.day) ||
    lockedDays.has(entry.day) ||
    (entry.what.kind !== 'dish' && entry.what.kind !== 'leftovers')
  const needed = new Set(entries.filter(stays).flatMap(entry => cookOf(entries, entry)?.id ?? []))
  return entries.filter(entry => !stays(entry) && !needed.has(entry.id)).map(({ id }) => id)
}

const slotsBetween = (source: PlanningSource, kept: readonly PlannedEntry[]): Slot[] =>
  openMeals({ ...source, entries: kept }).map(({ day, meal }) => ({
    ...{ day, meal },
    accepts: [meal],
    mostMinutes: minutesFor(source.settings, day, meal),
  }))

function fixedOf({ entries, dishes, kitchen, diners }: PlanningSource, entry: PlannedEntry): Fixed {
  const { day, meal, what, quarters } = entry
  const planned = dishOn(entries, entry)
  const known = planned && (kitchen.find(({ ref }) => sameRef(ref, planned.ref)) ?? dishes.get(dishKey(planned)))
  return {
    ...{ day, meal },
    dish: known ? dishOf(known) : null,
    // Of what was planned by hand nobody says what the others have.
    quarters: diners.map((_, index) => (index === 0 ? quarters : 0)),
    keptKcal: what.kind === 'eating-out' ? what.keptKcal : null,
  }
}

const sameRef = (one: KitchenDish['ref'], other: KitchenDish['ref']) => one.kind === other.kind && one.id === other.id

function refOf(key: string): KitchenDish['ref'] {
  const [kind = '', id = ''] = key.split('/')
  return { kind: kind as KitchenDish['ref']['kind'], id }
}

export interface Planned {
  readonly edit: PlanEdit
  /** What is now planned, to be shown at once. */
  readonly dishes: readonly KitchenDish[]
}

/**
 * What was found, as an edit of the plan: each dish at its meal, what is warmed up as leftovers of the entry it was
 * cooked for. Portions of other diners are those of guests.
 *
 * @param newId a UUID at each call
 */
export function editOf(
  { problem, replaced }: Planning,
  { placed }: Pick<PlanResult, 'placed'>,
  { entries, kitchen }: Pick<PlanningSource, 'entries' | 'kitchen'>,
  newId: () => string,
): Planned {
  const stays = entries.filter(({ id }) => !replaced.includes(id))
  const ids = new Map(placed.map(({ slot }) => [slot, newId()]))
  const put: PlannedEntry[] = []
  const dishes = new Map<string, KitchenDish>()
  for (const { slot, dish, quarters, leftoversOf } of placed) {
    const cell = problem.slots[slot]
    const found = kitchen.find(({ ref }) => sameRef(ref, dish))
    if (!cell || !found) continue
    dishes.set(dishKey(found), found)
    const [own = 0, ...others] = quarters
    const of = leftoversOf === null ? undefined : ids.get(leftoversOf)
    put.push({
      id: ids.get(slot) ?? '',
      ...{ day: cell.day, meal: cell.meal, place: nextPlace([...stays, ...put], cell) },
      what: of ? { kind: 'leftovers', of } : { kind: 'dish', ref: found.ref, name: found.name, grams: null },
      quarters: own,
      guestQuarters: others.reduce((sum, each) => sum + each, 0),
      time: null,
      isLocked: false,
    })
  }
  return { edit: { put, removed: replaced }, dishes: [...dishes.values()] }
}
