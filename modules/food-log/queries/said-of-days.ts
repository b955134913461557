import type { Day } from '#modules/calendar/day.ts'
import { unsuitedWords } from '#modules/planner/at-the-table.ts'
import { dishKey } from '#modules/planner/cooked.ts'
import type { ShownPlan } from '#modules/planner/queries/week.ts'
import { type SaidTo, saidOfEntry } from '#modules/planner/said-of-dish.ts'
import type { SaidById, SaidOfDish } from '#modules/planner/said-words.ts'
import type { EatingRules } from '#modules/profile/eating-rules.ts'
import { refKey } from '#modules/recipes/queries/dish.ts'
import type { DiaryEntry } from '../diary.ts'
import type { EatenDishes } from './advised-day.ts'

interface PlanAndDiary {
  readonly plan: Pick<ShownPlan, 'entries' | 'dishes'>
  readonly eaten: readonly DiaryEntry[]
}

/**
 * What is said of all that is planned and logged on these days, wherever a page shows it. What was eaten has no advice
 * any more: the day as a whole has it.
 */
export function saidOfDays(
  { plan, eaten }: PlanAndDiary,
  known: EatenDishes,
  days: readonly Day[],
  to: SaidTo,
): SaidById {
  const dishes = new Map(plan.dishes.map(dish => [dishKey(dish), dish]))
  const isShown = ({ day }: { readonly day: Day }) => days.includes(day)
  const planned = plan.entries
    .filter(isShown)
    .map(entry => [entry.id, saidOfEntry(plan.entries, entry, dishes, to)] as const)
  const logged = eaten.filter(isShown).map(entry => [entry.id, saidOfEaten(entry, known, to.rules)] as const)
  // One thing under one id: what was eaten says what it was.
  const all = new Map([...planned, ...logged])
  return Object.fromEntries([...all].filter(([, { notFor, advised }]) => notFor !== null || advised.length > 0))
}

/** Of energy alone there is nothing to say; a label is read for its figures alone. */
function saidOfEaten({ what }: DiaryEntry, known: EatenDishes, rules: EatingRules): SaidOfDish {
  const dish = what.kind === 'dish' ? (known.get(refKey(what.ref)) ?? null) : null
  return { notFor: what.kind === 'quick' ? null : unsuitedWords(rules, dish), advised: [] }
}
