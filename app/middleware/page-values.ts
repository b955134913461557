import { MEALS } from '#content/recipes/recipe-content.ts'
import { GOOGLE_ERRORS } from '#modules/account/sign-in-words.ts'
import { nutrientChoice } from '#modules/catalogue/card.ts'
import { DOSE_FORMS, SHELF_DIETS, SHELF_ORDERS } from '#modules/catalogue/facets.ts'
import { NUTRIENTS } from '#modules/catalogue/nutrients.ts'
import { category, PRODUCT_IDS } from '#modules/catalogue/product.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import { MOST_PEOPLE, TONIGHT_MINUTES } from '#modules/first-visit/tonight.ts'
import { CATEGORY_KEYS } from '#modules/learn/category-labels.ts'
import { DIETS, OWN_DIETS } from '#modules/nutrition/foods/diets.ts'
import { ALLERGENS } from '#modules/nutrition/foods/food.ts'
import { READERS } from '#modules/nutrition/ranking/page-reference.ts'
import { FOOD_CHOICES } from '#modules/nutrition/ranking/richest-foods.ts'
import { COLLECTION_KEYS, IMPORTS } from '#modules/recipes/saved/collections.ts'
import { KCAL, MINUTES, PROTEIN_G, SORTS } from '#modules/recipes/search/recipe-query.ts'
import { REVIEW_SORTS } from '#modules/reviews/published.ts'

/** What a query key may say on a page that is kept: what the page offers, or what somebody typed. */
export type KnownValues = 'typed' | RegExp | readonly string[]

/** The query keys that change a page, in the order in which its copies are named. */
export type KnownQuery = Readonly<Record<string, KnownValues>>

const PAGE = /^[1-9]\d?$/
const text = (numbers: readonly number[]) => numbers.map(String)

const MEAL_QUERY = {
  meal: MEALS,
  diet: Object.keys(DIETS),
  time: text(MINUTES),
  kcal: text(KCAL),
} satisfies KnownQuery

export const RECIPES_QUERY: KnownQuery = {
  q: 'typed',
  ...MEAL_QUERY,
  protein: text(PROTEIN_G),
  without: Object.keys(ALLERGENS),
  nuts: ['law', 'all'],
  eats: ['any'],
  no: 'typed',
  have: 'typed',
  sort: Object.keys(SORTS),
  page: PAGE,
}

export const SAVED_QUERY: KnownQuery = {
  collection: [...COLLECTION_KEYS, IMPORTS],
  q: 'typed',
  ...MEAL_QUERY,
  page: PAGE,
}

export const TONIGHT_QUERY: KnownQuery = {
  eats: Object.keys(OWN_DIETS),
  without: Object.keys(ALLERGENS),
  people: text(Array.from({ length: MOST_PEOPLE }, (_, before) => before + 1)),
  time: text(TONIGHT_MINUTES),
  turn: /^\d{1,2}$/,
}

export const SHELF_QUERY: KnownQuery = {
  q: 'typed',
  category: [...new Set(PRODUCT_IDS.map(id => category(WORDS[id])))],
  only: ['recommended'],
  form: Object.keys(DOSE_FORMS),
  diet: Object.keys(SHELF_DIETS),
  nutrient: Object.values(NUTRIENTS).map(({ name }) => nutrientChoice(name).key),
  most: /^[1-9]\d?$/,
  stock: ['now'],
  sort: Object.keys(SHELF_ORDERS),
}

export const PRODUCT_QUERY: KnownQuery = { reviews: REVIEW_SORTS, 'review-page': PAGE, 'question-page': PAGE }
export const COMPARE_QUERY: KnownQuery = { one: PRODUCT_IDS, other: PRODUCT_IDS }
export const BROWSE_QUERY: KnownQuery = { page: PAGE }
export const NUTRIENT_QUERY: KnownQuery = { eat: Object.keys(FOOD_CHOICES), for: Object.keys(READERS) }
export const FIND_QUERY: KnownQuery = { q: 'typed' }
export const PROFILE_QUERY: KnownQuery = { edit: ['yes'] }
export const LEARN_QUERY: KnownQuery = { q: 'typed', category: CATEGORY_KEYS }
export const LOGIN_QUERY: KnownQuery = {
  mode: ['sign-up'],
  error: Object.keys(GOOGLE_ERRORS),
  done: ['password', 'erased'],
}

const LONGEST_TYPED = 60

export function isKnown(known: KnownValues, value: string): boolean {
  if (known === 'typed') return value.length <= LONGEST_TYPED
  return known instanceof RegExp ? known.test(value) : known.includes(value)
}
