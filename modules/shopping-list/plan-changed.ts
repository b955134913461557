import { type Day, isRecordDay } from '#modules/calendar/day.ts'
import type { Food } from '#modules/nutrition/foods/food.ts'
import { buyingWords, foodAmountWords } from './amount-words.ts'
import { packsFor } from './buying.ts'
import { type Demand, demandsOf } from './demands.ts'
import type { ShoppedDays } from './kept-list.ts'
import type { ChangedLine, RowView } from './list-view.ts'
import type { Need } from './needs.ts'
import { shopName } from './shop-names.ts'
import type { PlanAsked } from './shopping-changes.ts'
import { packsOf } from './sold-as.ts'

type Foods = ReadonlyMap<string, Food>

const isWithin = (day: string, { from, to }: ShoppedDays) => day >= from && day <= to

/**
 * What meals ask for, by day and food, as it is kept when somebody begins to shop. Things that are no food of ours are
 * left out: the words of other sites' recipes are kept nowhere.
 *
 * @returns edible grams, or null where some of it is of no known amount; a day without needs is there, and empty
 */
export function planAsked(needs: readonly Need[], days: readonly Day[]): PlanAsked {
  const byDay = new Map(days.map(day => [day, new Map<string, number | null>()]))
  for (const { foodId, grams, from } of needs) {
    const asked = byDay.get(from.day)
    if (!asked || foodId === null) continue
    const before = asked.has(foodId) ? (asked.get(foodId) ?? null) : 0
    asked.set(foodId, before === null || grams === null ? null : Math.round((before + grams) * 100) / 100)
  }
  return Object.fromEntries([...byDay].map(([day, asked]) => [day, Object.fromEntries(asked)]))
}

/**
 * What somebody sent or what is kept as such, as far as there are such days and foods. Whoever has the link of a list can
 * send anything, and what was kept once must never keep a list from opening.
 */
export function readAsked(asked: unknown, foods: Foods): PlanAsked {
  const days = entriesOf(asked).filter(([day, of]) => isRecordDay(day) && typeof of === 'object' && of !== null)
  const known = (of: unknown) =>
    entriesOf(of).filter(([id, grams]) => foods.has(id) && (grams === null || Number.isFinite(grams)))
  return Object.fromEntries(days.map(([day, of]) => [day, Object.fromEntries(known(of))])) as PlanAsked
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/**
 * What a plan asks for that it did not ask for when somebody began to shop, and what no longer. Days on which nobody had
 * begun are not compared, and an amount that reads the same is the same.
 *
 * @param begun what was asked for then
 * @param rows the list as it is now
 */
export function changedLines(
  begun: PlanAsked,
  needs: readonly Need[],
  days: ShoppedDays,
  { foods, rows, isHere }: { foods: Foods; rows: readonly RowView[]; isHere: (key: string) => boolean },
): ChangedLine[] {
  const compared = needs.filter(({ from, foodId }) => foodId !== null && begun[from.day] !== undefined)
  const then = byKey(demandsOf(needsOf(begun, days), [], foods))
  const now = byKey(demandsOf(compared, [], foods))
  const lines = [...new Set([...now.keys(), ...then.keys()])].filter(isHere).flatMap((key): ChangedLine[] => {
    const food = foods.get(key.replace(/^food:/, ''))
    const before = food ? wordsOf(food, then.get(key)) : ''
    const after = food ? wordsOf(food, now.get(key)) : ''
    if (!food || before === after) return []
    const row = rows.find(each => each.key === key)
    const how = howChanged(then.get(key), now.get(key))
    const isSame =
      how !== 'new' && how !== 'gone' && !row?.needsMore && packsOfDemand(then.get(key)) === packsOfDemand(now.get(key))
    return [{ key, name: shopName(food), how, before, after, means: meaning(how, row, isSame), isSame }]
  })
  const order = ({ how, isSame }: ChangedLine) => Number(isSame) * 4 + PLACE[how]
  return lines.sort((one, other) => order(one) - order(other) || one.name.localeCompare(other.name, 'en-GB'))
}

const PLACE: { readonly [H in ChangedLine['how']]: number } = { new: 0, more: 1, less: 2, gone: 3 }

const byKey = (demands: readonly Demand[]) => new Map(demands.map(demand => [demand.key, demand]))

const needsOf = (begun: PlanAsked, days: ShoppedDays): Need[] =>
  Object.entries(begun)
    .filter(([day]) => isWithin(day, days))
    .flatMap(([day, foods]) =>
      Object.entries(foods).map(([foodId, grams]) => ({
        ...{ foodId, grams, words: '' },
        from: { entryId: '', dish: '', day: day as Day },
      })),
    )

function wordsOf(food: Food, demand: Demand | undefined): string {
  if (!demand) return ''
  return demand.planG > 0 ? foodAmountWords(food, demand.planG) : 'some'
}

function howChanged(then: Demand | undefined, now: Demand | undefined): ChangedLine['how'] {
  if (!then) return 'new'
  if (!now) return 'gone'
  return now.planG >= then.planG ? 'more' : 'less'
}

/** What is bought for it, in words by which two are compared. */
function packsOfDemand(demand: Demand | undefined): string {
  if (!demand?.food || demand.planG === 0) return ''
  const { main, of } = buyingWords(packsFor(demand.planG, packsOf(demand.food)))
  return `${main} ${of}`
}

/** What it means for whoever is in the shop. */
function meaning(how: ChangedLine['how'], row: RowView | undefined, isSame: boolean): string {
  if (!row) return how === 'gone' ? 'off the list' : 'at home already'
  if (row.needsMore) return `needs ${row.main || '1'} more`
  if (row.tick) return how === 'gone' || how === 'less' ? 'bought already' : 'what was bought is enough'
  return [isSame ? 'still' : '', row.main, row.of].filter(Boolean).join(' ')
}

/** The days of a list on which nobody has begun to shop. */
export const unbegunDays = (begun: PlanAsked, days: readonly Day[]): Day[] =>
  days.filter(day => begun[day] === undefined)
