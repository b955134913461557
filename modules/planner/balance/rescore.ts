import type { Day } from '#modules/calendar/day.ts'
import type { PerServing } from '#modules/nutrition/amounts.ts'
import { dayIntake, type Portion, wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { type Figure, figureOf, type Intake } from '#modules/nutrition/intake/intake.ts'
import type { Goal } from '#modules/nutrition/needs/goals.ts'
import { NUTRIENT_INDEX, NUTRIENT_KEYS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { AIMED_BEYOND } from './bounds.ts'
import { isEnergyKnown, keptKcalOf, plannedShare } from './kept-energy.ts'
import { EASY_QUARTERS, isMain, mealSizeOf, offSize } from './portions.ts'
import { PRICES, USED_UP_BY } from './prices.ts'
import { type Diner, type Fixed, isAway, type Placed, type PlanProblem, sameDish } from './problem.ts'
import { WORST_WEIGHT } from './week.ts'

/**
 * The score of a plan from scratch: of the search it shares the weights and nothing else. It adds up whole days as every
 * other page does and holds them beside the goals one by one.
 */
export function rescore(problem: PlanProblem, placed: readonly Placed[]): number {
  const { diners, slots } = problem
  const portions = totalOf(placed.map(each => portionsCost(problem, each))) / diners.length
  const empty = (slots.length - placed.length) * PRICES.empty
  return missesBeyond(problem, placed, AIMED_BEYOND) + (portions + empty + otherCost(problem, placed)) / 1e6
}

/** What the portions of everybody at one meal cost. */
function portionsCost(problem: PlanProblem, each: Placed): number {
  const slot = problem.slots[each.slot]
  if (!slot) throw new Error(`There is no slot ${each.slot}`)
  const energyKcal = figureOf(dishOf(problem, each).intake, 'energyKcal').amount
  const size = mealSizeOf(problem, slot)
  return totalOf(
    each.quarters.map((given, at) => {
      const { least = null, most = null } = problem.diners[at]?.goals.find(({ key }) => key === 'energyKcal') ?? {}
      const goalKcal = ((least ?? most ?? 0) + (most ?? least ?? 0)) / 2
      const isSized = given > 0 && energyKcal > 0 && goalKcal > 0
      const off = isSized ? offSize((energyKcal * given) / 4 / goalKcal, size) : 0
      const beyond = Math.max(0, given - EASY_QUARTERS) * (isMain(slot) ? PRICES.beyondEasy : PRICES.beyondEasySnack)
      return Math.abs(given - 4) * PRICES.quarter + beyond + Math.round(off * 100 * PRICES.offShare)
    }),
  )
}

/** What the goals miss, the mean of the diners: the score without what small things cost. */
export const missesOf = (problem: PlanProblem, placed: readonly Placed[]): number => missesBeyond(problem, placed, 0)

/** The same a share beyond the goals of the week. */
const missesBeyond = (problem: PlanProblem, placed: readonly Placed[], beyond: number): number =>
  totalOf(problem.diners.map((_, at) => missesOfOne(problem, placed, at, beyond))) / problem.diners.length

const totalOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

const dishOf = ({ dishes }: PlanProblem, { dish: ref }: Placed): Dish => {
  const found = dishes.find(dish => sameDish(dish.ref, ref))
  if (!found) throw new Error(`${ref.kind} ${ref.id} is no dish of this plan`)
  return found
}

function missesOfOne(problem: PlanProblem, placed: readonly Placed[], at: number, beyond: number): number {
  const diner = problem.diners[at] as Diner
  const days = problem.days.map(day => dayOf(problem, placed, diner, at, day))
  const planned = days.filter(({ isPlanned }) => isPlanned)
  const misses = diner.goals
    .filter(({ weight, key }) => weight > 0 && key !== 'freeSugarsG')
    .flatMap(goal => {
      const sides =
        goal.period === 'week' ? weekMisses(days, goal, beyond) : planned.flatMap(day => dayMisses(day, goal))
      return sides.map(miss => ({ miss, goal, share: goal.period === 'week' ? 1 : 1 / planned.length }))
    })
  const worst = misses.filter(({ goal }) => goal.period === 'day' || goal.weight >= 1).map(({ miss }) => miss)
  return (
    totalOf(misses.map(({ miss, goal, share }) => miss * goal.weight * share)) + WORST_WEIGHT * Math.max(0, ...worst)
  )
}

interface ScoredDay {
  readonly fixed: readonly Fixed[]
  readonly isPlanned: boolean
  readonly counts: boolean
  /** Of the day's goals, what the meals of it answer for. */
  readonly share: number
  readonly figure: (key: NutrientKey) => Figure
}

function dayOf(problem: PlanProblem, placed: readonly Placed[], who: Diner, diner: number, day: Day): ScoredDay {
  const fixed = problem.fixed.filter(each => each.day === day && (each.quarters[diner] ?? 0) > 0)
  const chosen = placed.filter(({ slot }) => problem.slots[slot]?.day === day)
  const portions = [
    ...fixed.flatMap(({ dish, quarters }) => (dish ? [portion(fixedIntake(dish), quarters[diner] ?? 0)] : [])),
    ...chosen.map(each => portion(boundedIntake(problem, dishOf(problem, each)), each.quarters[diner] ?? 0)),
  ]
  const whole = wholeDay(dayIntake(portions, []))
  const isPlanned = !isAway(who, day) && problem.slots.some(slot => slot.day === day)
  const open = isPlanned ? problem.slots.filter(slot => slot.day === day) : []
  const share = problem.mealsOfAnySize ? 1 : plannedShare([...open, ...fixed].map(({ meal }) => meal))
  return { fixed, isPlanned, counts: isPlanned || fixed.length > 0, share, figure: key => figureOf(whole, key) }
}

const portion = (intake: Intake<PerServing>, quarters: number): Portion => ({
  intake,
  added: null,
  servings: quarters / 4,
})

/** What nobody can tell the energy of has none here: the day keeps it free. */
function fixedIntake(dish: Dish): Intake<PerServing> {
  const { intake } = dish
  const isUnknown = !isEnergyKnown({ dish })
  const energy = NUTRIENT_INDEX.energyKcal
  return {
    ...intake,
    lower: intake.lower.map((value, place) => (isUnknown && place === energy ? 0 : value)),
    upper: intake.upper.map(value => (Number.isFinite(value) ? value : 0)),
  }
}

function boundedIntake({ diners }: PlanProblem, { intake }: Dish): Intake<PerServing> {
  const mostOf = (key: NutrientKey | undefined) =>
    Math.max(0, ...diners.map(({ goals }) => goals.find(goal => goal.key === key)?.most ?? 0))
  const bounded = (value: number, place: number) =>
    Number.isFinite(value) ? value : (intake.lower[place] ?? 0) + mostOf(NUTRIENT_KEYS[place])
  return { ...intake, upper: intake.upper.map(bounded) }
}

function weekMisses(days: readonly ScoredDay[], { key, least, most }: Goal, beyond: number): number[] {
  const nutrient = key as NutrientKey
  const counted = days.filter(({ counts }) => counts)
  const whole = counted.filter(({ fixed }) => isKnown(fixed, nutrient))
  const [has, may] = [
    totalOf(counted.map(day => day.figure(nutrient).amount)),
    totalOf(whole.map(day => day.figure(nutrient).most)),
  ]
  const sharesOf = (some: readonly ScoredDay[]) => totalOf(some.map(({ share }) => share))
  return [
    ...(least === null || counted.length === 0 ? [] : [short(has, least * sharesOf(counted) * (1 + beyond))]),
    ...(most === null || whole.length === 0 ? [] : [over(may, most * sharesOf(whole) * (1 - beyond))]),
  ]
}

function dayMisses({ fixed, share, figure }: ScoredDay, { key, least, most }: Goal): number[] {
  const nutrient = key as NutrientKey
  const { amount, most: atMost } = figure(nutrient)
  const goalKcal = ((least ?? 0) + (most ?? 0)) / 2
  const left = key === 'energyKcal' ? share - keptKcalOf(fixed, goalKcal) / goalKcal : share
  if (left <= 0) return []
  const isHeld = key === 'energyKcal' || isKnown(fixed, nutrient)
  return [
    ...(least === null ? [] : [short(amount, least * left)]),
    ...(most === null || !isHeld ? [] : [over(atMost, most * left)]),
  ]
}

const isKnown = (fixed: readonly Fixed[], key: NutrientKey) =>
  fixed.every(({ dish }) => dish !== null && Number.isFinite(figureOf(dish.intake, key).most))

const short = (amount: number, least: number) => Math.max(0, (least - amount) / least)
const over = (amount: number, most: number) => Math.max(0, (amount - most) / most)

function otherCost(problem: PlanProblem, placed: readonly Placed[]): number {
  const chosen = placed.map(each => dishOf(problem, each))
  const fixed = problem.fixed.flatMap(({ dish }) => (dish ? [dish] : []))
  const foods = Map.groupBy(
    [...chosen, ...fixed].flatMap(({ madeOf }) => [...new Set(madeOf.flatMap(boughtFood))]),
    food => food,
  )
  const prices = [...foods].map(([food, uses]) => {
    const there = problem.cupboard.find(({ foodId }) => foodId === food)
    if (!there) return PRICES.food
    return there.isUrgent ? PRICES.urgentFood * Math.min(uses.length, USED_UP_BY) : 0
  })
  const returns = chosen.map(dish => {
    const weeks = problem.eatenBefore.filter(({ ref }) => sameDish(ref, dish.ref)).map(({ weeksAgo }) => weeksAgo)
    const last = Math.max(1, Math.min(...weeks))
    return last <= 4 ? Math.floor(PRICES.lastWeek / last) : 0
  })
  const tins = chosen.map(({ wholeBake }) =>
    wholeBake === undefined ? 0 : Math.floor(PRICES.tin * Math.max(0, 1 - problem.diners.length / wholeBake)),
  )
  const pots = placed.filter(({ leftoversOf }) => leftoversOf !== null).length
  return totalOf([...prices, ...returns, ...tins]) + pots * PRICES.potForTwo
}

const boughtFood = ({ foodId, grams }: Dish['madeOf'][number]) => (foodId === null || (grams ?? 0) < 5 ? [] : [foodId])
