import { timeOfMeal } from '#modules/planner/meal-times.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { type PlanSetting, settingsOf } from '#modules/planner/plan-settings.ts'
import type { DiaryEntry } from './diary.ts'

/** When somebody usually has a meal, 'HH:mm': as they set it, as they mostly ate it, or as most people do. */
export function usualTime(settings: readonly PlanSetting[], entries: readonly DiaryEntry[], meal: string): string {
  const set = settingsOf(settings, 'meal').get(meal)?.time
  if (set) return set
  const times = entries.flatMap(entry => (entry.meal === meal && entry.time ? [entry.time] : [])).sort()
  return times[Math.floor(times.length / 2)] ?? timeOfMeal(settings, meal) ?? '12:00'
}

/** When something planned is to be eaten. */
export const plannedTime = (
  settings: readonly PlanSetting[],
  entries: readonly DiaryEntry[],
  { time, meal }: Pick<PlannedEntry, 'time' | 'meal'>,
): string => time ?? usualTime(settings, entries, meal)

/** The first time of these entries, 'HH:mm'; null where none has one. */
export const firstTime = (entries: readonly Pick<DiaryEntry, 'time'>[]): string | null =>
  entries.flatMap(({ time }) => time ?? []).sort()[0] ?? null
