import { type Figure, type Knowledge, knowledgeOf } from '#modules/nutrition/intake/intake.ts'
import { NUTRIENTS, type NutrientKey, saltG } from '#modules/nutrition/nutrients.ts'
import { roundTo } from '#modules/nutrition/rounding.ts'
import type { EnergyUnit } from '#modules/profile/units.ts'
import { inUnit } from './energy-unit.ts'
import type { GoalLine } from './log-goals.ts'

const grouped = (value: number) => value.toLocaleString('en-GB')

/**
 * '811 kcal left, 189 once the plan is eaten', '22 kcal over'; whole, of the known part. Where more may have been eaten,
 * 'up to' so much is left.
 */
export function energyLeftWords(eatenFigure: Figure, withPlanKcal: number, goalKcal: number, unit: EnergyUnit): string {
  const [eaten, then, goal] = [eatenFigure.amount, withPlanKcal, goalKcal].map(kcal => inUnit(kcal, unit)) as Three
  const now = leftOrOver(eaten, goal, unit, knowledgeAs(eatenFigure, 0) !== 'known')
  if (then === eaten) return now
  return `${now}, ${then <= goal ? grouped(goal - then) : `${grouped(then - goal)} over`} once the plan is eaten`
}

type Three = [eaten: number, then: number, goal: number]

/**
 * '75 g with the plan', '72 g with the plan, 2 over', '35 g left', '2 g over'; of the known part, in whole grams beside
 * the target as it is shown. Nobody is over what is a least: '12 g more than the goal' is no news, so it is 'Met'.
 */
export function macroWords(eatenFigure: Figure, withPlanG: number, goalG: number, isLeast: boolean): string {
  const [eaten, then] = [Math.round(eatenFigure.amount), Math.round(withPlanG)]
  // As it is shown above: '61.5 g'.
  const goal = roundTo(goalG, goalG >= 100 ? 0 : 1)
  if (then !== eaten)
    return `${grouped(then)} g with the plan${then > goal && !isLeast ? `, ${grouped(roundTo(then - goal, 1))} over` : ''}`
  return isLeast && eaten >= goal ? 'Met' : leftOrOver(eaten, goal, 'g', knowledgeAs(eatenFigure, 0) !== 'known')
}

function leftOrOver(eaten: number, goal: number, unit: string, isPart: boolean): string {
  if (eaten <= goal) return `${isPart ? 'Up to ' : ''}${grouped(roundTo(goal - eaten, 1))} ${unit} left`
  return `${grouped(roundTo(eaten - goal, 1))} ${unit} over${isPart ? ' or more' : ''}`
}

/** How far a figure is known once it is printed with so many decimals: a trace that nobody knows changes nothing. */
export const knowledgeAs = (figure: Figure, decimals: number): Knowledge =>
  Number.isFinite(figure.most) && roundTo(figure.amount, decimals) === roundTo(figure.most, decimals)
    ? 'known'
    : knowledgeOf(figure)

/** What a sum says behind its number: 'or more' where something in it is not known. */
export const orMore = (figure: Figure): string => (knowledgeAs(figure, 0) === 'known' ? '' : ' or more')

/** A nutrient as a log shows it; salt is what is said of sodium. */
export const lineName = (key: NutrientKey): string => (key === 'sodiumMg' ? 'Salt' : NUTRIENTS[key].name)

const SALT_DECIMALS = 1

/** '25.2 g', '11.8 g or more', 'Cannot tell': what is unknown is told unless it could not change what is printed. */
export function figureWords(key: NutrientKey, { amount, most }: Figure): string {
  const [least, top] = [amount, most].map(value => printed(key, value)) as [string, string]
  if (least === top) return least
  return /^0 /.test(least) ? 'Cannot tell' : `${least} or more`
}

const SENSE = { 'at least': '', 'at most': ' at most', about: '' } as const

/** 'of 6 g at most': what a nutrient is held against; '' where nothing is known of it. */
export const goalWords = ({ key, amount, sense }: GoalLine): string =>
  amount === null ? '' : `of ${figureWords(key, { amount, most: amount, coverage: 1 })}${SENSE[sense]}`

function printed(key: NutrientKey, value: number): string {
  if (!Number.isFinite(value)) return ''
  const { unit, decimals } = NUTRIENTS[key]
  if (key === 'sodiumMg') return `${grouped(roundTo(saltG(value), SALT_DECIMALS))} g`
  return `${grouped(roundTo(value, decimals))} ${unit}`
}
