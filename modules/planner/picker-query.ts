import { MEALS, type Meal, TAGS, type Tag } from '#content/recipes/recipe-content.ts'
import type { Day } from '#modules/calendar/day.ts'
import { USUAL_FRIDGE_HOURS } from '#modules/nutrition/advice/keeping.ts'
import type { Diet } from '#modules/nutrition/foods/diets.ts'
import type { DishRef } from '#modules/recipes/dish.ts'
import { isPlanDay } from './plan-limits.ts'

/** Of a recipe's total time, as specified. */
export const PICKER_MINUTES = [15, 30, 45, 60] as const
export const PICKER_DIETS = ['vegetarian', 'vegan', 'gluten-free', 'keto', 'paleo'] as const satisfies readonly Diet[]
/** Dessert is no meal of the day: it is eaten as a snack. */
export const PICKER_MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const satisfies readonly Meal[]

/** What is looked for to be put into a plan. Everything that is chosen must hold. */
export interface PickerQuery {
  /** For which day and meal, so that what fits them comes first. */
  readonly day: Day
  readonly for: string
  readonly words: string
  readonly meal: Meal | null
  readonly minutes: (typeof PICKER_MINUTES)[number] | null
  readonly diets: readonly (typeof PICKER_DIETS)[number][]
  readonly tags: readonly Tag[]
}

/** A dish of a meal of a plan, for which something like it is wanted. */
export interface LikeQuery {
  readonly day: Day
  readonly meal: string
  readonly ref: DishRef
  /** So many hours after it is cooked something of it is still eaten. */
  readonly keptHours: number
}

const LONGEST_WORDS = 100
/** Under what the answers come with which a plan was opened, as its address has them. */
export const ANSWERS = 'answers'

/** Reads the address; null where it names no day. What nobody offers is as if it were not there. */
export function readPickerQuery(search: URLSearchParams): PickerQuery | null {
  const day = search.get('day') ?? ''
  if (!isPlanDay(day)) return null
  return {
    day,
    for: (search.get('for') ?? '').slice(0, 40),
    words: (search.get('q') ?? '').slice(0, LONGEST_WORDS).trim(),
    meal: MEALS.find(meal => meal === search.get('meal')) ?? null,
    minutes: PICKER_MINUTES.find(minutes => String(minutes) === search.get('time')) ?? null,
    diets: PICKER_DIETS.filter(diet => search.getAll('diet').includes(diet)),
    tags: TAGS.filter(tag => search.getAll('tag').includes(tag)),
  }
}

/** The address of dishes like one that is planned. */
export const likeSearch = ({ day, meal, ref, keptHours }: LikeQuery): string =>
  `?${new URLSearchParams({ ...{ of: 'like', day, for: meal, kind: ref.kind, id: ref.id }, keeps: String(keptHours) })}`

const RECIPE_KINDS = ['own', 'imported', 'provider'] as const

/** Reads that address; null where it names no day or no recipe. */
export function readLikeQuery(search: URLSearchParams): LikeQuery | null {
  const [day = '', meal = '', kind, id = '', keeps] = ['day', 'for', 'kind', 'id', 'keeps'].map(
    key => search.get(key) ?? '',
  )
  const recipeKind = RECIPE_KINDS.find(each => each === kind)
  if (!isPlanDay(day) || !recipeKind || !/^\w{1,60}$/.test(id)) return null
  const keptHours = Math.min(USUAL_FRIDGE_HOURS, Math.max(0, Math.trunc(Number(keeps)) || 0))
  return { day, meal: meal.slice(0, 40), ref: { kind: recipeKind, id }, keptHours }
}

export function pickerSearch(query: PickerQuery): string {
  const search = new URLSearchParams({ of: 'recipes', day: query.day, for: query.for })
  if (query.words) search.set('q', query.words)
  if (query.meal) search.set('meal', query.meal)
  if (query.minutes) search.set('time', String(query.minutes))
  for (const diet of query.diets) search.append('diet', diet)
  for (const tag of query.tags) search.append('tag', tag)
  return `?${search}`
}

/** Whether anything is asked for beyond what fits the day. */
export const isAsked = ({ words, meal, minutes, diets, tags }: PickerQuery): boolean =>
  words !== '' || meal !== null || minutes !== null || diets.length + tags.length > 0
