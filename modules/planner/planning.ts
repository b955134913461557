import type { Day } from '#modules/calendar/day.ts'
import { USUAL_MOVES } from './balance/plan-week.ts'
import {
  type EatenBefore,
  type Fixed,
  type InCupboard,
  type Placed,
  type PlanProblem,
  type PlanResult,
  type Slot,
  USUAL_QUARTERS,
} from './balance/problem.ts'
import { missesOf } from './balance/rescore.ts'
import { cookOf, dishKey, dishOn, leftoversOf } from './cooked.ts'
import { minutesFor } from './cooking-time.ts'
import { quartersFor } from './eaten.ts'
import { guestQuartersFor } from './guest-quarters.ts'
import type { HandChanges } from './hand-changes.ts'
import { dinersOf, householdOf } from './household.ts'
import { dishOf, type KitchenDish } from './kitchen.ts'
import { isOver, minuteOfMeal, missedMeals, type PlanClock } from './meal-times.ts'
import { openMeals } from './open-meals.ts'
import { isDone, type PlannedEntry, USUAL_MEALS } from './plan.ts'
import type { PlanDish } from './plan-dish.ts'
import { type Cell, entriesOf, NO_EDIT, nextPlace, type PlanEdit, withEdit } from './plan-edits.ts'
import { type PlanSetting, settingsOf } from './plan-settings.ts'
import type { PlanSetup } from './plan-setup.ts'

/**
 * 'fill' leaves everything that is planned; 'again' all that is locked, past, eaten out or a note; 'rest' that too, what
 * was changed by hand, and whatever need not change; 'swap' all but what is named.
 */
export type PlanningMode = 'fill' | 'again' | 'rest' | 'swap'

/** All that planning some days asks for. */
export interface PlanningSource extends PlanClock {
  /** In order; what lies behind stays as it is. */
  readonly days: readonly Day[]
  readonly entries: readonly PlannedEntry[]
  readonly settings: readonly PlanSetting[]
  /** What the page knows of planned dishes, by `dishKey`. */
  readonly dishes: ReadonlyMap<string, PlanDish>
  readonly kitchen: readonly KitchenDish[]
  readonly setup: PlanSetup
  readonly eatenBefore: readonly EatenBefore[]
  readonly cupboard: readonly InCupboard[]
  readonly mode: PlanningMode
  /** What was changed by hand, for 'rest'. */
  readonly byHand?: Pick<HandChanges, 'kept' | 'vacated'>
  /** Ids of what gives way, for 'swap'. */
  readonly swapped?: ReadonlySet<string>
  readonly seed: number
}

export interface Planning {
  readonly problem: PlanProblem
  /** Ids of entries that make way. */
  readonly replaced: readonly string[]
}

/** The member and their household, in the order of the diners. */
const whoEats = ({ settings }: Pick<PlanningSource, 'settings'>): (string | null)[] => [
  null,
  ...householdOf(settings).map(({ id }) => id),
]

/** What is to be planned, and around what. The first diner is the member, the others are their household. */
export function planningOf(source: PlanningSource): Planning {
  const { days, today, settings, setup, kitchen, eatenBefore, cupboard, seed } = source
  const replaced = new Set(source.mode === 'fill' ? [] : replaceable(source))
  const kept = source.entries.filter(({ id, day }) => days.includes(day) && !replaced.has(id))
  const slots = slotsBetween(source, kept)
  const problem: PlanProblem = {
    ...{ days, eatenBefore, cupboard, seed },
    diners: dinersOf(setup, householdOf(settings), days, today),
    // The rest goes on from the plan that is there, and only to what is better.
    moves: source.mode === 'rest' ? 0 : USUAL_MOVES,
    slots,
    fixed: [...kept.filter(isFood).map(entry => fixedOf(source, entry)), ...missedToday(source, slots)],
    dishes: kitchen.map(dishOf),
    avoided: [...settingsOf(settings, 'not-again').keys()].map(refOf),
    ...(settingsOf(settings, 'meal-sizes').size > 0 && { mealsOfAnySize: true }),
  }
  return { problem, replaced: [...replaced] }
}

type UsualMeal = (typeof USUAL_MEALS)[number]

const isFood = ({ what }: PlannedEntry) => what.kind !== 'note'

/** Whatever is locked, cooked or eaten stays, and what it is left over from; so do past meals and what is no dish. */
export function replaceable(source: Replaceable): string[] {
  const { entries, days, settings } = source
  const lockedDays = settingsOf(settings, 'locked-day')
  const stays = (entry: PlannedEntry) =>
    entry.isLocked ||
    isDone(entry) ||
    isOver(source, settings, entry) ||
    !days.includes(entry.day) ||
    lockedDays.has(entry.day) ||
    (entry.what.kind !== 'dish' && entry.what.kind !== 'leftovers') ||
    (source.mode === 'rest' && staysByHand(source, entry)) ||
    (source.mode === 'swap' && !(source.swapped?.has(entry.id) && isAloneAtUsual(entries, entry)))
  const needed = new Set(entries.filter(stays).flatMap(entry => cookOf(entries, entry)?.id ?? []))
  return entries.filter(entry => !stays(entry) && !needed.has(entry.id)).map(({ id }) => id)
}

type Replaceable = Pick<
  PlanningSource,
  'entries' | 'days' | 'settings' | 'mode' | 'byHand' | 'swapped' | 'today' | 'time'
>

/** All that there is at one of the four meals: what is planned in its place is one dish. */
const isAloneAtUsual = (entries: readonly PlannedEntry[], entry: PlannedEntry): boolean =>
  USUAL_MEALS.some(each => each === entry.meal) && entriesOf(entries, entry).filter(isFood).length === 1

/** What somebody changed, what no planner puts there, and leftovers of either: the rest is what is left. */
function staysByHand(source: Replaceable, entry: PlannedEntry): boolean {
  const { entries, byHand } = source
  const { id, what } = entry
  const isPlanners = isAloneAtUsual(entries, entry) && dishOn(entries, entry)?.ref.kind === 'own'
  const cook = what.kind === 'leftovers' ? cookOf(entries, entry) : null
  const staysWithIt = what.kind === 'leftovers' && (!cook || cook.isLocked || staysByHand(source, cook))
  return byHand?.kept.has(id) || !isPlanners || staysWithIt
}

const slotsBetween = (source: PlanningSource, kept: readonly PlannedEntry[]): Slot[] =>
  openMeals({ ...source, entries: kept })
    .filter(cell => source.mode === 'fill' || source.mode === 'again' || isOfRest(source, cell))
    .map(cell => ({ ...cell, ...rulesFor(source, cell) }))

/** What somebody left empty stays so; a meal from which something was only moved away does not. */
const isOfRest = ({ entries, byHand }: PlanningSource, cell: Cell) =>
  entriesOf(entries, cell).some(isFood) ||
  byHand?.vacated.some(({ day, meal }) => day === cell.day && meal === cell.meal) === true

function rulesFor(source: PlanningSource, { day, meal }: Cell & { meal: UsualMeal }): Omit<Slot, 'day' | 'meal'> {
  const { settings, today, kitchen } = source
  const begun = day === today ? kitchen.filter(({ ahead }) => ahead !== null).map(({ ref }) => ref) : []
  return {
    accepts: [meal],
    mostMinutes: minutesFor(settings, day, meal),
    atMinute: minuteOfMeal(settings, meal),
    ...inAllFor(source, meal),
    // The evening before it is past.
    ...(begun.length > 0 && { tooLateFor: begun }),
  }
}

/**
 * Meals of today that lie behind and of which nobody knows what was eaten: the rest of the day is no more than the rest,
 * so their usual share of its energy is kept. A day of which nothing is planned any more is left as it is.
 */
function missedToday(source: PlanningSource, slots: readonly Slot[]): Fixed[] {
  const { today, settings, entries } = source
  if (slots.every(({ day }) => day !== today)) return []
  const quarters = whoEats(source).map(() => USUAL_QUARTERS)
  return missedMeals(source, settings, entries, today).map(meal => ({
    ...{ day: today, meal, quarters },
    ...{ dish: null, keptKcal: null },
  }))
}

/** What was answered of a dinner holds beside what is told of the work at the stove. */
function inAllFor({ setup }: Pick<PlanningSource, 'setup'>, meal: string): Pick<Slot, 'mostMinutesInAll'> {
  const most = meal === 'dinner' ? setup.answers?.dinnerMinutes : null
  return most ? { mostMinutesInAll: most } : {}
}

function fixedOf(source: PlanningSource, entry: PlannedEntry): Fixed {
  const { entries, dishes, kitchen } = source
  const { day, meal, what } = entry
  const planned = dishOn(entries, entry)
  const known = planned && (kitchen.find(({ ref }) => sameRef(ref, planned.ref)) ?? dishes.get(dishKey(planned)))
  return {
    ...{ day, meal },
    dish: known ? dishOf(known) : null,
    quarters: whoEats(source).map(who => quartersFor(entry, who)),
    keptKcal: what.kind === 'eating-out' ? what.keptKcal : null,
    ...mayChange(source, entry),
  }
}

const isDayLocked = ({ settings }: Pick<PlanningSource, 'settings'>, day: Day) =>
  settingsOf(settings, 'locked-day').has(day)

/** What is locked could be changed, if it is a dish from today on of which nothing is kept for later. */
function mayChange(source: PlanningSource, entry: PlannedEntry): Pick<Fixed, 'mayChange'> {
  const { entries, settings, mode } = source
  const { id, day, what, isLocked } = entry
  const withItsDay = isDayLocked(source, day)
  const meal = USUAL_MEALS.find(each => each === entry.meal)
  const isDish = what.kind === 'dish' || what.kind === 'leftovers'
  if (
    mode !== 'again' ||
    !(isLocked || withItsDay) ||
    !isDish ||
    !meal ||
    isOver(source, settings, entry) ||
    isDone(entry)
  )
    return {}
  if (leftoversOf(entries, id).length > 0) return {}
  return { mayChange: { ...rulesFor(source, { day, meal }), withItsDay } }
}

/** The same with a day or meal unlocked, in the order of the slots that a relaxation opens. */
export function unlocked(
  { problem, replaced }: Planning,
  source: PlanningSource,
  { day, meal }: { readonly day: Day; readonly meal: string | null },
): Planning {
  const freed = source.entries.flatMap(entry => {
    const isMeant = entry.day === day && (meal === null || entry.meal === meal) && !replaced.includes(entry.id)
    const change = isMeant ? mayChange(source, entry).mayChange : undefined
    return change && change.withItsDay === (meal === null) ? [{ entry, change }] : []
  })
  const slots = freed.map(({ entry, change: { withItsDay: _, ...cell } }) => ({ day, meal: entry.meal, ...cell }))
  return {
    problem: { ...problem, slots: [...problem.slots, ...slots] },
    replaced: [...replaced, ...freed.map(({ entry }) => entry.id)],
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
 * cooked for.
 *
 * @param newId a UUID at each call
 */
export function editOf(
  { problem, replaced }: Planning,
  { placed }: Pick<PlanResult, 'placed'>,
  { entries, kitchen, settings, setup }: Pick<PlanningSource, 'entries' | 'kitchen' | 'settings' | 'setup'>,
  newId: () => string,
): Planned {
  const stays = entries.filter(({ id }) => !replaced.includes(id))
  const ids = new Map(placed.map(({ slot }) => [slot, newId()]))
  const household = householdOf(settings)
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
      guestQuarters: guestQuartersFor(setup.answers?.people, household.length),
      ...(household.length > 0 && {
        portions: Object.fromEntries(household.map(({ id }, nth) => [id, others[nth] ?? 0])),
      }),
      time: null,
      isLocked: false,
    })
  }
  return { edit: { put, removed: replaced }, dishes: [...dishes.values()] }
}

/** The same edit without what is as it was: a meal that keeps its dish keeps its entry, with another portion at most. */
function sparing(entries: readonly PlannedEntry[], edit: PlanEdit): PlanEdit {
  const after = withEdit(entries, edit)
  const kept = new Map<string, PlannedEntry>()
  for (const put of edit.put) {
    const had = entriesOf(entries, put).find(({ id, what }) => edit.removed.includes(id) && what.kind === put.what.kind)
    const [was, is] = [had && dishOn(entries, had), dishOn(after, put)]
    if (had && was && is && dishKey(was) === dishKey(is)) kept.set(put.id, had)
  }
  const put = edit.put.flatMap((each): PlannedEntry[] => {
    const { what, quarters, portions } = each
    const of = what.kind === 'leftovers' ? (kept.get(what.of)?.id ?? what.of) : null
    const had = kept.get(each.id)
    if (!had) return [of === null ? each : { ...each, what: { kind: 'leftovers', of } }]
    const isSame =
      had.quarters === quarters &&
      Object.entries(portions ?? {}).every(([id, given]) => quartersFor(had, id) === given) &&
      (had.what.kind !== 'leftovers' || had.what.of === of)
    if (isSame) return []
    return [
      { ...had, what: of === null ? had.what : { kind: 'leftovers', of }, quarters, ...(portions && { portions }) },
    ]
  })
  const stay = new Set([...kept.values()].map(({ id }) => id))
  return { put, removed: edit.removed.filter(id => !stay.has(id)) }
}

/**
 * What balancing the rest changes, and as little of it as may be: nothing at all where no meal is open and the goals gain
 * nothing by it. What a search likes better for its own reasons is no reason to change what somebody knows already.
 *
 * @param from the plan that it went on from
 */
export function restOf(
  planning: Planning,
  result: PlanResult,
  source: PlanningSource,
  from: readonly Placed[],
  newId: () => string,
): Planned {
  const { problem } = planning
  const isWorth =
    result.placed.length > from.length || missesOf(problem, result.placed) < missesOf(problem, from) - GAINS_NOTHING
  if (!isWorth) return { edit: NO_EDIT, dishes: [] }
  const found = editOf(planning, result, source, newId)
  return { ...found, edit: sparing(source.entries, found.edit) }
}

/** What was found for what gives way. Where nothing fits, what is there stays, unless it is left over from what goes. */
export function swapOf(planning: Planning, result: PlanResult, source: PlanningSource, newId: () => string): Planned {
  const found = editOf(planning, result, source, newId)
  const going = source.entries.filter(
    entry =>
      planning.replaced.includes(entry.id) &&
      found.edit.put.some(({ day, meal }) => day === entry.day && meal === entry.meal),
  )
  const gone = new Set(going.map(({ id }) => id))
  const left = source.entries.filter(({ what }) => what.kind === 'leftovers' && gone.has(what.of))
  return { ...found, edit: { put: found.edit.put, removed: [...new Set([...gone, ...left.map(({ id }) => id)])] } }
}

/** Below what a goal of which nobody can tell the difference misses. */
const GAINS_NOTHING = 1e-6

/**
 * What is planned now in the meals that planning again would fill, as if it had been chosen: of a meal with several
 * dishes, and of dishes that are no recipes of ours, nothing.
 */
export function placedNow({ problem, replaced }: Planning, source: PlanningSource): Placed[] {
  const { entries, kitchen } = source
  const slotOf = ({ day, meal }: PlannedEntry) =>
    problem.slots.findIndex(slot => slot.day === day && slot.meal === meal)
  const moving = entries.filter(({ id }) => replaced.includes(id))
  const alone = moving.filter(one => moving.filter(other => slotOf(other) === slotOf(one)).length === 1)
  return alone.flatMap((entry): Placed[] => {
    const ref = dishOn(entries, entry)?.ref
    const cook = entry.what.kind === 'leftovers' ? alone.find(({ id }) => id === cookOf(entries, entry)?.id) : undefined
    const isLost = entry.what.kind === 'leftovers' && !cook
    if (!ref || isLost || slotOf(entry) < 0 || !kitchen.some(dish => sameRef(dish.ref, ref))) return []
    const quarters = whoEats(source).map(who => quartersFor(entry, who))
    return [{ slot: slotOf(entry), dish: ref, quarters, leftoversOf: cook ? slotOf(cook) : null }]
  })
}
