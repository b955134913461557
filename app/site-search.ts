import type { MemberId } from '#modules/account/member.ts'
import { edibleOf } from '#modules/catalogue/edible.ts'
import { products } from '#modules/catalogue/queries.ts'
import { type EatingMark, eatingMarks } from '#modules/nutrition/foods/edible.ts'
import { FOODS } from '#modules/nutrition/foods/food-list.ts'
import { searchFoods } from '#modules/nutrition/foods/food-search.ts'
import { dishOfFood } from '#modules/recipes/dish.ts'
import type { LineReader } from '#modules/recipes/queries/line-reading.ts'
import { privateMarks, privateNames } from '#modules/recipes/queries/private-recipes.ts'
import { suggestedRecipes } from '#modules/recipes/queries/suggested-recipes.ts'
import type { Db } from '#platform/db/database.ts'
import { DASHBOARD_LINKS, OWN_LINKS } from './shell/dashboard-links.ts'
import { FOOTER_COLUMNS } from './shell/links.ts'

/** One thing that was found: where it leads, and what is worth knowing before going there. */
export interface SiteHit {
  readonly to: string
  readonly name: string
  readonly note: string
  /** Of a dish or a supplement: what may speak against it, for anybody. */
  readonly marks?: readonly EatingMark[]
}

export interface SiteHits {
  readonly label: 'Pages' | 'Your imports' | 'Recipes' | 'Supplements' | 'Foods'
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
 * Everything that the dashboard's search box finds, each kind at most `most`; of imported recipes, those of
 * the member who asks. Two statements, for a member one more and another where an import fits; none for a single
 * letter.
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
    { label: 'Recipes', hits: recipes.map(({ id, name, marks }) => ({ to: `/recipes/${id}`, name, note: '', marks })) },
    {
      label: 'Supplements',
      hits: supplements
        .filter(({ name, description, brand }) => fits(`${name} ${description} ${brand}`, words))
        .map(found => ({
          to: `/dashboard/supplements/${found.id}`,
          name: found.name,
          note: found.onSale ? '' : 'Coming Soon',
          marks: eatingMarks(edibleOf(found)),
        })),
    },
    { label: 'Foods', hits: foodHits(typed, most) },
  ]
  return groups.map(({ label, hits }) => ({ label, hits: hits.slice(0, most) })).filter(({ hits }) => hits.length > 0)
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
