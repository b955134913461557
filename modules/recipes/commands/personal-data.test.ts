import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { eraseRows, moveRows } from '#modules/data-rights/commands/covered-rows.ts'
import { exportedRows } from '#modules/data-rights/queries/covered-rows.ts'
import type { Tx } from '#platform/db/database.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beGuest, beMember } from '#test/people.ts'
import { PERSONAL_TABLES } from '../personal-tables.ts'
import { moveByRule } from './personal-data.ts'

const DAY_1 = new Date('2026-11-01T12:00:00Z')
const DAY_2 = new Date('2026-11-02T12:00:00Z')
const DAL = '9000000301'
const CHANA = '9000000331'

let database: TestDatabase
let guest: MemberId
let ann: MemberId

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  const query = (text: string, values: unknown[]) => database.pool.query(text, values)
  guest = (await beGuest(query)).id as MemberId
  ann = (await beMember(query, 'ann')).id as MemberId
})

const save = (member: MemberId, id: string, saved_at: Date, note = '', removed_at: Date | null = null) =>
  database.db
    .insertInto('saved_recipe')
    .values({ member_id: member, recipe_id: id, saved_at, note, removed_at })
    .execute()
const rate = (member: MemberId, id: string, stars: number, rated_at: Date) =>
  database.db.insertInto('recipe_rating').values({ member_id: member, recipe_id: id, stars, rated_at }).execute()
const like = (member: MemberId, id: string, liked_at: Date) =>
  database.db.insertInto('liked_recipe').values({ member_id: member, recipe_id: id, liked_at }).execute()
async function collect(
  member: MemberId,
  name: string,
  ids: readonly string[],
  position = 0,
  deleted_at: Date | null = null,
) {
  const id = crypto.randomUUID()
  const row = { id, member_id: member, key: null, name, position, created_at: DAY_1, deleted_at }
  await database.db.insertInto('recipe_collection').values(row).execute()
  for (const recipe_id of ids)
    await database.db
      .insertInto('collected_recipe')
      .values({ member_id: member, collection_id: id, recipe_id, added_at: DAY_1 })
      .execute()
  return id
}
const bring = (member: MemberId, id: string, name: string, removed_at: Date | null = null) =>
  database.db
    .insertInto('private_recipe')
    .values({
      member_id: member,
      id,
      recipe: JSON.stringify({ name }),
      created_at: DAY_1,
      updated_at: DAY_1,
      removed_at,
    })
    .execute()
const link = (member: MemberId, collection_id: string, token: string) =>
  database.db
    .insertInto('recipe_collection_link')
    .values({ token, member_id: member, collection_id, shared_by: null, created_at: DAY_1 })
    .execute()
async function moveAll(tx: Tx) {
  await moveByRule(tx, { from: guest, to: ann })
  await moveRows(tx, { from: guest, to: ann }, PERSONAL_TABLES)
}
const move = () => database.db.transaction().execute(moveAll)
const of = (member: MemberId) => exportedRows(database.db, member, PERSONAL_TABLES)
const total = async (id: string) =>
  (await sql<object>`select ratings, stars from recipe_rating_total where recipe_id = ${id}`.execute(database.db))
    .rows[0]

describe('a guest’s records become a member’s', () => {
  it('what either saved or liked, since the earlier of the two', async () => {
    await save(guest, DAL, DAY_1)
    await save(guest, '101', DAY_2)
    await save(ann, DAL, DAY_2)
    await save(ann, CHANA, DAY_1)
    await like(guest, DAL, DAY_2)
    await like(ann, DAL, DAY_1)
    await move()
    const { saved_recipes: saved, liked_recipes: liked } = await of(ann)
    expect(saved?.map(({ recipe_id, saved_at }) => [recipe_id, saved_at]).sort()).toEqual([
      ['101', DAY_2],
      [DAL, DAY_1],
      [CHANA, DAY_1],
    ])
    expect(liked).toMatchObject([{ recipe_id: DAL, liked_at: DAY_1 }])
  })

  it('of two ratings the later counts, and everybody’s come to one of them', async () => {
    await database.db.deleteFrom('recipe_rating').execute()
    await rate(guest, DAL, 5, DAY_2)
    await rate(ann, DAL, 1, DAY_1)
    await rate(guest, CHANA, 5, DAY_1)
    await rate(ann, CHANA, 2, DAY_2)
    await move()
    const { recipe_ratings: ratings } = await of(ann)
    expect(Object.fromEntries((ratings ?? []).map(({ recipe_id, stars }) => [recipe_id, stars]))).toEqual({
      [DAL]: 5,
      [CHANA]: 2,
    })
    expect(await total(DAL)).toEqual({ ratings: 1, stars: 5 })
    expect(await total(CHANA)).toEqual({ ratings: 1, stars: 2 })
  })

  it.each([
    ['', '', ''],
    ['mine', '', 'mine'],
    ['', 'theirs', 'theirs'],
    ['same', 'same', 'same'],
    ['less salt', 'more lemon', 'less salt\n\nmore lemon'],
    ['less salt\n\nmore lemon', 'more lemon', 'less salt\n\nmore lemon'],
    ['100 % of it', '%', '100 % of it'],
  ])('two notes are joined: %j and %j', async (mine, theirs, joined) => {
    await save(ann, DAL, DAY_1, mine)
    await save(guest, DAL, DAY_1, theirs)
    await move()
    expect((await of(ann)).saved_recipes?.[0]?.note).toBe(joined)
  })

  it('what either had taken out comes back only where the other keeps it', async () => {
    await save(guest, DAL, DAY_1, 'old', DAY_2)
    await save(guest, CHANA, DAY_1, 'new')
    await save(ann, CHANA, DAY_1, 'thrown away', DAY_2)
    await move()
    expect((await of(ann)).saved_recipes).toMatchObject([{ recipe_id: CHANA, removed_at: null, note: 'new' }])
  })

  it('collections of one name become one, whatever their letters; links to either go on', async () => {
    for (const member of [guest, ann]) {
      await save(member, DAL, DAY_1)
      await save(member, CHANA, DAY_1)
    }
    const theirs = await collect(guest, 'sunday lunch', [DAL, CHANA])
    await collect(guest, 'Picnics', [DAL], 1)
    await collect(guest, 'Gone', [DAL], 2, DAY_2)
    const mine = await collect(ann, 'Sunday Lunch', [DAL], 4)
    await link(guest, theirs, 'a'.repeat(22))
    await link(ann, mine, 'b'.repeat(22))
    await move()
    const { recipe_collections: collections, collected_recipes: collected, collection_links: links } = await of(ann)
    expect(collections?.map(({ name }) => name)).toEqual(['Sunday Lunch', 'Picnics'])
    expect(
      collected
        ?.filter(({ collection_id }) => collection_id === mine)
        .map(({ recipe_id }) => recipe_id)
        .sort(),
    ).toEqual([DAL, CHANA])
    expect(links?.map(({ collection_id }) => collection_id)).toEqual([mine, mine])
  })

  it('every recipe that was imported comes along, but what was removed', async () => {
    await bring(ann, 'a'.repeat(16), 'Pie')
    await bring(guest, 'b'.repeat(16), 'Soup')
    await bring(guest, 'c'.repeat(16), 'Old soup', DAY_2)
    await move()
    const { imported_recipes: own } = await of(ann)
    expect(own?.map(row => row.recipe_name).sort()).toEqual(['Pie', 'Soup'])
  })

  it('once: again changes nothing, and nothing is left with the guest', async () => {
    await bring(guest, 'b'.repeat(16), 'Soup')
    await save(guest, DAL, DAY_1, 'note')
    await rate(guest, DAL, 3, DAY_1)
    await like(guest, DAL, DAY_1)
    await collect(guest, 'Picnics', [DAL])
    await move()
    const once = await of(ann)
    await move()
    expect(await of(ann)).toEqual(once)
    expect(Object.values(await of(guest)).flat()).toEqual([])
  })

  it('all or nothing', async () => {
    await save(guest, DAL, DAY_1)
    const broken = database.db.transaction().execute(async tx => {
      await moveAll(tx)
      throw new Error('half-way')
    })
    await expect(broken).rejects.toThrow('half-way')
    expect((await of(guest)).saved_recipes?.length).toBe(1)
    expect((await of(ann)).saved_recipes).toEqual([])
  })
})

it('a member is told everything, and afterwards nothing is left, of others all', async () => {
  await save(ann, DAL, DAY_1, 'for Ben, no nuts')
  await save(ann, '101', DAY_1)
  await rate(ann, CHANA, 4, DAY_1)
  await like(ann, DAL, DAY_1)
  await link(ann, await collect(ann, 'Picnics', [DAL]), 'c'.repeat(22))
  await bring(ann, 'a'.repeat(16), 'Pie')
  await save(guest, DAL, DAY_1)
  const told = await of(ann)
  expect(told.saved_recipes).toMatchObject([{ recipe_id: '101' }, { recipe_id: DAL, note: 'for Ben, no nuts' }])
  for (const kind of Object.values(told)) expect(kind.length).toBeGreaterThan(0)
  const before = (await total(CHANA)) as { ratings: number }
  await database.db.transaction().execute(tx => eraseRows(tx, ann, PERSONAL_TABLES))
  expect(Object.values(await of(ann)).flat()).toEqual([])
  expect((await of(guest)).saved_recipes?.length).toBe(1)
  expect(await total(CHANA)).toMatchObject({ ratings: before.ratings - 1 })
})
