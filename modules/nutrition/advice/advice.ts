import type { Eater } from '../needs/goals.ts'
import type { NamedWords } from './named-words.ts'
import type { Who } from './who.ts'

/** What the NHS, the FSA and others advise somebody to leave out or to keep to, by the foods that hold it. */
export interface Advice {
  readonly id: AdviceId
  /** Whoever is one of these. */
  readonly who: readonly Who[]
  /** Only those of them. */
  readonly isOf?: (eater: Eater) => boolean
  readonly limit: AdviceLimit
  /** Ids of foods, each with the grams that are one portion of it, as our recipes weigh it. */
  readonly portionG: ReadonlyMap<string, number>
  /** True is about a food by itself alone, false about what is in a dish with others; absent is about both. */
  readonly isAlone?: boolean
  /** What somebody may type that the library has no food for. */
  readonly named?: NamedWords
  /** What a portion is told as; absent is told as portions. */
  readonly told?: { readonly each: number; readonly unit: 'g' | 'mg' | 'units' }
  /** As a page says it. */
  readonly sentence: string
  /** Whose advice it is, and where it is found. */
  readonly source: string
}

export type AdviceLimit =
  /** Not planned and not suggested. */
  | { readonly kind: 'never' }
  /** Left out of plans and suggestions unless somebody puts it there themselves. */
  | { readonly kind: 'seldom' }
  /** So many portions in seven days. */
  | { readonly kind: 'week'; readonly portions: number }
  /** So many meals of a day. */
  | { readonly kind: 'day'; readonly meals: number }
  /** So many portions on a day. */
  | { readonly kind: 'day-portions'; readonly portions: number }
  /** Anything, with the sentence. */
  | { readonly kind: 'say' }
  /** Of food at large: it is listed with all that somebody is advised, and beside no food. */
  | { readonly kind: 'at-large' }

export type AdviceId = (typeof IDS)[number]

const IDS = [
  ...(['oily-fish-two', 'oily-fish-four', 'oily-fish-a-day', 'big-fish-never', 'big-fish-one', 'tuna'] as const),
  ...(['oily-fish-two-toddler', 'oily-fish-two-young-child', 'oily-fish-two-child'] as const),
  ...(['oily-fish-four-toddler', 'oily-fish-four-young-child', 'oily-fish-four-child'] as const),
  ...(['raw-fish', 'white-rind-cheese', 'soft-blue-cheese', 'pate', 'liver', 'cured-meat', 'game'] as const),
  ...(['raw-shellfish', 'cold-smoked-fish', 'enoki', 'soft-egg', 'other-eggs', 'sprouts', 'alcohol'] as const),
  ...(['alcohol-in-a-dish', 'caffeine', 'caffeine-breastfeeding', 'alcohol-breastfeeding'] as const),
  ...(['cold-smoked-fish-later', 'soft-cheese-later', 'game-young'] as const),
  ...(['red-meat', 'liver-week', 'brazil-nuts', 'brown-seaweed', 'liquorice', 'caffeine-adult'] as const),
  ...(['honey', 'whole-nuts', 'choking', 'round-fruit', 'salty', 'young-soft-cheese', 'rice-drink'] as const),
  ...(['thin-milk', 'energy-drink', 'kelp', 'hijiki', 'bitter-kernels', 'hard-fruit', 'slush', 'slush-a-day'] as const),
  ...(['caffeine-child', 'caffeine-teenager', 'raw-meat', 'unpasteurised', 'much-vitamin-a', 'alcohol-units'] as const),
  ...(['fish-twice', 'white-fish', 'safe-cheese', 'washing', 'ready-to-eat', 'baby-plate', 'fluids'] as const),
]

/** So many grams of each of these foods are a portion. */
export const each = (grams: number, ids: readonly string[]) => ids.map(id => [id, grams] as const)
export const foods = (...all: (readonly (readonly [string, number])[])[]): ReadonlyMap<string, number> =>
  new Map(all.flat())
/** Foods of which the amount does not matter. */
export const some = (...ids: string[]) => foods(each(1, ids))
