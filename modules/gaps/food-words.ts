import { weekdayOf } from '#modules/calendar/day.ts'
import { weekdayName } from '#modules/calendar/words.ts'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { scaleOf } from '#modules/planner/verdict-rows.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import type { Bar } from './bar.ts'
import { dishesFor, type Exchange, type Swap, swapsFor } from './food-first.ts'
import { type LedgerRow, nutrientOf } from './ledger.ts'
import { inSentence, rowWords } from './row-words.ts'

/** A swap as it is offered. */
export interface SwapWords {
  readonly entryId: string
  /** Of the dish that is planned, and of what it may become: by their `dishKey` among the dishes of the page. */
  readonly fromKey: string
  readonly toKey: string
  readonly toId: string
  readonly toName: string
  /** 'Friday lunch, in place of feta salad' */
  readonly where: string
  /** '+142 mg' */
  readonly adds: string
}

/** A dish for whoever has no plan that could be changed. */
export interface DishWords {
  readonly id: string
  readonly key: string
  readonly name: string
  /** '142 mg a serving' */
  readonly brings: string
}

/** The food of a row that falls short. */
export type FoodWords =
  | {
      readonly kind: 'swaps'
      readonly swaps: readonly SwapWords[]
      /** 'All three bring 340 mg in the week, 49 mg a day.' */
      readonly sum: string
      /** 'Magnesium would be 301 to 313 of 300 mg: met.' */
      readonly outcome: string
      readonly bar: Bar
      /** Where what is known now ends, in per cent of the bar: what is beyond it was added. */
      readonly before: number
    }
  | { readonly kind: 'dishes'; readonly dishes: readonly DishWords[] }

const DAYS = 7
const COUNTS = ['', 'It brings', 'Both bring', 'All three bring']

/**
 * What of their own plan brings a row nearer to its line, and what would come of it; where nothing of a plan can be
 * swapped, dishes that bring much of it. Null where no dish does.
 */
export function foodFor(
  row: LedgerRow,
  completeDays: number,
  exchanges: readonly Exchange[],
  open: readonly Dish[],
): FoodWords | null {
  const key = nutrientOf(row.line.key)
  const swaps = swapsFor(key, exchanges, row.line.amount)
  if (swaps.length > 0) return swapWords(row, completeDays, swaps)
  const dishes = dishesFor(key, open)
  if (dishes.length === 0) return null
  const { unit } = scaleOf(row.line.key)
  const words = dishes.map(dish => ({
    id: dish.ref.id,
    key: `own/${dish.ref.id}`,
    name: dish.name,
    brings: `${figureText(figureOf(dish.intake, key).amount, row)} ${unit} a serving`,
  }))
  return { kind: 'dishes', dishes: words }
}

function swapWords(row: LedgerRow, completeDays: number, swaps: readonly Swap[]): FoodWords {
  const { unit, name } = scaleOf(row.line.key)
  const adds = inAll(swaps.map(each => each.adds))
  const mayAdd = inAll(swaps.map(each => each.mayAdd))
  const lower = row.lower + adds / DAYS
  const upper = row.upper + mayAdd / DAYS
  const { amount } = row.line
  const verdict = lower >= amount ? 'met' : upper < amount ? 'not met' : 'cannot tell'
  const then = rowWords({ ...row, lower, upper, verdict, givers: [] }, completeDays)
  const ends =
    verdict === 'met' ? ': met' : verdict === 'not met' ? `, ${then.note}` : ', met by the most that it can be'
  return {
    kind: 'swaps',
    swaps: swaps.map(swap => ({
      entryId: swap.entry.id,
      fromKey: `${swap.own.ref.kind}/${swap.own.ref.id}`,
      toKey: `${swap.dish.ref.kind}/${swap.dish.ref.id}`,
      toId: swap.dish.ref.id,
      toName: swap.dish.name,
      where: `${weekdayName(weekdayOf(swap.entry.day))} ${swap.entry.meal}, in place of ${inSentence(swap.own.name)}`,
      adds: `+${figureText(swap.adds, row)} ${unit}`,
    })),
    sum: `${COUNTS[swaps.length]} ${figureText(adds, row)} ${unit} in the week, ${figureText(adds / DAYS, row)} ${unit} a day.`,
    outcome: `${name}${row.verdict === 'met' ? ' from food alone' : ''} would be ${then.amount} ${then.of}${ends}.`,
    bar: then.bar,
    before: rowWords(row, completeDays).bar.known,
  }
}

function figureText(amount: number, { line }: LedgerRow): string {
  const { of, decimals } = scaleOf(line.key)
  const shown = of(amount)
  const places = shown >= 10 ? 0 : Math.min(decimals, 1)
  // Rounded down: what is said to be added is.
  const down = Math.floor(shown * 10 ** places + 1e-9) / 10 ** places
  return shortFigure(down, places)
}

const inAll = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
