import { ALL_DIETS } from '#modules/nutrition/foods/diets.ts'
import type { EatingMark } from '#modules/nutrition/foods/edible.ts'
import type { Db } from '#platform/db/database.ts'
import { type ListedRecipe, listedRecipe } from '../listed-recipe.ts'
import { searchWords } from '../provider/recipe-source.ts'
import { thumbnailOf } from '../recipe-pictures.ts'
import { askedInWords } from '../search/asked-in-words.ts'
import { searchable } from '../search/search-words.ts'
import { alsoCalled } from '../search/synonyms.ts'
import { type Found, foundAtHome } from './found-recipes.ts'
import { searchOwn } from './own-search.ts'

export interface SuggestedRecipe {
  readonly id: string
  readonly name: string
  /** A small file of its picture. */
  readonly picture: string | null
  readonly marks: readonly EatingMark[]
}

export interface Suggested {
  readonly recipes: readonly SuggestedRecipe[]
  /** What the page of results begins with, where no name goes on like that or more was asked for than words of names. */
  readonly found: Found | null
}

const MOST_SUGGESTED = 7
const FEWEST_LETTERS = 2
const NOTHING: Suggested = { recipes: [], found: null }

/**
 * Recipes of ours for what is being typed: those whose names go on like that. Where there is none, and for whoever says
 * what is not to be in it or how much of something, those that the page of results begins with: what it leaves out is
 * never suggested. One statement, two where no name fits, none for a single letter.
 */
export async function suggestedRecipes(db: Db, typed: string): Promise<Suggested> {
  const words = searchWords(typed)
  if (words === null || words.length < FEWEST_LETTERS) return NOTHING
  if (askedInWords(words).words === words && !namesDiet(words)) {
    const { found } = await searchOwn(db, { words, page: 1, pageSize: MOST_SUGGESTED, isOpen: true })
    if (found.length > 0) return { recipes: found.map(({ card }) => suggested(listedRecipe(card))), found: null }
  }
  const found = await foundAtHome(db, words)
  if (found.recipes.length === 0) return NOTHING
  return { recipes: found.recipes.slice(0, MOST_SUGGESTED).map(suggested), found }
}

const DIETS = new Set<string>(ALL_DIETS)

/** Names say no diet: what is typed behind 'vegan' would be suggested with milk in it. */
const namesDiet = (words: string) =>
  searchable(words)
    .split(' ')
    .slice(0, -1)
    .some(word => alsoCalled(word).some(called => DIETS.has(called)))

const suggested = ({ id, name, picture, marks }: ListedRecipe): SuggestedRecipe => ({
  id,
  name,
  picture: thumbnailOf(picture),
  marks,
})
