import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { SAMPLE_MEMBER } from '#modules/account/sample-member.ts'
import { statements } from '#platform/db/statements.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember, type PersonName } from '#test/people.ts'
import { ownRecipes } from '../own-library.ts'
import { notFound, type RecipeAnswer, type RecipeSource } from '../provider/recipe-source.ts'
import { NO_THREADS } from '../queries/no-threads.fixture.ts'
import { savedPage } from '../queries/saved-recipes.ts'
import { sharedCollection } from '../queries/shared-collection.ts'
import { MOST_COLLECTIONS } from '../saved/collections.ts'
import { NO_SAVED_QUERY, type SavedQuery } from '../saved/saved-query.ts'
import { seedSampleCollections } from '../seed.ts'
import { shareCollection, unshareCollection } from './collection-links.ts'
import {
  createCollection,
  deleteCollection,
  moveCollection,
  placeRecipe,
  purgeRemoved,
  renameCollection,
  restoreCollection,
  writeNote,
} from './collections.ts'
import { setMark } from './marks.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const DAL = '9000000301'
const CHANA = '9000000331'

let database: TestDatabase
let ann: MemberId
let ben: MemberId
let clock = NOON
/** What the provider answers: by id its name, or that it is away. */
let provider: { [id: string]: string } | 'away' = {}
let asked: string[] = []

const recipes: RecipeSource = {
  search: async () => notFound('') as RecipeAnswer<never>,
  async recipe(id) {
    asked.push(id)
    if (provider === 'away') return { ok: false, problem: { reason: 'away', words: '' } }
    const name = provider[id]
    if (!name) return notFound(id)
    const nutrition = { caloriesKcal: 410 } as never
    const nothing = {
      prepMinutes: null,
      cookMinutes: null,
      ingredients: [],
      directions: [],
      difficulty: null,
      tags: [],
    }
    return {
      ok: true,
      value: {
        recipe: {
          ...nothing,
          origin: 'fatsecret',
          id,
          name,
          description: 'From elsewhere',
          image: null,
          totalMinutes: 20,
          servings: 2,
          nutrition,
        },
        attribution: { text: 'Powered by the provider', address: 'https://provider.example' },
      },
    }
  },
}
const now = () => clock
const deps = () => ({
  db: database.db,
  recipes,
  reading: NO_THREADS,
  hasProvider: true,
  now,
  isLocked: async () => false,
})
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  clock = NOON
  provider = {}
  asked = []
  const be = async (who: PersonName) =>
    (await beMember((text, values) => database.pool.query(text, values), who)).id as MemberId
  ann = await be('ann')
  ben = await be('ben')
})

const page = (member: MemberId, query: Partial<SavedQuery> = {}) =>
  savedPage(deps(), member, { ...NO_SAVED_QUERY, ...query })
const names = async (member: MemberId) => (await page(member)).collections.map(({ name }) => name)
const ids = async (member: MemberId, query: Partial<SavedQuery> = {}) =>
  (await page(member, query)).items.map(({ id }) => id)
const create = async (member: MemberId, name: string) => {
  const created = await createCollection(database.db, member, { id: randomUUID(), name }, now())
  if (!created.ok) throw new Error(created.reason)
  return created.ref
}
const put = (member: MemberId, recipeId: string, ref: string, isIn = true) =>
  placeRecipe(database.db, member, { recipeId, ref, isIn }, deps())
const mark = (member: MemberId, id: string, change: object) => setMark(database.db, member, { id, change }, deps())

const every = (nth: number) => ownRecipes().filter((_, place) => place % nth === 0)
const FIVE = ['Favorites', 'Breakfast', 'Lunch', 'Dinner', 'Desserts']

describe('collections', () => {
  it('are five before anything is written, and the member’s own after them', async () => {
    expect(await names(ann)).toEqual(FIVE)
    await create(ann, ' Sunday  lunch ')
    expect(await names(ann)).toEqual([...FIVE, 'Sunday lunch'])
    expect(await names(ben)).toEqual(FIVE)
  })

  it('have one name each, whatever its letters', async () => {
    const ref = await create(ann, 'Picnics')
    expect(await createCollection(database.db, ann, { id: randomUUID(), name: 'PICNICS' }, now())).toEqual({
      ok: false,
      reason: 'taken',
    })
    expect(await createCollection(database.db, ann, { id: randomUUID(), name: 'dinner' }, now())).toEqual({
      ok: false,
      reason: 'taken',
    })
    expect(await renameCollection(database.db, ann, ref, 'picnics', now())).toEqual({ ok: true })
    const other = await create(ann, 'Camping')
    expect(await renameCollection(database.db, ann, other, 'Picnics', now())).toEqual({ ok: false, reason: 'taken' })
    await create(ben, 'Picnics')
  })

  it('are made one after the other: ten of one name at once are one', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, () =>
        createCollection(database.db, ann, { id: randomUUID(), name: 'Picnics' }, now()),
      ),
    )
    expect(made.filter(({ ok }) => ok).length).toBe(1)
  })

  it('end somewhere', async () => {
    await create(ann, 'first')
    await sql`insert into recipe_collection (id, member_id, name, position, created_at)
      select gen_random_uuid(), ${ann}, 'own ' || nth, 10 + nth, ${NOON}::timestamptz
      from generate_series(2, ${MOST_COLLECTIONS}) as nth`.execute(database.db)
    expect(await createCollection(database.db, ann, { id: randomUUID(), name: 'one more' }, now())).toEqual({
      ok: false,
      reason: 'too-many',
    })
    expect((await names(ann)).length).toBe(105)
  })

  it('are put in order', async () => {
    const ref = await create(ann, 'Picnics')
    await moveCollection(database.db, ann, ref, 0, now())
    await moveCollection(database.db, ann, 'dinner', 1, now())
    await moveCollection(database.db, ann, 'favorites', 999, now())
    expect(await names(ann)).toEqual(['Picnics', 'Dinner', 'Breakfast', 'Lunch', 'Desserts', 'Favorites'])
  })

  it('go, and come back with what is in them within an hour', async () => {
    const ref = await create(ann, 'Picnics')
    await put(ann, DAL, ref)
    expect(await deleteCollection(database.db, ann, ref, now())).toEqual({ ok: true })
    expect(await names(ann)).toEqual(FIVE)
    expect((await page(ann)).items).toMatchObject([{ id: DAL, collections: [] }])
    later(59)
    await purgeRemoved(database.db, now())
    expect(await restoreCollection(database.db, ann, ref, now())).toEqual({ ok: true })
    expect((await page(ann, { collection: ref })).items).toMatchObject([{ id: DAL, collections: [ref] }])
    await deleteCollection(database.db, ann, ref, now())
    later(61)
    await purgeRemoved(database.db, now())
    expect(await restoreCollection(database.db, ann, ref, now())).toEqual({ ok: false, reason: 'not-found' })
  })

  it('do not come back under a name that is taken since', async () => {
    const ref = await create(ann, 'Picnics')
    await deleteCollection(database.db, ann, ref, now())
    await create(ann, 'Picnics')
    expect(await restoreCollection(database.db, ann, ref, now())).toEqual({ ok: false, reason: 'taken' })
  })

  it('of the five can be moved, but neither renamed nor deleted', async () => {
    expect(await renameCollection(database.db, ann, 'lunch', 'Supper', now())).toEqual({ ok: false, reason: 'fixed' })
    expect(await deleteCollection(database.db, ann, 'lunch', now())).toEqual({ ok: false, reason: 'fixed' })
  })

  it('of somebody else are no collections', async () => {
    const ref = await create(ann, 'Picnics')
    const missing = { ok: false, reason: 'not-found' }
    expect(await renameCollection(database.db, ben, ref, 'Mine', now())).toEqual(missing)
    expect(await moveCollection(database.db, ben, ref, 0, now())).toEqual(missing)
    expect(await deleteCollection(database.db, ben, ref, now())).toEqual(missing)
    expect(await restoreCollection(database.db, ben, ref, now())).toEqual(missing)
    expect(await put(ben, DAL, ref)).toEqual(missing)
    expect(await shareCollection(database.db, ben, ref, null, now())).toEqual(missing)
    expect(await unshareCollection(database.db, ben, ref, now())).toBe(false)
    expect(await page(ben, { collection: ref })).toMatchObject({ isUnknown: true, items: [] })
    expect(await names(ann)).toContain('Picnics')
  })
})

describe('a recipe', () => {
  it('is in several collections, and is saved by it', async () => {
    const ref = await create(ann, 'Picnics')
    for (const each of [ref, 'lunch', 'favorites']) expect(await put(ann, DAL, each)).toEqual({ ok: true })
    const [item] = (await page(ann)).items
    expect(item).toMatchObject({ saved: true, liked: true })
    expect([...(item?.collections ?? [])].sort()).toEqual([ref, 'favorites', 'lunch'].sort())
    await put(ann, DAL, 'lunch', false)
    expect((await page(ann)).collections.find(each => each.ref === 'lunch')?.count).toBe(0)
    expect((await page(ann)).count).toBe(1)
  })

  it('that is taken out comes back with its collections and its note', async () => {
    await put(ann, DAL, 'dinner')
    await writeNote(database.db, ann, DAL, 'less salt', deps())
    await mark(ann, DAL, { saved: false })
    expect(await page(ann)).toMatchObject({ count: 0, items: [] })
    expect((await page(ann, { collection: 'dinner' })).total).toBe(0)
    later(30)
    await purgeRemoved(database.db, now())
    await mark(ann, DAL, { saved: true })
    expect((await page(ann)).items).toMatchObject([{ id: DAL, note: 'less salt', collections: ['dinner'] }])
    await mark(ann, DAL, { saved: false })
    later(61)
    await purgeRemoved(database.db, now())
    await mark(ann, DAL, { saved: true })
    expect((await page(ann)).items).toMatchObject([{ id: DAL, note: '', collections: [] }])
  })

  it('has a note of the member’s own, which saves it', async () => {
    await writeNote(database.db, ann, DAL, 'less salt', deps())
    expect((await page(ann)).items).toMatchObject([{ id: DAL, note: 'less salt', saved: true }])
    await writeNote(database.db, ann, DAL, '', deps())
    expect((await page(ann)).items).toMatchObject([{ id: DAL, note: '', saved: true }])
    expect((await page(ben)).items).toEqual([])
    expect(await writeNote(database.db, ann, '9999999999', 'x', deps())).toEqual({
      ok: false,
      reason: 'unknown-recipe',
    })
    expect(await put(ann, '9999999999', 'lunch')).toEqual({ ok: false, reason: 'unknown-recipe' })
  })
})

describe('what is kept', () => {
  it('is found by name or description, meal, time, calories and diet', async () => {
    for (const { id } of every(4)) await mark(ann, id, { saved: true })
    const all = every(4)
    const found = async (query: Partial<SavedQuery>) => {
      const { total, pageCount } = await page(ann, query)
      const every: string[] = []
      for (let at = 1; at <= pageCount; at++) every.push(...(await ids(ann, { ...query, page: at })))
      expect(new Set(every).size).toBe(total)
      return every.sort()
    }
    const those = (of: (recipe: (typeof all)[number]) => boolean) =>
      all
        .filter(of)
        .map(({ id }) => id)
        .sort()
    expect(await found({})).toEqual(those(() => true))
    expect(await found({ q: 'WITH' })).toEqual(those(r => /with/i.test(`${r.name}\n${r.description}`)))
    expect(await found({ meal: 'breakfast' })).toEqual(those(r => r.meals.includes('breakfast')))
    expect(await found({ minutes: 15 })).toEqual(those(r => r.totalMinutes <= 15))
    expect(await found({ diets: ['vegan', 'gluten-free'] })).toEqual(
      those(r => r.diets.includes('vegan') && r.diets.includes('gluten-free')),
    )
    const light = await found({ kcal: 400 })
    expect(light.length).toBeGreaterThan(0)
    expect(light.length).toBeLessThan(all.length)
    for (const q of ['%', '_', "'; --", '\\', '日本']) expect(await found({ q })).toEqual([])
  })

  it('is two statements, however much it is', async () => {
    for (const { id } of ownRecipes().slice(0, 30)) await put(ann, id, 'dinner')
    const { count } = await statements.countStatements(() => page(ann))
    expect(count).toBe(2)
  })

  it('of a provider is drawn with its name beside it, and only what a page shows is asked for', async () => {
    provider = Object.fromEntries(Array.from({ length: 60 }, (_, nth) => [String(nth + 1), `Pie ${nth + 1}`]))
    for (const id of Object.keys(provider)) await mark(ann, id, { saved: true })
    await mark(ann, DAL, { saved: true })
    const first = await page(ann)
    expect(first).toMatchObject({ count: 61, total: 61, pageCount: 3 })
    expect(first.attribution?.text).toBe('Powered by the provider')
    expect(asked.length).toBeLessThanOrEqual(24)
    expect(first.items.every(({ recipe }) => recipe !== null)).toBe(true)
  })

  it('of a provider is searched as far as it is known, and the rest is said', async () => {
    provider = Object.fromEntries(Array.from({ length: 40 }, (_, nth) => [String(nth + 1), `Pie ${nth + 1}`]))
    for (const id of Object.keys(provider)) await mark(ann, id, { saved: true })
    const found = await page(ann, { q: 'pie' })
    expect(found).toMatchObject({ total: 24, unsearched: 16 })
    // It says nothing of meals.
    expect(await page(ann, { meal: 'dinner' })).toMatchObject({ total: 0, unsearched: 0 })
  })

  it('stays there while the provider is away, and when the recipe is gone', async () => {
    await mark(ann, '101', { saved: true })
    expect((await page(ann)).items).toMatchObject([{ id: '101', recipe: null, missing: 'gone' }])
    provider = 'away'
    expect((await page(ann)).items).toMatchObject([{ id: '101', recipe: null, missing: 'away' }])
    expect((await page(ann)).attribution).toBeNull()
  })
})

describe('a shared collection', () => {
  const shared = (token: string) => sharedCollection(deps(), token)

  it('shows its name and its recipes to the person who has the link, until it is taken back', async () => {
    await put(ann, DAL, 'lunch')
    await put(ann, '101', 'lunch')
    await put(ann, CHANA, 'dinner')
    await writeNote(database.db, ann, DAL, 'my secret', deps())
    provider = { '101': 'Pie' }
    const made = await shareCollection(database.db, ann, 'lunch', null, now())
    if (!made.ok) throw new Error(made.reason)
    expect(made.token).toMatch(/^[\w-]{24}$/)
    const seen = await shared(made.token)
    expect(seen).toMatchObject({ name: 'Lunch', sharedBy: null, unseen: 0 })
    expect(seen?.recipes.map(({ name }) => name).sort()).toEqual(['Pie', 'Red lentil dal'])
    expect(seen?.attribution?.text).toBe('Powered by the provider')
    expect(JSON.stringify(seen)).not.toMatch(/secret|Ann|Teal/)
    expect(await shareCollection(database.db, ann, 'lunch', 'Ann Teal', now())).toEqual(made)
    expect(await shared(made.token)).toMatchObject({ sharedBy: 'Ann Teal' })
    expect((await page(ann)).collections.find(({ ref }) => ref === 'lunch')?.link).toEqual({
      token: made.token,
      sharedBy: 'Ann Teal',
    })
    await mark(ann, DAL, { saved: false })
    expect((await shared(made.token))?.recipes.length).toBe(1)
    expect(await unshareCollection(database.db, ann, 'lunch', now())).toBe(true)
    expect(await shared(made.token)).toBeNull()
    const again = await shareCollection(database.db, ann, 'lunch', null, now())
    expect(again).not.toEqual(made)
  })

  it('can be the favorites, may be empty, and is gone with the collection', async () => {
    await mark(ann, DAL, { liked: true })
    const favorites = await shareCollection(database.db, ann, 'favorites', null, now())
    const ref = await create(ann, 'Picnics')
    const picnics = await shareCollection(database.db, ann, ref, null, now())
    if (!favorites.ok || !picnics.ok) throw new Error('not shared')
    expect((await shared(favorites.token))?.recipes.map(({ id }) => id)).toEqual([DAL])
    expect(await shared(picnics.token)).toMatchObject({ name: 'Picnics', recipes: [] })
    await deleteCollection(database.db, ann, ref, now())
    expect(await shared(picnics.token)).toBeNull()
    await restoreCollection(database.db, ann, ref, now())
    expect(await shared(picnics.token)).not.toBeNull()
  })

  it.each(['', 'x', "' or 1=1 --".padEnd(30, 'x'), 'a'.repeat(24), 'a'.repeat(9_999), '../../etc'])(
    'is not found by %j',
    async token => expect(await shared(token)).toBeNull(),
  )
})

describe('the sample member', () => {
  it('keeps what the specification says, through the same query, however often it is seeded', async () => {
    await seedSampleCollections(database.db, SAMPLE_MEMBER.id, NOON)
    const { collections, count, items } = await page(SAMPLE_MEMBER.id)
    expect(collections.map(({ name, count }) => [name, count])).toEqual([
      ['Favorites', 12],
      ['Breakfast', 8],
      ['Lunch', 5],
      ['Dinner', 7],
      ['Desserts', 3],
    ])
    expect(count).toBe(23)
    expect(items.every(({ recipe }) => recipe !== null)).toBe(true)
  })
})
