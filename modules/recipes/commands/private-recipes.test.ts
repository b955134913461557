import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember } from '#test/people.ts'
import { MOST_PRIVATE_RECIPES, type PrivateRecipe } from '../import/private-recipe.ts'
import { NOTHING_STATED } from '../import/written-recipe.ts'
import { NO_THREADS } from '../queries/no-threads.fixture.ts'
import { privateDraft, privateNames, privateRecipe } from '../queries/private-recipes.ts'
import { savedPage } from '../queries/saved-recipes.ts'
import { IMPORTS } from '../saved/collections.ts'
import { NO_SAVED_QUERY, type SavedQuery } from '../saved/saved-query.ts'
import { purgeRemoved } from './collections.ts'
import { saveRecipe } from './marks.ts'
import { changePrivateRecipe, deletePrivateRecipe, keepPrivateRecipe, restorePrivateRecipe } from './private-recipes.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const LATER = new Date('2026-11-20T13:30:00Z')
const ID = '0123456789abcdef'
const DAL = '9000000301'
const SOUP: PrivateRecipe = {
  name: 'Ann’s soup',
  description: '',
  serves: 2,
  prepMinutes: 10,
  cookMinutes: 20,
  totalMinutes: null,
  dishGrams: null,
  lines: [
    { text: '200 g red lentils', group: null, foodId: 'red-lentils-dried', grams: 200 },
    { text: '3 glugs unobtainium', group: null, foodId: 'no-longer-a-food', grams: 30 },
  ],
  steps: ['Boil.'],
  stated: NOTHING_STATED,
  source: 'https://www.example.com/soup',
}

let database: TestDatabase
let ann: MemberId
let ben: MemberId
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  const query = (text: string, values: unknown[]) => database.pool.query(text, values)
  ann = (await beMember(query, 'ann')).id as MemberId
  ben = (await beMember(query, 'ben')).id as MemberId
})

const keep = (member = ann, id = ID, recipe = SOUP) => keepPrivateRecipe(database.db, member, { id, recipe }, NOW)
const shown = async (member: MemberId, id = ID) => {
  const read = await privateRecipe({ db: database.db, reading: NO_THREADS }, member, id)
  if (!read.ok) throw new Error(read.reason)
  return read.value
}
const names = (member = ann) => privateNames(database.db, member)
const saved = (query: Partial<SavedQuery> = {}, member = ann) => {
  const recipes = {} as Parameters<typeof savedPage>[0]['recipes']
  const deps = { db: database.db, recipes, reading: NO_THREADS, hasProvider: false, now: () => NOW }
  return savedPage(deps, member, { ...NO_SAVED_QUERY, ...query })
}

describe('a recipe that is kept', () => {
  it('is theirs alone, with what its ingredients add up to today', async () => {
    expect(await keep()).toEqual({ ok: true })
    expect(await shown(ben)).toBeNull()
    expect(await privateDraft(database.db, ben, ID)).toBeNull()
    const recipe = await shown(ann)
    expect(recipe).toMatchObject({
      name: 'Ann’s soup',
      time: '30 min',
      source: { site: 'example.com' },
      nutrition: { known: 1, of: 2 },
      contains: 'We cannot tell the allergens: not every food is known, or its packs differ.',
    })
    expect(recipe?.nutrition.serving.energyKcal).toBeGreaterThan(300)
  })

  it('may be put right with what is known of its foods: one that is no longer on the list is none', async () => {
    await keep()
    const draft = await privateDraft(database.db, ann, ID)
    expect(draft?.lines.map(({ foodId, foodName, grams }) => [foodId, foodName, grams])).toEqual([
      ['red-lentils-dried', 'Red lentils, dried', 200],
      [null, null, 30],
    ])
  })

  it('and arrives twice is one, with the later words', async () => {
    await Promise.all([keep(), keep(), keep()])
    await keep(ann, ID, { ...SOUP, name: 'Ann’s better soup' })
    expect(await names()).toEqual([{ id: ID, name: 'Ann’s better soup' }])
  })

  it('may have the id of somebody else’s, and neither knows of the other', async () => {
    await keep(ann)
    await keep(ben, ID, { ...SOUP, name: 'Ben’s' })
    expect([await names(ann), await names(ben)]).toEqual([
      [{ id: ID, name: 'Ann’s soup' }],
      [{ id: ID, name: 'Ben’s' }],
    ])
  })

  it.each(['1', 'x'.repeat(16), '', DAL])('has no id like %j', async id => {
    expect(await shown(ann, id)).toBeNull()
  })
})

describe('a change', () => {
  it('is made by its owner alone', async () => {
    await keep()
    const recipe = { ...SOUP, name: 'Changed' }
    expect(await changePrivateRecipe(database.db, ben, { id: ID, recipe }, LATER)).toMatchObject({ ok: false })
    expect(await changePrivateRecipe(database.db, ann, { id: ID, recipe }, LATER)).toEqual({ ok: true })
    expect(await names()).toEqual([{ id: ID, name: 'Changed' }])
  })

  it('deletes, is undone within the hour, and then no longer', async () => {
    await keep()
    expect(await deletePrivateRecipe(database.db, ben, ID, NOW)).toMatchObject({ reason: 'not-found' })
    expect(await deletePrivateRecipe(database.db, ann, ID, NOW)).toEqual({ ok: true })
    // A second press does not begin the hour anew.
    expect(await deletePrivateRecipe(database.db, ann, ID, LATER)).toEqual({ ok: true })
    expect([await names(), await shown(ann)]).toEqual([[], null])
    expect(await changePrivateRecipe(database.db, ann, { id: ID, recipe: SOUP }, NOW)).toMatchObject({ ok: false })
    expect(await restorePrivateRecipe(database.db, ben, ID)).toMatchObject({ reason: 'not-found' })
    expect(await restorePrivateRecipe(database.db, ann, ID)).toEqual({ ok: true })
    expect(await names()).toHaveLength(1)
    await deletePrivateRecipe(database.db, ann, ID, NOW)
    await purgeRemoved(database.db, LATER)
    expect(await restorePrivateRecipe(database.db, ann, ID)).toMatchObject({ reason: 'not-found' })
  })
})

it('an account keeps so many and no more; what it has can still be changed', async () => {
  const rows = Array.from({ length: MOST_PRIVATE_RECIPES }, (_, place) => ({
    member_id: ann,
    id: place.toString(16).padStart(16, '0'),
    recipe: JSON.stringify(SOUP),
    created_at: NOW,
    updated_at: NOW,
  }))
  await database.db.insertInto('private_recipe').values(rows).execute()
  expect(await keep(ann, 'f'.repeat(16))).toEqual({ ok: false, reason: 'too-many' })
  expect(await keep(ann, '0'.repeat(16))).toEqual({ ok: true })
  expect(await keep(ben)).toEqual({ ok: true })
})

describe('among the saved recipes', () => {
  it('it is with the others and in a list of its own, in no collection', async () => {
    await keep()
    await database.db.transaction().execute(tx => saveRecipe(tx, ann, DAL, new Date(NOW.getTime() + 1)))
    const all = await saved()
    expect(all.items.map(({ id, isImport }) => [id, isImport])).toEqual([
      [DAL, false],
      [ID, true],
    ])
    expect(all.imports).toEqual({ count: 1, isCurrent: false })
    expect(all.items[1]).toMatchObject({
      missing: null,
      collections: [],
      recipe: { path: `/recipes/private/${ID}`, description: 'From example.com', time: '30 min' },
    })
    expect(all.items[1]?.recipe?.calories).toMatch(/^at least \d+ kcal$/)
    const own = await saved({ collection: IMPORTS })
    expect([own.items.map(({ id }) => id), own.imports.isCurrent, own.isUnknown]).toEqual([[ID], true, false])
    expect((await saved({}, ben)).items).toEqual([])
  })

  it('it is found by its words and its time; what nobody said of it, it is not', async () => {
    await keep()
    const ids = async (query: Partial<SavedQuery>) => (await saved(query)).items.map(({ id }) => id)
    expect(await ids({ q: 'SOUP' })).toEqual([ID])
    expect(await ids({ q: 'pie' })).toEqual([])
    expect(await ids({ minutes: 30 })).toEqual([ID])
    expect(await ids({ minutes: 15 })).toEqual([])
    expect(await ids({ kcal: 2000 })).toEqual([])
    expect(await ids({ meal: 'dinner' })).toEqual([])
  })
})
