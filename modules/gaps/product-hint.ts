import { claim, claimNutrient, mayClaim } from '#modules/catalogue/claims.ts'
import { edibleOf } from '#modules/catalogue/edible.ts'
import { FOR_EVERYBODY } from '#modules/catalogue/label.ts'
import { amountText, NUTRIENTS as CONTENTS } from '#modules/catalogue/nutrients.ts'
import {
  availability,
  type DosePart,
  doseText,
  type Product,
  type ProductId,
  priceText,
} from '#modules/catalogue/product.ts'
import { type Dose, dailyTotals } from '#modules/nutrition/intake/day-intake.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { ENOUGH_COVERAGE, supplementHint } from '#modules/nutrition/needs/supplement-hint.ts'
import { roomForSupplement, upperLevels } from '#modules/nutrition/needs/upper-levels.ts'
import { NUTRIENT_KEYS, NUTRIENTS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import { type EatingRules, suitability } from '#modules/profile/eating-rules.ts'
import { type Ledger, type LedgerRow, nutrientOf, type TakenDose } from './ledger.ts'

/** Who would take it, as far as they told. */
export interface Taker {
  readonly eats: EatingRules
  readonly ageYears: number | null
  /** Pregnant, breastfeeding or on medicines: a pharmacist or doctor is asked, not we. */
  readonly asksDoctor: boolean
  /** The most of each nutrient that they take in supplements on a day, in its unit. */
  readonly mostTaken: ReadonlyMap<NutrientKey, number>
  /** What they have at home already. */
  readonly has: ReadonlySet<ProductId>
}

/** A product that may stand below the food of a row, with everything that it says. */
export interface ProductHint {
  readonly id: ProductId
  readonly name: string
  readonly price: string
  /** Authorised, word for word. */
  readonly claim: string
  /** '2 capsules a day' */
  readonly dose: string
  /** '200 mg' */
  readonly brings: string
  /** 'Not more than 250 mg a day from supplements; you take none now.' */
  readonly level: string
  /** What is taken now and what a day's dose adds, in per cent of the level. */
  readonly bar: { readonly now: number; readonly with: number }
  readonly caution: string
}

const ADULT = 18

type Sold = Pick<
  Product,
  'id' | 'name' | 'contents' | 'claims' | 'dose' | 'pricePence' | 'onSale' | 'availableUnits' | 'suits' | 'ingredients'
>

/**
 * The one product that may be named for a row, after the food: of the references alone, never of a target of one's own.
 * Null unless the row is known to fall short, enough days and enough of their food are known, the product is in stock,
 * suits how they eat, has an authorised claim for this nutrient, and passes no upper level of any nutrient that it holds,
 * with all that is taken already. Null for whoever is under 18, and whoever is to ask a doctor first.
 */
export function productFor(
  row: LedgerRow,
  ledger: Ledger,
  products: readonly Sold[],
  taker: Taker,
): ProductHint | null {
  if (row.verdict !== 'not met' || row.line.sense === 'at most' || row.line.from === 'own') return null
  if (taker.asksDoctor || (taker.ageYears ?? ADULT) < ADULT) return null
  for (const product of products) {
    const hint = hintOf(product, row, ledger, taker)
    if (hint) return hint
  }
  return null
}

function hintOf(product: Sold, row: LedgerRow, { completeDays }: Ledger, taker: Taker): ProductHint | null {
  const key = nutrientOf(row.line.key)
  const part = product.contents.find(({ nutrient }) => CONTENTS[nutrient].eaten === key)
  if (!part || taker.has.has(product.id) || !isInStock(product)) return null
  if (suitability(taker.eats, edibleOf(product)).kind !== 'suits') return null
  const sentence = product.claims.find(
    each => claimNutrient(each) === part.nutrient && mayClaim(each, product.contents),
  )
  if (!sentence) return null
  const mostTaken = taker.mostTaken.get(key) ?? 0
  const hint = supplementHint(
    key,
    { ...averagesOf(row), mostTaken, completeDays },
    { amount: row.line.amount, kind: 'RNI', sense: 'at least', source: '' },
    part.amount,
  )
  if (hint.kind !== 'suggest' || !staysBelowAll(product.contents, key, taker)) return null
  return { ...wordsOf(product, part, key, row, mostTaken), claim: `${claim(sentence).text}.` }
}

const isInStock = (product: Sold) => ['in-stock', 'few-left'].includes(availability(product).state)

/** What supplements gave is known; the rest of the row is food. */
const averagesOf = ({ lower, upper, supplements, coverage }: LedgerRow) => ({
  food: { amount: lower - supplements, most: upper - supplements, coverage },
  supplements,
})

/** What else a dose holds. Of the eight products no other nutrient has a level that food counts towards. */
function staysBelowAll(contents: readonly DosePart[], key: NutrientKey, { mostTaken }: Taker): boolean {
  return contents.every(({ nutrient, amount }) => {
    const { eaten } = CONTENTS[nutrient]
    if (eaten === null || eaten === key) return true
    const room = roomForSupplement(eaten, { food: 0, supplements: mostTaken.get(eaten) ?? 0 })
    return room === null || amount <= room
  })
}

function wordsOf(product: Sold, { amount }: DosePart, key: NutrientKey, row: LedgerRow, mostTaken: number) {
  const { unit } = NUTRIENTS[key]
  const [level] = upperLevels(key)
  const isTotal = level?.scope === 'total'
  const now = mostTaken + (isTotal ? row.upper - row.supplements : 0)
  const most = level?.amount ?? now + amount
  const has = isTotal ? `you have up to ${amountText(Math.ceil(now * 10) / 10, unit)} now` : takenWords(mostTaken, unit)
  const from = isTotal ? 'food and supplements together' : 'supplements'
  return {
    id: product.id,
    name: product.name,
    price: priceText(product.pricePence),
    dose: doseText(product),
    brings: amountText(amount, unit),
    level: level ? `Not more than ${amountText(level.amount, unit)} a day from ${from}; ${has}.` : '',
    bar: { now: (now / most) * 100, with: ((now + amount) / most) * 100 },
    caution: `A food supplement is no substitute for a varied diet. ${FOR_EVERYBODY}`,
  }
}

const takenWords = (taken: number, unit: (typeof NUTRIENTS)[NutrientKey]['unit']) =>
  taken > 0 ? `you take ${amountText(taken, unit)} now` : 'you take none now'

/**
 * Whether food alone covers the reference of a row: no product with this nutrient has a reason beside it then. It cannot
 * be true together with a suggestion, which needs a row that is not met.
 */
export const isCoveredByFood = ({ line, lower, supplements, coverage }: LedgerRow, { isEnough }: Ledger): boolean =>
  isEnough &&
  line.sense === 'at least' &&
  line.from !== 'own' &&
  coverage >= ENOUGH_COVERAGE &&
  lower - supplements >= line.amount

/**
 * The most of each nutrient that is taken in supplements on one day: of what was logged on any day, complete or not, and
 * of what a cabinet says is taken every day.
 */
export function mostTakenOf(doses: readonly TakenDose[], everyDay: readonly Dose[]): Map<NutrientKey, number> {
  const days = [...dailyTotals([], doses).values()]
  return new Map(
    NUTRIENT_KEYS.map(key => {
      const planned = everyDay.reduce((sum, each) => sum + (each.amounts[key] ?? 0) * each.doses, 0)
      return [key, Math.max(planned, ...days.map(({ supplements }) => figureOf(supplements, key).amount))]
    }),
  )
}
