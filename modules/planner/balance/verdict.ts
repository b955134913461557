import type { Day } from '#modules/calendar/day.ts'
import { averageDay, type DayIntake, dayIntake, type Portion, wholeDay } from '#modules/nutrition/intake/day-intake.ts'
import {
  type Figure,
  figureOf,
  type Knowledge,
  knowledgeOf,
  scaleIntake,
  statedIntake,
} from '#modules/nutrition/intake/intake.ts'
import type { Goal, GoalKey } from '#modules/nutrition/needs/goals.ts'
import { type Standing, standingOf } from '#modules/nutrition/needs/standing.ts'
import { type Exceeded, exceededLevel } from '#modules/nutrition/needs/upper-levels.ts'
import { NUTRIENT_KEYS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { isEnergyKnown, keptKcalOf } from './kept-energy.ts'

/** Something that one person eats at a meal, chosen by a planner or by hand. */
export interface Eaten {
  readonly day: Day
  readonly meal: string
  readonly name: string
  /** Null where nobody knows what is in it. */
  readonly dish: Dish | null
  /** Of a serving, 0 or more. */
  readonly quarters: number
  /** What the day keeps free for it where its energy is unknown, in kcal; null takes a usual share of the goal. */
  readonly keptKcal: number | null
}

export interface DayVerdict {
  readonly day: Day
  readonly verdict: Standing['verdict']
  /** The known part, in the nutrient's unit. */
  readonly amount: number
  /** What the day is held against: of energy less what is kept. */
  readonly least: number | null
  readonly most: number | null
}

export interface GoalVerdict {
  readonly goal: Goal
  readonly verdict: Standing['verdict']
  /** A day on average, in the nutrient's unit: the known part, and the most it can be. */
  readonly amount: number
  readonly atMost: number
  /** Share 0..1 of the weight whose figure is known. */
  readonly coverage: number
  /** A day on average: how far the known part is short of the least (below 0) or over the most (above 0); else 0. */
  readonly off: number
  /** Of a goal that is held on each day; else empty. */
  readonly days: readonly DayVerdict[]
}

export interface WeekVerdict {
  readonly goals: readonly GoalVerdict[]
  /** Upper levels that a day is known to pass, with words. */
  readonly passed: readonly (Exceeded & { readonly day: Day; readonly key: NutrientKey })[]
}

/**
 * What this food gives beside these goals: met, not met, or cannot tell, and by how much. For any plan, whoever made
 * it. Days on which nothing is eaten do not count; a most is held on the days of which all is known, a least on all of
 * them with what is known. Free sugars are in no table: they can be told only where all sugars together stay below.
 */
export function verdictOf(eaten: readonly Eaten[], goals: readonly Goal[]): WeekVerdict {
  const days = daysOf(eaten.filter(({ quarters }) => quarters > 0))
  return { goals: goals.map(goal => goalVerdict(days, goal)), passed: passedLevels(days) }
}

interface EatenDay {
  readonly day: Day
  readonly eaten: readonly Eaten[]
  readonly intake: DayIntake
}

function daysOf(eaten: readonly Eaten[]): EatenDay[] {
  const days = [...new Set(eaten.map(({ day }) => day))].toSorted()
  return days.map(day => {
    const those = eaten.filter(each => each.day === day)
    return { day, eaten: those, intake: dayIntake(those.map(portionOf), []) }
  })
}

/** What nobody knows weighs as much as a usual serving in the share that is known. */
const UNKNOWN = statedIntake({}, { rest: 'unknown', grams: 400 })

const portionOf = ({ dish, quarters }: Eaten): Portion => ({
  intake: dish?.intake ?? UNKNOWN,
  added: dish?.added ?? null,
  servings: quarters / 4,
})

/** No figure is on the safe side of a limit that nobody can tell. */
const NOTHING_KNOWN: Figure = { amount: 0, most: Number.POSITIVE_INFINITY, coverage: 0 }

function goalVerdict(days: readonly EatenDay[], goal: Goal): GoalVerdict {
  if (goal.period === 'day') return dailyVerdict(days, goal)
  const key = nutrientOf(goal.key)
  const all = meanOf(days, key)
  const limited = meanOf(
    days.filter(day => isWhole(day, key)),
    key,
  )
  const least = sideVerdict(all, goal, 'least')
  // Sugars that are not free are sugars too: less of all is less of them, more of all says nothing.
  const most = sideVerdict(goal.key === 'freeSugarsG' ? { ...limited, amount: 0 } : limited, goal, 'most')
  return {
    goal,
    verdict: together([least, most]),
    amount: goal.key === 'freeSugarsG' ? 0 : all.amount,
    atMost: all.most,
    coverage: goal.key === 'freeSugarsG' ? 0 : all.coverage,
    off: offBy(least === 'met' ? null : goal.least, all, most === 'not met' ? goal.most : null, limited),
    days: [],
  }
}

const nutrientOf = (key: GoalKey): NutrientKey => (key === 'freeSugarsG' ? 'sugarsG' : key)

function meanOf(days: readonly EatenDay[], key: NutrientKey): Figure {
  return days.length === 0 ? NOTHING_KNOWN : figureOf(wholeDay(averageDay(days.map(({ intake }) => intake))), key)
}

const isWhole = ({ intake }: EatenDay, key: NutrientKey) => Number.isFinite(figureOf(wholeDay(intake), key).most)

function sideVerdict(figure: Figure, { kind, source, ...goal }: Goal, side: 'least' | 'most'): Standing['verdict'] {
  const amount = goal[side]
  if (amount === null) return 'met'
  // Of a day whose whole goal is kept for what nobody knows, only too much can be told.
  if (amount === 0) return side === 'most' && figure.amount > 0 ? 'not met' : 'cannot tell'
  const sense = side === 'least' ? 'at least' : 'at most'
  return standingOf(figure, { amount, kind: kind === 'own' ? 'guideline' : kind, source, sense }).verdict
}

function together(verdicts: readonly Standing['verdict'][]): Standing['verdict'] {
  if (verdicts.includes('not met')) return 'not met'
  return verdicts.includes('cannot tell') ? 'cannot tell' : 'met'
}

function offBy(least: number | null, all: Figure, most: number | null, limited: Figure): number {
  const short = least === null ? 0 : Math.min(0, all.amount - least)
  return short < 0 || most === null ? short : Math.max(0, limited.amount - most)
}

function dailyVerdict(days: readonly EatenDay[], goal: Goal): GoalVerdict {
  const key = nutrientOf(goal.key)
  const each = days.map(day => dayVerdict(day, goal, key))
  const all = meanOf(days, key)
  const worst = each.filter(({ verdict }) => verdict !== 'met')
  const off = worst.map(day => offDay(day)).toSorted((one, other) => Math.abs(other) - Math.abs(one))[0] ?? 0
  return {
    goal,
    verdict: each.length === 0 ? 'cannot tell' : together(each.map(({ verdict }) => verdict)),
    amount: all.amount,
    atMost: all.most,
    coverage: all.coverage,
    off,
    days: each,
  }
}

const offDay = ({ amount, least, most }: DayVerdict) =>
  least !== null && amount < least ? amount - least : most !== null && amount > most ? amount - most : 0

/** Energy is that of what is known, beside the goal less what is kept for the rest. */
function dayVerdict({ day, eaten }: EatenDay, goal: Goal, key: NutrientKey): DayVerdict {
  const isEnergy = key === 'energyKcal'
  const counted = isEnergy ? eaten.filter(isEnergyKnown) : eaten
  const left = isEnergy ? leftShare(eaten, goal) : 1
  const figure = figureOf(wholeDay(dayIntake(counted.map(portionOf), [])), key)
  const bounds = {
    least: goal.least === null ? null : goal.least * left,
    most: goal.most === null ? null : goal.most * left,
  }
  const verdict = together([
    sideVerdict(figure, { ...goal, ...bounds }, 'least'),
    sideVerdict(figure, { ...goal, ...bounds }, 'most'),
  ])
  return { day, verdict, amount: figure.amount, ...bounds }
}

function leftShare(eaten: readonly Eaten[], { least, most }: Goal): number {
  const goalKcal = ((least ?? most ?? 0) + (most ?? least ?? 0)) / 2
  return goalKcal > 0 ? 1 - keptKcalOf(eaten, goalKcal) / goalKcal : 1
}

function passedLevels(days: readonly EatenDay[]): WeekVerdict['passed'] {
  return days.flatMap(({ day, intake }) =>
    NUTRIENT_KEYS.flatMap(key => {
      const [food, fortification] = [figureOf(intake.food, key), figureOf(intake.fortification, key)]
      const exceeded = exceededLevel(key, { food: food.amount, fortification: fortification.amount, supplements: 0 })
      return exceeded ? [{ ...exceeded, day, key }] : []
    }),
  )
}

/** What one entry gives of a nutrient. */
export interface DishGiver<E extends Eaten = Eaten> {
  readonly eaten: E
  readonly knowledge: Knowledge
  /** The known part over all days, in the nutrient's unit. */
  readonly amount: number
}

/** Every nutrient is asked for of each of these, so what is eaten of it is worked out once. */
function givenBy(eaten: Eaten): Given {
  const known = GIVEN.get(eaten)
  if (known) return known
  const given = scaleIntake(eaten.dish?.intake ?? UNKNOWN, eaten.quarters / 4)
  GIVEN.set(eaten, given)
  return given
}

type Given = Parameters<typeof figureOf>[0]
const GIVEN = new WeakMap<Eaten, Given>()

/** Which dishes give it, most first, and behind them those of which nobody can tell. */
export function dishGivers<E extends Eaten>(eaten: readonly E[], key: GoalKey): DishGiver<E>[] {
  const givers = eaten
    .filter(({ quarters }) => quarters > 0)
    .map((each): DishGiver<E> => {
      const figure = figureOf(givenBy(each), nutrientOf(key))
      return { eaten: each, knowledge: knowledgeOf(figure), amount: figure.amount }
    })
  return givers
    .filter(({ amount, knowledge }) => amount > 0 || knowledge !== 'known')
    .toSorted((one, other) => other.amount - one.amount)
}
