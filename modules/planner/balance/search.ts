import { descend } from './descent.ts'
import { type Cook, change } from './moves.ts'
import { PRICES } from './prices.ts'
import type { Progress } from './problem.ts'
import { put, scoreOf, take, type Week } from './week.ts'

/**
 * How much worse a change may be at first, on average: a tenth of a nutrient, or of what the first plan costs. It cools
 * to nothing.
 */
const HOTTEST = 0.1
const COOLEST = 0.0002
/** Where energy cannot be met, the rest is still to be told apart. */
const FURTHEST = 30
/** So many changes between two reports. */
const STRIDE = 8_192
/** So often it is warmed up again from the best that was found. */
const ROUNDS = 3

/** The best that was found so far. */
export interface Best {
  score: number
  readonly dishes: Int32Array
  readonly quarters: Int8Array
}

/** The best is what the week is now. */
export const bestOf = (week: Week): Best => ({
  score: scoreOf(week),
  dishes: week.dishes.slice(),
  quarters: week.quarters.slice(),
})

/**
 * So many changes, warm at first and ever colder, then down to where no single change is better; three times, each from
 * the best that was found. In the end the week is the best.
 */
export function* search(cook: Cook, best: Best, moves: number): Generator<Progress> {
  const each = Math.ceil(moves / ROUNDS)
  // No change is taken that makes it worse: a first plan, which says how far apart plans are.
  anneal(cook, best, best.score, 0, STRIDE)
  const filled = best.score - emptySlots(cook.week) * PRICES.empty * 1e-6
  const apart = Math.min(FURTHEST, Math.max(1, filled))
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
