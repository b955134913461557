import type { MemberId } from '#modules/account/member.ts'
import { edibleOf } from '#modules/catalogue/edible.ts'
import { pictureNames } from '#modules/catalogue/product.ts'
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
import { foundRecipes } from '#modules/recipes/queries/found-recipes.ts'
import type { LineReader } from '#modules/recipes/queries/line-reading.ts'
import { privateMarks, privateNames } from '#modules/recipes/queries/private-recipes.ts'
import { suggestedRecipes } from '#modules/recipes/queries/suggested-recipes.ts'
import { pictureOf, thumbnailOf } from '#modules/recipes/recipe-pictures.ts'
import { NO_QUERY } from '#modules/recipes/search/recipe-query.ts'
import { typedNutrient } from '#modules/recipes/search/typed-nutrient.ts'
import type { Db } from '#platform/db/database.ts'
import { DASHBOARD_LINKS, OWN_LINKS } from './shell/dashboard-links.ts'
import { FOOTER_COLUMNS } from './shell/links.ts'

/** One thing that was found: where it leads, and what is worth knowing before going there. */
export interface SiteHit {
  readonly to: string
  readonly name: string
  readonly note: string
  /** A small file of its picture. */
  readonly picture?: string | null
  /** Of a dish or a supplement: what may speak against it, for anybody. */
  readonly marks?: readonly EatingMark[]
}

export interface SiteHits {
  readonly label:
    | 'Pages'
    | 'Your imports'
    | 'Recipes'
    | 'Nutrients'
    | 'Supplements'
    | 'Foods'
    | 'Articles'
    | 'Lessons'
    | 'Glossary'
  readonly hits: readonly SiteHit[]
}

const PAGES: readonly SiteHit[] = [
  ...[...DASHBOARD_LINKS, ...OWN_LINKS].map(({ to, label }) => ({ to, name: label, note: 'Dashboard' })),
  ...FOOTER_COLUMNS.flatMap(({ title, links }) =>
    links.filter(({ to }) => !to.startsWith('/dashboard/')).map(({ to, label }) => ({ to, name: label, note: title })),
  ),
  { to: '/recipes/import', name: 'Import a Recipe', note: 'Cook' },
]

/** Other words under which somebody looks for a page. */
const ALSO: { readonly [path: string]: string } = {
  '/dashboard': 'nutrition dashboard home',
  '/dashboard/daily-log': 'diary food water',
  '/dashboard/settings': 'units kilojoules reminders notifications privacy export delete account password e-mail email',
  '/dashboard/profile': 'weight height diet allergies calorie goal energy',
  '/dashboard/saved-recipes': 'collections favorites favourites',
  '/dashboard/learn': 'articles courses grow',
  '/shop/supplements': 'vitamins products',
  '/delivery-and-returns': 'shipping refund cancel',
  '/contact': 'help support',
}

const FEWEST_LETTERS = 2
export const LONGEST_SEARCH = 100

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Every word typed begins a word of it. */
const fits = (text: string, typed: readonly string[]) => {
  const words = wordsOf(text)
  return typed.every(wanted => words.some(word => word.startsWith(wanted)))
}

/**
 * What the search box suggests while one types, each kind at most `most`; of imported recipes, those of
 * the member who asks. Two or three statements, for a member one more and another where an import fits;
 * none for a single letter.
 *
 * @param memberId null for a visitor
 */
export async function searchSite(
  { db, reading }: { db: Db; reading: LineReader },
  text: string,
  most: number,
  memberId: MemberId | null,
): Promise<SiteHits[]> {
  const typed = text.trim().slice(0, LONGEST_SEARCH)
  if (typed.length < FEWEST_LETTERS) return []
  const [recipes, supplements, own] = await Promise.all([
    suggestedRecipes(db, typed),
    products(db),
    memberId ? privateNames(db, memberId) : [],
  ])
  const words = wordsOf(typed)
  const imports = own.filter(({ name }) => fits(name, words)).slice(0, most)
  const importMarks = memberId
    ? await privateMarks(
        { db, reading },
        memberId,
        imports.map(({ id }) => id),
      )
    : null
  const groups: SiteHits[] = [
    {
      label: 'Pages',
      hits: PAGES.filter(({ to, name }) => fits(name, words) || fits(ALSO[to] ?? '', words)),
    },
    {
      label: 'Your imports',
      hits: imports.map(({ id, name }) => ({
        to: `/recipes/private/${id}`,
        name,
        note: '',
        marks: importMarks?.get(id) ?? [],
      })),
    },
    {
      label: 'Recipes',
      hits: recipes.map(({ id, name, picture, marks }) => ({ to: `/recipes/${id}`, name, note: '', picture, marks })),
    },
    { label: 'Nutrients', hits: nutrientHits(typed, words) },
    {
      label: 'Supplements',
      hits: supplements
        .filter(({ name, description, brand }) => fits(`${name} ${description} ${brand}`, words))
        .map(found => ({
          to: `/shop/supplements/${found.id}`,
          name: found.name,
          note: found.onSale ? '' : 'Coming Soon',
          picture: thumbnailOf(pictureOf(pictureNames(found)[0] ?? '')),
          marks: eatingMarks(edibleOf(found)),
        })),
    },
    { label: 'Foods', hits: foodHits(typed, most) },
    ...learnHits(words),
  ]
  return groups.map(({ label, hits }) => ({ label, hits: hits.slice(0, most) })).filter(({ hits }) => hits.length > 0)
}

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
  const [found, all] = await Promise.all([
    foundRecipes({ db, recipes, provider: 'none' }, { ...NO_QUERY, q: text }),
    searchSite(services, text, MOST_FOUND, memberId),
  ])
  if (found.kind !== 'found') return { groups: all, recipeCount: 0 }
  const hits = found.recipes.slice(0, MOST_RECIPES).map(recipeHit)
  const groups: SiteHits[] = [{ label: 'Recipes', hits }, ...all.filter(({ label }) => label !== 'Recipes')]
  return { groups, recipeCount: found.total }
}

const recipeHit = ({ id, name, picture, time, reason, marks }: ListedRecipe): SiteHit => ({
  to: `/recipes/${id}`,
  name,
  note: reason ?? time,
  picture: thumbnailOf(picture),
  marks,
})

/** 'Iron', 'foods with iron' and 'iron rich' all ask for the page of iron. */
function nutrientHits(typed: string, words: readonly string[]): SiteHit[] {
  const asked = typedNutrient(typed).nutrient?.key
  return nutrientPages()
    .filter(({ key, name, otherWords }) => key === asked || [name, ...otherWords].some(called => fits(called, words)))
    .map(({ slug, name }) => ({ to: `/learn/nutrients/${slug}`, name, note: 'Foods, dishes, reference intakes' }))
}

/** Texts whose title or summary holds every word, and words that are explained. */
function learnHits(words: readonly string[]): SiteHits[] {
  const { articles, courses, terms } = library()
  const lessons = courses.flatMap(course => course.lessons.map(lesson => ({ ...lesson, of: course.title })))
  return [
    {
      label: 'Articles',
      hits: articles
        .filter(({ title, description }) => fits(`${title} ${description}`, words))
        .map(article => ({ to: articlePath(article), name: article.title, note: `${article.minutes} min` })),
    },
    {
      label: 'Lessons',
      hits: lessons
        .filter(({ title, summary }) => fits(`${title} ${summary}`, words))
        .map(lesson => ({ to: lessonPath(lesson), name: lesson.title, note: lesson.of })),
    },
    {
      label: 'Glossary',
      hits: terms
        .filter(({ name }) => fits(name, words))
        .map(({ id, name }) => ({ to: `/learn/glossary#${id}`, name, note: 'What it means' })),
    },
  ]
}

/** A food leads to the recipes that hold it. */
function foodHits(typed: string, most: number): SiteHit[] {
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
