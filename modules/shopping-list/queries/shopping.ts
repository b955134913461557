import type { IsLocked } from '#modules/account/locked.ts'
import type { MemberId } from '#modules/account/member.ts'
import { SAMPLE_MEMBER } from '#modules/account/sample-member.ts'
import { type Day, weekdayOf } from '#modules/calendar/day.ts'
import { rangeText, weekdayName } from '#modules/calendar/words.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { knownFoods } from '#modules/recipes/known-foods.ts'
import { inTurns, nextTurn } from '#platform/threads/turns.ts'
import { foodKey, type HandLine } from '../demands.ts'
import { type HandReadings, thingKey } from '../hand-lines.ts'
import { daysOf, editsFor, linesFor, type ShoppedDays, shoppedDays } from '../kept-list.ts'
import type { ShoppingView, TypedView } from '../list-view.ts'
import { changedLines, planAsked, unbegunDays } from '../plan-changed.ts'
import { type Rows, rowsOf } from '../rows.ts'
import { SHOP_AISLES, USUAL_ORDER } from '../shop-aisles.ts'
import { MAIN_LIST_NAME } from '../shopping-words.ts'
import { typedViews } from '../typed-views.ts'
import { firstUnasked, usedViews } from '../used.ts'
import { viewedAtHome, viewedRows } from '../viewed-rows.ts'
import { type KeptList, type KeptShopping, keptShopping, linkedList } from './kept.ts'
import { type NeedsDeps, type PlannedNeeds, plannedNeeds } from './needs.ts'
import { readTypedLines } from './typed-lines.ts'

const FIRST: KeptList = { id: 'main', name: MAIN_LIST_NAME, isMain: true, days: null, begun: {}, token: null }

/** One list with all that its rows follow from. */
interface ReadList {
  readonly kept: KeptShopping
  readonly lists: readonly KeptList[]
  readonly list: KeptList
  readonly days: ShoppedDays
  readonly planned: PlannedNeeds
}

async function readList(deps: NeedsDeps, memberId: MemberId, ref: string, today: Day): Promise<ReadList | null> {
  const kept = await keptShopping(deps.db, memberId)
  const lists = kept.lists.length > 0 ? kept.lists : [FIRST]
  const list = lists.find(({ id, isMain }) => (ref === 'main' ? isMain : id === ref))
  if (!list) return null
  const days = shoppedDays(list.days, today)
  const first = memberId === SAMPLE_MEMBER.id ? null : firstUnasked(kept.cupboard, today)
  return { kept, lists, list, days, planned: await plannedNeeds(deps, memberId, days, { first, today }) }
}

/**
 * A member's list as it is now; null for one that they do not have. Two statements, and one each where imported or other
 * sites' recipes are planned.
 *
 * @param ref an id, or 'main'
 */
export async function shoppingOf(
  deps: NeedsDeps,
  memberId: MemberId,
  ref: string,
  today: Day,
): Promise<ShoppingView | null> {
  const read = await readList(deps, memberId, ref, today)
  if (!read) return null
  const { list, lists, days, planned } = read
  const rows = rowsOfList(read, list)
  await nextTurn()
  const aisles = viewedRows(rows, { foods: FOODS_BY_ID, dayWords })
  const each = daysOf(days)
  const changed = changedLines(list.begun, planned.needs, days, {
    ...{ foods: FOODS_BY_ID, rows: aisles.flatMap(aisle => aisle.rows) },
    isHere: key => isOn(read, list, key),
  })
  const open = changed.length > 0 ? each : unbegunDays(list.begun, each)
  await nextTurn()
  // Each list may hold as much as this one.
  const opened = await inTurns(lists, each => (each === list ? rows : rowsOfList(read, each)).rows)
  return {
    list: list.id,
    name: list.name,
    isMain: list.isMain,
    days,
    daysWords: rangeText(days.from, days.to),
    meals: planned.meals,
    unknown: planned.unknown.map(nameOrSite),
    noRoom: planned.noRoom.map(nameOrSite),
    aisles,
    shops: read.kept.shops,
    // Nobody shops by the sample member's.
    asked: open.length > 0 && memberId !== SAMPLE_MEMBER.id ? planAsked(planned.needs, open) : null,
    changed,
    aisleOrder: USUAL_ORDER.map(aisle => ({ aisle, name: SHOP_AISLES[aisle] })),
    atHome: viewedAtHome(rows),
    used: usedViews(read.kept.cupboard, planned.past, FOODS_BY_ID, today).length,
    lists: lists.map((each, nth) => ({
      list: each.id,
      name: each.name,
      open: (opened[nth] ?? []).filter(({ tick }) => tick === null).length,
    })),
    token: list.token,
  }
}

const nameOrSite = (name: string) => name || 'A recipe of another site'

/** Whoever asks by a link is told nothing of an account that is locked. */
type LinkDeps = NeedsDeps & { readonly isLocked: IsLocked }

/** The list that a link opens, as anyone sees it who has the link: nothing of other lists or of the cupboard. */
export async function linkedShopping(
  deps: LinkDeps,
  token: string,
  today: (owner: MemberId) => Promise<Day>,
): Promise<ShoppingView | null> {
  const linked = await linkedList(deps, token)
  if (!linked) return null
  const view = await shoppingOf(deps, linked.memberId, linked.id, await today(linked.memberId))
  return view && { ...view, lists: [], shops: [], atHome: [], used: 0, unknown: [], noRoom: [] }
}

/** What lines that are being typed would do to a list, or why they cannot be added; null for a list that is not there. */
export async function typedLines(
  deps: NeedsDeps,
  memberId: MemberId,
  ref: string,
  today: Day,
  typed: string,
): Promise<Extract<HandReadings, { ok: false }> | { readonly ok: true; readonly lines: TypedView[] } | null> {
  const readings = await readTypedLines(typed, knownFoods())
  if (!readings.ok) return readings
  const read = await readList(deps, memberId, ref, today)
  if (!read) return null
  const at = deps.now().toISOString()
  const added = readings.lines.map((line, nth): HandLine => ({ ...line, id: `${nth}`, by: null, at, repeats: false }))
  const before = rowsOfList(read, read.list)
  return { ok: true, lines: typedViews(added, before, rowsOfList(read, read.list, added)) }
}

/** The same of the list that a link opens. */
export async function typedLinkedLines(
  deps: LinkDeps,
  token: string,
  today: (owner: MemberId) => Promise<Day>,
  typed: string,
) {
  const linked = await linkedList(deps, token)
  return linked && typedLines(deps, linked.memberId, linked.id, await today(linked.memberId), typed)
}

const dayWords = (day: string) => weekdayName(weekdayOf(day as Day))

function rowsOfList({ kept, lists, days, planned }: ReadList, list: KeptList, added: readonly HandLine[] = []): Rows {
  const edits = kept.edits[list.id] ?? []
  const isHere = (key: string) => isOn({ kept, lists }, list, key)
  return rowsOf(
    {
      needs: planned.needs.filter(({ foodId, words }) => isHere(foodId === null ? thingKey(words) : foodKey(foodId))),
      lines: [...linesFor(kept.lines[list.id] ?? [], edits, days), ...added],
      // A staple goes on the list that it is bought with; what is at home is taken off whichever that is.
      cupboard: kept.cupboard.map(item => ({ ...item, isStaple: item.isStaple && isHere(item.key) })),
      edits: editsFor(edits, days),
    },
    FOODS_BY_ID,
  )
}

/** Whether what a plan asks for is bought with this list: with the main one, unless it was put on another. */
function isOn({ kept, lists }: Pick<ReadList, 'kept' | 'lists'>, list: KeptList, key: string): boolean {
  const main = lists.find(({ isMain }) => isMain)?.id ?? list.id
  return (kept.places[key] ?? main) === list.id
}
