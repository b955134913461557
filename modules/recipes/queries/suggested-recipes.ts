import { type EatingMark, eatingMarks } from '#modules/nutrition/foods/edible.ts'
import type { Db } from '#platform/db/database.ts'
import { searchWords } from '../provider/recipe-source.ts'
import { pictureOf, thumbnailOf } from '../recipe-pictures.ts'
import { searchOwn } from './own-search.ts'

export interface SuggestedRecipe {
  readonly id: string
  readonly name: string
  /** A small file of its picture. */
  readonly picture: string | null
  readonly marks: readonly EatingMark[]
}

const MOST_SUGGESTED = 7
const FEWEST_LETTERS = 2

/** Recipes of ours for what is being typed. One statement, two where few names fit, none for a single letter. */
export async function suggestedRecipes(db: Db, typed: string): Promise<SuggestedRecipe[]> {
  const words = searchWords(typed)
  if (words === null || words.length < FEWEST_LETTERS) return []
  const { found } = await searchOwn(db, { words, page: 1, pageSize: MOST_SUGGESTED, isOpen: true })
  return found.map(({ card: { id, name, picture, edible } }) => ({
    id,
    name,
    picture: thumbnailOf(pictureOf(picture)),
    marks: eatingMarks(edible),
  }))
}
