import type { Compiled } from './compiled.ts'
import type { Dice } from './dice.ts'
import { LEAST_QUARTERS, MOST_QUARTERS, USUAL_QUARTERS } from './problem.ts'
import { mayCome, mayLeave } from './repeats.ts'
import type { Trial } from './trial.ts'
import { put, serve, take, type Week } from './week.ts'

/** Everything that a change is made with. */
export interface Cook {
  readonly week: Week
  readonly dice: Dice
  readonly trial: Trial
  /** Portions that are about to be given, of two slots, one for each diner. */
  readonly portions: Int8Array
  /** The place among the day columns of the energy that a day should have at least, -1 where there is no goal. */
  readonly energyAt: number
}

/** Of a hundred changes so many are of each kind. */
const MIX = { replace: 50, serve: 22, shift: 16 } as const

/** Makes one change by the dice; what it touched is kept in the trial. False where the rules forbid it. */
export function change(cook: Cook): boolean {
  const kind = cook.dice.roll(100)
  if (kind < MIX.replace) return replace(cook)
  if (kind < MIX.replace + MIX.serve) return serveOther(cook)
  if (kind < MIX.replace + MIX.serve + MIX.shift) return shift(cook)
  return swap(cook)
}

/** Another dish in a slot; of every eight tries one takes what is cooked for another slot. */
function replace({ week, dice, trial, portions, energyAt }: Cook): boolean {
  const { of } = week
  const slot = dice.roll(of.slots)
  const choices = of.choices[slot] as Int32Array
  const isPot = dice.roll(8) === 0
  if (!isPot && choices.length === 0) return false
  const dish = (isPot ? week.dishes[dice.roll(of.slots)] : choices[dice.roll(choices.length)]) as number
  if (dish < 0 || dish === week.dishes[slot] || !mayLeave(week, slot) || !mayCome(week, slot, dish)) return false
  trial.keep(slot)
  const before = week.dishes[slot] as number
  if (before >= 0) take(week, slot)
  for (let diner = 0; diner < of.diners; diner += 1) {
    const way = dice.roll(8)
    const now = week.quarters[slot * of.diners + diner] as number
    if (way < 3 && before >= 0) portions[diner] = now === 0 ? 0 : served(of, dish, now)
    else if (way === 3) portions[diner] = isThere(week, slot, diner) ? served(of, dish, anyPortion(dice)) : 0
    else portions[diner] = fillingPortion(week, slot, diner, dish, energyAt, dice.roll(3) - 1)
  }
  const isWithin = put(week, slot, dish, portions, 0)
  return isWithin && (dice.roll(4) !== 0 || refill({ week, dice, trial, energyAt }, slot))
}

/** Another meal of the day makes up for what a new dish has more or less: no way leads there over days without energy. */
function refill({ week, dice, trial, energyAt }: Omit<Cook, 'portions'>, slot: number): boolean {
  const { of } = week
  const mates = of.mates[slot] as Int32Array
  const mate = mates.length === 0 ? -1 : (mates[dice.roll(mates.length)] as number)
  const dish = mate < 0 ? -1 : (week.dishes[mate] as number)
  if (dish < 0 || energyAt < 0) return true
  trial.keep(mate)
  for (let diner = 0; diner < of.diners; diner += 1) {
    const now = week.quarters[mate * of.diners + diner] as number
    if (!serve(week, mate, diner, fillingPortion(week, mate, diner, dish, energyAt, 0, now))) return false
  }
  return true
}

/** Whether a diner eats what is in this slot. */
export const isThere = ({ of }: Week, slot: number, diner: number): boolean => of.isAway[slot * of.diners + diner] === 0

/**
 * The portion with which the day has its energy, or so many quarters beside it; none for who is away. Of what is there,
 * `now` counts as not.
 */
export function fillingPortion(
  week: Week,
  slot: number,
  diner: number,
  dish: number,
  energyAt: number,
  beside: number,
  now = 0,
): number {
  const { of, day } = week
  if (!isThere(week, slot, diner)) return 0
  if (energyAt < 0) return served(of, dish, USUAL_QUARTERS + beside)
  const { columns, bounds, figures } = of
  const row = diner * of.days + (of.dayRow[slot] as number)
  const goal = bounds.day[row * columns.day.length + energyAt] as number
  const has = day[row * (columns.day.length + columns.caps.length) + energyAt] as number
  const width = columns.week.length + columns.day.length + columns.caps.length
  const each = figures[dish * width + columns.week.length + energyAt] as number
  return served(of, dish, (each > 0 ? within(now + Math.round((goal - has) / each)) : USUAL_QUARTERS) + beside)
}

const anyPortion = ({ roll }: Dice) => LEAST_QUARTERS + roll(MOST_QUARTERS - LEAST_QUARTERS + 1)

const within = (quarters: number) => Math.min(MOST_QUARTERS, Math.max(LEAST_QUARTERS, quarters))

/** The portion of this dish that is nearest, in the steps in which it is served. */
export function served({ steps }: Compiled, dish: number, quarters: number): number {
  const step = steps[dish] as number
  return step === 1 ? within(quarters) : Math.max(step, within(Math.round(quarters / step) * step))
}

export const isPortion = (quarters: number): boolean => quarters >= LEAST_QUARTERS && quarters <= MOST_QUARTERS

/** Another portion: mostly a quarter more or less. */
function serveOther({ week, dice, trial }: Cook): boolean {
  const { of } = week
  const slot = dice.roll(of.slots)
  if ((week.dishes[slot] as number) < 0) return false
  const diner = dice.roll(of.diners)
  if (!isThere(week, slot, diner)) return false
  const step = dice.roll(6)
  const now = week.quarters[slot * of.diners + diner] as number
  const more = of.steps[week.dishes[slot] as number] as number
  const given = step < 4 ? now + (step < 2 ? more : -more) : served(of, week.dishes[slot] as number, anyPortion(dice))
  if (given === now || !isPortion(given)) return false
  trial.keep(slot)
  return serve(week, slot, diner, given)
}

/** A quarter less of one dish and more of another, so that the energy stays about the same. */
function shift({ week, dice, trial }: Cook): boolean {
  const { of } = week
  const [from, to] = [dice.roll(of.slots), dice.roll(of.slots)]
  if (from === to || (week.dishes[from] as number) < 0 || (week.dishes[to] as number) < 0) return false
  const diner = dice.roll(of.diners)
  const less = (week.quarters[from * of.diners + diner] as number) - (of.steps[week.dishes[from] as number] as number)
  const more = (week.quarters[to * of.diners + diner] as number) + (of.steps[week.dishes[to] as number] as number)
  if (!isPortion(less) || !isPortion(more) || !isThere(week, to, diner)) return false
  trial.keep(from)
  trial.keep(to)
  serve(week, from, diner, less)
  return serve(week, to, diner, more)
}

/** Two slots change places, each with its portions. */
function swap({ week, dice, trial, portions }: Cook): boolean {
  const { of, dishes } = week
  const [one, other] = [dice.roll(of.slots), dice.roll(of.slots)]
  const [first, second] = [dishes[one] as number, dishes[other] as number]
  if (first === second || !mayLeave(week, one) || !mayLeave(week, other)) return false
  trial.keep(one)
  trial.keep(other)
  for (let diner = 0; diner < of.diners; diner += 1) {
    portions[diner] = carried(week, one, other, diner)
    portions[of.diners + diner] = carried(week, other, one, diner)
  }
  if (first >= 0) take(week, one)
  if (second >= 0) take(week, other)
  return come(week, one, second, portions, of.diners) && come(week, other, first, portions, 0)
}

/** Who was away at one of the two meals begins with a serving. */
function carried(week: Week, from: number, to: number, diner: number): number {
  if (!isThere(week, to, diner)) return 0
  return (week.quarters[from * week.of.diners + diner] as number) || USUAL_QUARTERS
}

function come(week: Week, slot: number, dish: number, portions: Int8Array, from: number): boolean {
  return dish < 0 || (mayCome(week, slot, dish) && put(week, slot, dish, portions, from))
}
