import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { libraryRow } from '../library-row.ts'
import { ownRecipeOf, ownRecipes } from '../own-library.ts'
import type { RecipeSource } from '../provider/recipe-source.ts'
import type { RecipeCard } from '../recipe.ts'
import { NO_QUERY } from '../search/recipe-query.ts'
import { seedRecipes } from '../seed.ts'
import { foundRecipes } from './found-recipes.ts'

const SIZE = 20

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await seedRecipes(database.db, ownRecipes().map(libraryRow))
})
afterAll(() => database.close())

const nobody: RecipeSource = {
  search: () => Promise.reject(new Error('The provider was asked')),
  recipe: () => Promise.reject(new Error('The provider was asked')),
}

async function found(q: string) {
  const answer = await foundRecipes({ db: database.db, recipes: nobody, provider: 'asked' }, { ...NO_QUERY, q })
  if (answer.kind !== 'found') throw new Error(`${answer.kind} for ${q}`)
  const recipes = answer.recipes.flatMap(({ id }) => ownRecipeOf(id) ?? [])
  expect(recipes).toHaveLength(answer.recipes.length)
  return { ...answer, recipes }
}

it('a time said among the words is kept to, by our own library, which the reader is told', async () => {
  const { recipes, note } = await found('fifteen minutes')
  expect(recipes.length).toBeGreaterThan(5)
  for (const { name, totalMinutes } of recipes) expect([name, totalMinutes <= 15]).toEqual([name, true])
  expect(note).toBe('own-only')
})

it('what somebody says they do not want is in none', async () => {
  const { recipes, total } = await found('chicken without dairy or onion')
  expect(total).toBeGreaterThan(3)
  for (const { name, allergens, ingredients } of recipes) {
    expect([name, allergens.includes('milk')]).toEqual([name, false])
    expect(ingredients.map(({ food }) => food.name)).not.toContain('Onion')
  }
})

describe('with a provider', () => {
  const card = (n: number): RecipeCard => ({
    ...{ origin: 'fatsecret', id: String(n), name: `Lentil dish ${n}`, description: 'Lentils in a pot.', image: null },
    ...{ totalMinutes: 20, servings: 2, caloriesKcal: 300, tags: [] },
  })
  const credit = { text: 'Powered by somebody', address: 'https://example.com/' }
  /** So many recipes, every third of which is not fit to be shown. */
  const having = (total: number): RecipeSource => ({
    ...nobody,
    search: async ({ page, pageSize }) => {
      const all = Array.from({ length: total }, (_, at) => at + 1).slice((page - 1) * pageSize, page * pageSize)
      const cards = all.filter(n => n % 3 !== 0).map(card)
      return { ok: true, value: { cards, page, pageSize, total, attribution: credit, note: null } }
    },
  })
  const away: RecipeSource = {
    ...nobody,
    search: async () => ({ ok: false, problem: { reason: 'away', words: 'No answer' } }),
  }
  const ask = (recipes: RecipeSource, q: string, page = 1) =>
    foundRecipes({ db: database.db, recipes, provider: 'asked' }, { ...NO_QUERY, q, page })
  const idsOf = (answer: Awaited<ReturnType<typeof ask>>) =>
    answer.kind === 'failed' ? [] : answer.recipes.map(({ id }) => id)
  const ownOf = async (q: string) => {
    const answer = await foundRecipes({ db: database.db, recipes: nobody, provider: 'none' }, { ...NO_QUERY, q })
    if (answer.kind !== 'found') throw new Error(`nothing of our own for ${q}`)
    return answer.total
  }

  it('our own that match come first, then all of its that may be shown, none twice, with one count', async () => {
    const own = await ownOf('lentil')
    const pages = Math.ceil((own + 50) / SIZE)
    const ids: string[] = []
    for (let page = 1; page <= pages; page++) {
      const answer = await ask(having(50), 'lentil', page)
      expect(answer).toMatchObject({ kind: 'found', total: own + 50, page, pageCount: pages, attribution: credit })
      ids.push(...idsOf(answer))
    }
    expect(ids.slice(0, own).every(id => ownRecipeOf(id) !== null)).toBe(true)
    const provided = Array.from({ length: 50 }, (_, at) => at + 1).filter(n => n % 3 !== 0)
    expect(ids.slice(own)).toEqual(provided.map(String))
  })

  it('a page past the end is the last one', async () => {
    const own = await ownOf('lentil')
    const last = Math.ceil((own + 50) / SIZE)
    expect(await ask(having(50), 'lentil', 999)).toMatchObject({ kind: 'found', page: last, total: own + 50 })
    expect(await ask(having(0), 'lentil', 999)).toMatchObject({
      kind: 'found',
      page: Math.ceil(own / SIZE),
      total: own,
    })
    expect(idsOf(await ask(having(0), 'lentil', 999)).length).toBeGreaterThan(0)
  })

  it('what it finds nothing for is ours alone, also what is only written nearly so', async () => {
    const own = await ownOf('lentil')
    expect(await ask(having(0), 'lentil')).toMatchObject({ kind: 'found', total: own, note: null, attribution: null })
    expect(await ask(having(0), 'lentl')).toMatchObject({ kind: 'found', meant: 'lentil', note: null })
    expect(await ask(having(0), 'xylophone')).toMatchObject({ kind: 'popular', missed: 'xylophone' })
  })

  it('a few of ours that lack a word, or are written nearly so, stay on the first page after what it has', async () => {
    for (const [q, reason] of [
      ['lentl', 'For “lentil”'],
      ['lentil xyzzyqwv', 'Without “xyzzyqwv”'],
    ] as const) {
      const answer = await ask(having(50), q)
      if (answer.kind !== 'found') throw new Error(answer.kind)
      expect(answer.total).toBe(50 + 4)
      const places = answer.recipes.map(({ id }) => ownRecipeOf(id) !== null)
      expect(places).toEqual([...places.slice(4).map(() => false), ...[true, true, true, true]])
      expect(answer.recipes.slice(-4).map(recipe => recipe.reason)).toEqual([reason, reason, reason, reason])
      const rest = [...idsOf(await ask(having(50), q, 2)), ...idsOf(await ask(having(50), q, 3))]
      expect(rest.filter(id => ownRecipeOf(id) !== null)).toEqual([])
      expect(idsOf(answer).length + rest.length).toBe(34 + 4)
    }
  })

  it('ours with every word come before it, those with some of them after', async () => {
    const answer = await ask(having(4), 'red lentil soup')
    if (answer.kind !== 'found') throw new Error(answer.kind)
    const ids = idsOf(answer)
    expect(ids.indexOf('1')).toBeGreaterThan(0)
    expect(answer.recipes.slice(0, ids.indexOf('1')).every(({ reason }) => reason === undefined)).toBe(true)
    expect(answer.recipes.slice(ids.indexOf('4') + 1).map(({ reason }) => reason)).toContain('Has some of the words')
  })

  it('while it is away ours stay, and that is said; without any of ours nobody knows', async () => {
    const own = await ownOf('lentil')
    expect(await ask(away, 'lentil')).toMatchObject({ kind: 'found', total: own, note: 'provider-away' })
    expect(await ask(away, 'xylophone')).toEqual({ kind: 'failed', reason: 'away' })
  })
})

it('without nuts is without pine nuts and chestnuts too, unless told otherwise', async () => {
  const query = { ...NO_QUERY, allergens: ['nuts'] as const }
  const ids = async (leavesNutLike: boolean) => {
    const deps = { db: database.db, recipes: nobody, provider: 'none' } as const
    const all: string[] = []
    for (let page = 1; page < 20; page++) {
      const answer = await foundRecipes(deps, { ...query, leavesNutLike, page })
      if (answer.kind !== 'found' || answer.page !== page) break
      all.push(...answer.recipes.map(({ id }) => id))
    }
    return all
  }
  const pine = (id: string) => ownRecipeOf(id)?.ingredients.some(({ food }) => food.id === 'pine-nuts')
  expect((await ids(true)).filter(pine)).toEqual([])
  expect((await ids(false)).filter(pine).length).toBeGreaterThan(0)
})

it('what is offered after a search in vain is nothing that somebody does not eat', async () => {
  const deps = { db: database.db, recipes: nobody, provider: 'none' } as const
  const query = { ...NO_QUERY, q: 'xylophone', diets: ['vegan'] as const, allergens: ['sesame'] as const }
  const answer = await foundRecipes(deps, query)
  if (answer.kind !== 'popular') throw new Error(answer.kind)
  expect(answer.missed).toBe('xylophone')
  expect(answer.recipes.length).toBeGreaterThan(0)
  const recipes = answer.recipes.flatMap(({ id }) => ownRecipeOf(id) ?? [])
  expect(recipes.filter(r => !r.diets.includes('vegan') || r.allergens.includes('sesame'))).toEqual([])
})
