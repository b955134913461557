import ical, { ICalEventTransparency } from 'ical-generator'
import { startUtcMs } from '#modules/calendar/day.ts'
import { dishOn } from '../cooked.ts'
import { entryName, recipePath } from '../entry-words.ts'
import { mealsOf } from '../meals.ts'
import type { PlannedEntry } from '../plan.ts'
import type { PlanSetting } from '../plan-settings.ts'
import { servingsInWords } from '../portion-words.ts'

export interface FeedFacts {
  readonly entries: readonly PlannedEntry[]
  readonly settings: readonly PlanSetting[]
  readonly origin: string
  /** By entry. */
  readonly changedAt: ReadonlyMap<string, Date>
  /** By the key of a meal, where its name or its time was ever chosen. */
  readonly mealChangedAt: ReadonlyMap<string, Date>
}

const MEAL_MS = 3_600_000

/**
 * A plan as an iCalendar (RFC 5545). A meal without a time is a whole day's event by its date; one with a time is at
 * that time by whatever clock reads it, which the standard calls floating. So Tuesday's meal is on Tuesday everywhere.
 */
export function feedText(facts: FeedFacts): string {
  const { entries, settings, origin } = facts
  const calendar = ical({ name: 'Thymewell meal plan', prodId: '//Thymewell//Meal plan//EN', ttl: 3600 })
  const meals = new Map(mealsOf(settings, entries).map(meal => [meal.key, meal]))
  for (const entry of entries) {
    const meal = meals.get(entry.meal)
    const dish = dishOn(entries, entry)
    const path = dish && recipePath(dish)
    calendar.createEvent({
      id: `${entry.id}@thymewell`,
      stamp: stampOf(facts, entry),
      ...whenOf(entry, meal?.time ?? null),
      summary: `${meal?.name ?? entry.meal}: ${entryName(entries, entry, new Map())}`,
      ...(dish && { description: servingsInWords(entry.quarters) }),
      // Somebody's own import is theirs alone.
      ...(path && dish.ref.kind !== 'imported' && { url: origin + path }),
      // A meal keeps nobody from being asked to a meeting.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}

/** When the last of what an event says changed: its entry, what it is left over from, or its meal. */
function stampOf({ changedAt, mealChangedAt }: FeedFacts, { id, meal, what }: PlannedEntry): Date {
  const parts = [changedAt.get(id), what.kind === 'leftovers' && changedAt.get(what.of), mealChangedAt.get(meal)]
  return new Date(Math.max(0, ...parts.map(part => (part ? part.getTime() : 0))))
}

function whenOf({ day, time }: PlannedEntry, usualTime: string | null) {
  const at = time ?? usualTime
  if (at === null) return { start: new Date(startUtcMs(day)), allDay: true }
  const [hour = 0, minute = 0] = at.split(':').map(Number)
  const start = new Date(startUtcMs(day) + (hour * 60 + minute) * 60_000)
  return { start, end: new Date(start.getTime() + MEAL_MS), floating: true }
}
