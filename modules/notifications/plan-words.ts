import type { Day } from '#modules/calendar/day.ts'
import { unsuitedAt } from '#modules/planner/at-the-table.ts'
import { dishKey } from '#modules/planner/cooked.ts'
import { aheadOn, entryName } from '#modules/planner/entry-words.ts'
import { mealsOf } from '#modules/planner/meals.ts'
import { isDone, type PlannedEntry } from '#modules/planner/plan.ts'
import type { PlanDish } from '#modules/planner/plan-dish.ts'
import type { PlanSetting } from '#modules/planner/plan-settings.ts'
import type { EatingRules } from '#modules/profile/eating-rules.ts'

const NO_RULES: EatingRules = { diets: [], allergens: [] }

interface Plan {
  readonly entries: readonly PlannedEntry[]
  readonly settings: readonly PlanSetting[]
  readonly dishes: readonly PlanDish[]
}

/**
 * What a plan says of a day to whoever has it in front of them: what is still to come, meal by meal, and what is to be
 * prepared or thawed for the next day. What was cooked, eaten or skipped is silent, and so is a meal for which something
 * else is in the diary: it has been eaten.
 *
 * @param plan of that day and the next
 * @param from 'HH:mm': what was to be eaten before is not to come any more
 * @param logged the meals of that day that have something in the diary
 * @param rules by which they eat: what breaks one says so
 */
export function planWords(
  { entries, settings, dishes }: Plan,
  day: Day,
  {
    from = '00:00',
    logged = [],
    rules = NO_RULES,
  }: { from?: string | undefined; logged?: readonly string[]; rules?: EatingRules } = {},
): { meals: string[]; ahead: string[] } {
  const known = new Map(dishes.map(dish => [dishKey(dish), dish]))
  const open = entries.filter(entry => !isDone(entry))
  const meals = mealsOf(settings, open).flatMap(({ key, name, time: usual }) =>
    open
      .filter(entry => entry.day === day && entry.meal === key && !logged.includes(key))
      .toSorted((one, other) => one.place - other.place)
      .map(entry => ({ entry, time: entry.time ?? usual }))
      .filter(({ time }) => time === null || time >= from)
      .map(
        ({ entry, time }) =>
          `${name}${time === null ? '' : `, ${time}`}: ${entryName(entries, entry, known)}${not(entry)}`,
      ),
  )
  const ahead = aheadOn({ entries, settings, dishes: known }, day)
  return { meals, ahead: ahead.map(({ name, words }) => `${name}: ${words}`) }

  /** Why they do not eat it, in brackets. */
  function not(entry: PlannedEntry): string {
    const why = unsuitedAt(entries, entry, rules, dish => known.get(dishKey(dish)) ?? null)
    return why === null ? '' : ` (${why})`
  }
}
