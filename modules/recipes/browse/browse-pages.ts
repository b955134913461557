import type { OwnRecipe } from '../own-recipe.ts'
import { FACET_KINDS, FACETS, type Facet, type FacetKind } from './facets.ts'

/** A page of recipes that has an address of its own. */
export interface BrowsePage {
  readonly slug: string
  /** 'Vegan dinners in 30 minutes'. */
  readonly title: string
  /** In the order of a heading. */
  readonly facets: readonly Facet[]
  readonly recipes: readonly OwnRecipe[]
}

/** Below this a list is no page. */
export const LEAST_RECIPES = 4
/** A page that is nearly the wider one would be the same page twice. */
const MOST_OF_WIDER = 0.8

/** What is worth a page together. A single facet always is. */
const COMBINED: readonly (readonly FacetKind[])[] = [
  ...(['season', 'diet', 'cuisine', 'main', 'without', 'time', 'high'] as const).map(kind => [kind, 'meal'] as const),
  ['diet', 'main'],
  ['diet', 'cuisine'],
  ['diet', 'time'],
  ['main', 'time'],
  ['cuisine', 'time'],
  ['diet', 'meal', 'time'],
  ['main', 'meal', 'time'],
]

/** The name of a page from what it is made of; without a meal it is of recipes. */
export function browseTitle(facets: readonly Facet[]): string {
  const words = FACET_KINDS.flatMap(kind => {
    const named = facets.filter(facet => facet.kind === kind).map(facet => facet.words)
    return kind === 'meal' && named.length === 0 ? ['recipes'] : named
  }).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The last part of a page's address, from its name. */
export const slugFor = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Every page there is: of at least four recipes, and no two with the same ones. */
export function browsePages(recipes: readonly OwnRecipe[]): ReadonlyMap<string, BrowsePage> {
  const pages = new Map<string, BrowsePage>()
  const sets = new Set<string>()
  for (const facets of combinations()) {
    const found = recipes.filter(recipe => facets.every(({ has }) => has(recipe)))
    if (found.length < LEAST_RECIPES || found.length === recipes.length || !narrows(facets, found, recipes)) continue
    const ids = found.map(({ id }) => id).join()
    if (sets.has(ids)) continue
    sets.add(ids)
    const title = browseTitle(facets)
    const slug = slugFor(title)
    pages.set(slug, { slug, title, facets, recipes: found })
  }
  return pages
}

/** Whether it leaves out enough of every page that is wider by one facet to be worth a page beside it. */
function narrows(facets: readonly Facet[], found: readonly OwnRecipe[], recipes: readonly OwnRecipe[]): boolean {
  if (facets.length === 1) return true
  return facets.every(left => {
    const wider = facets.filter(facet => facet !== left)
    const count = recipes.filter(recipe => wider.every(({ has }) => has(recipe))).length
    return found.length <= count * MOST_OF_WIDER
  })
}

/** Single facets first, so that of two pages with the same recipes the plainer name stays. */
function combinations(): Facet[][] {
  const of = (kind: FacetKind) => FACETS.filter(facet => facet.kind === kind)
  const combined = COMBINED.flatMap(kinds =>
    kinds.reduce<Facet[][]>((sets, kind) => sets.flatMap(set => of(kind).map(facet => [...set, facet])), [[]]),
  )
  return [...FACETS.map(facet => [facet]), ...combined]
}
