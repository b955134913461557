import { fieldsOf } from '../provider/provider-values.ts'
import { isKeptId, isStars } from './recipe-marks.ts'

/** More than anybody kept before there were accounts. */
export const MOST_MOVED = 1_000

/** The marks that a browser kept before there were accounts. */
export interface BrowserMarks {
  readonly saved: readonly string[]
  readonly liked: readonly string[]
  /** 1 to 5, by the recipe's id. */
  readonly ratings: { readonly [id: string]: number }
}

/** Reads what a browser kept or sent; whatever is not ours in it is left out. Null when nothing is left. */
export function readBrowserMarks(value: unknown): BrowserMarks | null {
  const { saved, liked, ratings } = fieldsOf(value)
  const marks = {
    saved: idsOf(saved),
    liked: idsOf(liked),
    ratings: Object.fromEntries(
      Object.entries(fieldsOf(ratings))
        .filter(([id, stars]) => isKeptId(id) && isStars(stars))
        .slice(0, MOST_MOVED),
    ) as BrowserMarks['ratings'],
  }
  const count = marks.saved.length + marks.liked.length + Object.keys(marks.ratings).length
  return count > 0 ? marks : null
}

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isKeptId))].slice(0, MOST_MOVED) : []
