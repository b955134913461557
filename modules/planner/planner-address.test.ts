import { describe, expect, test } from 'vitest'
import { dayOf } from '#modules/calendar/day.ts'
import { pickerSearch, readPickerQuery } from './picker-query.ts'
import { daysFrom, placeSearch, readPlace } from './planner-address.ts'
import { weekText } from './week-words.ts'

const TODAY = dayOf('2026-11-25')
const read = (search: string, first: 'monday' | 'sunday' | 'saturday' = 'monday') =>
  readPlace(new URLSearchParams(search), TODAY, first)

describe('the address of a week', () => {
  test('without a date is the member’s own week, with today', () => {
    expect(read('')).toEqual({ place: { from: '2026-11-23', day: TODAY, view: null }, noDay: null })
    expect(read('', 'sunday').place.from).toBe('2026-11-22')
    expect(read('', 'saturday').place.from).toBe(TODAY)
  })

  test.each([
    ['2026-11-26', '2026-11-23'],
    ['2026-11-27', '2026-11-27'],
    ['2026-11-28', '2026-11-28'],
    ['2026-11-29', '2026-11-29'],
    ['2026-11-30', '2026-11-30'],
  ])('on %s, without a date, begins on %s: a week that is nearly over is not planned', (today, from) => {
    const { place } = readPlace(new URLSearchParams(), dayOf(today), 'monday')
    expect(place).toMatchObject({ from, day: today })
  })

  test('may begin on any date, and a day of the week may be chosen', () => {
    expect(read('from=2026-12-03&day=2026-12-05&view=day').place).toEqual({
      ...{ from: '2026-12-03', day: '2026-12-05', view: 'day' },
    })
    expect(read('from=2026-12-03&day=2026-12-25').place.day).toBe('2026-12-03')
    expect(read('day=2026-12-05').place).toMatchObject({ from: '2026-11-30', day: '2026-12-05' })
  })

  test.each(['from=2026-02-30', 'day=2026-13-01', 'from=now', 'from=9999-12-31', 'day=1066-10-14', 'from=%3Cb%3E'])(
    '%s is no day: it is told, and the current week is shown',
    search => {
      const { place, noDay } = read(search)
      expect(noDay).toBe(new URLSearchParams(search).values().next().value)
      expect(place).toEqual(read('').place)
    },
  )

  test('is written as it is read', () => {
    const { place } = read('from=2026-12-03&day=2026-12-05&view=week')
    expect(read(placeSearch(place).slice(1)).place).toEqual(place)
  })
})

test.each([
  ['2026-11-23', '23 to 29 November'],
  ['2026-11-30', '30 November to 6 December'],
  ['2026-12-28', '28 December 2026 to 3 January 2027'],
])('the week from %s is %s', (from, words) => {
  const days = daysFrom(dayOf(from))
  expect(weekText(dayOf(from), days.at(-1) ?? dayOf(from))).toBe(words)
})

describe('what the picker asks for', () => {
  const query = (search: string) => readPickerQuery(new URLSearchParams(search))
  test('is read with all of its filters, and nothing that nobody offers', () => {
    expect(
      query('day=2026-11-25&for=lunch&q= dal &meal=lunch&time=30&diet=vegan&diet=keto&diet=moon&tag=soup'),
    ).toEqual({
      ...{ day: '2026-11-25', for: 'lunch', words: 'dal', meal: 'lunch', minutes: 30 },
      ...{ diets: ['vegan', 'keto'], tags: ['soup'] },
    })
    expect(query('day=2026-11-25&time=29&meal=tea')).toMatchObject({ minutes: null, meal: null })
    expect(query('for=lunch')).toBeNull()
    expect(query('day=2026-02-30')).toBeNull()
  })

  test('is written as it is read', () => {
    const read = query('day=2026-11-25&for=lunch&q=dal&meal=lunch&time=60&diet=vegan&tag=soup&tag=quick')
    expect(read && query(pickerSearch(read).slice(1))).toEqual(read)
  })
})
