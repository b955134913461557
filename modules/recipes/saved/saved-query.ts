import type { Meal } from '#content/recipes/recipe-content.ts'
import type { Diet } from '#modules/nutrition/foods/diets.ts'
import { readQuery } from '../search/recipe-query.ts'
import { type CollectionRef, IMPORTS, isCollectionRef } from './collections.ts'

/** What a member looks for among what they keep, as written in the address. */
export interface SavedQuery {
  /** Of all; what the member imported is asked for like a collection. */
  readonly collection: CollectionRef | typeof IMPORTS | null
  readonly q: string
  readonly meal: Meal | null
  readonly diets: readonly Diet[]
  readonly minutes: number | null
  readonly kcal: number | null
  readonly page: number
}

export const NO_SAVED_QUERY: SavedQuery = {
  collection: null,
  q: '',
  meal: null,
  diets: [],
  minutes: null,
  kcal: null,
  page: 1,
}

const LONGEST_SEARCH = 100

/** Reads the address. What nobody offers is as if it were not there. */
export function readSavedQuery(search: URLSearchParams): SavedQuery {
  const { q, meal, diets, minutes, kcal, page } = readQuery(search)
  const collection = search.get('collection')
  return {
    collection: isCollectionRef(collection) || collection === IMPORTS ? collection : null,
    q: q.slice(0, LONGEST_SEARCH),
    meal,
    diets,
    minutes,
    kcal,
    page,
  }
}

/** The search part of the address for a query: '' when nothing is asked. */
export function savedSearch({ collection, q, meal, diets, minutes, kcal, page }: SavedQuery): string {
  const search = new URLSearchParams()
  if (collection) search.set('collection', collection)
  if (q) search.set('q', q)
  if (meal) search.set('meal', meal)
  for (const diet of diets) search.append('diet', diet)
  if (minutes) search.set('time', String(minutes))
  if (kcal) search.set('kcal', String(kcal))
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text ? `?${text}` : ''
}

/** How many filters are set, the collection and the words aside. */
export const savedFilterCount = ({ meal, diets, minutes, kcal }: SavedQuery) =>
  [meal, minutes, kcal].filter(Boolean).length + diets.length

/** What can be looked for in a recipe; null is unknown. */
export interface Searched {
  readonly name: string
  readonly description: string
  readonly totalMinutes: number | null
  readonly caloriesKcal: number | null
  /** Null where the source says nothing of them. */
  readonly meals: readonly string[] | null
  readonly diets: readonly string[] | null
}

/** Whether a recipe is among those looked for. What is unknown is not. */
export function isAskedFor({ q, meal, diets, minutes, kcal }: SavedQuery, recipe: Searched): boolean {
  const words = q.toLowerCase()
  return (
    (words === '' || recipe.name.toLowerCase().includes(words) || recipe.description.toLowerCase().includes(words)) &&
    (meal === null || recipe.meals?.includes(meal) === true) &&
    diets.every(diet => recipe.diets?.includes(diet)) &&
    (minutes === null || (recipe.totalMinutes !== null && recipe.totalMinutes <= minutes)) &&
    (kcal === null || (recipe.caloriesKcal !== null && recipe.caloriesKcal <= kcal))
  )
}
