import { describe, expect, test } from 'vitest'
import { addDays, dayOf, weekdayOf } from '#modules/calendar/day.ts'
import { bankHolidayNotice } from './bank-holiday-notice.ts'
import { bankHolidaysOf, PROCLAIMED_UNTIL } from './bank-holidays.ts'

// As gov.uk lists them for England and Wales (https://www.gov.uk/bank-holidays), those of years gone by as it did.
const LISTED: Record<number, Record<string, string>> = {
  2020: {
    '2020-01-01': "New Year's Day",
    '2020-04-10': 'Good Friday',
    '2020-04-13': 'Easter Monday',
    '2020-05-08': 'Early May bank holiday',
    '2020-05-25': 'Spring bank holiday',
    '2020-08-31': 'Summer bank holiday',
    '2020-12-25': 'Christmas Day',
    '2020-12-28': 'Boxing Day (substitute day)',
  },
  2022: {
    '2022-01-03': "New Year's Day (substitute day)",
    '2022-04-15': 'Good Friday',
    '2022-04-18': 'Easter Monday',
    '2022-05-02': 'Early May bank holiday',
    '2022-06-02': 'Spring bank holiday',
    '2022-06-03': 'Platinum Jubilee bank holiday',
    '2022-08-29': 'Summer bank holiday',
    '2022-09-19': 'Bank Holiday for the State Funeral of Queen Elizabeth II',
    '2022-12-26': 'Boxing Day',
    '2022-12-27': 'Christmas Day (substitute day)',
  },
  2023: {
    '2023-01-02': "New Year's Day (substitute day)",
    '2023-04-07': 'Good Friday',
    '2023-04-10': 'Easter Monday',
    '2023-05-01': 'Early May bank holiday',
    '2023-05-08': 'Bank holiday for the coronation of King Charles III',
    '2023-05-29': 'Spring bank holiday',
    '2023-08-28': 'Summer bank holiday',
    '2023-12-25': 'Christmas Day',
    '2023-12-26': 'Boxing Day',
  },
  2026: {
    '2026-01-01': "New Year's Day",
    '2026-04-03': 'Good Friday',
    '2026-04-06': 'Easter Monday',
    '2026-05-04': 'Early May bank holiday',
    '2026-05-25': 'Spring bank holiday',
    '2026-08-31': 'Summer bank holiday',
    '2026-12-25': 'Christmas Day',
    '2026-12-28': 'Boxing Day (substitute day)',
  },
  2027: {
    '2027-01-01': "New Year's Day",
    '2027-03-26': 'Good Friday',
    '2027-03-29': 'Easter Monday',
    '2027-05-03': 'Early May bank holiday',
    '2027-05-31': 'Spring bank holiday',
    '2027-08-30': 'Summer bank holiday',
    '2027-12-27': 'Christmas Day (substitute day)',
    '2027-12-28': 'Boxing Day (substitute day)',
  },
}

test.each(Object.keys(LISTED).map(Number))('%d has the bank holidays that gov.uk lists', year => {
  expect(Object.fromEntries([...bankHolidaysOf(year)].toSorted())).toEqual(LISTED[year])
})

// Among them the earliest and the latest that there can be.
test.each([
  '1818-03-22',
  '1943-04-25',
  '2000-04-23',
  '2008-03-23',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2031-04-13',
  '2032-03-28',
  '2035-03-25',
  '2038-04-25',
  '2285-03-22',
])('Easter Sunday is on %s, between two holidays', sunday => {
  const holidays = bankHolidaysOf(Number(sunday.slice(0, 4)))
  expect(holidays.get(addDays(dayOf(sunday), -2))).toBe('Good Friday')
  expect(holidays.get(addDays(dayOf(sunday), 1))).toBe('Easter Monday')
})

test('every year has eight regular ones or more, none of them at a weekend', () => {
  for (let year = 2020; year <= 2120; year += 1) {
    const days = [...bankHolidaysOf(year).keys()]
    expect(days.length, String(year)).toBeGreaterThanOrEqual(8)
    for (const day of days) {
      expect(Number(day.slice(0, 4))).toBe(year)
      expect(['saturday', 'sunday']).not.toContain(weekdayOf(day))
    }
  }
})

describe('whoever starts the shop', () => {
  const daysBefore = (days: number) => new Date(`${addDays(PROCLAIMED_UNTIL, -days)}T12:00:00Z`)

  test('is told when single holidays are known for less than 180 days', () => {
    expect(bankHolidayNotice(daysBefore(180))).toBeNull()
    for (const days of [179, 0, -400]) expect(bankHolidayNotice(daysBefore(days))).toMatch(/known until 31 December/)
  })

  test('goes by the day in London', () => {
    const summer = new Date(`${addDays(PROCLAIMED_UNTIL, -180)}T23:30:00Z`)
    expect(bankHolidayNotice(summer)).toMatch(/^Bank holidays: /)
  })
})
