import type { OwnRecipe } from '../own-recipe.ts'
import type { BrowsePage } from './browse-pages.ts'
import type { FacetKind } from './facets.ts'
import type { NearPage } from './near-pages.ts'

export interface HubGroup {
  readonly title: string
  readonly pages: readonly NearPage[]
}

export interface BrowseHub {
  readonly groups: readonly HubGroup[]
  /** Every recipe of ours, from A to Z. */
  readonly recipes: readonly { readonly id: string; readonly name: string }[]
}

const GROUPS: readonly (readonly [kind: FacetKind, title: string])[] = [
  ['meal', 'By meal'],
  ['diet', 'By diet'],
  ['time', 'By time'],
  ['main', 'By main ingredient'],
  ['cuisine', 'By cuisine'],
  ['season', 'By season'],
  ['high', 'High in a nutrient'],
  ['without', 'With something left out'],
]

/** What several things make together and many people look for. */
const OFTEN_WANTED: readonly string[] = [
  'vegan-dinners-in-30-minutes',
  'vegetarian-dinners-in-30-minutes',
  'gluten-free-dinners',
  'chicken-dinners-in-30-minutes',
  'high-protein-breakfasts',
  'vegan-lunches-in-15-minutes',
  'dairy-free-desserts',
  'pasta-dinners-in-30-minutes',
  'vegan-indian-recipes',
  'winter-dinners',
  'dinners-high-in-iron',
  'salmon-dinners-in-30-minutes',
]

/** The page that leads to all browse pages of one thing, and to every recipe. */
export function browseHub(pages: ReadonlyMap<string, BrowsePage>, recipes: readonly OwnRecipe[]): BrowseHub {
  const single = [...pages.values()].filter(({ facets }) => facets.length === 1)
  const groups = GROUPS.map(([kind, title]) => ({
    title,
    pages: single
      .filter(({ facets }) => facets[0]?.kind === kind)
      .map(page => ({ slug: page.slug, label: page.facets[0]?.label ?? page.title, count: page.recipes.length })),
  }))
  const wanted = OFTEN_WANTED.flatMap(slug => {
    const page = pages.get(slug)
    return page ? [{ slug, label: page.title, count: page.recipes.length }] : []
  })
  return {
    groups: [{ title: 'Often wanted', pages: wanted }, ...groups],
    recipes: recipes
      .map(({ id, name }) => ({ id, name }))
      .toSorted((one, two) => one.name.localeCompare(two.name, 'en')),
  }
}
