import type { EatingMark } from '#modules/nutrition/foods/edible.ts'
import type { Fitting, Spelt } from './site-words.ts'

/** One thing that was found: where it leads, and what is worth knowing before going there. */
export interface SiteHit {
  readonly to: string
  readonly name: string
  readonly note: string
  /** A small file of its picture; without one, or where there is none, its sign is drawn. */
  readonly picture?: string | null
  readonly sign: FoundSign
  /** Of a dish or a supplement: what may speak against it, for anybody. */
  readonly marks?: readonly EatingMark[]
}

/** What is drawn where there is no picture, in the order in which kinds are shown that fit as well as one another. */
export const SIGNS = {
  Recipes: 'dish',
  'Your imports': 'dish',
  Nutrients: 'nutrient',
  Articles: 'article',
  Supplements: 'supplement',
  Pages: 'page',
  Foods: 'food',
  Lessons: 'lesson',
  Glossary: 'word',
} as const

export type Kind = keyof typeof SIGNS
export type FoundSign = (typeof SIGNS)[Kind]

export interface SiteHits {
  readonly label: Kind
  readonly hits: readonly SiteHit[]
}

export type Hit = Omit<SiteHit, 'sign'>

/** How well the best of it fits, from 0 to 1. */
export interface Group {
  readonly label: Kind
  readonly hits: readonly Hit[]
  readonly share: number
}

export const MOST_FOUND = 20

/** What of one kind fits the words that were typed. */
export type Fits = <T>(all: readonly Spelt<T>[]) => readonly Fitting<T>[]

/** What is called just so comes before what fits as well. */
const CALLED_SO = 0.05

export const group = <T>(label: Kind, fitting: readonly Fitting<T>[], hit: (of: T) => Hit): Group => ({
  label,
  hits: fitting.map(({ of }) => hit(of)),
  share: shareOfBest(fitting),
})

export const shareOfBest = ([best]: readonly Fitting<unknown>[]) =>
  best ? best.share + (best.isNamed ? CALLED_SO : 0) : 0
