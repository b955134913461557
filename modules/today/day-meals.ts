import { changesOf, undoOfAct } from '#modules/food-log/day-acts.ts'
import { EMPTY_STATE } from '#modules/food-log/day-state.ts'
import { ate } from '#modules/food-log/from-plan.ts'
import { plannedTime } from '#modules/food-log/meal-times.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { dishKey, dishOn } from '#modules/planner/cooked.ts'
import { entryName, recipePath } from '#modules/planner/entry-words.ts'
import { mealsOf } from '#modules/planner/meals.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { saidTogether } from '#modules/planner/said-words.ts'
import { portionOf } from '#modules/planner/totals.ts'
import type { ReadPlan, TodaysMeal } from '#modules/progress/todays-meals.ts'
import { doneByPlan, type OwnRecords, saidOf, stillToEat, swapOf } from './own-records.ts'
import type { DayMeal } from './today-view.ts'

const LOG = '/dashboard/daily-log'

/**
 * The meals of today in their order: what was eaten of each, then what is planned, thing by thing.
 *
 * @param told the same day as the dashboard tells of it, of which what was eaten is taken
 */
export function dayMeals(records: OwnRecords, plan: ReadPlan, told: readonly TodaysMeal[]): DayMeal[] {
  const { today } = records
  const open = stillToEat(records, today)
  const done = doneByPlan(records, today)
  const eaten = told.filter(({ isPlanned }) => !isPlanned)
  const rows = mealsOf(plan.settings, [...open, ...done, ...eaten.map(({ key }) => ({ meal: key }))])
  return rows.flatMap(({ key, name, time }) => [
    ...eaten.filter(meal => meal.key === key).map(eatenMeal),
    ...[...done, ...open]
      .filter(({ meal }) => meal === key)
      .map(entry => plannedMeal(records, plan, entry, [name, entry.time ?? time].filter(Boolean).join(', '))),
  ])
}

const eatenMeal = ({ key, name, time, things, kcal, picture }: TodaysMeal): DayMeal => ({
  key: `${key} eaten`,
  meal: [name, time].filter(Boolean).join(', '),
  dish: { name: things.map(thing => thing.name).join(', '), path: null, picture, wash: 'leaf' },
  said: saidTogether(things),
  kcal: things.some(thing => thing.kcal !== null) ? kcal : null,
  state: 'eaten',
  eat: null,
  swap: LOG,
})

function plannedMeal(records: OwnRecords, plan: ReadPlan, entry: PlannedEntry, meal: string): DayMeal {
  const dish = dishOn(plan.entries, entry)
  const known = dish ? plan.byKey.get(dishKey(dish)) : undefined
  const portion = portionOf(plan.entries, entry, plan.figures)
  const kept = entry.what.kind === 'eating-out' ? entry.what.keptKcal : null
  return {
    key: entry.id,
    meal,
    dish: {
      name: entryName(plan.entries, entry, plan.byKey),
      path: dish && known ? recipePath(dish) : null,
      picture: known?.picture ?? null,
      wash: known?.wash ?? 'leaf',
    },
    said: saidOf(records, entry),
    kcal: portion ? Math.round(figureOf(portion.intake, 'energyKcal').amount * portion.servings) : kept,
    state: entry.done === 'eaten' || entry.done === 'skipped' ? entry.done : 'planned',
    eat: entry.done === 'eaten' || entry.done === 'skipped' ? null : eatOf(records, plan, entry),
    swap: swapOf(entry),
  }
}

function eatOf({ eaten }: OwnRecords, plan: ReadPlan, entry: PlannedEntry): DayMeal['eat'] {
  const state = { ...EMPTY_STATE, entries: eaten, plan: plan.entries }
  const act = ate(state, entry, plan.byKey, { time: plannedTime(plan.settings, eaten, entry) })
  return { changes: changesOf(act, false), back: changesOf(undoOfAct(state, act), false) }
}
