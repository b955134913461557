import type { Meal } from '#content/recipes/recipe-content.ts'
import { type Day, daysBetween } from '#modules/calendar/day.ts'
import type { AdviceId } from '#modules/nutrition/advice/advice.ts'
import type { Goal } from '#modules/nutrition/needs/goals.ts'
import type { EatingRules } from '#modules/profile/eating-rules.ts'
import type { Dish, DishRef } from '#modules/recipes/dish.ts'

/** Half of a serving and two, in quarters: what anybody is given of a dish that is chosen for them. */
export const LEAST_QUARTERS = 2
export const MOST_QUARTERS = 8
/** A serving. */
export const USUAL_QUARTERS = 4
/** In one plan, its leftovers counted. */
export const MOST_TIMES = 2

/** Somebody who eats at the table. The first of them is the member; one is the ordinary case. */
export interface Diner {
  readonly rules: EatingRules
  readonly goals: readonly Goal[]
  /** What they are advised to leave out or keep to; absent is nothing. */
  readonly advice?: readonly AdviceId[]
  /** Days on which they eat elsewhere: they have nothing of the meals that are planned, and the day is not theirs. */
  readonly away?: readonly Day[]
}

export const isAway = ({ away = [] }: Diner, day: Day): boolean => away.includes(day)

/** A meal that is to be filled with one dish. */
export interface Slot {
  readonly day: Day
  /** As a `PlannedEntry` names it. */
  readonly meal: string
  /** Dishes for any of these may come here, and those of which nobody says what they are for. */
  readonly accepts: readonly Meal[]
  /** Work at the stove, waiting not counted; null where there is time enough. A dish of unknown time needs null. */
  readonly mostMinutes: number | null
  /** With the waiting; absent where nobody said. */
  readonly mostMinutesInAll?: number
  /** Dishes that had to be begun before, so that it is too late for them here; absent is none. */
  readonly tooLateFor?: readonly DishRef[]
  /** When it is eaten, in minutes after midnight; absent is at noon. */
  readonly atMinute?: number
}

export const NOON_MINUTE = 720

/** From one meal to another, below 0 where that is earlier. */
export const minutesBetween = (from: Pick<Slot, 'day' | 'atMinute'>, to: Pick<Slot, 'day' | 'atMinute'>): number =>
  daysBetween(from.day, to.day) * 1440 + (to.atMinute ?? NOON_MINUTE) - (from.atMinute ?? NOON_MINUTE)

/** What is eaten whatever is planned: locked, eaten, past, or out. */
export interface Fixed {
  /** One of the days, or one beside them: that counts for repeats and near twins alone. */
  readonly day: Day
  readonly meal: string
  /** Null where nobody knows what is in it: eating out, a recipe that was deleted. */
  readonly dish: Dish | null
  /** What each diner has of it, in quarters of a serving, 0 or more, in the order of the diners. */
  readonly quarters: readonly number[]
  /** What the day keeps free for it where its figures are unknown, in kcal; null takes a usual share of the goal. */
  readonly keptKcal: number | null
  /** What could come here if it were not locked; absent where nothing can be changed any more. */
  readonly mayChange?: Omit<Slot, 'day' | 'meal'> & {
    /** It is its day that is locked. */
    readonly withItsDay?: boolean
  }
}

/** Something in the cupboard: it costs no new purchase, and `isUrgent` asks for it to be used. */
export interface InCupboard {
  readonly foodId: string
  readonly isUrgent: boolean
}

/** A dish that was eaten in the weeks before, so that it does not come back at once. */
export interface EatenBefore {
  readonly ref: DishRef
  readonly weeksAgo: number
}

/** All that a plan depends on. Plain data: it may be cloned and sent to a worker. */
export interface PlanProblem {
  /** In order. Usually a week. */
  readonly days: readonly Day[]
  readonly diners: readonly Diner[]
  readonly slots: readonly Slot[]
  readonly fixed: readonly Fixed[]
  readonly dishes: readonly Dish[]
  /** Never chosen: 'not this again'. */
  readonly avoided: readonly DishRef[]
  readonly eatenBefore: readonly EatenBefore[]
  readonly cupboard: readonly InCupboard[]
  /** The member said so; else each is between its shares of the day's energy (`portions.ts`). */
  readonly mealsOfAnySize?: boolean
  /** The same seed gives the same plan. A whole number. */
  readonly seed: number
  /** How many changes are tried, in place of a time: the same on every machine. */
  readonly moves: number
}

/** What was chosen for a slot. */
export interface Placed {
  /** Its place in `slots`. */
  readonly slot: number
  readonly dish: DishRef
  /** For each diner. They sum to the pot. */
  readonly quarters: readonly number[]
  /** The slot whose pot this is taken from, or null where it is cooked anew. */
  readonly leftoversOf: number | null
}

export interface Progress {
  readonly kind: 'progress'
  /** 0..1 */
  readonly share: number
  readonly score: number
}

export interface PlanResult {
  readonly kind: 'plan'
  readonly placed: readonly Placed[]
  /** Slots that no dish fits. */
  readonly empty: readonly number[]
  /** Misses of goals and what small terms cost; smaller is better. `rescore` gives the same figure from scratch. */
  readonly score: number
}

export const sameDish = (one: DishRef, other: DishRef) => one.kind === other.kind && one.id === other.id
