import type { PerServing } from '#modules/nutrition/amounts.ts'
import type { Intake } from '#modules/nutrition/intake/intake.ts'
import type { Goal } from '#modules/nutrition/needs/goals.ts'
import { upperLevels } from '#modules/nutrition/needs/upper-levels.ts'
import { NUTRIENT_INDEX, NUTRIENT_KEYS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import type { Diner } from './problem.ts'

/** One figure of a dish that the search adds up. */
export interface Column {
  readonly key: NutrientKey
  /** A least is held against what is surely there, a most against what may be. */
  readonly side: 'least' | 'most'
  /** All of it, or what makers added. */
  readonly of: 'all' | 'added'
}

/** What is surely passed of it is never planned: an upper level, a day. */
export interface Cap extends Column {
  readonly amount: number
}

export interface Columns {
  /** Held against an average of the days, in the order of the nutrients. */
  readonly week: readonly Column[]
  readonly day: readonly Column[]
  readonly caps: readonly Cap[]
}

/** The columns that the goals of these diners ask for, each once, and the upper levels of food. */
export function columnsOf(diners: readonly Diner[]): Columns {
  const goals = diners.flatMap(diner => diner.goals).filter(({ weight }) => weight > 0)
  return { week: columnsFor(goals, 'week'), day: columnsFor(goals, 'day'), caps: CAPS }
}

function columnsFor(goals: readonly Goal[], period: Goal['period']): Column[] {
  const asked = goals.filter(goal => goal.period === period)
  return NUTRIENT_KEYS.flatMap(key =>
    (['least', 'most'] as const)
      .filter(side => asked.some(goal => goal.key === key && goal[side] !== null))
      .map(side => ({ key, side, of: 'all' as const })),
  )
}

/** Levels that count supplements alone say nothing of food. */
const CAPS: readonly Cap[] = NUTRIENT_KEYS.flatMap(key =>
  upperLevels(key)
    .filter(({ scope }) => scope !== 'supplements')
    .map(({ amount, scope }): Cap => ({ key, side: 'least', of: scope === 'total' ? 'all' : 'added', amount })),
)

/** The figure of one serving in the nutrient's unit; Infinity where nobody knows how much it may be. */
export function figureIn({ intake, added }: Pick<Dish, 'intake' | 'added'>, { key, side, of }: Column): number {
  const from: Intake<PerServing> | null = of === 'all' ? intake : added
  if (from === null) return 0
  return (side === 'least' ? from.lower : from.upper)[NUTRIENT_INDEX[key]] as number
}

/** The goal of a diner that a column is held against, or null where they have none. */
export function goalAt({ goals }: Diner, { key, side }: Column): { amount: number; weight: number } | null {
  const goal = goals.find(each => each.key === key)
  const amount = goal?.[side] ?? null
  // Nothing is no share of nothing.
  return goal === undefined || amount === null || amount <= 0 ? null : { amount, weight: goal.weight }
}
