import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beGuest, beMember, type Query } from '#test/people.ts'
import { allPersonalData, eraseAllPersonalData, moveAllRecords, PERSONAL_DATA } from './personal-data.ts'

let database: TestDatabase
const query: Query = (text, values) => database.pool.query(text, values)
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Every table that leads to a member: by the name of a column, or by a foreign key of any name. */
async function tablesOfMembers(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'member_id'
    union
    select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'member'::regclass
    order by name
  `.execute(database.db)
  return rows.map(({ name }) => name)
}

test('every table with rows of members is on the list of exactly one part, and no list names another', async () => {
  const listed = PERSONAL_DATA.flatMap(({ tables }) => tables).sort()
  expect(listed).toEqual(await tablesOfMembers())
})

test('the rows of a member go with the member, whatever table they are in', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'member'::regclass and confdeltype not in ('c', 'n')
  `.execute(database.db)
  expect(rows).toEqual([])
})

test('a member is told everything that is kept, and afterwards nothing is', async () => {
  const { id, name, email } = await beMember(query, 'ann')
  const memberId = id as MemberId
  const told = await allPersonalData(database.db, memberId)
  expect(Object.keys(told)).toEqual(PERSONAL_DATA.map(({ part }) => part))
  expect(told.account).toMatchObject({ account: [{ id, name, email }], sessions: [{ user_agent: null }] })
  await database.db.transaction().execute(tx => eraseAllPersonalData(tx, memberId))
  const left = await allPersonalData(database.db, memberId)
  expect(Object.values(left).flatMap(kinds => Object.values(kinds).flat())).toEqual([])
})

test("a guest's records may be moved twice", async () => {
  const [guest, ann] = await Promise.all([beGuest(query), beMember(query, 'ann')])
  const move = { from: guest.id as MemberId, to: ann.id as MemberId }
  const moveAll = () => database.db.transaction().execute(tx => moveAllRecords(tx, move))
  await moveAll()
  await moveAll()
})
