import { type Cook, fillingPortion, isPortion, isThere } from './moves.ts'
import { mayCome, mayLeave } from './repeats.ts'
import { put, scoreOf, serve, take } from './week.ts'

/** Less than this is no betterment: it keeps the way down finite. */
const BETTER_BY = 1e-9
const PORTION_STEPS = [-1, 1] as const

/** Takes every single change that makes it better, until there is none. Gives the score. */
export function descend(cook: Cook): number {
  let score = scoreOf(cook.week)
  for (;;) {
    const before = score
    for (let slot = 0; slot < cook.week.of.slots; slot += 1) score = betterDish(cook, slot, score)
    score = betterPortions(cook, score)
    if (score >= before - BETTER_BY) return score
  }
}

/** Every dish that may come here, with the portion that fills the day, a quarter less or more. */
function betterDish(cook: Cook, slot: number, from: number): number {
  const { week } = cook
  let score = from
  for (const dish of week.of.choices[slot] as Int32Array) {
    if (dish === week.dishes[slot] || !mayLeave(week, slot) || !mayCome(week, slot, dish)) continue
    for (let beside = -1; beside <= 1; beside += 1) {
      if (dish === week.dishes[slot]) break
      score = tried(cook, score, () => placed(cook, slot, dish, beside))
    }
  }
  return score
}

function placed({ week, trial, portions, energyAt }: Cook, slot: number, dish: number, beside: number): boolean {
  trial.keep(slot)
  if ((week.dishes[slot] as number) >= 0) take(week, slot)
  for (let diner = 0; diner < week.of.diners; diner += 1)
    portions[diner] = fillingPortion(week, slot, diner, dish, energyAt, beside)
  return put(week, slot, dish, portions, 0)
}

/** A quarter more or less of one dish, alone or against a quarter of another. */
function betterPortions(cook: Cook, from: number): number {
  const { slots, diners } = cook.week.of
  let score = from
  for (let diner = 0; diner < diners; diner += 1) {
    for (let one = 0; one < slots; one += 1) {
      for (const step of PORTION_STEPS) {
        score = tried(cook, score, () => served(cook, one, diner, step))
        for (let other = 0; other < slots; other += 1) {
          if (other === one) continue
          score = tried(cook, score, () => served(cook, one, diner, step) && served(cook, other, diner, -step))
        }
      }
    }
  }
  return score
}

function served({ week, trial }: Cook, slot: number, diner: number, step: number): boolean {
  if ((week.dishes[slot] as number) < 0 || !isThere(week, slot, diner)) return false
  const { steps, diners } = week.of
  const given = (week.quarters[slot * diners + diner] as number) + step * (steps[week.dishes[slot] as number] as number)
  if (!isPortion(given)) return false
  trial.keep(slot)
  return serve(week, slot, diner, given)
}

/** Makes a change and keeps it when it is better. */
function tried({ week, trial }: Cook, score: number, make: () => boolean): number {
  if (make()) {
    const now = scoreOf(week)
    if (now < score - BETTER_BY) {
      trial.settle()
      return now
    }
  }
  trial.undo()
  return score
}
