import { type Day, daysBetween, isDay, partsOf } from '#modules/calendar/day.ts'
import { portionsAWeek } from '#modules/nutrition/advice/table.ts'
import { bmi, bmiClass, MOST_GAIN_KG_A_WEEK, MOST_LOSS_KG_A_WEEK } from '#modules/nutrition/needs/body-weight.ts'
import { BODY_BOUNDS } from '#modules/nutrition/needs/energy-need.ts'
import { isNutrientKey } from '#modules/nutrition/nutrients.ts'
import type { HealthProfile } from '#modules/profile/health-profile.ts'
import type { GoalAim, OwnGoal } from './own-goals.ts'
import { type BodyState, restrictionOn, stateOn } from './state.ts'

/** Beyond what anybody works towards at a time; it keeps one account from filling the database. */
export const MOST_GOALS = 30
const WEEK = 7
const MOST_AMOUNT = 100_000
const MOST_ML = 10_000
const MOST_PORTIONS_A_DAY = 15
const MOST_OILY = {
  usual: portionsAWeek('oily-fish-four'),
  fewer: portionsAWeek('oily-fish-two'),
} as const

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The first thing in words that is wrong with a goal, whoever made it; null where nothing is. */
export function ownGoalProblem({ id, aim, fromDay, untilDay, stateFrom }: OwnGoal): string | null {
  if (!UUID.test(id)) return 'A goal needs an id of its own.'
  if (![fromDay, stateFrom, untilDay ?? fromDay].every(isDay)) return 'There is no such day.'
  if (untilDay !== null && untilDay < fromDay) return 'The end date is before the start date.'
  if ('days' in aim && !isWhole(aim.days, 1, WEEK)) return 'Choose between one and seven days a week.'
  return aimProblem(aim)
}

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most
const isWhole = (value: number, least: number, most: number) => Number.isInteger(value) && isWithin(value, least, most)

function aimProblem(aim: GoalAim): string | null {
  const [leastKg, mostKg] = BODY_BOUNDS.weightKg
  switch (aim.kind) {
    case 'weight':
      if (![aim.startKg, aim.targetKg].every(kg => isWithin(kg, leastKg, mostKg)))
        return `A weight is between ${leastKg} and ${mostKg} kg.`
      return aim.startKg === aim.targetKg ? 'That is the weight you’re starting from.' : null
    case 'nutrient':
      if (!isNutrientKey(aim.key)) return 'There is no such nutrient.'
      return aim.amount > 0 && aim.amount <= MOST_AMOUNT ? null : 'That is not an amount for a day.'
    case 'five-a-day':
      return isWhole(aim.portions, 1, MOST_PORTIONS_A_DAY)
        ? null
        : `Choose from one to ${MOST_PORTIONS_A_DAY} portions a day.`
    case 'oily-fish':
      return isWhole(aim.portions, 1, MOST_OILY.usual) ? null : 'Choose from one to four portions a week.'
    case 'water':
      return isWithin(aim.ml, 250, MOST_ML) ? null : 'Water is between 0.25 and 10 litres.'
    case 'logging':
      return null
  }
}

/**
 * Why somebody may not work towards this, in words; null where they may. A weight goal keeps to the rates and the bounds
 * of targets; more oily fish than is advised is no goal. What a body is not told of is not guessed.
 */
export function ownGoalRefusal(goal: OwnGoal, profile: HealthProfile, state: BodyState, today: Day): string | null {
  const { aim } = goal
  if (goal.state !== 'open') return null
  if (aim.kind === 'oily-fish') {
    const { pregnancy, breastfeeding } = stateOn(state, today)
    const isCareful = pregnancy !== undefined || breastfeeding !== undefined
    return isCareful && aim.portions > MOST_OILY.fewer
      ? 'In pregnancy and while breastfeeding no more than two portions of oily fish a week are advised (NHS).'
      : null
  }
  if (aim.kind !== 'weight') return null
  if (restrictionOn(profile, state, today) !== null)
    return 'Under 18, in pregnancy and while breastfeeding there is no weight to work towards here.'
  return weightRefusal(goal, aim, profile, today)
}

function weightRefusal(
  { untilDay }: OwnGoal,
  { startKg, targetKg }: Extract<GoalAim, { kind: 'weight' }>,
  { heightCm, weightKg, birthYear }: HealthProfile,
  today: Day,
): string | null {
  const isLoss = targetKg < startKg
  const isAdult = birthYear === null || partsOf(today)[0] - birthYear >= 18
  if (isLoss && isAdult && heightCm !== null && bmiClass(bmi(targetKg, heightCm)) === 'underweight')
    return 'At your height that weight would be underweight, so it can’t be a goal here.'
  const from = weightKg ?? startKg
  const weeks = untilDay === null ? null : daysBetween(today, untilDay) / WEEK
  const most = isLoss ? MOST_LOSS_KG_A_WEEK : MOST_GAIN_KG_A_WEEK
  const left = isLoss ? from - targetKg : targetKg - from
  if (weeks !== null && left > 0 && left > most * weeks)
    return `By that day it would be faster than ${most} kg a week, which is not safe without a doctor. Choose a later day.`
  return null
}
