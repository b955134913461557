import type { Day } from '#modules/calendar/day.ts'
import { weekdayBriefly } from '#modules/calendar/words.ts'
import { shortFigure, wholeFigure } from '#modules/nutrition/figure-text.ts'
import type { Goal } from '#modules/nutrition/needs/goals.ts'
import type { Standing } from '#modules/nutrition/needs/standing.ts'
import { NUTRIENTS, type NutrientUnit, saltG } from '#modules/nutrition/nutrients.ts'
import { passedAdvice } from './balance/advice.ts'
import type { Diner } from './balance/problem.ts'
import { type DishGiver, dishGivers, type GoalVerdict, verdictOf } from './balance/verdict.ts'
import type { Gain } from './balance/why.ts'
import type { PlannedToEat } from './eaten.ts'
import { weekdayText } from './entry-words.ts'

/** What a dish gives of a nutrient over the days, in words. */
export interface GiverRow {
  readonly entryId: string
  /** 'Egg fried rice, Wednesday' */
  readonly name: string
  /** With its unit; null where nobody knows. */
  readonly amount: string | null
  /** Of ours, which tells what its ingredients give; else null. */
  readonly recipe: string | null
}

/** How a goal stands, as it is shown. */
export interface VerdictRow {
  readonly key: Goal['key']
  readonly name: string
  readonly verdict: Standing['verdict']
  /** '2.1 of 10 µg', 'at least 105 of 140 µg', 'limit 27 g' */
  readonly amount: string
  /** '7.9 µg short', '1.1 g over', 'known for 59 % of the food'; '' where it is met. */
  readonly note: string
  /** What the bar shows of its goal, 0..1; null where nothing is known. */
  readonly share: number | null
  /** Over all days. */
  readonly sum: string
  readonly givers: readonly GiverRow[]
  /** The rest of the dishes together; null where there are none. */
  readonly others: string | null
}

export interface VerdictRows {
  readonly rows: readonly VerdictRow[]
  readonly met: number
  readonly notMet: number
  readonly cannotTell: number
  /** Sentences: upper levels that a day is known to pass ('Monday: Zinc is …'), and advice that the days do not keep to. */
  readonly warnings: readonly string[]
  /** How far the day that is furthest off is from its energy, in whole per cent; null on no day. */
  readonly energyOffPercent: number | null
  /** How many days have something that is eaten. */
  readonly days: number
  /** Which days are no whole days and so are not in it, and why; '' where all are. */
  readonly notCounted: string
}

const MOST_GIVERS = 4

/**
 * What the food of these days gives beside the goals, ready to be read.
 *
 * @param notCounted what is told of days that are left out
 */
export function verdictRows(
  eaten: readonly PlannedToEat[],
  { goals, advice = [] }: Pick<Diner, 'goals' | 'advice'>,
  notCounted = '',
): VerdictRows {
  const { goals: verdicts, passed } = verdictOf(eaten, goals)
  const rows = verdicts.map(each => rowOf(each, eaten))
  const count = (verdict: Standing['verdict']) => rows.filter(row => row.verdict === verdict).length
  return {
    rows,
    met: count('met'),
    notMet: count('not met'),
    cannotTell: count('cannot tell'),
    warnings: [...passed.map(({ day, words }) => `${weekdayText(day)}: ${words}.`), ...passedAdvice(advice, eaten)],
    energyOffPercent: energyOff(verdicts),
    days: new Set(eaten.map(({ day }) => day)).size,
    notCounted,
  }
}

function rowOf(verdict: GoalVerdict, eaten: readonly PlannedToEat[]): VerdictRow {
  const { goal } = verdict
  const scale = scaleOf(goal.key)
  const givers = dishGivers(eaten, goal.key)
  const known = givers.filter(({ amount }) => amount > 0)
  const named = givers.slice(0, MOST_GIVERS)
  const rest = known.slice(MOST_GIVERS).reduce((sum, { amount }) => sum + amount, 0)
  return {
    key: goal.key,
    name: scale.name,
    verdict: verdict.verdict,
    amount: amountText(verdict, scale),
    note: noteOf(verdict, scale),
    share: shareOf(verdict),
    sum: withUnit(
      known.reduce((sum, { amount }) => sum + amount, 0),
      scale,
    ),
    givers: goal.key === 'freeSugarsG' ? [] : named.map(giver => giverRow(giver, scale)),
    others: goal.key !== 'freeSugarsG' && rest > 0 ? withUnit(rest, scale) : null,
  }
}

/** How a figure of a goal is written: sodium as the salt that it stands for, as on every label. */
export interface Scale {
  readonly name: string
  readonly unit: NutrientUnit
  readonly decimals: number
  readonly of: (amount: number) => number
}

const same = (amount: number) => amount

export function scaleOf(key: Goal['key']): Scale {
  if (key === 'freeSugarsG') return { name: 'Free sugars', unit: 'g', decimals: 0, of: same }
  if (key === 'sodiumMg') return { name: 'Salt', unit: 'g', decimals: 1, of: saltG }
  return { ...NUTRIENTS[key], of: same }
}

function figure(amount: number, { of, decimals }: Scale): string {
  const shown = of(amount)
  const fraction = shown >= 100 ? 0 : decimals
  return wholeFigure(shown, fraction)
}

/** What is advised, without figures that say nothing: 14.8, 40. */
const limit = (amount: number, { of, decimals }: Scale) => shortFigure(of(amount), of(amount) >= 100 ? 0 : decimals)

const withUnit = (amount: number, scale: Scale) => `${figure(amount, scale)} ${scale.unit}`

function amountText({ goal, verdict, amount }: GoalVerdict, scale: Scale): string {
  const { least, most } = goal
  if (goal.key === 'freeSugarsG') return `limit ${limit(most ?? 0, scale)} ${scale.unit}`
  const has = `${verdict === 'cannot tell' ? 'at least ' : ''}${figure(amount, scale)}`
  if (least !== null && most !== null) return `${has} of ${limit((least + most) / 2, scale)} ${scale.unit}`
  return least === null
    ? `${has} of at most ${limit(most ?? 0, scale)} ${scale.unit}`
    : `${has} of ${limit(least, scale)} ${scale.unit}`
}

function noteOf(verdict: GoalVerdict, scale: Scale): string {
  const { goal, off, coverage } = verdict
  if (verdict.verdict === 'met') return ''
  if (goal.key === 'freeSugarsG') return 'tables give all sugars together'
  if (goal.period === 'day') return daysNote(verdict)
  if (verdict.verdict === 'cannot tell') return `known for ${Math.floor(coverage * 100)} % of the food`
  return off < 0 ? `${withUnit(-off, scale)} short` : `${withUnit(off, scale)} over`
}

/** Which days: 'short on Tue and Thu, over on Fri'. */
function daysNote({ days }: GoalVerdict): string {
  const on = (which: (day: GoalVerdict['days'][number]) => boolean) =>
    listed(days.filter(which).map(({ day }) => weekdayBriefly(day)))
  const isOver = ({ most, amount }: GoalVerdict['days'][number]) => most !== null && amount > most
  const short = on(day => day.verdict === 'not met' && !isOver(day))
  const over = on(day => day.verdict === 'not met' && isOver(day))
  const open = on(day => day.verdict === 'cannot tell')
  const told = [short && `short on ${short}`, over && `over on ${over}`, open && `cannot tell for ${open}`]
  return told.filter(Boolean).join(', ')
}

/** 'Tue', 'Tue and Thu', 'Tue, Wed and Thu' */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

function shareOf({ goal: { key, least, most }, amount }: GoalVerdict): number | null {
  if (key === 'freeSugarsG') return null
  const whole = least !== null && most !== null ? (least + most) / 2 : (least ?? most ?? 0)
  return whole > 0 ? Math.min(1, amount / whole) : 0
}

const giverRow = ({ eaten, amount, knowledge }: DishGiver<PlannedToEat>, scale: Scale): GiverRow => ({
  entryId: eaten.entryId,
  name: `${eaten.name}, ${weekdayText(eaten.day)}`,
  recipe: eaten.ref?.kind === 'own' ? eaten.ref.id : null,
  amount: knowledge === 'unknown' ? null : withUnit(amount, scale),
})

function energyOff(verdicts: readonly GoalVerdict[]): number | null {
  const energy = verdicts.find(({ goal }) => goal.key === 'energyKcal')
  const shares = energy?.days.map(day => offShare(day)) ?? []
  return shares.length === 0 ? null : Math.round(Math.max(...shares) * 100)
}

function offShare({ amount, least, most }: { day: Day; amount: number; least: number | null; most: number | null }) {
  const goal = ((least ?? most ?? 0) + (most ?? least ?? 0)) / 2
  return goal > 0 ? Math.abs(amount - goal) / goal : 0
}

/** What stays away from its goal: 'Vitamin D stays at 7.0 of 10 µg', 'Salt stays at 6.4 of at most 6 g'. */
export function stayText({ goal: { key, least, most }, before }: Gain): string {
  const scale = scaleOf(key)
  const isShort = least !== null && before < least
  return `${scale.name} stays at ${figure(before, scale)} of ${isShort ? '' : 'at most '}${withUnit((isShort ? least : most) ?? 0, scale)}`
}

/** What a change brings nearer to its goal: 'Vitamin D 2.1 to 3.4 µg'. */
export function gainText({ goal, before, after }: Gain): string {
  const scale = scaleOf(goal.key)
  return `${scale.name} ${figure(before, scale)} to ${withUnit(after, scale)}`
}
