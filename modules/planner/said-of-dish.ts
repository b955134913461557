import type { AdviceId } from '#modules/nutrition/advice/advice.ts'
import { saidOf } from '#modules/nutrition/advice/portions.ts'
import type { EatingRules } from '#modules/profile/eating-rules.ts'
import { unsuitedAt } from './at-the-table.ts'
import { isLeftOut } from './balance/advice.ts'
import { dishKey, dishOn } from './cooked.ts'
import type { PlannedEntry } from './plan.ts'
import type { PlanDish } from './plan-dish.ts'
import type { SaidOfDish } from './said-words.ts'

/** By what somebody eats. */
export interface SaidTo {
  readonly rules: EatingRules
  readonly advice: readonly AdviceId[]
}

const advisedOf = ({ holds = [] }: Pick<PlanDish, 'holds'>, advice: readonly AdviceId[]) => saidOf(advice, holds)

/** What is said of something planned. Of a note and of a meal out nobody says anything. */
export function saidOfEntry(
  entries: readonly PlannedEntry[],
  entry: PlannedEntry,
  dishes: ReadonlyMap<string, PlanDish>,
  { rules, advice }: SaidTo,
): SaidOfDish {
  const dish = dishOn(entries, entry)
  const known = dish && dishes.get(dishKey(dish))
  return {
    notFor: unsuitedAt(entries, entry, rules, cooked => dishes.get(dishKey(cooked)) ?? null),
    advised: known ? advisedOf(known, advice) : [],
  }
}

/** Dishes with what whoever plans them is advised of each: a browser does not have the table. */
export const withAdvice = <D extends PlanDish>(dishes: readonly D[], advice: readonly AdviceId[]): D[] =>
  dishes.map(dish => {
    const advised = advisedOf(dish, advice)
    return advised.length > 0 ? { ...dish, advised } : dish
  })

/** The same, and after all others those that a plan would leave out. */
export function advisedLast<D extends PlanDish>(dishes: readonly D[], advice: readonly AdviceId[]): D[] {
  const place = ({ holds = [] }: D) => Number(isLeftOut({ advice }, { madeOf: holds }))
  return withAdvice(dishes, advice).toSorted((one, other) => place(one) - place(other))
}
