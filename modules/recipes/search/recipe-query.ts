import { MEALS, type Meal } from '#content/recipes/recipe-content.ts'
import { DIETS, type Diet } from '#modules/nutrition/foods/diets.ts'
import { ALLERGENS, type Allergen } from '#modules/nutrition/foods/food.ts'

/** What a cook asks the recipes for, as written in the address. Nothing asked is '' or null or no entry. */
export interface RecipeQuery {
  /** As typed, cut to a length that can be shown. */
  readonly q: string
  readonly meal: Meal | null
  readonly diets: readonly Diet[]
  /** At most, in all. */
  readonly minutes: number | null
  /** At most, a serving. */
  readonly kcal: number | null
  /** At least, grams a serving. */
  readonly protein: number | null
  readonly allergens: readonly Allergen[]
  /** Without nuts means without pine nuts and chestnuts too, which are not nuts in law. */
  readonly leavesNutLike: boolean
  /** Somebody took off the diets and allergens that are set for anyone who told us theirs. */
  readonly eatsAny: boolean
  /** Ingredients that must not be in it, as typed, apart by commas. */
  readonly no: string
  /** What is in the kitchen, as typed, apart by commas. */
  readonly have: string
  readonly sort: Sort
  readonly page: number
}

export const SORTS = {
  best: 'best match',
  quickest: 'quickest',
  calories: 'fewest calories',
  protein: 'most protein',
  name: 'name',
} as const
export type Sort = keyof typeof SORTS

export const MEAL_WORDS: { readonly [M in Meal]: string } = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  dessert: 'Dessert',
}
export const MINUTES = [15, 30, 45, 60] as const
export const KCAL = [200, 400, 600, 800] as const
export const PROTEIN_G = [10, 20, 30, 40] as const

const LONGEST_LIST = 200
/** Longer than any search that is answered, so that what is too long is seen to be. */
const LONGEST_SHOWN = 1000
const MOST_PAGES = 1_000

export const NO_QUERY: RecipeQuery = {
  q: '',
  meal: null,
  diets: [],
  minutes: null,
  kcal: null,
  protein: null,
  allergens: [],
  leavesNutLike: true,
  eatsAny: false,
  no: '',
  have: '',
  sort: 'best',
  page: 1,
}

const isKeyOf = <K extends string>(of: { readonly [key in K]: unknown }, key: string): key is K =>
  Object.hasOwn(of, key)

/** Reads the address. What nobody offers is as if it were not there. */
export function readQuery(search: URLSearchParams): RecipeQuery {
  const text = (key: string, longest: number) => (search.get(key) ?? '').slice(0, longest).trim()
  const one = <V extends number>(key: string, of: readonly V[]) =>
    of.find(value => String(value) === search.get(key)) ?? null
  const many = <K extends string>(key: string, of: { readonly [key in K]: unknown }) =>
    (Object.keys(of) as K[]).filter(value => search.getAll(key).includes(value))
  const sort = search.get('sort') ?? ''
  return {
    q: text('q', LONGEST_SHOWN),
    meal: MEALS.find(meal => meal === search.get('meal')) ?? null,
    diets: many('diet', DIETS),
    minutes: one('time', MINUTES),
    kcal: one('kcal', KCAL),
    protein: one('protein', PROTEIN_G),
    allergens: many('without', ALLERGENS),
    // A box that is on by default: the form says 'law' beside it, so that one that was turned off is told from none.
    leavesNutLike: search.getAll('nuts').includes('all') || !search.has('nuts'),
    eatsAny: search.get('eats') === 'any',
    no: text('no', LONGEST_LIST),
    have: text('have', LONGEST_LIST),
    sort: isKeyOf(SORTS, sort) ? sort : 'best',
    page: pageOf(search.get('page') ?? ''),
  }
}

/** Anything that is no page of a list is its first. */
function pageOf(text: string): number {
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1
  return Math.min(Math.max(page, 1), MOST_PAGES)
}

/** The search part of the address for a query: '' when nothing is asked. */
export function querySearch(query: RecipeQuery): string {
  const search = new URLSearchParams()
  if (query.q) search.set('q', query.q)
  if (query.meal) search.set('meal', query.meal)
  for (const diet of query.diets) search.append('diet', diet)
  if (query.minutes) search.set('time', String(query.minutes))
  if (query.kcal) search.set('kcal', String(query.kcal))
  if (query.protein) search.set('protein', String(query.protein))
  for (const allergen of query.allergens) search.append('without', allergen)
  if (query.allergens.includes('nuts') && !query.leavesNutLike) search.set('nuts', 'law')
  if (query.eatsAny && query.diets.length + query.allergens.length === 0) search.set('eats', 'any')
  if (query.no) search.set('no', query.no)
  if (query.have) search.set('have', query.have)
  if (query.sort !== 'best') search.set('sort', query.sort)
  if (query.page > 1) search.set('page', String(query.page))
  const text = search.toString()
  return text ? `?${text}` : ''
}

/** How many filters are set, the words, the order and the page aside. */
export function filterCount(query: RecipeQuery): number {
  const single = [query.meal, query.minutes, query.kcal, query.protein, query.no, query.have].filter(Boolean)
  return single.length + query.diets.length + query.allergens.length
}

/** Whether something is asked for that only our own recipes can answer: a provider says nothing of diets. */
export const isNarrowed = (query: RecipeQuery) => filterCount(query) > 0 || query.sort !== 'best'
