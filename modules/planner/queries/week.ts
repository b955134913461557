import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { adviceFor } from '#modules/nutrition/advice/table.ts'
import type { Eater } from '#modules/nutrition/needs/goals.ts'
import { type EatingRules, eatingRules, suitability } from '#modules/profile/eating-rules.ts'
import { type Dish, dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipeOf, ownRecipes } from '#modules/recipes/own-library.ts'
import type { DishDeps } from '#modules/recipes/queries/dish.ts'
import { keepsTo } from '../balance/advice.ts'
import { dishKey } from '../cooked.ts'
import { eatenOn } from '../eaten.ts'
import { householdOf } from '../household.ts'
import type { PlannedEntry } from '../plan.ts'
import { figuresOf, type PlanDish } from '../plan-dish.ts'
import { entriesOfDay } from '../plan-edits.ts'
import { type PlanSetting, settingsOf } from '../plan-settings.ts'
import { type JudgedFor, verdictOfPlan } from '../plan-verdict.ts'
import { samplePlan } from '../sample-week.ts'
import { nextOpenMeal, restOfDay, suggestions } from '../suggestions.ts'
import { totalsOf } from '../totals.ts'
import type { VerdictRows } from '../verdict-rows.ts'
import { lookOf, planDishes, shownDish } from './dishes.ts'
import { type KeptPlan, planOf } from './plan.ts'

/** Whose plan it is: a member's or guest's own, or for a visitor the sample member's. */
export interface PlanOwner {
  readonly id: MemberId
  readonly isSample: boolean
  /** A visitor who begins a plan of their own: nothing of the sample member's is in it. */
  readonly isBlank?: boolean
}

/** A plan with all that is known of its dishes. */
export interface ShownPlan {
  readonly entries: readonly PlannedEntry[]
  readonly settings: readonly PlanSetting[]
  readonly dishes: readonly PlanDish[]
}

/** The plan of these days. One statement, and one more each where there are imported recipes or a provider's. */
export async function shownPlan(deps: DishDeps, owner: PlanOwner, days: readonly Day[]): Promise<ShownPlan> {
  const kept = await keptPlan(deps, owner, days)
  return { ...kept, dishes: await planDishes(deps, owner.id, kept.entries) }
}

async function keptPlan({ db }: DishDeps, owner: PlanOwner, days: readonly Day[]): Promise<KeptPlan> {
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to || owner.isBlank) return { entries: [], settings: [] }
  return owner.isSample ? keptSample(days) : planOf(db, owner.id, from, to)
}

/** It is the same for everybody who has no plan yet: a few weeks of it are all that is asked for on a day. */
const samples = new Map<string, KeptPlan>()
const MOST_SAMPLES = 20

function keptSample(days: readonly Day[]): KeptPlan {
  const key = days.join()
  const known = samples.get(key)
  if (known) return known
  const entries = samplePlan(days, recipe => ownRecipeOf(recipe)?.name ?? '')
  const made: KeptPlan = { entries, settings: [] }
  if (samples.size >= MOST_SAMPLES) samples.clear()
  samples.set(key, made)
  return made
}

/** The entries alone, of any range of days, both included. One statement. */
export async function plannedEntries(
  db: DishDeps['db'],
  { id, isSample }: PlanOwner,
  from: Day,
  to: Day,
): Promise<readonly PlannedEntry[]> {
  // The sample week is nobody's to be repeated: whoever changes it makes it their own first.
  return isSample ? [] : (await planOf(db, id, from, to)).entries
}

/** How a plan stands beside what is advised for whoever eats it. No statement. */
export const planVerdict = (plan: ShownPlan, judged: Omit<JudgedFor, 'who'>): VerdictRows =>
  verdictOfPlan({ ...plan, dishes: new Map(plan.dishes.map(dish => [dishKey(dish), dish])) }, { ...judged, who: null })

/** A dish that suits the day, ready to be added. */
export interface SuggestedDish extends PlanDish {
  readonly why: string
}

const MOST_SUGGESTED = 3

export interface SuggestedFor {
  readonly day: Day
  /** For today nothing is suggested that had to be begun before. */
  readonly today: Day
  readonly goalKcal: number
  readonly eats: EatingRules
  /** Whose advice is kept to. */
  readonly eater: Eater
  /** Null is the next that nothing is planned for. */
  readonly meal: string | null
  readonly most?: number
  /** From the first move to the table, of a dinner; absent where nobody said. */
  readonly dinnerMinutes?: number | null
}

/**
 * Recipes of ours that fit the rest of the day: nothing that somebody at the table does not eat, nothing that is not to
 * come again, and nothing that is planned on these days already. No statement.
 */
export function suggestedFor(
  plan: ShownPlan,
  { day, today, goalKcal, eats, eater, meal, most, dinnerMinutes }: SuggestedFor,
): SuggestedDish[] {
  const { entries, dishes } = plan
  const onDay = entriesOfDay(entries, day)
  const figures = new Map(dishes.map(dish => [dishKey(dish), figuresOf(dish)]))
  const at = meal ?? nextOpenMeal(onDay)
  const mostMinutes = at === 'dinner' ? (dinnerMinutes ?? null) : null
  const suiting = openDishes(plan, { eats, eater, day }).filter(
    ({ ref, minutes }) =>
      (mostMinutes === null || (minutes !== null && minutes <= mostMinutes)) &&
      (day > today || lookOf({ ref }).ahead === null),
  )
  const rest = restOfDay(onDay, totalsOf(entries, day, figures), goalKcal, at)
  return suggestions(suiting, rest, most ?? MOST_SUGGESTED).map(({ dish, why }) => ({ ...shownDish(dish, null), why }))
}

const DAYS_AROUND = 3

/** The week with a day in its middle: what is planned in it is not offered again, and advice counts it. */
export const daysAround = (day: Day): Day[] =>
  Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, index) => addDays(day, index - DAYS_AROUND))

/** For whom dishes are looked for, and on which day of the plan; null where for none of them. */
export interface OpenFor {
  readonly eats: EatingRules
  readonly eater: Eater
  readonly day: Day | null
}

/**
 * Our own dishes that everybody at the table eats, of which none is planned here and none is not to come again. What the
 * member is advised to leave out is not among them, nor what would pass an advice beside what is planned.
 */
export function openDishes({ entries, settings, dishes }: ShownPlan, { eats, eater, day }: OpenFor): Dish[] {
  const notAgain = settingsOf(settings, 'not-again')
  const planned = new Set(dishes.map(dishKey))
  const table = [eats, ...householdOf(settings).map(eatingRules)]
  const advice = adviceFor(eater)
  const known = new Map(dishes.map(dish => [dishKey(dish), dish]))
  const eaten = eatenOn([...new Set(entries.map(entry => entry.day))], entries, known)
  return ownDishes().filter(dish => {
    const key = dishKey({ ref: dish.ref, grams: null })
    return (
      !(notAgain.has(key) || planned.has(key)) &&
      keepsTo(advice, eaten, dish, day) &&
      table.every(rules => suitability(rules, dish).kind === 'suits')
    )
  })
}

let own: readonly Dish[] | null = null

/** All our own recipes as dishes, made once, when they are first asked for. */
function ownDishes(): readonly Dish[] {
  own ??= ownRecipes().map(dishOfOwn)
  return own
}
