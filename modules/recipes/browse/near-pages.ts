import type { OwnRecipe } from '../own-recipe.ts'
import { type BrowsePage, browseTitle, slugFor } from './browse-pages.ts'
import { FACETS, type Facet } from './facets.ts'

/** A page beside this one, with how many recipes it has. */
export interface NearPage {
  readonly slug: string
  readonly label: string
  readonly count: number
}

export interface NearPages {
  /** One facet more: what this page can be narrowed by. */
  readonly narrower: readonly NearPage[]
  /** One facet less. */
  readonly wider: readonly NearPage[]
  /** One facet is another of its kind. */
  readonly beside: readonly NearPage[]
  /** What its dishes are mostly about, where the page itself is about no food. */
  readonly byFood: readonly NearPage[]
}

const MOST_BESIDE = 8
const MOST_FOODS = 4

type Pages = ReadonlyMap<string, BrowsePage>

const pageWith = (pages: Pages, facets: readonly Facet[]) =>
  facets.length === 0 ? undefined : pages.get(slugFor(browseTitle(facets)))

/** The pages around a page, wider and narrower the largest first, beside it the most alike: links that a crawler follows. */
export function nearPages(page: BrowsePage, pages: Pages): NearPages {
  const { facets } = page
  const kinds = new Set(facets.map(({ kind }) => kind))
  const narrower = FACETS.filter(({ kind }) => !kinds.has(kind)).flatMap(added => {
    const near = pageWith(pages, [...facets, added])
    return near ? [{ slug: near.slug, label: added.label, count: near.recipes.length }] : []
  })
  const wider = facets.flatMap(left =>
    asNear(
      pageWith(
        pages,
        facets.filter(facet => facet !== left),
      ),
    ),
  )
  const beside = facets.flatMap(left =>
    FACETS.filter(facet => facet.kind === left.kind && facet !== left)
      .toSorted((one, two) => apart(one, left) - apart(two, left))
      .flatMap(other => asNear(pageWith(pages, [...facets.filter(facet => facet !== left), other])))
      .slice(0, Math.ceil(MOST_BESIDE / facets.length)),
  )
  return {
    // All of them: what is on no other list would be found by nobody.
    narrower: largest(narrower, narrower.length),
    wider: largest(wider, facets.length),
    beside,
    byFood: kinds.has('main') ? [] : foodsOf(page, pages),
  }
}

/** How far two facets of a kind are apart: they are listed so that what is alike is together. */
const apart = (one: Facet, other: Facet) => Math.abs(FACETS.indexOf(one) - FACETS.indexOf(other))

/** The pages of the foods that most of its dishes are about, of its diet where there is one. */
function foodsOf({ facets, recipes }: BrowsePage, pages: Pages): NearPage[] {
  const diet = facets.filter(({ kind }) => kind === 'diet')
  return FACETS.filter(({ kind }) => kind === 'main')
    .map(food => ({ food, used: recipes.filter(food.has).length }))
    .filter(({ used }) => used > 1)
    .toSorted((one, two) => two.used - one.used)
    .slice(0, MOST_FOODS)
    .flatMap(({ food }) => asNear(pageWith(pages, [...diet, food]) ?? pageWith(pages, [food])))
}

const asNear = (page: BrowsePage | undefined): NearPage[] =>
  page ? [{ slug: page.slug, label: page.title, count: page.recipes.length }] : []

const largest = (pages: readonly NearPage[], most: number) =>
  pages.toSorted((one, two) => two.count - one.count || one.slug.localeCompare(two.slug)).slice(0, most)

const NEAR_MINUTES = 6
const MOST_MISSES = 3

/** What would be on the page of a time if the time were a few minutes longer, the nearest first. */
export function nearMisses(page: BrowsePage, recipes: readonly OwnRecipe[]): readonly OwnRecipe[] {
  const time = page.facets.find(({ kind }) => kind === 'time')
  if (!time) return []
  const most = Number(time.id)
  const others = page.facets.filter(facet => facet !== time)
  return recipes
    .filter(
      recipe =>
        recipe.totalMinutes > most &&
        recipe.totalMinutes <= most + NEAR_MINUTES &&
        others.every(({ has }) => has(recipe)),
    )
    .toSorted((one, two) => one.totalMinutes - two.totalMinutes || one.name.localeCompare(two.name, 'en'))
    .slice(0, MOST_MISSES)
}
