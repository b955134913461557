import type { MemberId } from '#modules/account/member.ts'
import { edibleOf } from '#modules/catalogue/edible.ts'
import { type Product, pictureNames } from '#modules/catalogue/product.ts'
import { products } from '#modules/catalogue/queries.ts'
import { articlePath, lessonPath } from '#modules/learn/learning-data.ts'
import { library } from '#modules/learn/queries/library.ts'
import { type EatingMark, eatingMarks } from '#modules/nutrition/foods/edible.ts'
import { FOODS } from '#modules/nutrition/foods/food-list.ts'
import { searchFoods } from '#modules/nutrition/foods/food-search.ts'
import { nutrientPages } from '#modules/nutrition/ranking/nutrient-pages.ts'
import { dishOfFood } from '#modules/recipes/dish.ts'
import type { ListedRecipe } from '#modules/recipes/listed-recipe.ts'
import type { RecipeSource } from '#modules/recipes/provider/recipe-source.ts'
import { type FoundRecipes, foundRecipes } from '#modules/recipes/queries/found-recipes.ts'
import type { LineReader } from '#modules/recipes/queries/line-reading.ts'
import { privateMarks, privateNames } from '#modules/recipes/queries/private-recipes.ts'
import { suggestedRecipes } from '#modules/recipes/queries/suggested-recipes.ts'
import { pictureOf, thumbnailOf } from '#modules/recipes/recipe-pictures.ts'
import { NO_QUERY } from '#modules/recipes/search/recipe-query.ts'
import { typedNutrient } from '#modules/recipes/search/typed-nutrient.ts'
import type { Db } from '#platform/db/database.ts'
import { SPELT_PAGES } from './site-pages.ts'
import { bestFitting, type Fitting, spelt, tellingWords } from './site-words.ts'

/** One thing that was found: where it leads, and what is worth knowing before going there. */
export interface SiteHit {
  readonly to: string
  readonly name: string
  readonly note: string
  /** A small file of its picture; without one, or where there is none, its sign is drawn. */
  readonly picture?: string | null
  readonly sign: FoundSign
  /** Of a dish or a supplement: what may speak against it, for anybody. */
  readonly marks?: readonly EatingMark[]
}

/** What is drawn where there is no picture, in the order in which kinds are shown that fit as well as one another. */
const SIGNS = {
  Recipes: 'dish',
  'Your imports': 'dish',
  Nutrients: 'nutrient',
  Articles: 'article',
  Supplements: 'supplement',
  Pages: 'page',
  Foods: 'food',
  Lessons: 'lesson',
  Glossary: 'word',
} as const

type Kind = keyof typeof SIGNS
export type FoundSign = (typeof SIGNS)[Kind]

export interface SiteHits {
  readonly label: Kind
  readonly hits: readonly SiteHit[]
}

type Hit = Omit<SiteHit, 'sign'>

/** How well the best of it fits, from 0 to 1. */
interface Group {
  readonly label: Kind
  readonly hits: readonly Hit[]
  readonly share: number
}

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
  const [recipes, others] = await Promise.all([
    suggestedRecipes(services.db, typed),
    allButRecipes(services, typed, most, memberId),
  ])
  const hits = recipes.map(({ id, name, picture, marks }) => ({ to: `/recipes/${id}`, name, note: '', picture, marks }))
  return bestFirst([{ label: 'Recipes', hits, share: 1 }, ...others], most)
}

async function allButRecipes(
  { db, reading }: { db: Db; reading: LineReader },
  typed: string,
  most: number,
  memberId: MemberId | null,
): Promise<Group[]> {
  const [shelf, own] = await Promise.all([products(db), memberId ? privateNames(db, memberId) : []])
  const words = tellingWords(typed)
  const imports = bestFitting(
    own.map(each => spelt(each, { title: each.name, more: '' })),
    words,
  ).slice(0, most)
  const marks = memberId
    ? await privateMarks(
        { db, reading },
        memberId,
        imports.map(({ of }) => of.id),
      )
    : null
  return [
    group('Your imports', imports, ({ id, name }) => ({
      to: `/recipes/private/${id}`,
      name,
      note: '',
      marks: marks?.get(id) ?? [],
    })),
    nutrientHits(typed, words),
    group('Supplements', bestFitting(shelf.map(speltProduct), words), supplementHit),
    group('Pages', bestFitting(SPELT_PAGES, words), page => page),
    { label: 'Foods', hits: foodHits(words.join(' '), most), share: 0.5 },
    ...learnHits(words),
  ]
}

const group = <T>(label: Kind, fitting: readonly Fitting<T>[], hit: (of: T) => Hit): Group => ({
  label,
  hits: fitting.map(({ of }) => hit(of)),
  share: fitting[0]?.share ?? 0,
})

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
  picture: thumbnailOf(pictureOf(pictureNames(product)[0] ?? '')),
  marks: eatingMarks(edibleOf(product)),
})

const MOST_FOUND = 20
const MOST_RECIPES = 8

/**
 * What the page of results shows of everything, and how many recipes there are in all: of these the best matches, which
 * may lack a word or come in the order of a nutrient.
 *
 * @param memberId null for a visitor
 */
export async function foundOnSite(
  services: { db: Db; reading: LineReader; recipes: RecipeSource },
  text: string,
  memberId: MemberId | null,
): Promise<{ groups: readonly SiteHits[]; recipeCount: number }> {
  if (text.length < FEWEST_LETTERS) return { groups: [], recipeCount: 0 }
  const { db, recipes } = services
  const [found, others] = await Promise.all([
    foundRecipes({ db, recipes, provider: 'none' }, { ...NO_QUERY, q: text }),
    allButRecipes(services, text, MOST_FOUND, memberId),
  ])
  if (found.kind !== 'found') return { groups: bestFirst(others, MOST_FOUND), recipeCount: 0 }
  const hits = found.recipes.slice(0, MOST_RECIPES).map(recipeHit)
  return {
    groups: bestFirst([{ label: 'Recipes', hits, share: shareOf(found) }, ...others], MOST_FOUND),
    recipeCount: found.total,
  }
}

/** Of what was asked so much is in the recipes. A question for the most of a nutrient is one for foods too. */
function shareOf({ meant, kept, leftOut, ordered }: Extract<FoundRecipes, { kind: 'found' }>): number {
  const asked = kept.length + leftOut.length
  const share = asked === 0 ? 1 : kept.length / asked
  return share * (meant === null ? 1 : 0.6) * (ordered !== null && kept.length === 0 ? 0.9 : 1)
}

const recipeHit = ({ id, name, picture, time, reason, marks }: ListedRecipe): Hit => ({
  to: `/recipes/${id}`,
  name,
  note: reason ?? time,
  picture: thumbnailOf(picture),
  marks,
})

/** 'Iron', 'foods with iron' and 'iron rich' all ask for the page of iron. */
function nutrientHits(typed: string, words: readonly string[]): Group {
  const asked = typedNutrient(typed)
  const isAlone = tellingWords(asked.words).length === 0
  const fitting = bestFitting(readTexts().nutrients, words)
  const first = nutrientPages().filter(({ key }) => key === asked.nutrient?.key)
  const pages = [...new Set([...first, ...fitting.map(({ of }) => of)])]
  return {
    label: 'Nutrients',
    hits: pages.map(({ slug, name }) => ({
      to: `/learn/nutrients/${slug}`,
      name,
      note: 'Foods, dishes, reference intakes',
    })),
    share: Math.max(first.length > 0 ? (isAlone ? 1 : 0.7) : 0, fitting[0]?.share ?? 0),
  }
}

const speltTexts = () => {
  const { articles, courses, terms } = library()
  const lessons = courses.flatMap(course => course.lessons.map(lesson => ({ ...lesson, of: course.title })))
  return {
    articles: articles.map(article => spelt(article, { title: article.title, more: article.description })),
    lessons: lessons.map(lesson => spelt(lesson, { title: lesson.title, more: lesson.summary })),
    terms: terms.map(term => spelt(term, { title: term.name, more: '' })),
    nutrients: nutrientPages().map(page => spelt(page, { title: page.name, more: page.otherWords.join(' ') })),
  }
}

/** Read once: the texts change with the build alone. */
let texts: ReturnType<typeof speltTexts> | undefined
const readTexts = () => (texts ??= speltTexts())

/** Texts whose title or summary holds the words, and words that are explained. */
function learnHits(words: readonly string[]): Group[] {
  const { articles, lessons, terms } = readTexts()
  return [
    group('Articles', bestFitting(articles, words), article => ({
      to: articlePath(article),
      name: article.title,
      note: `${article.minutes} min`,
    })),
    group('Lessons', bestFitting(lessons, words), lesson => ({
      to: lessonPath(lesson),
      name: lesson.title,
      note: lesson.of,
    })),
    group('Glossary', bestFitting(terms, words), ({ id, name }) => ({
      to: `/learn/glossary#${id}`,
      name,
      note: 'What it means',
    })),
  ]
}

/** A food leads to the recipes that hold it. */
function foodHits(typed: string, most: number): Hit[] {
  return searchFoods(FOODS, typed, most).map(food => {
    const {
      name,
      per100g: { proteinG, fibreG },
    } = food
    const figures = [
      ...(proteinG === undefined ? [] : [`protein ${Math.round(proteinG * 10) / 10} g`]),
      ...(fibreG === undefined ? [] : [`fibre ${Math.round(fibreG * 10) / 10} g`]),
    ]
    return {
      to: `/recipes?${new URLSearchParams({ q: (name.split(/[,(]/, 1)[0] ?? '').trim() })}`,
      name,
      note: figures.length > 0 ? `in 100 g: ${figures.join(', ')}` : '',
      marks: eatingMarks(dishOfFood(food, 100)),
    }
  })
}
