import type { EatingMark } from '#modules/nutrition/foods/edible.ts'
import type { PlanAsked } from './shopping-changes.ts'

/** A list as a page shows it and a browser keeps it: words, and what a press sends. Nothing here knows a food. */

/** One line. */
export interface RowView {
  readonly key: string
  readonly name: string
  readonly aisle: string
  /** '2 packs'; '' where only the name is known. */
  readonly main: string
  /** 'of 250 g'. */
  readonly of: string
  /** 'Risotto 350 g, omelette 75 g'; '' where nothing asks for it any more. */
  readonly from: string
  /** Each meal or person that asks, with its amount. */
  readonly sources: readonly { readonly id: string; readonly words: string; readonly amount: string }[]
  /** '750 g needed', and '2 tins hold 800 g'; '' where nobody can tell. */
  readonly needed: string
  readonly held: string
  readonly isNearEnough: boolean
  /** It was bought, and more is asked for since. */
  readonly needsMore: boolean
  readonly tick: { readonly at: string; readonly by: string | null; readonly isPutAway: boolean } | null
  /** What has been got when it is ticked: edible grams; of things how many. */
  readonly wouldGet: number
  /** What of the plan's would be left out: edible grams, and whether some without an amount. */
  readonly planG: number
  readonly some: boolean
  /** Lines that somebody wrote. */
  readonly handIds: readonly string[]
  readonly note: string
  readonly more: number
  readonly isFood: boolean
  /** Edible grams that are at home when it is said to be; null for things. */
  readonly hasG: number | null
  /** Somebody wants it every time. */
  readonly repeats: boolean
  /** What speaks against a food, for anybody. A browser may keep a list from before they were told. */
  readonly marks?: readonly EatingMark[]
}

export interface AtHomeView {
  readonly key: string
  readonly name: string
  /** '230 g'. */
  readonly takes: string
  /** 'about 600 g'. */
  readonly there: string
}

/** What the plan asks for otherwise than when somebody began to shop. */
export interface ChangedLine {
  readonly key: string
  readonly name: string
  readonly how: 'new' | 'more' | 'less' | 'gone'
  /** '120 g'; '' where it was not asked for, or no longer is. */
  readonly before: string
  readonly after: string
  /** 'needs 1 more', 'bought already', 'still 1 pack'. */
  readonly means: string
  /** The amount is another, what is bought for it is not. */
  readonly isSame: boolean
}

/** A shop that somebody walks through. */
export interface ShopView {
  readonly shop: string
  readonly name: string
  /** In the order in which they are walked. */
  readonly aisles: readonly string[]
}

/** A list as its page shows it. */
export interface ShoppingView {
  /** An id, or 'main' before the first change. */
  readonly list: string
  readonly name: string
  readonly isMain: boolean
  readonly days: { readonly from: string; readonly to: string }
  /** 'Mon 23 to Sun 29 November'. */
  readonly daysWords: string
  /** How many planned dishes ask for something. */
  readonly meals: number
  /** Planned dishes of which nobody knows what is in them. */
  readonly unknown: readonly string[]
  /** Planned dishes for which one list has no room. */
  readonly noRoom: readonly string[]
  readonly aisles: readonly AisleView[]
  /** Every aisle in the order in which most shops have them. */
  readonly aisleOrder: readonly { readonly aisle: string; readonly name: string }[]
  readonly shops: readonly ShopView[]
  /** What the plan asks for, for the days on which nobody has begun to shop or after it has changed; else null. */
  readonly asked: PlanAsked | null
  readonly changed: readonly ChangedLine[]
  readonly atHome: readonly AtHomeView[]
  /** Of how many things at home the plan has cooked some since, as far as it was cooked. */
  readonly used: number
  /** All of a member's lists, with how much is still to be bought. */
  readonly lists: readonly { readonly list: string; readonly name: string; readonly open: number }[]
  /** The secret of its link; null where it is not shared. */
  readonly token: string | null
}

/** What a line that is being typed would do. */
export interface TypedView {
  readonly text: string
  readonly key: string
  /** '2', '1 pack'. */
  readonly amount: string
  readonly name: string
  /** 'makes 4', 'already there', or where it is found. */
  readonly does: string
  /** It is on the list as it was typed, so adding it does nothing. */
  readonly isThere: boolean
  /** Edible grams, where an amount is said of a food. */
  readonly grams: number | null
  readonly marks: readonly EatingMark[]
}

/** All rows of one aisle, in the order they are shown in. */
export interface AisleView {
  readonly aisle: string
  readonly name: string
  readonly rows: readonly RowView[]
}

/** As it is pasted into a message: headings, and a line for each thing that is still to be bought. */
export function listText(title: string, aisles: readonly AisleView[]): string {
  const parts = aisles.flatMap(({ name, rows }) => {
    const open = rows.filter(({ tick }) => tick === null)
    return open.length === 0 ? [] : [[name, ...open.map(rowText)].join('\n')]
  })
  return `${[title, ...parts].join('\n\n')}\n`
}

const rowText = ({ name, main, of, note }: RowView) => {
  const amount = [main, of].filter(Boolean).join(' ')
  return `- ${name}${amount && `, ${amount}`}${note && ` (${note})`}`
}
