import type { Day } from '#modules/calendar/day.ts'
import type { SuggestedDish } from '../queries/week.ts'
import { DailyNutrition } from './daily-nutrition.tsx'
import { type PlannerContext, PlannerContextProvider } from './plan-context.ts'
import { type Shown, useNow } from './shown-plan.ts'
import { SuggestedRecipes } from './suggested-recipes.tsx'

export interface ShownSides {
  readonly planner: PlannerContext
  readonly day: Day
  readonly suggested: readonly SuggestedDish[]
  readonly suggestedMeal: string
}

/** What the chosen day gives, and what would fit it. */
export default function PlanSides({ shown }: { shown: Shown<ShownSides> }) {
  const { planner, day, suggested, suggestedMeal } = useNow(shown)
  return (
    <PlannerContextProvider value={planner}>
      <DailyNutrition day={day} />
      <SuggestedRecipes day={day} meal={suggestedMeal} suggested={suggested} />
    </PlannerContextProvider>
  )
}
