import type { Day } from '#modules/calendar/day.ts'
import type { DishRef } from '#modules/recipes/dish.ts'

/** The meals that everybody has; meals of one's own are beside them. */
export const USUAL_MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const

/** A recipe of any kind, or so many grams of one food; else grams are null. */
export interface PlannedDish {
  readonly kind: 'dish'
  readonly ref: DishRef
  /** As it was called when it was planned: it stays when the recipe is deleted, and its figures are unknown then. */
  readonly name: string
  readonly grams: number | null
}

/** What is planned at a meal. */
export type Planned =
  | PlannedDish
  /** A share of what is cooked for another entry, by its id. */
  | { readonly kind: 'leftovers'; readonly of: string }
  /** Energy that the day keeps free for it, in kcal; null where nobody said. */
  | { readonly kind: 'eating-out'; readonly words: string; readonly keptKcal: number | null }
  | { readonly kind: 'note'; readonly words: string }

/** By the id of a person, what they have, in quarters of a serving, 0 or more. Who is not in it has nothing. */
export type Portions = { readonly [personId: string]: number }

/** How far somebody came with what they planned. */
export const DONE = ['cooked', 'eaten', 'skipped'] as const
export type Done = (typeof DONE)[number]

/** One thing at one meal of one day. Plain data, which may go to a worker. */
export interface PlannedEntry {
  /** A UUID, made in the browser. */
  readonly id: string
  readonly day: Day
  /** One of `USUAL_MEALS`, or the key of a meal of one's own. */
  readonly meal: string
  /** Order within a meal of a day; where two have the same, their ids decide. */
  readonly place: number
  readonly what: Planned
  /** What the member eats, in quarters of a serving. */
  readonly quarters: number
  /** Portions of guests at the table, in quarters. */
  readonly guestQuarters: number
  /** What each of the household has; absent where nobody said, as on a page that knows no household. */
  readonly portions?: Portions
  /** 'HH:mm' on the day's own clock. */
  readonly time: string | null
  readonly isLocked: boolean
  /** Nobody plans it anew, and nothing more is bought for it; absent where it is still to come. */
  readonly done?: Done | null
}

export const isDone = ({ done }: Pick<PlannedEntry, 'done'>): boolean => Boolean(done)

/** Food that is eaten by the plan, or still may be: no note, and nothing that was skipped. */
export const isToEat = ({ what, done }: Pick<PlannedEntry, 'what' | 'done'>): boolean =>
  what.kind !== 'note' && done !== 'skipped'
