import type { Day, Weekday } from '#modules/calendar/day.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { DishRef } from '#modules/recipes/dish.ts'

/** What was eaten. Of a provider's recipe no name is kept. */
export type Eaten =
  | { readonly kind: 'dish'; readonly ref: DishRef; readonly name: string }
  | { readonly kind: 'own-food'; readonly id: string; readonly name: string }
  /** Figures that somebody typed. */
  | { readonly kind: 'quick'; readonly name: string }

/** How much of it. */
export interface Amount {
  /** How often `one` of the entry, above 0: servings of a dish, 100 g of a food. */
  readonly times: number
  /** What it weighed, in g; null where nobody knows. */
  readonly grams: number | null
  /** As it was said: 2 slices. */
  readonly measure: { readonly count: number; readonly unit: string } | null
}

/**
 * One thing that was eaten. Plain data that carries what it gave: copies, moves and what is taken back keep it, and no
 * change of a recipe or a label reaches it.
 */
export interface DiaryEntry {
  /** A UUID, made in the browser; of something that was planned, the planned entry's: eaten on two devices it is one. */
  readonly id: string
  readonly day: Day
  /** A meal as the planner has them. */
  readonly meal: string
  /** Order within a meal of a day; where two have the same, their ids decide. */
  readonly place: number
  /** 'HH:mm' on the day's own clock. */
  readonly time: string | null
  readonly what: Eaten
  readonly amount: Amount
  /** What one serving, 100 g of a food, or what was typed gives: packed, as base64 (`packed.ts`). */
  readonly one: string
  /** The part of it that makers added, likewise; null where nothing is known to be. */
  readonly added: string | null
}

export interface Water {
  readonly id: string
  readonly day: Day
  readonly ml: number
  readonly time: string | null
}

/** Weight in kg, activity in minutes, or what somebody measures of their own in a unit that they know. */
export interface Measure {
  readonly id: string
  readonly day: Day
  readonly time: string | null
  /** 'weight', 'activity', or a key of one's own. */
  readonly kind: string
  readonly value: number
  /** 'Brisk walk'; may be empty. */
  readonly words: string
}

export const DAY_STATUSES = ['complete', 'partial', 'not tracked'] as const
export type DayStatus = (typeof DAY_STATUSES)[number]

/** What somebody said of a day. */
export interface DayMark {
  readonly day: Day
  readonly status: DayStatus | null
  readonly note: string
}

/** What is kept beside the days, by its name. */
export interface DiarySettings {
  /** By an id: what a label states of 100 g, and what a portion weighs. */
  readonly 'own-food': {
    readonly name: string
    readonly portionG: number | null
    readonly per100g: { readonly [K in NutrientKey]?: number }
  }
  /** By an id. */
  readonly 'own-meal': {
    readonly name: string
    readonly entries: readonly Pick<DiaryEntry, 'what' | 'amount' | 'one' | 'added'>[]
  }
  /** By what it is of: 'own/9000000301', 'food/banana', 'own-food/' and its id. */
  readonly favourite: { readonly name: string }
  /** Under 'water'. */
  readonly glass: { readonly ml: number }
  /** Under 'log': which nutrients stand under the totals. */
  readonly 'first-nutrients': { readonly keys: readonly NutrientKey[] }
  /** Under 'log'. */
  readonly streak: StreakChoice
}

/** How days in a row are counted, if at all. */
export interface StreakChoice {
  readonly isShown: boolean
  /** The days of the week that count, one at least; the others break nothing. */
  readonly counts: readonly Weekday[]
  /** So many of those in seven days may rest: fewer than count. */
  readonly rests: number
}

export type DiarySettingName = keyof DiarySettings

/** A setting as it is sent and kept; a value of null takes it away. */
export interface DiarySetting<Name extends DiarySettingName = DiarySettingName> {
  readonly name: Name
  readonly key: string
  readonly value: DiarySettings[Name] | null
}
