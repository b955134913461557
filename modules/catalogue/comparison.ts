import type { NutrientRow, ProductPage } from './label.ts'
import { priceText } from './product.ts'

/** One thing that is said of two products, side by side. */
export interface ComparisonRow {
  readonly term: string
  readonly values: readonly [one: string, other: string]
  /** Amounts are read as figures. */
  readonly isAmount: boolean
}

/** What a nutrient that the other does not give has in its place. */
const NONE = '–'

/** Facts first, then every nutrient that either gives, in the order of their labels. Prices a day are whole pence. */
export function comparison(one: ProductPage, other: ProductPage): ComparisonRow[] {
  const fact = (term: string, of: (page: ProductPage) => string): ComparisonRow => ({
    term,
    values: [of(one), of(other)],
    isAmount: false,
  })
  return [
    fact('Price', ({ price }) => price),
    fact(
      'Price a day',
      page => `${priceText(Math.round(page.pricePence / page.days))}, a pack lasts ${page.days} days`,
    ),
    fact('Pack', ({ pack, unitPrice }) => `${pack}, ${unitPrice}`),
    fact('Dose', ({ dose, doseWhen }) => `${dose} ${doseWhen}`),
    ...amounts(one, other),
    fact('Diet', ({ label }) => label.diet),
    fact('Allergens', ({ allergens }) =>
      allergens.length > 0 ? `Contains ${allergens.join(', ')}` : 'None of the 14',
    ),
    fact('Availability', ({ availability }) => availability.label),
  ]
}

function amounts(one: ProductPage, other: ProductPage): ComparisonRow[] {
  const told = (page: ProductPage) => page.nutrition.filter(({ isForm }) => !isForm)
  const names = [...new Set([...told(one), ...told(other)].map(({ name }) => name))]
  const of = (page: ProductPage, name: string) => words(told(page).find(row => row.name === name))
  return names.map(name => ({ term: name, values: [of(one, name), of(other, name)], isAmount: true }))
}

const words = (row: NutrientRow | undefined) =>
  row === undefined ? NONE : row.nrv === NONE ? row.amount : `${row.amount}, ${row.nrv} NRV`
