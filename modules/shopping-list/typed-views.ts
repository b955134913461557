import { foodMarks } from '#modules/nutrition/foods/food-marks.ts'
import { buyingWords } from './amount-words.ts'
import { demandsOf, type HandLine } from './demands.ts'
import type { TypedView } from './list-view.ts'
import { type ListRow, type Rows, rowsOf } from './rows.ts'
import { SHOP_AISLES } from './shop-aisles.ts'
import { severalOf } from './shop-names.ts'

/** What each typed line does to a list, by the rows without them and with them. */
export function typedViews(lines: readonly HandLine[], before: Rows, after: Rows): TypedView[] {
  const foods = new Map([...before.rows, ...after.rows].flatMap(({ food }) => (food ? [[food.id, food] as const] : [])))
  return lines.map(line => {
    const [demand] = demandsOf([], [line], foods)
    const [alone] = rowsOf({ needs: [], lines: [line], cupboard: [], edits: new Map() }, foods).rows
    const key = demand?.key ?? ''
    const was = before.rows.find(row => row.key === key)
    const is = after.rows.find(row => row.key === key)
    const isThere = was !== undefined && was.tick === null && saysNoAmount(line)
    return {
      ...{
        text: line.text,
        key,
        amount: alone ? amountWords(alone) : '',
        name: alone?.name ?? line.text,
        isThere,
        grams: line.grams,
        marks: alone?.food ? foodMarks(alone.food) : [],
      },
      does: isThere
        ? 'already there'
        : was && is && !was.tick
          ? `makes ${amountWords(is)}`
          : alone
            ? SHOP_AISLES[alone.aisle]
            : '',
    }
  })
}

const saysNoAmount = ({ text, grams, foodId }: HandLine) => (foodId === null ? !/\d/.test(text) : grams === null)

function amountWords({ buying, count, unit }: ListRow): string {
  if (buying) return buyingWords(buying).main
  return unit ? `${count} ${count === 1 ? unit : severalOf(unit)}` : String(count)
}
