import { chooseByFacets, type Faceted, type Facets, facetEntries, NO_FACETS, readFacets } from './facets.ts'

/** What a visitor asked the shelf for; all parts are empty when nothing was asked. */
export interface ShelfFilter extends Facets {
  q: string
  category: string
  /** Only what their own week gives a reason for. */
  isRecommended: boolean
  /** In the dashboard, where the same address shows something else without it. */
  view?: 'all'
}

export const NO_FILTER: ShelfFilter = { ...NO_FACETS, q: '', category: '', isRecommended: false }

export interface Filterable {
  name: string
  description: string
  brand: string
  category: string
}

const LONGEST_SEARCH = 100

/** Reads `?q=&category=&only=recommended` and the facets. A hostile length is cut; a category nobody has simply matches nothing. */
export function readFilter(search: URLSearchParams): ShelfFilter {
  return {
    q: (search.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    category: (search.get('category') ?? '').trim().slice(0, LONGEST_SEARCH),
    isRecommended: search.get('only') === 'recommended',
    ...readFacets(search),
  }
}

/** The search part of the address for a filter: '' when it asks for everything. */
export function filterSearch({ q, category, isRecommended, view, ...facets }: ShelfFilter): string {
  const search = new URLSearchParams()
  if (view) search.set('view', view)
  if (q) search.set('q', q)
  if (category) search.set('category', category)
  if (isRecommended) search.set('only', 'recommended')
  for (const [key, value] of facetEntries(facets)) search.set(key, value)
  const text = search.toString()
  return text ? `?${text}` : ''
}

/** Name, description or brand holds the words, whatever their case, and the category is the one asked for. */
export function filterShelf<Item extends Filterable>(
  items: readonly Item[],
  { q, category }: Pick<ShelfFilter, 'q' | 'category'>,
): Item[] {
  const words = q.toLowerCase()
  const wantedCategory = category.toLowerCase()
  return items.filter(
    item =>
      (wantedCategory === '' || item.category.toLowerCase() === wantedCategory) &&
      [item.name, item.description, item.brand].some(text => text.toLowerCase().includes(words)),
  )
}

/** What is on the shelf for somebody who asked this of it, in the order asked for. */
export function choose<Item extends Filterable & Faceted>(items: readonly Item[], filter: ShelfFilter): Item[] {
  return chooseByFacets(filterShelf(items, filter), filter)
}

/** Each category once, in the order of the shelf. */
export function categories(items: readonly Pick<Filterable, 'category'>[]): string[] {
  return [...new Set(items.map(item => item.category))].filter(name => name !== '')
}
