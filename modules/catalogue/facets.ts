import type { ProductCard } from './card.ts'
import type { OriginDiet, Pack } from './product.ts'

/** What a dose comes as, in the words of the shelf. */
export const DOSE_FORMS = { capsule: 'Capsules', softgel: 'Softgels', tablet: 'Tablets', powder: 'Powder' } as const
export type DoseForm = keyof typeof DOSE_FORMS

export const SHELF_DIETS = { vegan: 'Vegan', vegetarian: 'Vegetarian' } as const satisfies {
  readonly [D in OriginDiet]?: string
}
export type ShelfDiet = keyof typeof SHELF_DIETS

export const SHELF_ORDERS = {
  price: 'Price, lowest first',
  'price-down': 'Price, highest first',
  'a-day': 'Price per day, lowest first',
  name: 'Name, A to Z',
} as const
export type ShelfOrder = keyof typeof SHELF_ORDERS

/** What is asked of a product besides words and category; '' and null ask for nothing. */
export interface Facets {
  form: DoseForm | ''
  diet: ShelfDiet | ''
  /** As `key` of a card's nutrients. */
  nutrient: string
  /** Whole pounds a pack may cost at most. */
  mostPounds: number | null
  /** Only what can be bought now. */
  isInStock: boolean
  /** '' is the order of the shelf. */
  order: ShelfOrder | ''
}

export const NO_FACETS: Facets = { form: '', diet: '', nutrient: '', mostPounds: null, isInStock: false, order: '' }

export type Faceted = Pick<
  ProductCard,
  'name' | 'form' | 'suits' | 'nutrients' | 'pricePence' | 'days' | 'availability'
>

/** A bound above all prices asks for nothing that an open one does not. */
const MOST_POUNDS = 999

/** What a pack holds, as a choice of the shelf. */
export const doseForm = (pack: Pack): DoseForm =>
  pack.kind === 'powder' || pack.unit === 'level scoop' ? 'powder' : pack.unit

const LONGEST_KEY = 60

/**
 * Reads `?form=&diet=&nutrient=&most=&stock=now&sort=`. What no shelf offers asks for nothing; a nutrient that nobody has
 * simply matches nothing.
 */
export function readFacets(search: URLSearchParams): Facets {
  const one = <K extends string>(key: string, known: { readonly [key in K]: unknown }): K | '' => {
    const value = search.get(key) ?? ''
    return Object.hasOwn(known, value) ? (value as K) : ''
  }
  return {
    form: one('form', DOSE_FORMS),
    diet: one('diet', SHELF_DIETS),
    nutrient: (search.get('nutrient') ?? '').trim().slice(0, LONGEST_KEY),
    mostPounds: poundsOf(search.get('most')),
    isInStock: search.get('stock') === 'now',
    order: one('sort', SHELF_ORDERS),
  }
}

function poundsOf(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,2}$/.test(text)) return null
  return Math.min(Number(text), MOST_POUNDS)
}

/** The same as they are in the address, those that ask for something alone. */
export function facetEntries({ form, diet, nutrient, mostPounds, isInStock, order }: Facets): [string, string][] {
  const all: [string, string][] = [
    ['form', form],
    ['diet', diet],
    ['nutrient', nutrient],
    ['most', mostPounds === null ? '' : String(mostPounds)],
    ['stock', isInStock ? 'now' : ''],
    ['sort', order],
  ]
  return all.filter(([, value]) => value !== '')
}

/** What all facets hold of, in the order asked for. Of two that are alike the shelf's own order decides. */
export function chooseByFacets<Item extends Faceted>(items: readonly Item[], facets: Facets): Item[] {
  const { form, diet, nutrient, mostPounds, isInStock, order } = facets
  const chosen = items.filter(
    item =>
      (form === '' || item.form === form) &&
      (diet === '' || item.suits.includes(diet)) &&
      (nutrient === '' || item.nutrients.some(({ key }) => key === nutrient)) &&
      (mostPounds === null || item.pricePence <= mostPounds * 100) &&
      (!isInStock || item.availability.state === 'in-stock' || item.availability.state === 'few-left'),
  )
  return order === '' ? chosen : chosen.toSorted(COMPARISONS[order])
}

const COMPARISONS: { readonly [O in ShelfOrder]: (a: Faceted, b: Faceted) => number } = {
  price: (a, b) => a.pricePence - b.pricePence,
  'price-down': (a, b) => b.pricePence - a.pricePence,
  'a-day': (a, b) => a.pricePence / a.days - b.pricePence / b.days,
  name: (a, b) => a.name.localeCompare(b.name, 'en-GB'),
}

export interface FacetChoices {
  forms: readonly (readonly [DoseForm, string])[]
  /** By name. */
  nutrients: readonly (readonly [key: string, name: string])[]
  /** Bounds that divide the shelf, in whole pounds. */
  mostPounds: readonly number[]
}

const PRICE_BOUNDS = [5, 10, 15, 20, 30, 50]

/** What can be asked of these products: nothing that all or none of them answer. */
export function facetChoices(items: readonly Faceted[]): FacetChoices {
  const forms = (Object.keys(DOSE_FORMS) as DoseForm[]).filter(form => items.some(item => item.form === form))
  const nutrients = new Map(items.flatMap(item => item.nutrients.map(({ key, name }) => [key, name] as const)))
  const within = (pounds: number) => items.filter(({ pricePence }) => pricePence <= pounds * 100).length
  return {
    forms: forms.map(form => [form, DOSE_FORMS[form]] as const),
    nutrients: [...nutrients].toSorted(([, a], [, b]) => a.localeCompare(b, 'en-GB')),
    mostPounds: PRICE_BOUNDS.filter(pounds => within(pounds) > 0 && within(pounds) < items.length),
  }
}

/** How many facets ask for something; an order asks for nothing. */
export const countFacets = (facets: Facets): number => facetEntries({ ...facets, order: '' }).length
