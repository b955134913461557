import { daysBetween } from '#modules/calendar/day.ts'
import { adviceNamed } from '#modules/nutrition/advice/table.ts'
import { dayIntake } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { exceededLevel } from '#modules/nutrition/needs/upper-levels.ts'
import { NUTRIENT_KEYS } from '#modules/nutrition/nutrients.ts'
import { suitability } from '#modules/profile/eating-rules.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { eatenOf, isPassed } from './advice.ts'
import { eatenBy } from './eaten.ts'
import {
  type Diner,
  isAway,
  LEAST_QUARTERS,
  MOST_QUARTERS,
  MOST_TIMES,
  minutesBetween,
  type Placed,
  type PlanProblem,
  type Slot,
  sameDish,
} from './problem.ts'
import { nearTwins } from './twins.ts'

/**
 * Every hard rule that these choices break, one line each; none where a plan may be shown. Looked up in the problem
 * anew, without what the search worked out, so that a slip there is seen.
 */
export function brokenRules(problem: PlanProblem, placed: readonly Placed[]): string[] {
  return [
    ...placed.flatMap(each => brokenByOne(problem, placed, each)),
    ...brokenByMany(problem, placed),
    ...passedLevels(problem, placed),
    ...passedAdvice(problem, placed),
  ]
}

function brokenByOne(problem: PlanProblem, placed: readonly Placed[], each: Placed): string[] {
  const [slot, dish] = [problem.slots[each.slot], dishOf(problem, each)]
  if (!slot || !dish) return [`slot ${each.slot} holds ${each.dish.kind} ${each.dish.id}, which is none of the dishes`]
  const where = `${dish.name} on ${slot.day} at ${slot.meal}`
  const minutes = (dish.minutes ?? Number.POSITIVE_INFINITY) - (dish.waitMinutes ?? 0)
  const isLate =
    each.leftoversOf === null &&
    ((slot.mostMinutes !== null && minutes > slot.mostMinutes) ||
      (dish.minutes ?? Number.POSITIVE_INFINITY) > (slot.mostMinutesInAll ?? Number.POSITIVE_INFINITY))
  const isMeant = dish.meals === null || dish.meals.some(meal => slot.accepts.includes(meal))
  return [
    ...problem.diners.flatMap((diner, at) =>
      isAway(diner, slot.day) || suitability(diner.rules, dish).kind === 'suits'
        ? []
        : [`${where} does not suit diner ${at}`],
    ),
    ...(problem.avoided.some(ref => sameDish(ref, dish.ref)) ? [`${where} is avoided`] : []),
    ...(isLate ? [`${where} takes ${minutes} minutes`] : []),
    ...(isMeant || each.leftoversOf !== null ? [] : [`${where} is for ${dish.meals}`]),
    ...(each.leftoversOf === null ? [] : brokenByLeftovers(problem, placed, each, dish)),
    ...(each.quarters.length === problem.diners.length &&
    each.quarters.every((quarters, at) => isPortion(quarters, problem.diners[at], slot, dish))
      ? []
      : [`${where} has portions of ${each.quarters} quarters`]),
  ]
}

function isPortion(quarters: number, diner: Diner | undefined, { day }: Slot, { wholeBake }: Dish): boolean {
  if (diner && isAway(diner, day)) return quarters === 0
  const isWhole = Number.isInteger(wholeBake === undefined ? quarters : quarters / 4)
  return isWhole && quarters >= LEAST_QUARTERS && quarters <= MOST_QUARTERS
}

const dishOf = ({ dishes }: PlanProblem, { dish: ref }: Placed): Dish | undefined =>
  dishes.find(dish => sameDish(dish.ref, ref))

function brokenByLeftovers(problem: PlanProblem, placed: readonly Placed[], each: Placed, dish: Dish): string[] {
  const pot = placed.find(({ slot }) => slot === each.leftoversOf)
  const [from, to] = [problem.slots[each.leftoversOf ?? -1], problem.slots[each.slot]]
  if (!pot || !from || !to || !sameDish(pot.dish, each.dish)) return [`${dish.name} in slot ${each.slot} has no pot`]
  const minutes = minutesBetween(from, to)
  return from.day < to.day && minutes <= dish.keptHours * 60 ? [] : [`${dish.name} is kept for ${minutes} minutes`]
}

function brokenByMany(problem: PlanProblem, placed: readonly Placed[]): string[] {
  const all = [
    ...placed.flatMap(each => {
      const [dish, slot] = [dishOf(problem, each), problem.slots[each.slot]]
      return dish && slot ? [{ dish, day: slot.day, each }] : []
    }),
    ...problem.fixed.flatMap(({ dish, day }) => (dish ? [{ dish, day, each: null }] : [])),
  ]
  const twins = nearTwins(all.map(({ dish }) => dish))
  return all.flatMap(({ dish, day, each }, one) => {
    if (each === null) return []
    const same = all.filter(other => sameDish(other.dish.ref, dish.ref))
    const near = all.filter((other, at) => {
      const isPot = other.each && (other.each.slot === each.leftoversOf || other.each.leftoversOf === each.slot)
      return at !== one && !isPot && twins[one * all.length + at] === 1 && Math.abs(daysBetween(day, other.day)) <= 1
    })
    return [
      ...(isBakedAgain(dish, each, same) ? [`${dish.name} is baked twice`] : []),
      ...(same.length > MOST_TIMES ? [`${dish.name} is planned ${same.length} times`] : []),
      ...near.map(other => `${dish.name} on ${day} is beside ${other.dish.name} on ${other.day}`),
    ]
  })
}

/** Beside what was baked there is only what is left of it. */
const isBakedAgain = ({ wholeBake }: Dish, each: Placed, same: readonly { readonly each: Placed | null }[]) =>
  wholeBake !== undefined &&
  each.leftoversOf === null &&
  same.some(other => other.each !== each && (other.each === null || other.each.leftoversOf !== each.slot))

/** A level that what is fixed passes by itself is no fault of the choices, unless they add to it. */
function passedLevels(problem: PlanProblem, placed: readonly Placed[]): string[] {
  return problem.diners.flatMap((_, diner) =>
    problem.days.flatMap(day => {
      const chosen = placed.flatMap(each => {
        const dish = dishOf(problem, each)
        return dish && problem.slots[each.slot]?.day === day ? [{ dish, quarters: each.quarters[diner] ?? 0 }] : []
      })
      const fixed = problem.fixed.flatMap(each =>
        each.day === day && each.dish ? [{ dish: each.dish, quarters: each.quarters[diner] ?? 0 }] : [],
      )
      return passedOn([...chosen, ...fixed], chosen).map(words => `diner ${diner} on ${day}: ${words}`)
    }),
  )
}

/** As of levels: what is fixed may pass an advice by itself, but nothing is added to it then. */
function passedAdvice(problem: PlanProblem, placed: readonly Placed[]): string[] {
  const weeks = Math.max(1, Math.floor(problem.days.length / 7))
  return problem.diners.flatMap((diner, at) => {
    const all = eatenBy(problem, placed, at)
    const chosen = eatenBy({ ...problem, fixed: [] }, placed, at)
    return (diner.advice ?? []).flatMap(id => {
      const advice = adviceNamed(id)
      const { limit } = advice
      const allowed =
        limit.kind === 'week' ? { ...advice, limit: { ...limit, portions: limit.portions * weeks } } : advice
      const [whole, added] = [eatenOf(advice, all), eatenOf(advice, chosen)]
      const isBroken = added.portions > 0 && isPassed(allowed, limit.kind === 'week' ? all : chosen, 1e-6)
      return isBroken ? [`diner ${at} is advised otherwise: ${id}, ${whole.portions.toFixed(2)} portions`] : []
    })
  })
}

type Portion = { readonly dish: Dish; readonly quarters: number }

function passedOn(all: readonly Portion[], chosen: readonly Portion[]): string[] {
  const intakeOf = (portions: readonly Portion[]) =>
    dayIntake(
      portions.map(({ dish, quarters }) => ({ intake: dish.intake, added: dish.added, servings: quarters / 4 })),
      [],
    )
  const [whole, added] = [intakeOf(all), intakeOf(chosen)]
  return NUTRIENT_KEYS.flatMap(key => {
    const [food, fortification] = [figureOf(whole.food, key).amount, figureOf(whole.fortification, key).amount]
    const exceeded = exceededLevel(key, { food, fortification, supplements: 0 })
    return exceeded && figureOf(added.food, key).amount + figureOf(added.fortification, key).amount > 0
      ? [exceeded.words]
      : []
  })
}
