import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { type JudgedAnswer, judgedAnswers, meanOf } from './search-quality.fixture.ts'

let database: TestDatabase
let answers: readonly JudgedAnswer[]
beforeAll(async () => {
  database = await testDatabase()
  answers = await judgedAnswers(database.db)
})
afterAll(() => database.close())

/** A little below what it came to when it was written, 0.95: better answers raise it, worse ones fail here. */
const FLOOR = 0.94

it('cooks find what they look for, as a whole', () => {
  expect(answers.length).toBeGreaterThanOrEqual(120)
  const worst = answers.toSorted((one, other) => one.ndcg - other.ndcg).slice(0, 5)
  expect(
    meanOf(answers),
    worst.map(({ search, first }) => `${search}: ${first.join('; ')}`).join('\n'),
  ).toBeGreaterThan(FLOOR)
})

it('and nothing that is asked for has an empty page', () => {
  expect(answers.filter(({ first }) => first.length === 0).map(({ search }) => search)).toEqual([])
})

/** Each of these once found nothing, or something else. */
it.each([
  ...['birthday cake', 'iron rich', 'something with leftover rice', 'packed lunch for kids', 'dairy free pudding'],
  ...['with lentils, onion', 'high fibre breakfast', 'low salt soup'],
])('the first answer to %s is what was meant', search => {
  expect(answers.find(answer => answer.search === search)?.first[0]).toMatch(/^[23] /)
})
