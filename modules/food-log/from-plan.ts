import { scaleIntake } from '#modules/nutrition/intake/intake.ts'
import { writtenIntake } from '#modules/nutrition/intake/written-intake.ts'
import { dishKey, dishOn } from '#modules/planner/cooked.ts'
import { dishName, entryName } from '#modules/planner/entry-words.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { figuresOf, type PlanDish } from '#modules/planner/plan-dish.ts'
import { nextPlace } from '#modules/planner/plan-edits.ts'
import type { Act, DayState } from './day-state.ts'
import type { DiaryEntry } from './diary.ts'
import { quickEntry } from './quick-entry.ts'

/** What is known of the dishes of a plan, by their keys. */
export type Dishes = ReadonlyMap<string, PlanDish>

const HUNDRED_G = 100
const QUARTERS = 4

/**
 * The entry of a diary that something planned becomes when it is eaten: with the planned entry's own id, so that two
 * devices make no double, and with what it gives today. Where nobody knows that, its figures are unknown, and never 0.
 *
 * @param quarters of a serving that were eaten, 1 or more
 */
export function eatenEntry(
  { plan, entries }: Pick<DayState, 'plan' | 'entries'>,
  planned: PlannedEntry,
  dishes: Dishes,
  { time, quarters }: { readonly time: string | null; readonly quarters: number },
): DiaryEntry {
  const { id, day, meal, what: asPlanned } = planned
  const at = { id, day, meal, place: nextPlace(entries, planned), time }
  const servings = quarters / QUARTERS
  const dish = dishOn(plan, planned)
  const known = dish && dishes.get(dishKey(dish))
  if (!dish || !known) {
    const kcal = asPlanned.kind === 'eating-out' ? asPlanned.keptKcal : null
    const isOut = asPlanned.kind === 'eating-out' && asPlanned.words !== ''
    const name = isOut ? `Eating out: ${asPlanned.words}` : entryName(plan, planned, dishes)
    const quick = quickEntry(at, name, kcal === null ? {} : { energyKcal: kcal })
    return { ...quick, amount: { ...quick.amount, times: servings } }
  }
  const { intake, added } = figuresOf(known)
  // Of a provider's recipe no name is kept.
  const name = dish.ref.kind === 'provider' ? '' : dishName(dish, dishes)
  const what = { kind: 'dish', ref: dish.ref, name } as const
  if (dish.grams === null) {
    const measure = { count: servings, unit: 'serving' }
    return { ...at, what, amount: { times: servings, grams: null, measure }, one: known.intake, added: known.added }
  }
  const grams = dish.grams * servings
  const per100g = HUNDRED_G / dish.grams
  return {
    ...at,
    what,
    amount: { times: grams / HUNDRED_G, grams, measure: null },
    one: writtenIntake(scaleIntake(intake, per100g)),
    added: added && writtenIntake(scaleIntake(added, per100g)),
  }
}

/** 'I ate this': the diary has it, and the plan says so. */
export function ate(
  state: Pick<DayState, 'plan' | 'entries'>,
  planned: PlannedEntry,
  dishes: Dishes,
  { time, quarters = planned.quarters }: { readonly time: string | null; readonly quarters?: number },
): Act {
  return {
    diary: { put: [eatenEntry(state, planned, dishes, { time, quarters })], removed: [] },
    plan: { put: [{ ...planned, done: 'eaten' }], removed: [] },
  }
}

/** Nobody ate it. */
export const skip = (planned: PlannedEntry): Act => ({ plan: { put: [{ ...planned, done: 'skipped' }], removed: [] } })

/** Entries of the diary go; what was planned of them is still to come again. */
export function removal({ plan }: Pick<DayState, 'plan'>, ids: readonly string[]): Act {
  const put = plan
    .filter(({ id, done }) => done === 'eaten' && ids.includes(id))
    .map(entry => ({ ...entry, done: null }))
  return { diary: { put: [], removed: [...ids] }, ...(put.length > 0 && { plan: { put, removed: [] } }) }
}
