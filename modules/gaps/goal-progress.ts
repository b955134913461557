import { addDays, type Day } from '#modules/calendar/day.ts'
import type { Measure } from '#modules/food-log/diary.ts'
import { lastWeight, trendKg } from '#modules/food-log/weight-trend.ts'
import type { GoalAim } from '#modules/goals/own-goals.ts'
import { type EatenPart, oilyFishIn, type Portions, portionsOn } from '#modules/nutrition/foods/five-a-day.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { type DayIntake, wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'

/** What of a diary answers a goal, by day. */
export interface GoalRecord {
  readonly today: Day
  /** Days that were logged in full. */
  readonly complete: ReadonlySet<Day>
  /** Food and supplements together. */
  readonly totals: ReadonlyMap<Day, DayIntake>
  /** What was eaten was made of; null where nobody knows. */
  readonly parts: ReadonlyMap<Day, readonly (EatenPart | null)[]>
  readonly foods: { get(id: string): Pick<Food, 'id' | 'aisle' | 'state' | 'yieldFactor'> | undefined }
  readonly waterMl: ReadonlyMap<Day, number>
  readonly measures: readonly Measure[]
}

/** How a goal is met on a day: 'open' is not over, or was not logged in full. */
export type DayState = 'met' | 'not met' | 'cannot tell' | 'open'

export interface GoalDay {
  readonly day: Day
  readonly state: DayState
  /** In the unit of the goal: the least and the most it can be; null where nothing was logged. */
  readonly amount: { readonly least: number; readonly most: number } | null
}

export type GoalVerdict = 'reached' | 'under way' | 'cannot tell'

export type GoalProgress =
  | {
      readonly kind: 'days'
      readonly verdict: GoalVerdict
      readonly days: readonly GoalDay[]
      readonly met: number
      readonly cannotTell: number
    }
  | {
      readonly kind: 'portions'
      readonly verdict: GoalVerdict
      readonly days: readonly GoalDay[]
      readonly portions: Portions
    }
  | {
      readonly kind: 'weight'
      readonly verdict: GoalVerdict
      readonly nowKg: number | null
      /** Of the way from the start, 0 to 100. */
      readonly percent: number | null
      /** kg a week over the last four, above 0 where it goes towards the goal; null of too few weights. */
      readonly kgAWeek: number | null
    }

const WEEK = 7
/** So many days a weight says something of today. */
const WEIGHT_LASTS_DAYS = 14
const PACE_DAYS = 28

/**
 * How far somebody is with a goal, by the last seven days, today among them. What is known is told by its least and its
 * most: a day counts as met or not only where both agree, and a day that is not over or was not logged in full only where
 * what is logged already settles it. Nothing is held against anybody for what was not logged.
 */
export function goalProgress(aim: GoalAim, record: GoalRecord): GoalProgress {
  if (aim.kind === 'weight') return weightProgress(aim, record)
  const week = Array.from({ length: WEEK }, (_, nth) => addDays(record.today, nth + 1 - WEEK))
  if (aim.kind === 'oily-fish') return fishProgress(aim.portions, week, record)
  const days = week.map(day => dayOf(aim, day, record))
  const those = (state: DayState) => days.filter(each => each.state === state).length
  const [met, cannotTell] = [those('met'), those('cannot tell')]
  const verdict = met >= aim.days ? 'reached' : met + cannotTell >= aim.days ? 'cannot tell' : 'under way'
  return { kind: 'days', verdict, days, met, cannotTell }
}

type OfDays = Exclude<GoalAim, { kind: 'weight' | 'oily-fish' }>

function dayOf(aim: OfDays, day: Day, record: GoalRecord): GoalDay {
  const isOver = record.complete.has(day) && day < record.today
  if (aim.kind === 'logging') return { day, amount: null, state: record.complete.has(day) ? 'met' : 'open' }
  if (aim.kind === 'water') {
    const ml = record.waterMl.get(day) ?? 0
    // A glass that nobody noted is no glass that was not drunk.
    return { day, amount: { least: ml, most: ml }, state: ml >= aim.ml ? 'met' : isOver ? 'not met' : 'open' }
  }
  const amount = amountOn(aim, day, record)
  if (amount === null) return { day, amount, state: 'open' }
  return { day, amount, state: stateOf(amount, aim, isOver) }
}

function amountOn(aim: Extract<OfDays, { kind: 'nutrient' | 'five-a-day' }>, day: Day, record: GoalRecord) {
  if (aim.kind === 'five-a-day') {
    const parts = record.parts.get(day)
    return parts ? boundsOf(portionsOn(parts, record.foods)) : null
  }
  const eaten = record.totals.get(day)
  if (!eaten) return null
  const { amount, most } = figureOf(wholeDay(eaten), aim.key)
  return { least: amount, most }
}

const boundsOf = ({ known, mayBeMore }: Portions) => ({
  least: known,
  most: mayBeMore ? Number.POSITIVE_INFINITY : known,
})

function stateOf(
  { least, most }: NonNullable<GoalDay['amount']>,
  aim: Extract<OfDays, { kind: 'nutrient' | 'five-a-day' }>,
  isOver: boolean,
): DayState {
  if (aim.kind === 'nutrient' && aim.sense === 'at most') {
    if (least > aim.amount) return 'not met'
    return isOver ? (most <= aim.amount ? 'met' : 'cannot tell') : 'open'
  }
  const line = aim.kind === 'nutrient' ? aim.amount : aim.portions
  if (least >= line) return 'met'
  return isOver ? (most < line ? 'not met' : 'cannot tell') : 'open'
}

function fishProgress(wanted: number, week: readonly Day[], record: GoalRecord): GoalProgress {
  const days = week.map((day): GoalDay => {
    const parts = record.parts.get(day)
    if (!parts) return { day, amount: null, state: 'open' }
    const portions = oilyFishIn(parts, record.foods)
    return { day, amount: boundsOf(portions), state: portions.known > 0 ? 'met' : 'open' }
  })
  const portions = oilyFishIn(
    week.flatMap(day => record.parts.get(day) ?? []),
    record.foods,
  )
  // Half a portion short of one is nearly none; a fillet a little below the portion is one.
  const isReached = Math.round(portions.known * 4) / 4 >= wanted
  const verdict = isReached ? 'reached' : portions.mayBeMore ? 'cannot tell' : 'under way'
  return { kind: 'portions', verdict, days, portions }
}

function weightProgress(
  { startKg, targetKg }: Extract<GoalAim, { kind: 'weight' }>,
  { measures, today }: GoalRecord,
): GoalProgress {
  const last = lastWeight(measures, today)
  if (last === null || last.day < addDays(today, -WEIGHT_LASTS_DAYS))
    return { kind: 'weight', verdict: 'cannot tell', nowKg: null, percent: null, kgAWeek: null }
  const way = targetKg - startKg
  const done = (last.value - startKg) / way
  return {
    kind: 'weight',
    verdict: done >= 1 ? 'reached' : 'under way',
    nowKg: last.value,
    percent: Math.floor(Math.min(1, Math.max(0, done)) * 100 + 1e-9),
    kgAWeek: paceOf(measures, today, Math.sign(way)),
  }
}

function paceOf(measures: readonly Measure[], today: Day, towards: number): number | null {
  const before = addDays(today, -PACE_DAYS)
  const [then, now] = [trendKg(measures, before), trendKg(measures, today)]
  return then === null || now === null ? null : (((now - then) * WEEK) / PACE_DAYS) * towards
}
