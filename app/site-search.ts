import type { MemberId } from '#modules/account/member.ts'
import { edibleOf } from '#modules/catalogue/edible.ts'
import type { Product } from '#modules/catalogue/product.ts'
import { firstPictureOf } from '#modules/catalogue/product-pictures.ts'
import { products } from '#modules/catalogue/queries.ts'
import { eatingMarks } from '#modules/nutrition/foods/edible.ts'
import type { Allergen } from '#modules/nutrition/foods/food.ts'
import { knownNames } from '#modules/recipes/known-foods.ts'
import type { ListedRecipe } from '#modules/recipes/listed-recipe.ts'
import type { RecipeSource } from '#modules/recipes/provider/recipe-source.ts'
import { type Found, foundRecipes } from '#modules/recipes/queries/found-recipes.ts'
import type { LineReader } from '#modules/recipes/queries/line-reading.ts'
import { privateMarks, privateNames } from '#modules/recipes/queries/private-recipes.ts'
import { suggestedRecipes } from '#modules/recipes/queries/suggested-recipes.ts'
import { thumbnailOf } from '#modules/recipes/recipe-pictures.ts'
import { NO_QUERY } from '#modules/recipes/search/recipe-query.ts'
import { withoutSigns } from '#modules/recipes/search/typed-signs.ts'
import { typedWithout } from '#modules/recipes/search/typed-without.ts'
import { saidOfWords } from '#modules/recipes/search/words-found.ts'
import type { Db } from '#platform/db/database.ts'
import { type Fits, type Group, group, type Hit, type Kind, MOST_FOUND, SIGNS, type SiteHits } from './site-hits.ts'
import { askedAlone, BELOW_NUTRIENT, foodGroup, nutrientHits } from './site-nutrients.ts'
import { SPELT_PAGES } from './site-pages.ts'
import { learnHits, readTexts } from './site-texts.ts'
import { bestFitting, knows, namedAlone, spelt, tellingWords } from './site-words.ts'

const FEWEST_LETTERS = 2
export const LONGEST_SEARCH = 100

/**
 * What the search box suggests while one types, each kind at most `most`; of imported recipes, those of
 * the member who asks. Two statements, for a member one more and another where an import fits; none for a single
 * letter.
 *
 * @param memberId null for a visitor
 */
export async function searchSite(
  services: { db: Db; reading: LineReader },
  text: string,
  most: number,
  memberId: MemberId | null,
): Promise<SiteHits[]> {
  const typed = text.trim().slice(0, LONGEST_SEARCH)
  if (typed.length < FEWEST_LETTERS) return []
  const [{ recipes, found }, { groups: others }] = await Promise.all([
    suggestedRecipes(services.db, typed),
    allButRecipes(services, typed, most, memberId),
  ])
  const hits = recipes.map(({ id, name, picture, marks }) => ({ to: `/recipes/${id}`, name, note: '', picture, marks }))
  const share = found ? shareOf(found) : askedAlone(typed) ? BELOW_NUTRIENT : 1
  return bestFirst([{ label: 'Recipes', hits, share }, ...others], most)
}

/** What is here beside recipes, and whether it has each word as it was typed. */
async function allButRecipes(
  { db, reading }: { db: Db; reading: LineReader },
  text: string,
  most: number,
  memberId: MemberId | null,
): Promise<{ groups: readonly Group[]; isKnown: boolean }> {
  const typed = withoutSigns(text)
  const [shelf, own] = await Promise.all([products(db), memberId ? privateNames(db, memberId) : []])
  // Who asks for a cake without eggs asks for nothing about eggs, and nobody for what is free in other ways.
  const without = typedWithout(knownNames(), typed)
  const isLeftOut = without.words === '' && without.foods.length + without.tags.length > 0
  const words = isLeftOut ? [] : tellingWords(without.words || typed.replace(/[ -]?free\b/gi, ' '))
  const spelled = {
    imports: own.map(each => spelt(each, { title: each.name, more: '' })),
    shelf: shelf.map(speltProduct),
    ...readTexts(),
  }
  const known = new Set(
    words.filter(word => Object.values(spelled).some(all => knows(all, word)) || knows(SPELT_PAGES, word)),
  )
  const fitting: Fits = all => bestFitting(all, words, word => known.has(word))
  const shelfHits = fitting(spelled.shelf)
  const imports = fitting(spelled.imports).slice(0, most)
  const marks = memberId
    ? await privateMarks(
        { db, reading },
        memberId,
        imports.map(({ of }) => of.id),
      )
    : null
  const groups = withoutAllergens(without.allergens, [
    group('Your imports', imports, ({ id, name }) => ({
      to: `/recipes/private/${id}`,
      name,
      note: '',
      marks: marks?.get(id) ?? [],
    })),
    nutrientHits(typed, fitting),
    group('Supplements', shelfHits.length > 0 ? shelfHits : namedAlone(spelled.shelf, words), supplementHit),
    group('Pages', fitting(SPELT_PAGES), page => page),
    foodGroup(typed, words, most),
    ...learnHits(fitting),
  ])
  return { groups, isKnown: words.length > 0 && words.every(word => known.has(word)) }
}

/** Nothing that holds what somebody has just said is not to be in it. */
const withoutAllergens = (allergens: readonly Allergen[], groups: readonly Group[]): Group[] => {
  const holds = ({ marks = [] }: Hit) => marks.some(mark => allergens.some(each => mark.for.split(' ').includes(each)))
  return groups.map(each => ({ ...each, hits: each.hits.filter(hit => !holds(hit)) }))
}

const KINDS = Object.keys(SIGNS) as Kind[]

/** The kind that fits best comes first. */
const bestFirst = (groups: readonly Group[], most: number): SiteHits[] =>
  groups
    .filter(({ hits }) => hits.length > 0)
    .toSorted((one, other) => other.share - one.share || KINDS.indexOf(one.label) - KINDS.indexOf(other.label))
    .map(({ label, hits }) => ({ label, hits: hits.slice(0, most).map(hit => ({ ...hit, sign: SIGNS[label] })) }))

const speltProduct = (product: Product) =>
  spelt(product, { title: product.name, more: `${product.description} ${product.brand} supplement` })

const supplementHit = (product: Product): Hit => ({
  to: `/shop/supplements/${product.id}`,
  name: product.name,
  note: product.onSale ? '' : 'Coming Soon',
  picture: thumbnailOf(firstPictureOf(product)),
  marks: eatingMarks(edibleOf(product)),
})

/** Dishes with half of the words are shown before texts that only mention all of them. */
const ABOVE_MENTIONED = 0.56
const MOST_RECIPES = 8

interface FoundOnSite {
  readonly groups: readonly SiteHits[]
  /** How many recipes there are in all and what of the words they have, in sentences; null where there is none. */
  readonly recipes: { readonly total: number; readonly said: readonly string[] } | null
}

/**
 * What the page of results shows of everything: of recipes the best matches, which may lack a word or come in the order
 * of a nutrient.
 *
 * @param memberId null for a visitor
 */
export async function foundOnSite(
  services: { db: Db; reading: LineReader; recipes: RecipeSource },
  text: string,
  memberId: MemberId | null,
): Promise<FoundOnSite> {
  if (text.length < FEWEST_LETTERS) return { groups: [], recipes: null }
  const { db, recipes } = services
  const [found, { groups: others, isKnown }] = await Promise.all([
    foundRecipes({ db, recipes, provider: 'none' }, { ...NO_QUERY, q: text }),
    allButRecipes(services, text, MOST_FOUND, memberId),
  ])
  if (found.kind !== 'found') return { groups: bestFirst(others, MOST_FOUND), recipes: null }
  // Where the words are others' as they were typed, nobody meant a dish that is spelt nearly so.
  if (found.meant !== null && isKnown) return { groups: bestFirst(others, MOST_FOUND), recipes: null }
  const hits = found.recipes.slice(0, MOST_RECIPES).map(recipeHit)
  return {
    groups: bestFirst([{ label: 'Recipes', hits, share: shareOf(found) }, ...others], MOST_FOUND),
    recipes: { total: found.total, said: saidOfWords(found) },
  }
}

/** Of what was asked so much is in the recipes. A question for the most of a nutrient is one for foods too. */
function shareOf({ meant, kept, leftOut, ordered }: Found): number {
  const asked = kept.length + leftOut.length
  const had = asked === 0 ? 1 : kept.length / asked
  const share = had < 0.5 ? had : Math.max(had, ABOVE_MENTIONED)
  return share * (meant === null ? 1 : 0.6) * (ordered !== null && kept.length === 0 ? BELOW_NUTRIENT : 1)
}

const recipeHit = ({ id, name, picture, time, reason, marks }: ListedRecipe): Hit => ({
  to: `/recipes/${id}`,
  name,
  note: reason ?? time,
  picture: thumbnailOf(picture),
  marks,
})
