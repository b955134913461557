import { describe, expect, it } from 'vitest'
import { BROWSE_LEADS } from '#content/browse-leads.ts'
import { ownRecipes } from '../own-library.ts'
import type { OwnRecipe } from '../own-recipe.ts'
import { browseHub } from './browse-hub.ts'
import { browsePages, LEAST_RECIPES } from './browse-pages.ts'
import { browseView, PAGE_OF } from './browse-view.ts'

const RECIPES = ownRecipes()
const PAGES = browsePages(RECIPES)
const [MODEL] = RECIPES as [OwnRecipe]

/** A dish that is nothing but what is said of it here. */
function dish(id: string, more: Partial<OwnRecipe>): OwnRecipe {
  return {
    ...MODEL,
    id,
    name: id,
    meals: [],
    diets: [],
    tags: [],
    cuisine: null,
    allergens: [
      'milk',
      'eggs',
      'nuts',
      'soya',
      'celery',
      'mustard',
      'sesame',
      'sulphites',
      'gluten',
      'fish',
      'peanuts',
    ],
    ingredients: [],
    serving: {} as OwnRecipe['serving'],
    totalMinutes: 100,
    ...more,
  }
}
const dishes = (count: number, name: string, more: Partial<OwnRecipe>) =>
  Array.from({ length: count }, (_, place) => dish(`${name} ${place}`, more))

describe('browse pages', () => {
  it('begin at four recipes', () => {
    const others = dishes(9, 'stew', {})
    const slugs = (count: number) => [
      ...browsePages([...others, ...dishes(count, 'curry', { cuisine: 'thai' })]).keys(),
    ]
    expect(slugs(3)).toEqual([])
    expect(slugs(4)).toEqual(['thai-recipes'])
  })

  it('are made of two or three things where that leaves enough out', () => {
    const all = [
      ...dishes(6, 'fast', { meals: ['dinner'], diets: ['vegan'], totalMinutes: 30 }),
      ...dishes(6, 'slow', { meals: ['dinner'], diets: ['vegan'] }),
      ...dishes(6, 'meat', { meals: ['dinner'], totalMinutes: 30 }),
      ...dishes(6, 'shake', { diets: ['vegan'], totalMinutes: 30 }),
    ]
    const pages = browsePages(all)
    expect(pages.get('vegan-dinners-in-30-minutes')?.recipes.map(({ id }) => id)).toEqual(
      all.slice(0, 6).map(({ id }) => id),
    )
    expect(pages.get('vegan-dinners')?.recipes).toHaveLength(12)
  })

  it('are no two of the same recipes, and none that is nearly a wider one', () => {
    const all = [
      ...dishes(10, 'curry', { cuisine: 'thai', meals: ['dinner'] }),
      ...dishes(9, 'cake', { meals: ['dessert'] }),
    ]
    expect([...browsePages(all).keys()]).toEqual(['thai-recipes', 'desserts'])
    const nearly = [
      ...dishes(10, 'curry', { cuisine: 'thai', meals: ['dinner'] }),
      ...dishes(2, 'salad', { cuisine: 'thai', meals: ['lunch'] }),
      ...dishes(5, 'stew', { meals: ['dinner'] }),
    ]
    expect([...browsePages(nearly).keys()]).toEqual(['thai-recipes', 'dinners'])
  })

  it('have texts that were written for pages that are there', () => {
    expect([...BROWSE_LEADS.keys()].filter(slug => !PAGES.has(slug))).toEqual([])
  })

  it('of our own have their recipes, an address and a text of their own', () => {
    expect(PAGES.size).toBeGreaterThan(200)
    const descriptions = new Set<string>()
    for (const page of PAGES.values()) {
      expect(page.slug).toMatch(/^[a-z0-9-]{3,80}$/)
      expect(page.recipes.length, page.slug).toBeGreaterThanOrEqual(LEAST_RECIPES)
      const view = browseView(page, 1, RECIPES, PAGES)
      expect(view, page.slug).not.toBeNull()
      expect([view?.lead, ...(view?.story.paragraphs ?? [])].filter(Boolean).join(' '), page.slug).not.toMatch(
        /undefined|NaN|null|Infinity| {2}| [,.;]|\.\./,
      )
      descriptions.add(view?.description ?? '')
    }
    expect(descriptions.size).toBe(PAGES.size)
  })

  it('name those that miss a time by a few minutes, and nothing else', () => {
    const all = [
      ...dishes(4, 'fast', { meals: ['dinner'], totalMinutes: 30 }),
      ...dishes(6, 'slow', { meals: ['dinner'], totalMinutes: 90 }),
      ...dishes(5, 'snack', { meals: ['snack'], totalMinutes: 20 }),
      dish('near', { meals: ['dinner'], totalMinutes: 34 }),
      dish('far', { meals: ['dinner'], totalMinutes: 37 }),
      dish('cake', { meals: ['dessert'], totalMinutes: 31 }),
    ]
    const pages = browsePages(all)
    const page = pages.get('dinners-in-30-minutes')
    expect(page && browseView(page, 1, all, pages)?.misses.map(({ name }) => name)).toEqual(['near'])
  })

  it('name who says what is in season, where that is what they are about', () => {
    const named = [...PAGES.values()].filter(page => browseView(page, 1, RECIPES, PAGES)?.story.source)
    const seasonal = [...PAGES.values()].filter(({ facets }) => facets.some(({ kind }) => kind === 'season'))
    expect(seasonal.length).toBeGreaterThan(3)
    expect(named.map(({ slug }) => slug)).toEqual(seasonal.map(({ slug }) => slug))
  })

  it('are cut into pages of twenty, and know no page beyond', () => {
    const dinners = PAGES.get('dinners')
    if (!dinners) throw new Error('no dinners')
    const count = Math.ceil(dinners.recipes.length / PAGE_OF)
    const seen = Array.from({ length: count }, (_, place) => browseView(dinners, place + 1, RECIPES, PAGES)).flatMap(
      view => view?.recipes.map(({ id }) => id) ?? [],
    )
    expect(seen.toSorted()).toEqual(dinners.recipes.map(({ id }) => id).toSorted())
    expect(browseView(dinners, count + 1, RECIPES, PAGES)).toBeNull()
  })

  it('link to pages that are there, and every recipe is two links from the hub', () => {
    const hub = browseHub(PAGES, RECIPES)
    expect(hub.recipes.map(({ id }) => id).toSorted()).toEqual(RECIPES.map(({ id }) => id).toSorted())
    const fromHub = hub.groups.flatMap(({ pages }) => pages.map(({ slug }) => slug))
    const reached = new Set(fromHub)
    // A page is found by its links alone, from the hub on.
    for (const slug of reached) {
      const page = PAGES.get(slug)
      const view = page && browseView(page, 1, RECIPES, PAGES)
      expect(view, slug).toBeTruthy()
      for (const near of Object.values(view?.near ?? {}).flat()) reached.add(near.slug)
    }
    expect([...PAGES.keys()].filter(slug => !reached.has(slug))).toEqual([])
  })
})
