import { compiled } from './compiled.ts'
import { descend } from './descent.ts'
import { diceOf } from './dice.ts'
import { type Cook, change } from './moves.ts'
import { PRICES } from './prices.ts'
import type { Placed, PlanProblem, PlanResult, Progress } from './problem.ts'
import { potOf } from './repeats.ts'
import { trialOf } from './trial.ts'
import { emptyWeek, put, scoreOf, take, type Week } from './week.ts'

/** Enough for a week from a library of some hundreds; about a third of a second. */
export const USUAL_MOVES = 150_000
/**
 * How much worse a change may be at first, on average: a tenth of a nutrient, or of what the first plan costs. It cools
 * to nothing.
 */
const HOTTEST = 0.1
const COOLEST = 0.0002
/** So many changes between two reports. */
const STRIDE = 8_192
/** So often it is warmed up again from the best that was found. */
const ROUNDS = 3

/** The best that was found so far. */
interface Best {
  score: number
  readonly dishes: Int32Array
  readonly quarters: Int8Array
}

/**
 * Plans the open meals: by simulated annealing on the grid of quarters, then by taking every single change that is
 * better. Every step keeps the hard rules: diets, allergens and what is avoided, time, no dish more than twice with its
 * leftovers, no near twins on neighbouring days, upper levels that food is known to pass. A slot that no dish fits stays
 * empty. The same problem gives the same plan on every machine. Ask for the next step to go on and stop asking to cancel:
 *
 *     for (const step of planWeek(problem)) if (step.kind === 'plan') show(step.placed)
 *
 * @throws Error for a problem without days, or with a slot on none of them
 */
export function* planWeek(problem: PlanProblem): Generator<Progress | PlanResult, void> {
  const of = compiled(problem)
  const week = emptyWeek(of)
  const cook: Cook = {
    week,
    dice: diceOf(problem.seed),
    trial: trialOf(week),
    portions: new Int8Array(2 * of.diners),
    energyAt: of.columns.day.findIndex(({ key, side }) => key === 'energyKcal' && side === 'least'),
  }
  const best: Best = { score: scoreOf(week), dishes: week.dishes.slice(), quarters: week.quarters.slice() }
  if (of.slots > 0) yield* searched(cook, best, problem.moves)
  yield resultOf(week, best.score)
}

function* searched(cook: Cook, best: Best, moves: number): Generator<Progress> {
  const each = Math.ceil(moves / ROUNDS)
  // No change is taken that makes it worse: a first plan, which says how far apart plans are.
  anneal(cook, best, best.score, 0, STRIDE)
  const apart = Math.max(1, best.score - emptySlots(cook.week) * PRICES.empty * 1e-6)
  for (let round = 0; round < ROUNDS; round += 1) {
    const hottest = (HOTTEST * apart) / (1 + round * 2)
    let score = scoreOf(cook.week)
    for (let done = 0; done < each; done += STRIDE) {
      const warmth = 1 - done / each
      const temperature = COOLEST + hottest * warmth * warmth * warmth
      score = anneal(cook, best, score, temperature, Math.min(STRIDE, each - done))
      yield { kind: 'progress', share: (round + done / each) / ROUNDS, score: best.score }
    }
    restore(cook.week, best)
    keep(cook.week, best, descend(cook))
    restore(cook.week, best)
  }
}

/** So many changes at one temperature. Gives the score they led to. */
function anneal({ week, dice, trial, ...rest }: Cook, best: Best, from: number, temperature: number, moves: number) {
  const cook = { week, dice, trial, ...rest }
  let score = from
  for (let move = 0; move < moves; move += 1) {
    if (!change(cook)) {
      trial.undo()
      continue
    }
    const now = scoreOf(week)
    if (now > score + temperature * dice.patience()) {
      trial.undo()
      continue
    }
    trial.settle()
    score = now
    keep(week, best, now)
  }
  return score
}

const emptySlots = ({ of, dishes }: Week) => dishes.subarray(0, of.slots).filter(dish => dish < 0).length

function keep(week: Week, best: Best, score: number): void {
  if (score >= best.score) return
  best.score = score
  best.dishes.set(week.dishes)
  best.quarters.set(week.quarters)
}

/** The best plan again, in place of what the search has come to. */
function restore(week: Week, best: Best): void {
  const { slots, diners } = week.of
  for (let slot = 0; slot < slots; slot += 1) if ((week.dishes[slot] as number) >= 0) take(week, slot)
  for (let slot = 0; slot < slots; slot += 1) {
    const dish = best.dishes[slot] as number
    if (dish >= 0) put(week, slot, dish, best.quarters, slot * diners)
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
