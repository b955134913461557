import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { statements } from '#platform/db/statements.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember, type PersonName } from '#test/people.ts'
import { marksOf, recipeRating } from '../queries/marks.ts'
import { moveBrowserMarks, setMark } from './marks.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const DAL = '9000000301'
const CHANA = '9000000331'
const PROVIDERS = '101'

let database: TestDatabase
let ann: MemberId
let ben: MemberId
let hasProvider = true
const deps = {
  now: () => NOON,
  get hasProvider() {
    return hasProvider
  },
}

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  hasProvider = true
  ann = await newMember('ann')
  ben = await newMember('ben')
})

async function newMember(who: PersonName) {
  const { id } = await beMember((text, values) => database.pool.query(text, values), who)
  return id as MemberId
}
const set = (member: MemberId, id: string, change: object) => setMark(database.db, member, { id, change }, deps)
const marks = async (member: MemberId, ...ids: string[]) => Object.fromEntries(await marksOf(database.db, member, ids))

describe('marks', () => {
  it('are set, kept apart by member, and taken back', async () => {
    expect(await set(ann, DAL, { saved: true, stars: 4 })).toMatchObject({
      ok: true,
      mark: { saved: true, liked: false, stars: 4 },
    })
    await set(ann, PROVIDERS, { liked: true })
    await set(ben, DAL, { liked: true })
    expect(await marks(ann, DAL, PROVIDERS, CHANA)).toEqual({
      [DAL]: { saved: true, liked: false, stars: 4 },
      [PROVIDERS]: { saved: false, liked: true, stars: null },
    })
    expect(await marks(ben, DAL, PROVIDERS)).toEqual({ [DAL]: { saved: false, liked: true, stars: null } })
    await set(ann, DAL, { saved: false, stars: null })
    expect(await marks(ann, DAL)).toEqual({})
  })

  it('twice the same is once', async () => {
    for (let times = 0; times < 2; times++) await set(ann, DAL, { saved: true, liked: true, stars: 2 })
    expect(await marks(ann, DAL)).toEqual({ [DAL]: { saved: true, liked: true, stars: 2 } })
    for (let times = 0; times < 2; times++) await set(ann, DAL, { saved: false, liked: false, stars: null })
    expect(await marks(ann, DAL)).toEqual({})
  })

  it('of a whole page are one statement', async () => {
    const { count } = await statements.countStatements(() =>
      marks(ann, ...Array.from({ length: 40 }, (_, id) => `${id + 1}`)),
    )
    expect(count).toBe(1)
  })

  it('are not set on what is no recipe, and are taken off it', async () => {
    expect(await set(ann, '9999999999', { saved: true })).toEqual({ ok: false, reason: 'unknown-recipe' })
    expect(await set(ann, '9999999999', { saved: false })).toMatchObject({ ok: true })
    hasProvider = false
    expect(await set(ann, PROVIDERS, { stars: 3 })).toEqual({ ok: false, reason: 'unknown-recipe' })
    expect(await set(ann, PROVIDERS, { liked: false, stars: null })).toMatchObject({ ok: true })
  })

  it('end somewhere', async () => {
    await sql`insert into saved_recipe (member_id, recipe_id, saved_at)
      select ${ann}, id::text, ${NOON}::timestamptz from generate_series(1, 5000) as id`.execute(database.db)
    expect(await set(ann, DAL, { saved: true, stars: 5 })).toEqual({ ok: false, reason: 'too-many' })
    expect(await marks(ann, DAL)).toEqual({})
    expect(await set(ann, '17', { saved: true })).toMatchObject({ ok: true })
    expect(await set(ben, DAL, { saved: true })).toMatchObject({ ok: true })
  })

  it('of a provider’s recipe are its id and nothing of its content', async () => {
    await set(ann, PROVIDERS, { saved: true, liked: true, stars: 3 })
    const { rows } = await sql<object>`select * from saved_recipe where member_id = ${ann}`.execute(database.db)
    expect(rows).toEqual([{ member_id: ann, recipe_id: PROVIDERS, saved_at: NOON, removed_at: null, note: '' }])
  })
})

describe('what everybody’s ratings come to', () => {
  const rating = () => recipeRating(database.db, CHANA)
  beforeEach(() => database.db.deleteFrom('recipe_rating').execute())

  it('follows every change', async () => {
    expect(await rating()).toBeNull()
    expect(await set(ann, CHANA, { stars: 5 })).toMatchObject({ rating: { average: 5, ratings: 1 } })
    expect(await set(ben, CHANA, { stars: 2 })).toMatchObject({ rating: { average: 3.5, ratings: 2 } })
    await set(ben, CHANA, { stars: 4 })
    expect(await rating()).toEqual({ average: 4.5, ratings: 2 })
    await set(ann, CHANA, { stars: null })
    expect(await rating()).toEqual({ average: 4, ratings: 1 })
    await sql`delete from member where id = ${ben}`.execute(database.db)
    expect(await rating()).toBeNull()
  })

  it('is right when many rate at the same time', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => newMember('cleo')))
    await Promise.all(members.flatMap((member, nth) => [1 + (nth % 5), 5].map(stars => set(member, CHANA, { stars }))))
    const { rows } = await sql<{ ratings: number; stars: number }>`select count(*)::integer as ratings,
      sum(stars)::integer as stars from recipe_rating where recipe_id = ${CHANA}`.execute(database.db)
    const total = await sql<object>`select ratings, stars from recipe_rating_total where recipe_id = ${CHANA}`.execute(
      database.db,
    )
    expect(total.rows).toEqual(rows)
    expect(rows[0]?.ratings).toBe(12)
  })

  it('is announced, by the recipe’s id, when it changes and only then', async () => {
    const listener = new pg.Client({ connectionString: database.url })
    await listener.connect()
    const heard: string[] = []
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
    await listener.query('listen page_changed')
    await set(ann, CHANA, { stars: 3 })
    await set(ann, CHANA, { stars: 3, saved: true })
    await set(ann, CHANA, { stars: 4 })
    await listener.query('select 1')
    await listener.end()
    expect(heard).toEqual([`rating:${CHANA}`, `rating:${CHANA}`])
  })
})

describe('what a browser kept', () => {
  it('is taken in once, after what the account says already', async () => {
    await set(ann, DAL, { stars: 5 })
    const kept = { saved: [DAL, '9999999999', CHANA], liked: [PROVIDERS], ratings: { [DAL]: 1, [CHANA]: 2 } }
    for (let times = 0; times < 2; times++) await moveBrowserMarks(database.db, ann, kept, deps)
    expect(await marks(ann, DAL, CHANA, PROVIDERS, '9999999999')).toEqual({
      [DAL]: { saved: true, liked: false, stars: 5 },
      [CHANA]: { saved: true, liked: false, stars: 2 },
      [PROVIDERS]: { saved: false, liked: true, stars: null },
    })
    const { rows } = await sql<{ recipe_id: string }>`select recipe_id from saved_recipe where member_id = ${ann}
      order by saved_at desc`.execute(database.db)
    expect(rows.map(row => row.recipe_id)).toEqual([DAL, CHANA])
  })
})
