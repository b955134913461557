import type { Dose } from '#modules/nutrition/intake/day-intake.ts'
import { figuresOf } from '#modules/planner/plan-dish.ts'
import type { Figures } from '#modules/planner/totals.ts'
import { countedDoses } from '#modules/supplements-log/due-doses.ts'
import type { Dishes } from '../from-plan.ts'
import { useLog } from './log-context.ts'

const read = new WeakMap<Dishes, Figures>()

function figuresIn(dishes: Dishes): Figures {
  const known = read.get(dishes) ?? new Map([...dishes].map(([key, dish]) => [key, figuresOf(dish)]))
  read.set(dishes, known)
  return known
}

/** What the dishes of the plan give, and the doses of the day, to be added up. */
export function useDayFigures(): { readonly figures: Figures; readonly doses: readonly Dose[] } {
  const { diary, dishes } = useLog()
  return { figures: figuresIn(dishes), doses: countedDoses(diary.doses) }
}
