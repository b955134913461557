import type { Day } from '#modules/calendar/day.ts'
import type { PerServing } from '#modules/nutrition/amounts.ts'
import { type DayIntake, dayIntake, type Portion } from '#modules/nutrition/intake/day-intake.ts'
import type { Intake } from '#modules/nutrition/intake/intake.ts'
import { dishKey, dishOn } from './cooked.ts'
import { isToEat, type PlannedEntry } from './plan.ts'

/** What totals need to know of a dish. */
export interface DishFigures {
  readonly intake: Intake<PerServing>
  readonly added: Intake<PerServing> | null
}

/** What a dish gives, by its `dishKey`; one that is not there is unknown: deleted, or of somebody who does not say. */
export type Figures<D extends DishFigures = DishFigures> = ReadonlyMap<string, D>

const QUARTERS = 4

/** What the member eats of an entry; null where nobody knows what it gives. */
export function portionOf(entries: readonly PlannedEntry[], entry: PlannedEntry, figures: Figures): Portion | null {
  const dish = dishOn(entries, entry)
  const found = dish && figures.get(dishKey(dish))
  return found ? { intake: found.intake, added: found.added, servings: entry.quarters / QUARTERS } : null
}

/** What a plan gives on a day. */
export interface DayTotals {
  readonly intake: DayIntake
  /** Entries that are eaten and of which nobody knows what they give: eating out, a recipe that is gone. */
  readonly unknown: readonly PlannedEntry[]
  /** What the day keeps free for eating out, in kcal. */
  readonly keptKcal: number
  /** Whether anything is planned that is eaten. */
  readonly isEmpty: boolean
}

/**
 * What the member eats on a day by the plan, in what is known of it. Notes are no food, and what was skipped is not eaten.
 *
 * @param entries all that is known of the plan, also other days: leftovers are of what is cooked then
 * @param meal of the day, where only that is asked for
 */
export function totalsOf(entries: readonly PlannedEntry[], day: Day, figures: Figures, meal?: string): DayTotals {
  const isAsked = (entry: PlannedEntry) => entry.day === day && (meal === undefined || entry.meal === meal)
  const eaten = entries.filter(entry => isAsked(entry) && isToEat(entry))
  const portions = eaten.map(entry => ({ entry, portion: portionOf(entries, entry, figures) }))
  return {
    intake: dayIntake(
      portions.flatMap(({ portion }) => portion ?? []),
      [],
    ),
    unknown: portions.flatMap(({ entry, portion }) => (portion ? [] : [entry])),
    keptKcal: eaten.reduce((sum, { what }) => sum + (what.kind === 'eating-out' ? (what.keptKcal ?? 0) : 0), 0),
    isEmpty: eaten.length === 0,
  }
}
