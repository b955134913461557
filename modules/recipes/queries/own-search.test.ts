import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_DIETS, DIETS } from '#modules/nutrition/foods/diets.ts'
import { statements } from '#platform/db/statements.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { knownNames } from '../known-foods.ts'
import { libraryRow } from '../library-row.ts'
import { ownRecipes } from '../own-library.ts'
import { namedFoods } from '../search/named-foods.ts'
import type { OwnQuery } from '../search/own-query.ts'
import { SORTS, type Sort } from '../search/recipe-query.ts'
import { seedRecipes } from '../seed.ts'
import { openLibrary, searchOwn } from './own-search.ts'
import { suggestedRecipes } from './suggested-recipes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await openLibrary(database.db)
})
afterAll(() => database.close())

async function search(query: Partial<OwnQuery>) {
  const page = await searchOwn(database.db, { words: '', page: 1, pageSize: 200, ...query })
  return { ...page, names: page.found.map(({ card }) => card.name) }
}

const rows = ownRecipes().map(libraryRow)
const idsOf = (of: (row: (typeof rows)[number]) => boolean) =>
  rows
    .filter(of)
    .map(({ card }) => card.id)
    .sort()
const foundIds = async (query: Partial<OwnQuery>) => (await search(query)).found.map(({ card }) => card.id).sort()

describe('words', () => {
  it('finds by the name first, in one statement', async () => {
    const { result, count } = await statements.countStatements(() => search({ words: 'lentil' }))
    expect(result.names).toContain('Red lentil dal')
    expect(result.names[0]).toMatch(/lentil/i)
    expect(result.meant).toBeNull()
    expect(count).toBe(1)
  })

  it.each([
    ['lentils', 'Red lentil dal'],
    ['LENTIL', 'Red lentil dal'],
    ['dhal', 'Red lentil dal'],
    ['lentil dal', 'Red lentil dal'],
    ['lentil recipes', 'Red lentil dal'],
    ['the lentils', 'Red lentil dal'],
    ['zucchini', 'Ratatouille with butter beans'],
  ])('%s finds %s', async (words, name) => expect((await search({ words })).names).toContain(name))

  it.each([
    ['lentl', 'lentil'],
    ['letnil', 'lentil'],
    ['lenttil', 'lentil'],
    ['chiken', 'chicken'],
    ['tumeric', 'turmeric'],
  ])('takes %s for %s and says so', async (words, meant) => {
    const found = await search({ words })
    expect(found.meant).toBe(meant)
    expect(found.names).toEqual((await search({ words: meant })).names)
  })

  it.each(['xyzzyqwv', 'the', "'; xyzzyqwv; --", "' | '", ':*', '<->', '🙃', '日本', '%', '\\'])(
    'finds nothing for %s',
    async words => expect(await search({ words })).toMatchObject({ found: [], total: 0 }),
  )

  it('has what has every word first, and what lacks one after', async () => {
    const { found, total, best, leftOut, kept } = await search({ words: 'red lentil soup' })
    expect({ leftOut, kept }).toEqual({ leftOut: [], kept: ['red', 'lentil', 'soup'] })
    expect(best).toBeLessThan(total)
    expect(found[0]?.card.name).toBe('Red lentil and carrot soup')
    const every = found.map(({ card: { id } }) => rows.find(({ card }) => card.id === id)?.words)
    const has = every.map(words =>
      [/\bred\b/, /lentil/, /soup/].every(word => word.test(Object.values(words ?? {}).join(' '))),
    )
    expect(has.slice(0, best)).toEqual(Array.from({ length: best }, () => true))
  })

  it('leaves out what nobody knows, and says so', async () => {
    expect(await search({ words: 'lentil xyzzyqwv' })).toMatchObject({
      ...{ leftOut: ['xyzzyqwv'], kept: ['lentil'] },
      names: (await search({ words: 'lentil' })).names,
    })
  })

  it.each([
    ['birthday cake', ['birthday'], ['cake']],
    ['something with leftover rice', ['leftover'], ['rice']],
    ['a lentil dish', [], ['lentil']],
  ])('of %s nothing has %s', async (words, leftOut, kept) => {
    const answer = await search({ words })
    expect(answer).toMatchObject({ leftOut, kept })
    expect(answer.best).toBeGreaterThan(0)
  })
})

describe('filters', () => {
  it('finds everything when nothing is asked', async () => {
    expect((await search({ pageSize: 1000 })).total).toBe(rows.length)
  })

  it.each<[string, Partial<OwnQuery>, (row: (typeof rows)[number]) => boolean]>([
    ['a meal', { meal: 'dinner' }, ({ meals }) => meals.includes('dinner')],
    [
      'every diet asked for',
      { diets: ['vegetarian', 'gluten-free'] },
      ({ diets }) => diets.includes('vegetarian') && diets.includes('gluten-free'),
    ],
    ['time', { mostMinutes: 30 }, ({ totalMinutes }) => totalMinutes <= 30],
    ['calories', { mostKcal: 400 }, ({ caloriesKcal }) => caloriesKcal !== null && caloriesKcal <= 400],
    ['protein', { leastProteinG: 30 }, ({ proteinG }) => (proteinG ?? 0) >= 30],
    [
      'allergens',
      { withoutAllergens: ['milk', 'nuts'] },
      ({ allergens }) => !allergens.includes('milk') && !allergens.includes('nuts'),
    ],
    [
      'foods',
      { withoutFoods: ['onion', 'garlic'] },
      ({ foods }) => !foods.some(({ id }) => /^(onion|garlic)$/.test(id)),
    ],
    ['samples', { samplesOnly: true }, ({ isSample }) => isSample],
  ])('by %s', async (_, query, of) => {
    const expected = idsOf(of)
    expect(expected.length).toBeGreaterThan(0)
    expect(await foundIds({ ...query, pageSize: 1000 })).toEqual(expected)
  })

  it.each(ALL_DIETS)('finds what suits %s, by the filter and by its words', async diet => {
    const expected = idsOf(({ diets }) => diets.includes(diet))
    expect(expected, `content/recipes/ has a recipe that is ${diet}`).not.toEqual([])
    expect(await foundIds({ diets: [diet], pageSize: 1000 })).toEqual(expected)
    expect(await foundIds({ words: DIETS[diet], pageSize: 1000 })).toEqual(expect.arrayContaining(expected))
  })

  it('counts what was typed, however many foods each can be, and does not mind what is missing', async () => {
    const have = namedFoods(knownNames(), 'lentils, onion').map(({ foods }) => foods)
    const { found } = await search({ have })
    for (const { card, had } of found) {
      const row = rows.find(({ card: { id } }) => id === card.id)
      expect(had).toBe(have.filter(each => row?.foods.some(({ id }) => each.includes(id))).length)
    }
    const counts = found.map(({ had }) => had)
    expect(counts.slice(0, 5)).toEqual([2, 2, 2, 2, 2])
    const withLentils = found.map(({ card: { name } }) => /lentil|dal|mujaddara/i.test(name))
    expect(withLentils.slice(0, 8).filter(Boolean).length).toBeGreaterThan(5)
  })

  it.each([
    ['ironMg', true, 4.2],
    ['sodiumMg', false, 480],
  ] as const)('puts in order by %s', async (key, isHigh, bound) => {
    const { found } = await search({ pageSize: 1000, nutrient: { key, isHigh, bound } })
    const figures = found.map(({ figure }) => figure ?? Number.NaN)
    expect(figures.length).toBeGreaterThan(5)
    expect(figures).toEqual(figures.toSorted((one, other) => (isHigh ? other - one : one - other)))
    expect(figures.every(figure => (isHigh ? figure >= bound : figure <= bound))).toBe(true)
    const expected = idsOf(({ figures }) => (isHigh ? (figures[key] ?? 0) >= bound : (figures[key] ?? 1e9) <= bound))
    expect(found.map(({ card }) => card.id).sort()).toEqual(expected)
  })

  it('has nothing for a kitchen of foods that nobody knows', async () => {
    expect((await search({ have: [[]] })).total).toBe(0)
  })
})

describe('order and pages', () => {
  it.each(Object.keys(SORTS) as Sort[])('by %s finds everything: its column is among those of found', async sort => {
    expect((await search({ sort })).total).toBe(rows.length)
  })

  it.each<[NonNullable<OwnQuery['sort']>, (row: (typeof rows)[number]) => number]>([
    ['quickest', row => row.totalMinutes],
    ['calories', row => row.caloriesKcal ?? Number.POSITIVE_INFINITY],
    ['protein', row => -(row.proteinG ?? Number.NEGATIVE_INFINITY)],
  ])('%s', async (sort, by) => {
    const { found } = await search({ sort })
    const values = found.map(({ card }) => by(rows.find(row => row.card.id === card.id) as (typeof rows)[number]))
    expect(values).toEqual(values.toSorted((one, other) => one - other))
  })

  it('shows each once over all pages, and the last page for one beyond it', async () => {
    const pageSize = 7
    const first = await search({ pageSize, meal: 'dinner' })
    const pages = Math.ceil(first.total / pageSize)
    const ids: string[] = []
    for (let page = 1; page <= pages; page++) {
      ids.push(...(await search({ pageSize, meal: 'dinner', page })).found.map(({ card }) => card.id))
    }
    expect(ids.toSorted()).toEqual(await foundIds({ meal: 'dinner', pageSize: 1000 }))
    const beyond = await search({ pageSize, meal: 'dinner', page: 1000 })
    expect(beyond.page).toBe(pages)
    expect(beyond.found.map(({ card }) => card.id)).toEqual(ids.slice((pages - 1) * pageSize))
  })
})

describe('suggestions', () => {
  it('completes the last word', async () => {
    const names = (await suggestedRecipes(database.db, 'red len')).recipes.map(({ name }) => name)
    expect(names).toContain('Red lentil dal')
  })

  it('even of a word of which a single letter is typed, however many others begin with it', async () => {
    const [first] = (await suggestedRecipes(database.db, 'red lentil d')).recipes
    expect(first?.name).toBe('Red lentil dal')
  })

  it.each(['', ' ', 'l', '\u0000', '🙃'])('asks nobody for %j', async typed => {
    const { result, count } = await statements.countStatements(() => suggestedRecipes(database.db, typed))
    expect([result, count]).toEqual([{ recipes: [], found: null }, 0])
  })
})

describe('in memory', () => {
  it('asks the database for stems and for which library it is, and reads no row of it again', async () => {
    const { db } = database
    const asked = { words: 'red lentil dal', diets: ['vegan' as const] }
    const before = await search(asked)
    for (const table of ['recipe_term', 'recipe_food', 'recipe_figure', 'recipe_word', 'recipe'] as const)
      await db.deleteFrom(table).execute()
    const { result, count } = await statements.countStatements(() => search(asked))
    expect([result, count]).toEqual([before, 1])
    await db.deleteFrom('recipe_library').execute()
    expect(await seedRecipes(db, rows)).toBe(true)
    expect(await search(asked)).toEqual(before)
  })
})

describe('filling', () => {
  it('does nothing when nothing changed, and replaces everything when something did', async () => {
    const { db } = database
    expect(await seedRecipes(db, rows)).toBe(false)
    const [one] = rows
    if (!one) throw new Error('The library is empty')
    const changed = { ...one, words: { ...one.words, a: 'moonmilk' } }
    expect(await seedRecipes(db, [changed])).toBe(true)
    expect((await search({ words: 'moonmlik' })).meant).toBe('moonmilk')
    expect((await search({})).total).toBe(1)
    const both = await Promise.all([seedRecipes(db, rows), seedRecipes(db, rows)])
    expect(both.toSorted()).toEqual([false, true])
    expect((await search({})).total).toBe(rows.length)
  })
})
