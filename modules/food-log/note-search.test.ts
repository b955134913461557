import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember } from '#test/people.ts'
import { noteAround, noteWords } from './note-search.ts'
import { notesWith } from './queries/notes.ts'

let database: TestDatabase
let ann: MemberId
let ben: MemberId
const FIRST = dayOf('2024-01-01')

beforeAll(async () => {
  database = await testDatabase()
  const query = (text: string, values: unknown[]) => database.pool.query(text, values)
  ann = (await beMember(query, 'ann')).id as MemberId
  ben = (await beMember(query, 'ben')).id as MemberId
  const notes = Array.from({ length: 1_000 }, (_, nth) => ({
    day: addDays(FIRST, nth),
    note:
      nth % 100 === 7 ? `Slept badly after coffee no ${nth}` : nth === 500 ? '100% Porridge_day' : `Ordinary ${nth}`,
  }))
  await query(
    `insert into diary_day (member_id, day, status, note, changed_at)
     select $1, day, null, note, now() from jsonb_to_recordset($2::jsonb) as row (day date, note text)`,
    [ann, JSON.stringify(notes)],
  )
})
afterAll(() => database.close())

test('of a thousand notes those with all the words are found, the latest first, in one statement', async () => {
  const found = await notesWith(database.db, ann, ' COFFEE  slept ')
  expect(found.count).toBe(10)
  expect(found.notes[0]).toEqual({ day: addDays(FIRST, 907), note: 'Slept badly after coffee no 907' })
  expect(await notesWith(database.db, ann, 'coffee porridge')).toEqual({ notes: [], count: 0 })
  const all = await notesWith(database.db, ann, '')
  expect([all.count, all.notes.length]).toEqual([1_000, 50])
})

test('signs of a pattern are signs, and nobody finds what is another’s', async () => {
  expect((await notesWith(database.db, ann, '100%')).count).toBe(1)
  expect((await notesWith(database.db, ann, '%')).count).toBe(1)
  expect((await notesWith(database.db, ann, 'h_y')).count).toBe(0)
  expect(await notesWith(database.db, ben, '')).toEqual({ notes: [], count: 0 })
})

test('what was found is shown in its sentence', () => {
  expect(noteWords('Tea tea  CAKE')).toEqual(['tea', 'cake'])
  expect(noteAround('Had tea and cake', 'cake tea')).toEqual({ before: 'Had ', found: 'tea', after: ' and cake' })
  const long = `${'before '.repeat(20)}Tea${' after'.repeat(20)}`
  const { before, found, after } = noteAround(long, 'tea')
  expect([before.slice(0, 1), found, after.slice(-1)]).toEqual(['…', 'Tea', '…'])
  expect(before.length + after.length).toBeLessThan(130)
  expect(noteAround('Short', '')).toEqual({ before: 'Short', found: '', after: '' })
})
