import { fieldsOf } from '../provider/provider-values.ts'

/** What a member keeps of one recipe. */
export interface RecipeMark {
  readonly saved: boolean
  readonly liked: boolean
  /** 1 to 5; null is not rated. */
  readonly stars: number | null
}

/** How it shall be; what is not named stays as it is. Doing it twice is doing it once. */
export type MarkChange = Partial<RecipeMark>

/** What all ratings of a recipe come to; null while there is none. */
export interface RecipeRating {
  /** To one decimal. */
  readonly average: number
  readonly ratings: number
}

export const UNMARKED: RecipeMark = { saved: false, liked: false, stars: null }
export const HIGHEST_RATING = 5
/** More than any page shows. */
export const MOST_ASKED = 100
/** Beyond what anybody cooks; it keeps one account from filling the database. */
export const MOST_SAVED = 5_000

const KEPT_ID = /^[1-9]\d{0,17}$/

/** A recipe can be kept under this id: each has one way of being written. */
export const isKeptId = (value: unknown): value is string => typeof value === 'string' && KEPT_ID.test(value)

/** Of our own, whether there is such a recipe or not. */
export const isOwnId = (id: string): boolean => /^9\d{9}$/.test(id)

export const isStars = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= HIGHEST_RATING

export function ratingOf(total: { ratings: number; stars: number } | undefined): RecipeRating | null {
  if (!total || total.ratings < 1) return null
  return { average: Math.round((total.stars / total.ratings) * 10) / 10, ratings: total.ratings }
}

/** '4.3 out of 5, from 12 ratings'. */
export function ratingText({ average, ratings }: RecipeRating): string {
  return `${average} out of 5, from ${ratings.toLocaleString('en-GB')} ${ratings === 1 ? 'rating' : 'ratings'}`
}

export const isMarked = ({ saved, liked, stars }: RecipeMark) => saved || liked || stars !== null

/** Nothing is kept by it that was not kept before. */
export const isLetGo = ({ saved, liked, stars }: MarkChange) => !saved && !liked && !stars

/** The ids in an address, each once; null when one is none or there are too many. */
export function readAskedIds(text: string): string[] | null {
  const ids = [...new Set(text.split(',').filter(Boolean))]
  return ids.length <= MOST_ASKED && ids.every(isKeptId) ? ids : null
}

/** What a browser sends to change the marks of one recipe; null for anything else. */
export function readMarkChange(body: unknown): { id: string; change: MarkChange } | null {
  const { id, saved, liked, stars } = fieldsOf(body)
  if (!isKeptId(id)) return null
  const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean'
  if (!isFlag(saved) || !isFlag(liked)) return null
  if (stars !== undefined && stars !== null && !isStars(stars)) return null
  const given = Object.entries({ saved, liked, stars }).filter(([, value]) => value !== undefined)
  return given.length === 0 ? null : { id, change: Object.fromEntries(given) as MarkChange }
}

/** Where the marks lie that a browser kept before there were accounts. */
export const BROWSER_MARKS_KEY = 'recipe-marks'
