import type { MemberId } from '#modules/account/member.ts'
import { type Day, weekdayOf } from '#modules/calendar/day.ts'
import { rangeText, weekdayName } from '#modules/calendar/words.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { foodKey } from '../demands.ts'
import { thingKey } from '../hand-lines.ts'
import { editsFor, linesFor, type ShoppedDays, shoppedDays } from '../kept-list.ts'
import type { AisleView, AtHomeView } from '../list-view.ts'
import type { Need } from '../needs.ts'
import { type Rows, rowsOf } from '../rows.ts'
import { MAIN_LIST_NAME } from '../shopping-words.ts'
import { viewedAtHome, viewedRows } from '../viewed-rows.ts'
import { type KeptList, type KeptShopping, keptShopping, linkedList } from './kept.ts'
import { type NeedsDeps, plannedNeeds } from './needs.ts'

/** A list as its page shows it. */
export interface ShoppingView {
  /** An id, or 'main' before the first change. */
  readonly list: string
  readonly name: string
  readonly isMain: boolean
  readonly days: ShoppedDays
  readonly daysWords: string
  /** How many planned dishes ask for something. */
  readonly meals: number
  /** Planned dishes of which nobody knows what is in them. */
  readonly unknown: readonly string[]
  readonly aisles: readonly AisleView[]
  readonly aisleOrder: readonly string[]
  readonly atHome: readonly AtHomeView[]
  /** All of a member's lists, with how much is still to be bought. */
  readonly lists: readonly { readonly list: string; readonly name: string; readonly open: number }[]
  /** The secret of its link; null where it is not shared. */
  readonly token: string | null
}

const FIRST: KeptList = { id: 'main', name: MAIN_LIST_NAME, isMain: true, days: null, aisles: [], token: null }

/**
 * A member's list as it is now; null for one that they do not have. Three statements, and one each where imported or
 * other sites' recipes are planned.
 *
 * @param ref an id, or 'main'
 * @param memberId null for a visitor, who has an empty one
 */
export async function shoppingOf(
  deps: NeedsDeps,
  memberId: MemberId | null,
  ref: string,
  today: Day,
): Promise<ShoppingView | null> {
  const kept = memberId ? await keptShopping(deps.db, memberId) : EMPTY
  const lists = kept.lists.length > 0 ? kept.lists : [FIRST]
  const list = lists.find(({ id, isMain }) => (ref === 'main' ? isMain : id === ref))
  if (!list) return null
  const days = shoppedDays(list.days, today)
  const planned = memberId ? await plannedNeeds(deps, memberId, days) : { needs: [], unknown: [], meals: 0 }
  const rows = rowsOfList(kept, list, days, planned.needs)
  return {
    list: list.id,
    name: list.name,
    isMain: list.isMain,
    days,
    daysWords: rangeText(days.from, days.to),
    meals: planned.meals,
    unknown: planned.unknown,
    aisles: viewedRows(rows, { foods: FOODS_BY_ID, order: list.aisles, dayWords }),
    aisleOrder: list.aisles,
    atHome: viewedAtHome(rows),
    lists: lists.map(each => ({ list: each.id, name: each.name, open: openIn(each) })),
    token: list.token,
  }

  function openIn(each: KeptList): number {
    const shown = each === list ? rows : rowsOfList(kept, each, days, planned.needs)
    return shown.rows.filter(({ tick }) => tick === null).length
  }
}

/** The list that a link opens, as anyone sees it who has the link: nothing of other lists or of the cupboard. */
export async function linkedShopping(
  deps: NeedsDeps,
  token: string,
  today: (owner: MemberId) => Promise<Day>,
): Promise<ShoppingView | null> {
  const linked = await linkedList(deps.db, token)
  if (!linked) return null
  const view = await shoppingOf(deps, linked.memberId, linked.id, await today(linked.memberId))
  return view && { ...view, lists: [], atHome: [], unknown: [] }
}

const EMPTY: KeptShopping = { lists: [], lines: {}, edits: {}, places: {}, cupboard: [] }
const dayWords = (day: string) => weekdayName(weekdayOf(day as Day))

function rowsOfList(kept: KeptShopping, list: KeptList, days: ShoppedDays, needs: readonly Need[]): Rows {
  const edits = kept.edits[list.id] ?? []
  const main = kept.lists.find(({ isMain }) => isMain)?.id ?? list.id
  const isHere = (key: string) => (kept.places[key] ?? main) === list.id
  return rowsOf(
    {
      needs: needs.filter(need => isHere(need.foodId === null ? thingKey(need.words) : foodKey(need.foodId))),
      lines: linesFor(kept.lines[list.id] ?? [], edits, days),
      // Staples go on the main list, and what is at home is taken off whichever list it would be on.
      cupboard: kept.cupboard.map(item => ({ ...item, isStaple: item.isStaple && isHere(item.key) })),
      edits: editsFor(edits, days),
    },
    FOODS_BY_ID,
  )
}
