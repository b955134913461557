import { FOODS_LIKE_NUTS } from '#modules/nutrition/foods/edible.ts'
import type { Db } from '#platform/db/database.ts'
import { knownNames } from '../known-foods.ts'
import { type ListedRecipe, listedRecipe } from '../listed-recipe.ts'
import { type Attribution, type RecipeSource, searchWords } from '../provider/recipe-source.ts'
import { type AskedInWords, askedInWords } from '../search/asked-in-words.ts'
import { kitchenFoods, namedFoods } from '../search/named-foods.ts'
import type { OwnFound, OwnQuery } from '../search/own-query.ts'
import { isNarrowed, NO_QUERY, type RecipeQuery } from '../search/recipe-query.ts'
import { wordsToFind } from '../search/search-words.ts'
import { type AskedNutrient, nutrientText } from '../search/typed-nutrient.ts'
import { type JoinedPage, joinedRecipes } from './joined-recipes.ts'
import { searchOwn } from './own-search.ts'

/** As specified. With the first card, which is two wide, they fill seven rows of three. */
const PAGE_SIZE = 20
const MOST_SAMPLES = 40

export type FoundRecipes = Popular | Found | Failed

interface Popular {
  readonly kind: 'popular'
  readonly recipes: readonly ListedRecipe[]
  /** What was looked for in vain; '' when nothing was typed but filters were set, null when nothing was asked. */
  readonly missed: string | null
}

export interface Found {
  readonly kind: 'found'
  readonly recipes: readonly ListedRecipe[]
  readonly total: number
  readonly page: number
  readonly pageCount: number
  /** What was looked for in place of words that nobody knows. */
  readonly meant: string | null
  /** Typed words that the first `best` of them have not, those that none of them has, and those that the best have. */
  readonly leftOut: readonly string[]
  readonly nowhere: readonly string[]
  readonly kept: readonly string[]
  readonly best: number
  /** Of which nutrient most, or least, comes first: 'iron' and so on, in words. */
  readonly ordered: string | null
  /** Foods that the cook named and we do not know. */
  readonly unknownFoods: readonly string[]
  readonly attribution: Attribution | null
  readonly note: 'provider-away' | 'provider-rests' | 'own-only' | null
}

interface Failed {
  readonly kind: 'failed'
  readonly reason: 'too-long' | 'away'
}

export interface RecipeFinderDeps {
  db: Db
  recipes: RecipeSource
  /** Whether words are first looked for at a provider; it `rests` for a visitor who asked very often. */
  provider: 'none' | 'asked' | 'rests'
}

/**
 * Popular recipes before any search and after one that found nothing. Words alone find our own recipes and, after them,
 * a provider's, and at the end of the first page a few of ours that lack a word; all else, of which a provider says
 * nothing, is asked of our own.
 */
export async function foundRecipes(deps: RecipeFinderDeps, query: RecipeQuery): Promise<FoundRecipes> {
  if (query.q === '' && !isNarrowed(query)) return popular(deps.db, null)
  const typed = query.q === '' ? '' : searchWords(query.q)
  if (typed === null) return /\S/.test(query.q) && query.q.length > 100 ? tooLong : popular(deps.db, query.q)
  const asked = withWords(query, askedInWords(typed))
  const atHomeWith = (note: Found['note']) => atHome(deps.db, asked, note)
  const isPlain =
    !isNarrowed(asked.query) && asked.said.foods.length + asked.said.tags.length === 0 && asked.said.nutrient === null
  if (deps.provider !== 'asked' || !isPlain) return orPopular(await atHomeWith(NOTE_AT_HOME[deps.provider]))
  const joined = await joinedRecipes(deps, asked.said.words, query.page, PAGE_SIZE)
  if (typeof joined === 'object') return { kind: 'found', ...shown(joined), ...PLAINLY, unknownFoods: [], note: null }
  if (joined === 'nothing') return orPopular(await atHomeWith(null))
  const own = await atHomeWith('provider-away')
  // Where we have nothing with every word either, nobody knows whether there is anything.
  return own.total === 0 || own.leftOut.length > 0 ? away : own

  function orPopular(found: Found) {
    return found.recipes.length === 0 ? popular(deps.db, typed, asked) : found
  }
}

/** The first page of our own recipes for words alone; empty where there is none. */
export const foundAtHome = (db: Db, words: string): Promise<Found> =>
  atHome(db, withWords(NO_QUERY, askedInWords(words)), null)

interface Asked {
  readonly query: RecipeQuery
  readonly said: AskedInWords
}

/** What words say beside the filters that are set: the filters hold where both do. */
function withWords(query: RecipeQuery, said: AskedInWords): Asked {
  const minutes = query.minutes ?? said.minutes
  const kcal = query.kcal ?? said.kcal
  return { said, query: { ...query, minutes, kcal, allergens: [...query.allergens, ...said.allergens] } }
}

/** As it was typed. */
const PLAINLY = { meant: null, leftOut: [], nowhere: [], kept: [], best: 0, ordered: null } as const

const shown = ({ own, provided, near, nearReason, ...page }: JoinedPage) => ({
  ...page,
  recipes: [
    ...own.map(each => listed(each)),
    ...provided.map(card => listedRecipe(card)),
    ...near.map(({ card }) => listedRecipe(card, nearReason)),
  ],
})

const NOTHING_ASKED: Asked = { query: NO_QUERY, said: askedInWords('') }

const likeNuts = ({ allergens, leavesNutLike }: RecipeQuery) =>
  allergens.includes('nuts') && leavesNutLike ? FOODS_LIKE_NUTS : []

const tooLong: Failed = { kind: 'failed', reason: 'too-long' }
const away: Failed = { kind: 'failed', reason: 'away' }

/** Also after a search in vain nothing is offered that somebody has just said they do not eat. */
async function popular(db: Db, missed: string | null, { query, said }: Asked = NOTHING_ASKED): Promise<Popular> {
  const suiting = {
    ...{ words: '', page: 1, pageSize: MOST_SAMPLES },
    ...{ diets: query.diets, withoutAllergens: query.allergens, withoutFoods: [...said.foods, ...likeNuts(query)] },
    withoutTags: said.tags,
  }
  const samples = await searchOwn(db, { ...suiting, samplesOnly: true })
  const { found } = samples.total > 0 ? samples : await searchOwn(db, suiting)
  return { kind: 'popular', recipes: found.map(({ card }) => listedRecipe(card)), missed }
}

async function atHome(db: Db, { query, said }: Asked, note: Found['note']): Promise<Found> {
  const have = kitchenFoods(knownNames(), query.have)
  const no = namedFoods(knownNames(), query.no)
  const ownQuery: OwnQuery = {
    // 'A meal under 400 calories': its words say nothing beside what else was asked.
    words: wordsToFind(said.words).length > 0 || !isNarrowed(query) ? said.words : '',
    page: query.page,
    pageSize: PAGE_SIZE,
    meal: query.meal,
    diets: query.diets,
    mostMinutes: query.minutes,
    mostKcal: query.kcal,
    leastProteinG: query.protein,
    withoutAllergens: query.allergens,
    withoutFoods: [...said.foods, ...no.flatMap(({ foods }) => foods), ...likeNuts(query)],
    withoutTags: said.tags,
    ...(have.length > 0 && { have: have.map(({ foods }) => foods) }),
    nutrient: said.nutrient,
    withinNutrients: said.otherNutrients,
    sort: query.sort,
  }
  const { found, total, page, meant, leftOut, nowhere, kept, best } = await searchOwn(db, ownQuery)
  return {
    kind: 'found',
    recipes: found.map(each => listed(each, said.nutrient, have.length)),
    total,
    page,
    pageCount: Math.ceil(total / PAGE_SIZE),
    ...{ meant, leftOut, nowhere, kept, best },
    ordered: said.nutrient && [orderText(said.nutrient), ...said.otherNutrients.map(boundText)].join('; '),
    unknownFoods: [...have, ...no].filter(({ foods }) => foods.length === 0).map(({ named }) => named),
    attribution: null,
    note,
  }
}

const NOTE_AT_HOME = { none: null, asked: 'own-only', rests: 'provider-rests' } as const

function listed({ card, had, figure }: OwnFound, nutrient: AskedNutrient | null = null, things = 0) {
  const uses = had === null ? null : `Uses ${had} of your ${things}`
  const holds = nutrient && figure !== null ? nutrientText(nutrient.key, figure) : null
  return listedRecipe(card, [uses, holds].filter(Boolean).join(', ') || null)
}

/** 'Most first, at least 4.2 mg iron a serving'. */
const orderText = (asked: AskedNutrient) => `${asked.isHigh ? 'Most' : 'Least'} first, ${boundText(asked)} a serving`

const boundText = ({ key, isHigh, bound }: AskedNutrient) =>
  `at ${isHigh ? 'least' : 'most'} ${nutrientText(key, bound)}`
