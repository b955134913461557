import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { BLIND_SEARCHES, SECOND_BLIND_SEARCHES } from './blind-searches.fixture.ts'
import { LEARNED_SEARCHES, PUT_AWAY_SEARCHES } from './fresh-searches.fixture.ts'
import { type JudgedAnswer, judgedAnswers, meanOf } from './search-quality.fixture.ts'

let database: TestDatabase
let answers: readonly JudgedAnswer[]
let learned: readonly JudgedAnswer[]
let putAway: readonly JudgedAnswer[]
let blind: readonly JudgedAnswer[]
let secondBlind: readonly JudgedAnswer[]
beforeAll(async () => {
  database = await testDatabase()
  answers = await judgedAnswers(database.db)
  learned = await judgedAnswers(database.db, LEARNED_SEARCHES)
  putAway = await judgedAnswers(database.db, PUT_AWAY_SEARCHES)
  blind = await judgedAnswers(database.db, BLIND_SEARCHES)
  secondBlind = await judgedAnswers(database.db, SECOND_BLIND_SEARCHES)
})
afterAll(() => database.close())

/** A little below what it came to when it was written, 0.95: better answers raise it, worse ones fail here. */
const FLOOR = 0.94
const LEARNED_FLOOR = 0.87
const PUT_AWAY_FLOOR = 0.86
/** 0.890 and 0.899; the first was 0.817 before anything was learned from it. */
const BLIND_FLOOR = 0.88
const SECOND_BLIND_FLOOR = 0.895

it('cooks find what they look for, as a whole', () => {
  expect(answers.length).toBeGreaterThanOrEqual(120)
  const worst = answers.toSorted((one, other) => one.ndcg - other.ndcg).slice(0, 5)
  expect(
    meanOf(answers),
    worst.map(({ search, first }) => `${search}: ${first.join('; ')}`).join('\n'),
  ).toBeGreaterThan(FLOOR)
})

/** Judged before they were asked: what somebody may expect whose search nobody tuned for. */
it('cooks find what nobody had tuned for', () => {
  expect(meanOf(learned)).toBeGreaterThan(LEARNED_FLOOR)
  expect(meanOf(putAway)).toBeGreaterThan(PUT_AWAY_FLOOR)
  expect(meanOf(blind)).toBeGreaterThan(BLIND_FLOOR)
  expect(meanOf(secondBlind)).toBeGreaterThan(SECOND_BLIND_FLOOR)
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
