import { type Placed, type PlanProblem, sameDish } from './problem.ts'
import type { Eaten } from './verdict.ts'

/** What one diner eats of a plan on its days: what was chosen and what is fixed. */
export function eatenBy(problem: PlanProblem, placed: readonly Placed[], diner: number): Eaten[] {
  const chosen = placed.flatMap(({ slot, dish: ref, quarters }): Eaten[] => {
    const dish = problem.dishes.find(each => sameDish(each.ref, ref))
    const at = problem.slots[slot]
    if (!dish || !at) return []
    return [{ day: at.day, meal: at.meal, name: dish.name, dish, quarters: quarters[diner] ?? 0, keptKcal: null }]
  })
  const fixed = problem.fixed
    .filter(({ day }) => problem.days.includes(day))
    .map(({ day, meal, dish, quarters, keptKcal }) => ({
      ...{ day, meal, dish, keptKcal },
      name: dish?.name ?? '',
      quarters: quarters[diner] ?? 0,
    }))
  return [...chosen, ...fixed]
}
