import type { PictureSource } from '#kit/picture.tsx'
import type { PlanDish } from '#modules/planner/plan-dish.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import type { Exchange } from './food-first.ts'
import { type FoodWords, foodFor } from './food-words.ts'
import type { Ledger, LedgerRow } from './ledger.ts'
import { type ProductHint, productFor, type Taker } from './product-hint.ts'
import { foodAlone, isMetBySupplements, type RowWords, rowWords } from './row-words.ts'

/** A row with what may be done about it. */
export interface PageRow extends RowWords {
  readonly food: FoodWords | null
  readonly product: ShownHint | null
  /** Advice of the season. */
  readonly advice: string | null
}

export interface ShownHint extends ProductHint {
  readonly picture: PictureSource | null
}

/** The page of a week, as it is sent: words, bars and dishes, and no rule. */
export interface LedgerPage {
  readonly completeDays: number
  readonly isEnough: boolean
  readonly notMet: readonly PageRow[]
  readonly cannotTell: readonly PageRow[]
  /** Met, and food alone is known to fall short. */
  readonly withSupplements: readonly PageRow[]
  /** By food alone, as far as can be known. */
  readonly met: readonly PageRow[]
  readonly limits: readonly PageRow[]
  /** What the swaps and dishes of all rows need to be shown and planned. */
  readonly dishes: readonly PlanDish[]
}

interface Around {
  readonly exchanges: readonly Exchange[]
  readonly open: readonly Dish[]
  readonly products: Parameters<typeof productFor>[2]
  readonly taker: Taker
  readonly pictureOf: (id: ProductHint['id']) => PictureSource | null
  readonly vitaminD: string | null
  readonly shown: (dish: Dish) => PlanDish
}

/** Food first, then the product; and for what is met or cannot be told neither. */
export function ledgerPage(ledger: Ledger, around: Around): LedgerPage {
  const { completeDays, isEnough } = ledger
  const plain = (row: LedgerRow): PageRow => ({
    ...rowWords(row, completeDays),
    food: null,
    product: null,
    advice: row.line.key === 'vitaminDUg' && row.verdict !== 'met' ? around.vitaminD : null,
  })
  const notMet = ledger.notMet.map((row): PageRow => {
    const hint = productFor(row, ledger, around.products, around.taker)
    return {
      ...plain(row),
      food: foodFor(row, completeDays, around.exchanges, around.open),
      product: hint && { ...hint, picture: around.pictureOf(hint.id) },
    }
  })
  // Food comes first even where a supplement fills what it leaves.
  const withSupplements = ledger.met.filter(isMetBySupplements).map(row => ({
    ...plain(row),
    food: foodFor(foodAlone(row), completeDays, around.exchanges, around.open),
    advice: row.line.key === 'vitaminDUg' ? around.vitaminD : null,
  }))
  return {
    ...{ completeDays, isEnough, notMet },
    cannotTell: ledger.cannotTell.map(plain),
    withSupplements,
    met: ledger.met.filter(row => !isMetBySupplements(row)).map(plain),
    limits: ledger.limits.map(plain),
    dishes: dishesOf([...notMet, ...withSupplements], around),
  }
}

function dishesOf(rows: readonly PageRow[], { exchanges, open, shown }: Around): PlanDish[] {
  const wanted = new Set(
    rows.flatMap(({ food }) => {
      if (food === null) return []
      return food.kind === 'dishes' ? food.dishes.map(({ key }) => key) : food.swaps.map(({ toKey }) => toKey)
    }),
  )
  const known = new Map(
    [...open, ...exchanges.flatMap(({ others }) => others)].map(dish => [`own/${dish.ref.id}`, dish]),
  )
  return [...wanted].flatMap(key => {
    const dish = known.get(key)
    return dish ? [shown(dish)] : []
  })
}
