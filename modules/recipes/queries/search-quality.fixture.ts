import type { Db } from '#platform/db/database.ts'
import { ownRecipes } from '../own-library.ts'
import { NO_QUERY } from '../search/recipe-query.ts'
import { foundRecipes, type RecipeFinderDeps } from './found-recipes.ts'
import { gradeOf, type JudgedSearch } from './judge.fixture.ts'
import { JUDGED_SEARCHES } from './judged-searches.fixture.ts'

export interface JudgedAnswer {
  readonly search: string
  /** 0 (nothing useful among the first ten) to 1 (no better order is possible). */
  readonly ndcg: number
  /** The first ten, each with its grade. */
  readonly first: readonly string[]
}

/** Asks our own library every judged search, as the page of recipes does. */
export async function judgedAnswers(db: Db, searches = JUDGED_SEARCHES): Promise<JudgedAnswer[]> {
  const deps: RecipeFinderDeps = { db, recipes: nobody, provider: 'none' }
  const answers: JudgedAnswer[] = []
  for (const search of searches) answers.push(await judged(deps, search))
  return answers
}

export const meanOf = (answers: readonly JudgedAnswer[]) =>
  answers.reduce((sum, { ndcg }) => sum + ndcg, 0) / answers.length

async function judged(deps: RecipeFinderDeps, search: JudgedSearch): Promise<JudgedAnswer> {
  const { q, have = '' } = search
  const answer = await foundRecipes(deps, { ...NO_QUERY, q, have })
  const grades = new Map(ownRecipes().map(recipe => [recipe.id, gradeOf(search, recipe)]))
  const shown = answer.kind === 'found' ? answer.recipes.slice(0, 10) : []
  const gradesShown = shown.map(({ id }) => grades.get(id) ?? 0)
  const ideal = gain([...grades.values()].toSorted((one, other) => other - one))
  if (ideal === 0) throw new Error(`No recipe of ours answers '${q || have}'`)
  return {
    search: q || `with ${have}`,
    ndcg: gain(gradesShown) / ideal,
    first: shown.map(({ name }, place) => `${gradesShown[place]} ${name}`),
  }
}

/** Normalised discounted cumulated gain at 10 (Järvelin and Kekäläinen, 2002), a grade g counting 2^g - 1. */
const gain = (grades: readonly number[]) =>
  grades.slice(0, 10).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

const nobody: RecipeFinderDeps['recipes'] = {
  search: () => Promise.reject(new Error('The provider was asked')),
  recipe: () => Promise.reject(new Error('The provider was asked')),
}
