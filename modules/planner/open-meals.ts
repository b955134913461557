import type { Day } from '#modules/calendar/day.ts'
import { type PlannedEntry, USUAL_MEALS } from './plan.ts'
import { entriesOf } from './plan-edits.ts'
import { type PlanSetting, settingsOf } from './plan-settings.ts'

interface PlannedDays {
  readonly days: readonly Day[]
  readonly today: Day
  readonly entries: readonly PlannedEntry[]
  readonly settings: readonly PlanSetting[]
}

/** Days that may be planned: from today on, and not locked. */
export function openDays({ days, today, settings }: Pick<PlannedDays, 'days' | 'today' | 'settings'>): Day[] {
  const locked = settingsOf(settings, 'locked-day')
  return days.filter(day => day >= today && !locked.has(day))
}

/** The usual meals of those days for which nothing is planned that is eaten. A note is no food. */
export function openMeals(plan: PlannedDays) {
  return openDays(plan).flatMap(day =>
    USUAL_MEALS.filter(meal => entriesOf(plan.entries, { day, meal }).every(({ what }) => what.kind === 'note')).map(
      meal => ({ day, meal }),
    ),
  )
}
