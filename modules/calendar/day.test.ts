import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, type Day, dayOf, daysBetween, isDay, isRecordDay, WEEKDAYS, weekdayOf, weekOf } from './day.ts'

const day = fc
  .date({ min: new Date('1600-01-01'), max: new Date('2400-01-01'), noInvalidDate: true })
  .map(at => dayOf(at.toISOString().replace(/T.*/, '')))

describe('a day', () => {
  test.each(['2026-11-22', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('is %s', text => {
    expect(isDay(text)).toBe(true)
    expect(dayOf(text)).toBe(text)
  })

  test.each([
    '',
    'today',
    '2026-2-1',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '10000-01-01',
    '2026-11-22T00:00:00Z',
    ' 2026-11-22',
    '２０２６-11-22',
  ])('is not %j', text => {
    expect(isDay(text)).toBe(false)
    expect(() => dayOf(text)).toThrow(RangeError)
  })

  test.each(['0001-01-01', '1999-12-31', '2200-01-01', '9999-12-31', '2026-02-29', 'today'])(
    'of which records may be is not %j',
    text => expect(isRecordDay(text)).toBe(false),
  )

  test.each(['2000-01-01', '2026-11-22', '2199-12-31'])('of which records may be is %s', text => {
    expect(isRecordDay(text)).toBe(true)
  })

  it('is none beyond the last year', () => {
    expect(() => addDays(dayOf('9999-12-31'), 1)).toThrow(RangeError)
    expect(() => addDays(dayOf('0001-01-01'), -1)).toThrow(RangeError)
  })
})

describe('days', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('%s and %d days is %s', (from, days, to) => {
    expect(addDays(dayOf(from), days)).toBe(to)
    expect(daysBetween(dayOf(from), dayOf(to))).toBe(days)
  })

  it('added and taken away are the same days, in the order of their text', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -100_000, max: 100_000 }), (from, days) => {
        const to = addDays(from, days)
        expect(isDay(to)).toBe(true)
        expect(daysBetween(from, to)).toBe(days)
        expect(addDays(to, -days)).toBe(from)
        expect(Math.sign(days)).toBe(to === from ? 0 : to > from ? 1 : -1)
      }),
    )
  })
})

describe('a week', () => {
  test.each([
    ['2026-11-22', 'sunday'],
    ['2026-08-04', 'tuesday'],
    ['2000-01-01', 'saturday'],
    ['1969-07-20', 'sunday'],
  ])('%s is a %s', (text, weekday) => expect(weekdayOf(dayOf(text))).toBe(weekday))

  it('begins where its owner says', () => {
    const sunday = dayOf('2026-11-22')
    expect(weekOf(sunday, 'monday')).toEqual(days('2026-11-16'))
    expect(weekOf(sunday, 'sunday')).toEqual(days('2026-11-22'))
    expect(weekOf(sunday, 'saturday')).toEqual(days('2026-11-21'))
  })

  it('holds the day, seven days in a row, and is the same for each of them', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...WEEKDAYS), (any, first) => {
        const week = weekOf(any, first)
        expect(week).toContain(any)
        expect(weekdayOf(week[0] as Day)).toBe(first)
        expect(week).toEqual(days(week[0] as Day))
        for (const each of week) expect(weekOf(each, first)).toEqual(week)
      }),
    )
  })
})

const days = (first: string) => Array.from({ length: 7 }, (_, index) => addDays(dayOf(first), index))
