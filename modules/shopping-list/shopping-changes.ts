import type { CupboardItem } from './cupboard.ts'
import type { ShopView } from './list-view.ts'

/** What may be done to one line for a range of days. */
export interface EditValues {
  readonly tick: {
    readonly ticked: boolean
    /** Edible grams that were got; of things how many. */
    readonly got: number
    readonly name: string
    /** It is in the cupboard now. */
    readonly away: boolean
  }
  /** Edible grams of the plan's; `some` where no amount was known. */
  readonly 'left-out': { readonly grams: number; readonly some: boolean }
  readonly more: { readonly packs: number }
  readonly note: { readonly words: string }
}
export type Aspect = keyof EditValues

/** One of them, with the line that it is about. */
export type LineEdit = {
  readonly [A in Aspect]: { readonly key: string; readonly aspect: A; readonly value: EditValues[A] }
}[Aspect]

/** What a plan asks for: edible grams of each food by day, null where the amount is not known. */
export interface PlanAsked {
  readonly [day: string]: { readonly [foodId: string]: number | null }
}

/** Which list, and for which days somebody saw it. */
export interface OnList {
  /** An id, or 'main'. */
  readonly list: string
  /** Of a list that is somebody else's: the link's secret. */
  readonly token?: string | undefined
  /** The name that whoever changes it chose to show. */
  readonly by?: string | undefined
  readonly from: string
  readonly to: string
}

/** What a visitor can change of their lists and cupboard, by the kind of the change. */
export interface ShoppingChanges {
  /** Of two edits of the same of a line the later counts. Lines come and go by their own ids. */
  'shopping-changed': OnList & {
    readonly edits: readonly LineEdit[]
    readonly add: readonly { readonly id: string; readonly text: string }[]
    readonly remove: readonly string[]
    /** Takes a removal back. */
    readonly restore: readonly string[]
    readonly repeat: readonly { readonly id: string; readonly repeats: boolean }[]
    /** What the plan asked for when they saw it; `anew` puts it in the place of what was kept of these days before. */
    readonly began?: { readonly asked: PlanAsked; readonly anew: boolean } | undefined
  }
  'shopping-list-made': { readonly name: string }
  /** The sample week of these days and what is on its list become their own. */
  'shopping-sample-taken': { readonly from: string; readonly to: string }
  'shopping-list-set': {
    readonly list: string
    readonly name?: string | undefined
    readonly deleted?: boolean | undefined
    /** Null is the seven days from today. */
    readonly days?: { readonly from: string; readonly to: string } | null | undefined
  }
  /** A shop with its aisles in somebody's own order; null is gone. Of two changes of a shop the later counts. */
  'shopping-shop-set': { readonly shop: string; readonly is: Omit<ShopView, 'shop'> | null }
  'shopping-list-shared': { readonly list: string; readonly shared: boolean }
  /** The thing is bought with this list from now on, with the lines of it that somebody wrote. */
  'shopping-placed': { readonly key: string; readonly list: string; readonly lines: readonly string[] }
  /** What was bought goes into the cupboard. */
  'shopping-put-away': {
    readonly list: string
    readonly from: string
    readonly to: string
    readonly keys: readonly string[]
  }
  /** As it was typed; what it is is known where it arrives. */
  'cupboard-added': { readonly text: string }
  /** Of two changes of a thing the later counts; null is gone. */
  'cupboard-set': {
    readonly items: readonly { readonly key: string; readonly item: Omit<CupboardItem, 'key'> | null }[]
  }
}

/** What is told of them. */
export interface ShoppingAnswers {
  'shopping-list-made': { readonly list: string }
  'shopping-list-shared': { readonly token?: string }
}
