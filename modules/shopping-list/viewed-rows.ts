import type { Food } from '#modules/nutrition/foods/food.ts'
import { foodMarks } from '#modules/nutrition/foods/food-marks.ts'
import { buyingWords, foodAmountWords } from './amount-words.ts'
import { boughtAs } from './bought-as.ts'
import type { Source } from './demands.ts'
import type { AisleView, AtHomeView, RowView } from './list-view.ts'
import type { ListRow, Rows } from './rows.ts'
import { SHOP_AISLES, USUAL_ORDER } from './shop-aisles.ts'
import { severalOf } from './shop-names.ts'

export interface ViewOptions {
  readonly foods: ReadonlyMap<string, Food>
  /** 'Friday', of a day of the list. */
  readonly dayWords: (day: string) => string
}

/** Rows by aisle as a page shows them; in an aisle by name, what is bought behind what is not. */
export function viewedRows({ rows }: Rows, options: ViewOptions): AisleView[] {
  const seen = rows.map(row => viewedRow(row, options))
  const isBought = ({ tick }: RowView) => Number(tick !== null)
  return USUAL_ORDER.flatMap(aisle => {
    const here = seen
      .filter(row => row.aisle === aisle)
      .sort((one, other) => isBought(one) - isBought(other) || one.name.localeCompare(other.name, 'en-GB'))
    return here.length === 0 ? [] : [{ aisle, name: SHOP_AISLES[aisle], rows: here }]
  })
}

/** What is at home already, the most first. */
export const viewedAtHome = ({ atHome }: Rows): AtHomeView[] =>
  atHome.map(({ key, name, food, cupboardG, thereG }) => ({
    key,
    name,
    takes: food && cupboardG > 0 ? foodAmountWords(food, cupboardG) : '',
    there: food ? `about ${foodAmountWords(food, thereG)}` : '',
  }))

function viewedRow(row: ListRow, { foods, dayWords }: ViewOptions): RowView {
  const { key, name, aisle, food, needsMore, tick, wouldGet, note, toBuyG, handG, buying } = row
  const isByPlanAlone = !food && handG === 0 && row.sources.length > 0
  const { main, of } = buying ? buyingWords(buying) : isByPlanAlone ? { main: '', of: '' } : countWords(row)
  const isTold = food !== null && toBuyG > 0
  return {
    ...{ key, name, aisle, main, of, needsMore, wouldGet, note },
    from: fromWords(row, foods),
    sources: row.sources.map((source, nth) => ({
      id: `${source.meal?.entryId ?? source.hand?.id ?? ''} ${nth}`,
      words: sourceWords(source, dayWords),
      amount: amountOf(source, foods),
    })),
    needed: isTold ? `${foodAmountWords(food, toBuyG)} needed` : '',
    held: isTold && buying && !needsMore ? heldWords(row, food) : '',
    isNearEnough: buying?.isNearEnough === true,
    tick: tick && { at: tick.at, by: tick.by, isPutAway: tick.isPutAway },
    planG: Math.max(0, toBuyG - handG),
    some: row.someByPlan,
    handIds: row.sources.flatMap(({ hand }) => hand?.id ?? []),
    more: row.more,
    isFood: food !== null,
    hasG: food && Math.round((row.cupboardG + Math.max(0, toBuyG - handG)) * 10) / 10,
    repeats: row.sources.some(({ hand }) => hand?.repeats === true),
    ...(food && { marks: foodMarks(food) }),
  }
}

function heldWords({ buying }: ListRow, food: Food): string {
  if (!buying) return ''
  const { main } = buyingWords(buying)
  const count = buying.packs.reduce((sum, each) => sum + each.count, 0)
  return `${main || count} ${count === 1 ? 'holds' : 'hold'} ${foodAmountWords(food, buying.holdsG)}`
}

const countWords = ({ count, unit }: ListRow) =>
  unit
    ? { main: `${count} ${count === 1 ? unit : severalOf(unit)}`, of: '' }
    : { main: count > 1 ? String(count) : '', of: '' }

/** So many dishes are named under a line; the rest is behind it. */
const NAMED = 3

function fromWords({ sources, isStaple }: ListRow, foods: ViewOptions['foods']): string {
  const byDish = new Map<string, Source[]>()
  for (const source of sources) {
    const name = source.meal?.dish ?? addedBy(source)
    byDish.set(name, [...(byDish.get(name) ?? []), source])
  }
  const parts = [...byDish].map(([name, same]) => {
    const [first] = same
    const grams = same.every(each => each.grams !== null)
      ? same.reduce((sum, each) => sum + (each.grams ?? 0), 0)
      : null
    const amount = first?.meal && grams !== null ? amountOf({ ...first, grams }, foods) : ''
    return amount ? `${name} ${amount}` : name
  })
  const named = parts.slice(0, NAMED)
  const more = parts.length - named.length
  return [...named, ...(more > 0 ? [`${more} more`] : []), ...(isStaple ? ['Staple, little left'] : [])].join(', ')
}

const addedBy = ({ hand }: Source) => (hand?.by ? `Added by ${hand.by}` : 'Added by hand')

function sourceWords({ meal, hand, words }: Source, dayWords: ViewOptions['dayWords']): string {
  if (!meal) return `${words}${hand?.by ? `, ${hand.by}` : ''}`
  return `${meal.dish}, ${dayWords(meal.day)}`
}

function amountOf({ foodId, grams, words, hand }: Source, foods: ViewOptions['foods']): string {
  const food = foods.get(foodId ?? '')
  if (!food || grams === null) return hand ? '' : words
  const part = boughtAs(food.id)?.part
  return `${part ? `${part} of ` : ''}${foodAmountWords(food, grams)}`
}
