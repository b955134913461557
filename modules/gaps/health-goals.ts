import { type ClaimKey, claim, claimNutrient } from '#modules/catalogue/claims.ts'
import { amountText, NUTRIENTS as CONTENTS } from '#modules/catalogue/nutrients.ts'
import { type Availability, availability, doseText, type Product, type ProductId } from '#modules/catalogue/product.ts'
import { shortFigure } from '#modules/nutrition/figure-text.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { supplementLevel, upperLevels } from '#modules/nutrition/needs/upper-levels.ts'
import { NUTRIENTS, type NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { Dish } from '#modules/recipes/dish.ts'
import { dishesFor } from './food-first.ts'
import type { Ledger } from './ledger.ts'
import type { Taker } from './product-hint.ts'
import { type NutrientAim, type ProductStanding, rowsOf, standingsOf } from './recommended.ts'
import { inSentence, rowWords } from './row-words.ts'

interface HealthGoal {
  readonly id: string
  readonly title: string
  /** The nutrients that it may be said of, each with its authorised claim, and the product that holds it. */
  readonly parts: readonly { readonly claim: ClaimKey; readonly product: ProductId }[]
}

/**
 * The two goals of the shop. Each is a general word, so that an authorised claim is always beside it; collagen, creatine
 * and lion's mane have none for either.
 */
export const HEALTH_GOALS: readonly HealthGoal[] = [
  {
    id: 'immune-support',
    title: 'Immune Support',
    parts: [
      { claim: 'vitamin_d.immune', product: 'vitamin-d3-k2' },
      { claim: 'vitamin_c.immune', product: 'vitamin-c' },
    ],
  },
  {
    id: 'energy-vitality',
    title: 'Energy & Vitality',
    parts: [
      { claim: 'magnesium.tiredness', product: 'magnesium-complex' },
      { claim: 'vitamin_c.tiredness', product: 'vitamin-c' },
      { claim: 'biotin.energy', product: 'biotin' },
    ],
  },
]

export interface GoalProduct {
  readonly id: ProductId
  readonly name: string
  readonly claim: string
  /** '1 softgel a day, 10 µg. Not more than 100 µg a day in all.' */
  readonly dose: string
  /** In place of a reason to buy; null where nothing is to be said of their own week. */
  readonly standing: ProductStanding | null
  readonly availability: Availability['state']
}

export interface GoalCard {
  readonly id: string
  readonly title: string
  /** Authorised, word for word. */
  readonly claims: readonly string[]
  readonly products: readonly GoalProduct[]
  readonly dishes: readonly { readonly id: string; readonly brings: string }[]
  /** 'Last week’s food gave 121 of 40 mg vitamin C.'; null where no day is complete. */
  readonly week: string | null
}

/** The cards with what somebody's own week and goals say of them; `ledger` is beside the references alone. */
export function goalCards(
  ledger: Ledger | null,
  shelf: readonly Product[],
  taker: Taker,
  open: readonly Dish[],
  aims: readonly NutrientAim[],
): GoalCard[] {
  const standings = standingsOf(ledger, shelf, taker, aims)
  return HEALTH_GOALS.map(({ id, title, parts }) => ({
    ...{ id, title },
    claims: parts.map(part => `${claim(part.claim).text}.`),
    products: parts.flatMap(part => {
      const product = shelf.find(each => each.id === part.product)
      return product ? [goalProduct(product, part.claim, standings.get(product.id) ?? null)] : []
    }),
    dishes: dishesOf(
      parts.map(part => eatenOf(part.claim)),
      open,
    ),
    week: weekWords(
      ledger,
      parts.map(part => eatenOf(part.claim)),
    ),
  }))
}

function eatenOf(key: ClaimKey): NutrientKey {
  const { eaten } = CONTENTS[claimNutrient(key)]
  if (eaten === null) throw new Error(`${key} is of nothing that food holds`)
  return eaten
}

function goalProduct(product: Product, key: ClaimKey, standing: GoalProduct['standing']): GoalProduct {
  const eaten = eatenOf(key)
  const { unit } = NUTRIENTS[eaten]
  const amount = product.contents.find(part => part.nutrient === claimNutrient(key))?.amount ?? 0
  const level = supplementLevel(eaten)
  const from = upperLevels(eaten)[0]?.scope === 'total' ? 'in all' : 'from supplements'
  const most = level === null ? '' : ` Not more than ${amountText(level, unit)} a day ${from}.`
  return {
    ...{ id: product.id, name: product.name, standing },
    claim: `${claim(key).text}.`,
    dose: `${doseText(product)}, ${amountText(amount, unit)}.${most}`,
    availability: availability(product).state,
  }
}

const MOST_DISHES = 3

/** The richest dish of each nutrient in turn, each once. */
function dishesOf(keys: readonly NutrientKey[], open: readonly Dish[]): GoalCard['dishes'] {
  const richest = keys.map(key => ({ key, dishes: dishesFor(key, open) }))
  const inTurn = Array.from({ length: MOST_DISHES }, (_, rank) =>
    richest.flatMap(({ key, dishes }) => {
      const dish = dishes[rank]
      return dish ? [{ key, dish }] : []
    }),
  ).flat()
  const once = inTurn.filter(({ dish }, place) => inTurn.findIndex(each => each.dish === dish) === place)
  return once.slice(0, MOST_DISHES).map(({ key, dish }) => ({ id: dish.ref.id, brings: bringsText(key, dish) }))
}

function bringsText(key: NutrientKey, { intake }: Dish): string {
  const { name, unit, decimals } = NUTRIENTS[key]
  const { amount } = figureOf(intake, key)
  return `${name}, ${shortFigure(amount, amount >= 10 ? 0 : decimals)} ${unit}`
}

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' })

function weekWords(ledger: Ledger | null, keys: readonly NutrientKey[]): string | null {
  if (!ledger) return null
  const rows = rowsOf(ledger).filter(({ line }) => keys.some(key => key === line.key))
  const words = rows.map(row => {
    const { amount, of, name } = rowWords(row, ledger.completeDays)
    return `${amount} ${of} ${inSentence(name)}`
  })
  return words.length === 0 ? null : `On average a day gave ${LIST.format(words)}.`
}
