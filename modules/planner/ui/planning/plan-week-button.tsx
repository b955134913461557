import { Button } from '#kit/button.tsx'
import type { Day } from '#modules/calendar/day.ts'
import { openDays, openMeals } from '../../open-meals.ts'
import type { PlanHand } from '../use-plan.ts'
import type { PlanningHand } from './use-planning.ts'

interface PlanWeekButtonProps {
  plan: PlanHand
  planning: PlanningHand
  days: readonly Day[]
  today: Day
  time: string
}

/** Fills the meals that are open; where none is, plans all again that is not locked. Nothing for days that are past. */
export function PlanWeekButton({ plan, planning, days, today, time }: PlanWeekButtonProps) {
  const shown = { days, today, time, entries: plan.entries, settings: plan.settings }
  if (openDays(shown).length === 0) return null
  const mode = openMeals(shown).length > 0 ? 'fill' : 'again'
  return (
    <Button
      icon="sliders"
      pending={planning.state.kind === 'planning'}
      pendingLabel="Planning…"
      onClick={() => planning.start(plan, mode)}
    >
      {mode === 'fill' ? 'Plan my week' : 'Plan again'}
    </Button>
  )
}
