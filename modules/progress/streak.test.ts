import { expect, test } from 'vitest'
import { addDays, type Day, dayOf, WEEKDAYS } from '#modules/calendar/day.ts'
import { settingProblem } from '#modules/food-log/diary-limits.ts'
import { streakChoice, streakOf, USUAL_STREAK } from './streak.ts'

// A Tuesday.
const TODAY = dayOf('2026-11-24')
const ago = (days: number): Day => addDays(TODAY, -days)

const logged = (...days: number[]) => new Set(days.map(ago))

test('a streak may rest two days of seven, and today is not missed before it is over', () => {
  expect(streakOf(logged(), TODAY)).toEqual({ days: 0, rested: 0 })
  expect(streakOf(logged(1, 2, 3), TODAY)).toEqual({ days: 3, rested: 0 })
  expect(streakOf(logged(0, 1, 3, 5, 6, 7), TODAY)).toEqual({ days: 6, rested: 2 })
  expect(streakOf(logged(0, 1, 2, 6, 7, 8), TODAY)).toEqual({ days: 3, rested: 0 })
})

test('days of the week that do not count are passed over, logged or not', () => {
  const workdays = { ...USUAL_STREAK, counts: WEEKDAYS.slice(1, 6), rests: 0 }
  // Tuesday, Monday, and Friday to Wednesday before the weekend.
  expect(streakOf(logged(0, 1, 4, 5, 6), TODAY, workdays)).toEqual({ days: 5, rested: 0 })
  expect(streakOf(logged(0, 1, 2, 3, 4, 5, 6), TODAY, workdays)).toEqual({ days: 5, rested: 0 })
  expect(streakOf(logged(0, 1, 4, 6), TODAY, workdays)).toEqual({ days: 3, rested: 0 })
  expect(streakOf(logged(0, 1, 4, 6), TODAY, { ...workdays, rests: 1 })).toEqual({ days: 4, rested: 1 })
})

test('one day a week can be a streak, and any lawful choice has an end', () => {
  const tuesdays = { ...USUAL_STREAK, counts: ['tuesday'] as const, rests: 0 }
  expect(streakOf(logged(0, 7, 14), TODAY, tuesdays)).toEqual({ days: 3, rested: 0 })
  expect(streakOf(logged(0), TODAY, { ...USUAL_STREAK, rests: 6 })).toEqual({ days: 1, rested: 0 })
})

test('a choice counts one day at least, and lets fewer rest than count', () => {
  const problem = (value: object) =>
    settingProblem({ name: 'streak', key: 'log', value: { ...USUAL_STREAK, ...value } })
  expect(problem({})).toBeNull()
  expect(problem({ counts: [], rests: 0 })).toContain('one day')
  expect(problem({ counts: ['monday'], rests: 1 })).toContain('Fewer')
  expect(problem({ rests: 7 })).toContain('Fewer')
  expect(problem({ rests: 0.5 })).toContain('Fewer')
  expect(settingProblem({ name: 'streak', key: 'other', value: USUAL_STREAK })).not.toBeNull()
})

test('what was chosen is read from the settings, and the usual where nothing was', () => {
  const value = { ...USUAL_STREAK, isShown: false }
  expect(streakChoice([{ name: 'streak', key: 'log', value }])).toEqual(value)
  expect(streakChoice([{ name: 'glass', key: 'water', value: { ml: 200 } }])).toEqual(USUAL_STREAK)
})
