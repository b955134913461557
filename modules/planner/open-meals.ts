import type { Day } from '#modules/calendar/day.ts'
import { isOver, type PlanClock } from './meal-times.ts'
import { type PlannedEntry, USUAL_MEALS } from './plan.ts'
import { entriesOf } from './plan-edits.ts'
import { type PlanSetting, settingsOf } from './plan-settings.ts'

interface PlannedDays extends PlanClock {
  readonly days: readonly Day[]
  readonly entries: readonly PlannedEntry[]
  readonly settings: readonly PlanSetting[]
}

/** Days that may be planned: from today on while a meal of it is to come, and not locked. */
export function openDays({
  days,
  settings,
  ...clock
}: Pick<PlannedDays, 'days' | 'settings' | keyof PlanClock>): Day[] {
  const locked = settingsOf(settings, 'locked-day')
  const isToCome = (day: Day) => USUAL_MEALS.some(meal => !isOver(clock, settings, { day, meal }))
  return days.filter(day => day >= clock.today && !locked.has(day) && isToCome(day))
}

/** The usual meals to come on those days for which nothing is planned that is eaten. A note is no food. */
export function openMeals({ entries, ...plan }: PlannedDays) {
  const isOpen = (cell: { day: Day; meal: string }) =>
    !isOver(plan, plan.settings, cell) && entriesOf(entries, cell).every(({ what }) => what.kind === 'note')
  return openDays(plan).flatMap(day => USUAL_MEALS.map(meal => ({ day, meal })).filter(isOpen))
}
