import type { EatingMark } from '#modules/nutrition/foods/edible.ts'
import type { Level } from './cupboard.ts'

/** Something in a cupboard as its page shows it. Nothing here knows a food. */
export interface CupboardRow {
  readonly key: string
  readonly name: string
  readonly level: Level
  /** '400 g'; '' where it is only known roughly. */
  readonly exact: string
  readonly grams: number | null
  readonly since: string
  /** '9 November'. */
  readonly sinceWords: string
  readonly useBy: string | null
  readonly useByWords: string
  readonly usedUntil: string | null
  readonly isStaple: boolean
  readonly isUseSoon: boolean
  /** What the planned days take: '175 g'; '' for nothing. */
  readonly takes: string
  /** Each meal with its amount. */
  readonly meals: readonly { readonly id: string; readonly words: string; readonly amount: string }[]
  /** 'About 225 g left on Sunday 29 November.' */
  readonly leftWords: string
  readonly aisleName: string
  readonly marks?: readonly EatingMark[]
}

/** What planned meals of past days have taken of it, as far as the plan was cooked. */
export interface UsedView {
  readonly key: string
  readonly name: string
  /** '230 g'. */
  readonly takes: string
  /** 'Three-bean chilli, Friday 20 November'. */
  readonly meals: readonly string[]
  /** 'about 170 g left'. */
  readonly leaves: string
  /** What would be left. */
  readonly level: Level
  readonly grams: number
}

export interface CupboardView {
  readonly aisles: readonly { readonly aisle: string; readonly name: string; readonly rows: readonly CupboardRow[] }[]
  readonly useSoon: readonly CupboardRow[]
  /** Words for a search with what there is, what wants to be used first. */
  readonly have: string
  readonly used: readonly UsedView[]
  readonly count: number
  readonly inPlan: number
  readonly today: string
  readonly staples: readonly { readonly key: string; readonly name: string }[]
}
