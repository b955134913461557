import { portionOf } from '#modules/food-log/diary-totals.ts'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { type Dose, dayIntake, wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { knownText } from '#modules/nutrition/intake/known-text.ts'
import type { Goal } from '#modules/nutrition/needs/goals.ts'
import { NUTRIENTS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import { portionOf as plannedPortion } from '#modules/planner/totals.ts'
import type { ReadPlan } from '#modules/progress/todays-meals.ts'
import { type OwnRecords, stillToEat } from './own-records.ts'
import type { DayFigures } from './today-view.ts'

const TOLD: readonly NutrientKey[] = ['proteinG', 'fibreG', 'ironMg', 'calciumMg', 'vitaminCMg']

interface Beside {
  /** Of today. */
  readonly doses: readonly Dose[]
  readonly goals: readonly Goal[]
  readonly goalKcal: number
}

/** What was eaten today, and what the day gives with all that is still planned; null where both are nothing. */
export function dayFigures(records: OwnRecords, plan: ReadPlan, { doses, goals, goalKcal }: Beside): DayFigures | null {
  const { today } = records
  const eaten = records.eaten.filter(({ day }) => day === today).map(portionOf)
  const open = stillToEat(records, today)
  if (eaten.length + open.length === 0) return null
  const planned = open.flatMap(entry => plannedPortion(plan.entries, entry, plan.figures) ?? [])
  const kept = open.reduce((sum, { what }) => sum + (what.kind === 'eating-out' ? (what.keptKcal ?? 0) : 0), 0)
  const whole = wholeDay(dayIntake([...eaten, ...planned], doses))
  const kcalOf = (portions: typeof eaten) => figureOf(wholeDay(dayIntake(portions, [])), 'energyKcal').amount
  return {
    eatenKcal: Math.round(kcalOf(eaten)),
    plannedKcal: Math.round(kcalOf(planned) + kept),
    goalKcal,
    nutrients: TOLD.flatMap(key => {
      const least = goals.find(goal => goal.key === key)?.least ?? null
      if (least === null) return []
      const { name, unit } = NUTRIENTS[key]
      const figure = figureOf(whole, key)
      const isMet = figure.amount >= least
      const percent = Math.min(100, Math.floor((100 * figure.amount) / least))
      return [{ name, unit, amount: knownText(figure), of: shortFigure(least, 1), percent, isMet }]
    }),
  }
}
