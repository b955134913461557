import { compiled } from './compiled.ts'
import { diceOf } from './dice.ts'
import { COOKED } from './kitchen.ts'
import { type Cook, isThere, served } from './moves.ts'
import { type Placed, type PlanProblem, type PlanResult, type Progress, sameDish, USUAL_QUARTERS } from './problem.ts'
import { mayCome, potOf } from './repeats.ts'
import { bestOf, search } from './search.ts'
import { trialOf } from './trial.ts'
import { emptyWeek, put, take, type Week } from './week.ts'

/** Enough for a week from a library of some hundreds; about a third of a second. */
export const USUAL_MOVES = 150_000
/**
 * Plans the open meals: by simulated annealing on the grid of quarters, then by taking every single change that is
 * better. Every step keeps the hard rules: diets, allergens and what is avoided, time, no dish more than twice with its
 * leftovers, no near twins on neighbouring days, upper levels that food is known to pass. A slot that no dish fits stays
 * empty. The same problem gives the same plan on every machine. Ask for the next step to go on and stop asking to cancel:
 *
 *     for (const step of planWeek(problem)) if (step.kind === 'plan') show(step.placed)
 *
 * @param from a plan to better, as far as it keeps the rules of this problem: what comes is never worse
 * @throws Error for a problem without days, or with a slot on none of them
 */
export function* planWeek(problem: PlanProblem, from: readonly Placed[] = []): Generator<Progress | PlanResult, void> {
  const of = compiled(problem)
  const week = emptyWeek(of)
  const cook: Cook = {
    week,
    dice: diceOf(problem.seed),
    trial: trialOf(week),
    portions: new Int8Array(2 * of.diners),
    energyAt: of.columns.day.findIndex(({ key, side }) => key === 'energyKcal' && side === 'least'),
  }
  begin(cook, from)
  const best = bestOf(week)
  if (of.slots > 0) yield* search(cook, best, problem.moves)
  yield resultOf(week, best.score)
}

/** Pots before what is left over from them. */
function begin({ week, portions }: Cook, from: readonly Placed[]): void {
  const { of } = week
  const placed = from.map(each => ({ ...each, number: of.dishes.findIndex(({ ref }) => sameDish(ref, each.dish)) }))
  const isPot = ({ number, slot }: (typeof placed)[number]) => of.places[number * of.slots + slot] === COOKED
  for (const each of [...placed.filter(isPot), ...placed.filter(each => !isPot(each))]) {
    if (each.number < 0 || !mayCome(week, each.slot, each.number)) continue
    // Of what was planned by hand somebody at the table may have nothing yet.
    portions.set(
      each.quarters.map((given, diner) =>
        isThere(week, each.slot, diner) ? served(of, each.number, given || USUAL_QUARTERS) : 0,
      ),
    )
    if (!put(week, each.slot, each.number, portions, 0)) take(week, each.slot)
  }
}

function resultOf(week: Week, score: number): PlanResult {
  const { of, dishes, quarters } = week
  const slots = Array.from({ length: of.slots }, (_, slot) => slot)
  const placed = slots.flatMap((slot): Placed[] => {
    const dish = of.dishes[dishes[slot] as number]
    if (!dish) return []
    const pot = potOf(week, slot, dishes[slot] as number)
    const isEarlier = pot >= 0 && (of.dayOf[pot] as number) < (of.dayOf[slot] as number)
    return [
      {
        slot,
        dish: dish.ref,
        quarters: [...quarters.subarray(slot * of.diners, (slot + 1) * of.diners)],
        leftoversOf: isEarlier ? pot : null,
      },
    ]
  })
  return { kind: 'plan', placed, empty: slots.filter(slot => (dishes[slot] as number) < 0), score }
}
