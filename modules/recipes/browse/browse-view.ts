import { DIETS } from '#modules/nutrition/foods/diets.ts'
import { allergenWords } from '#modules/nutrition/foods/edible.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { ListedRecipe } from '../listed-recipe.ts'
import { minutesText } from '../minutes-text.ts'
import type { OwnRecipe } from '../own-recipe.ts'
import { type LinkPicture, linkPicture, photographOf } from '../recipe-pictures.ts'
import { linkedRecipe } from '../recipe-view.ts'
import { NO_QUERY, querySearch } from '../search/recipe-query.ts'
import { middleMinutes, rangeText, servingRange } from './browse-figures.ts'
import type { BrowsePage } from './browse-pages.ts'
import { type BrowseStory, browseDescription, browseLead, browseStory } from './browse-words.ts'
import type { Facet } from './facets.ts'
import { type NearPages, nearMisses, nearPages } from './near-pages.ts'

/** So many recipes have a page without paging. */
export const PAGE_OF = 20
const MOST_BARS = 8

export interface BrowseFact {
  readonly term: string
  readonly value: string
}

/** How the minutes of a dish are spent, for a bar. */
export interface MinutesBar {
  readonly name: string
  readonly board: number
  readonly heat: number
  readonly wait: number
  readonly total: number
}

export interface TableRow {
  readonly id: string
  readonly name: string
  readonly time: string
  /** Energy, protein, fibre, iron, saturates; '–' where it is not surely known. */
  readonly figures: readonly string[]
  readonly contains: string
}

export interface BrowseView {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly facts: readonly BrowseFact[]
  readonly page: number
  readonly pageCount: number
  readonly recipes: readonly ListedRecipe[]
  readonly story: BrowseStory
  readonly bars: readonly MinutesBar[]
  /** The limit that the bars are drawn beside, or null. */
  readonly mostMinutes: number | null
  readonly misses: readonly ListedRecipe[]
  readonly rows: readonly TableRow[]
  readonly near: NearPages
  /** The same as a search, with every other filter. */
  readonly search: string
  readonly shared: LinkPicture | null
}

/** Pictured recipes first, then those we show first everywhere, then by name; under a time the quickest first. */
function inOrder({ facets, recipes }: BrowsePage): OwnRecipe[] {
  const isTimed = facets.some(({ kind }) => kind === 'time')
  const rank = (recipe: OwnRecipe) => (photographOf(recipe.picture) === null ? 2 : recipe.isSample ? 0 : 1)
  return recipes.toSorted(
    (one, two) =>
      Number(rank(one) === 2) - Number(rank(two) === 2) ||
      (isTimed ? one.totalMinutes - two.totalMinutes : rank(one) - rank(two)) ||
      one.name.localeCompare(two.name, 'en'),
  )
}

/** A page as it is drawn; null for a number that is no page of it. `all` is every recipe, `pages` every browse page. */
export function browseView(
  found: BrowsePage,
  page: number,
  all: readonly OwnRecipe[],
  pages: ReadonlyMap<string, BrowsePage>,
): BrowseView | null {
  const pageCount = Math.max(1, Math.ceil(found.recipes.length / PAGE_OF))
  if (page > pageCount) return null
  const sorted = inOrder(found)
  const shown = sorted.slice((page - 1) * PAGE_OF, page * PAGE_OF)
  const misses = nearMisses(found, all)
  const compared = [...shown, ...(page === 1 ? misses : [])]
  const time = found.facets.find(({ kind }) => kind === 'time')
  const pictured = sorted[0]
  return {
    slug: found.slug,
    title: found.title,
    description: browseDescription(found),
    lead: browseLead(found),
    facts: factsOf(found),
    page,
    pageCount,
    recipes: shown.map(linkedRecipe),
    story: browseStory(found),
    bars: [...shown.slice(0, MOST_BARS), ...misses].map(minutesBar),
    mostMinutes: time ? Number(time.id) : null,
    misses: page === 1 ? misses.map(linkedRecipe) : [],
    rows: compared.map(tableRow),
    near: nearPages(found, pages),
    search: searchOf(found.facets),
    shared: pictured ? linkPicture(pictured) : null,
  }
}

function factsOf({ recipes }: BrowsePage): BrowseFact[] {
  const range = (term: string, key: NutrientKey) => {
    const found = servingRange(recipes, key)
    return found ? [{ term, value: rangeText(found, 'g') }] : []
  }
  return [
    { term: 'Recipes', value: String(recipes.length) },
    { term: 'Half within', value: minutesText(middleMinutes(recipes)) },
    ...range('Protein', 'proteinG'),
    ...range('Fibre', 'fibreG'),
  ]
}

function minutesBar({ name, prepMinutes, cookMinutes, waitMinutes, totalMinutes }: OwnRecipe): MinutesBar {
  return { name, board: prepMinutes, heat: cookMinutes, wait: waitMinutes, total: totalMinutes }
}

const COMPARED: readonly (readonly [key: NutrientKey, unit: string, decimals: number])[] = [
  ['energyKcal', 'kcal', 0],
  ['proteinG', 'g', 1],
  ['fibreG', 'g', 1],
  ['ironMg', 'mg', 1],
  ['saturatesG', 'g', 1],
]

function tableRow(recipe: OwnRecipe): TableRow {
  const { id, name, totalMinutes, serving } = recipe
  return {
    id,
    name,
    time: minutesText(totalMinutes),
    figures: COMPARED.map(([key, unit, decimals]) => {
      const amount = serving[key]
      return amount === undefined ? '–' : `${amount.toFixed(decimals)} ${unit}`
    }),
    contains: allergenWords(recipe).join(', ') || 'none of the 14',
  }
}

/** What a search can ask of what the page is made of; its other filters are then a tap away. */
function searchOf(facets: readonly Facet[]): string {
  const idOf = (kind: Facet['kind']) => facets.find(facet => facet.kind === kind)
  const diet = idOf('diet')?.id
  const time = idOf('time')?.id
  const words = [idOf('cuisine'), idOf('main')].flatMap(facet => (facet ? [facet.words] : [])).join(' ')
  return querySearch({
    ...NO_QUERY,
    q: words,
    meal: (idOf('meal')?.id ?? null) as typeof NO_QUERY.meal,
    diets: diet !== undefined && Object.hasOwn(DIETS, diet) ? [diet as keyof typeof DIETS] : [],
    minutes: time === undefined ? null : Number(time),
    allergens: facets.flatMap(({ kind, id }) =>
      kind === 'without' ? [id as (typeof NO_QUERY.allergens)[number]] : [],
    ),
  })
}
