import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '#modules/calendar/day.ts'
import { dateText } from '#modules/calendar/words.ts'
import { dayIn, type Zone } from '#modules/calendar/zone.ts'
import { bankHolidaysOf } from './bank-holidays.ts'
import {
  addWorkingDays,
  arrivalText,
  arrivalWindow,
  DELIVERY_RULE_TEXT,
  deliveryChoice,
  deliveryChoices,
  isWorkingDay,
  penceToFreeDelivery,
  vatIncludedPence,
} from './delivery.ts'

const standard = (now: string) => arrivalText(arrivalWindow(new Date(now), 'standard'))
const express = (now: string) => arrivalText(arrivalWindow(new Date(now), 'express'))

describe('what delivery costs', () => {
  test('standard is £2.95 and free from £25, express £4.95 whatever the cart holds', () => {
    expect(deliveryChoice('standard', 2499).pricePence).toBe(295)
    expect(deliveryChoice('standard', 2500).pricePence).toBe(0)
    expect(deliveryChoices(0).map(choice => choice.pricePence)).toEqual([295, 495])
    expect(deliveryChoices(100_000).map(choice => choice.pricePence)).toEqual([0, 495])
  })

  test('what is missing to free delivery is never negative, and adding it makes it free', () => {
    fc.assert(
      fc.property(fc.nat(20_000), subtotal => {
        const missing = penceToFreeDelivery(subtotal)
        expect(missing).toBeGreaterThanOrEqual(0)
        expect(deliveryChoice('standard', subtotal + missing).pricePence).toBe(0)
        if (missing > 0) expect(deliveryChoice('standard', subtotal + missing - 1).pricePence).toBe(295)
      }),
    )
  })

  test('the rule says the figures it goes by', () => {
    expect(DELIVERY_RULE_TEXT).toBe('Delivery is £2.95, free from £25.')
  })
})

describe('VAT inside a price', () => {
  test.each([
    [975, 163],
    [1532, 255],
    [425, 71],
    [0, 0],
  ])('at 20 per cent %d pence hold %d', (gross, vat) => {
    expect(vatIncludedPence(gross, 20)).toBe(vat)
  })

  test('a zero rate holds none, and VAT never exceeds its share by a penny', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), gross => {
        expect(vatIncludedPence(gross, 0)).toBe(0)
        expect(Math.abs(vatIncludedPence(gross, 20) - gross / 6)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})

describe('when a parcel arrives', () => {
  test.each([
    ['Thursday morning', '2026-11-19T09:00:00Z', 'Mon 23 to Tue 24 November', 'Fri 20 November'],
    ['a minute before 2 pm', '2026-11-19T13:59:59Z', 'Mon 23 to Tue 24 November', 'Fri 20 November'],
    ['2 pm sharp', '2026-11-19T14:00:00Z', 'Tue 24 to Wed 25 November', 'Mon 23 November'],
    ['Friday evening', '2026-11-20T19:00:00Z', 'Wed 25 to Thu 26 November', 'Tue 24 November'],
    ['Saturday', '2026-11-21T01:00:00Z', 'Wed 25 to Thu 26 November', 'Tue 24 November'],
    ['Sunday just before midnight', '2026-11-22T23:59:00Z', 'Wed 25 to Thu 26 November', 'Tue 24 November'],
    ['across a month', '2026-11-26T10:00:00Z', 'Mon 30 November to Tue 1 December', 'Fri 27 November'],
    ['Christmas Eve', '2026-12-24T10:00:00Z', 'Wed 30 to Thu 31 December', 'Tue 29 December'],
    ['Christmas Day', '2026-12-25T10:00:00Z', 'Thu 31 December to Mon 4 January', 'Wed 30 December'],
    ['Maundy Thursday after 2 pm', '2027-03-25T15:00:00Z', 'Thu 1 to Fri 2 April', 'Wed 31 March'],
  ])('%s', (_when, now, standardText, expressText) => {
    expect(standard(now)).toBe(standardText)
    expect(express(now)).toBe(expressText)
  })

  test('2 pm is 2 pm in London, in summer as in winter', () => {
    expect(express('2026-07-15T12:59:00Z')).toBe('Thu 16 July')
    expect(express('2026-07-15T13:00:00Z')).toBe('Fri 17 July')
    expect(express('2026-11-18T13:00:00Z')).toBe('Thu 19 November')
  })

  test('the day is the day in London: half past eleven UTC in summer is tomorrow there', () => {
    expect(express('2026-07-12T23:30:00Z')).toBe('Tue 14 July')
  })

  test('the weeks around both clock changes keep their days', () => {
    expect(standard('2026-03-27T10:00:00Z')).toBe('Tue 31 March to Wed 1 April')
    expect(standard('2026-10-23T10:00:00Z')).toBe('Tue 27 to Wed 28 October')
  })

  test('always on working days, after dispatch, standard never before express, within eleven days', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-20'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, now => {
        const slow = arrivalWindow(now, 'standard')
        const fast = arrivalWindow(now, 'express')
        for (const day of [slow.dispatch, slow.from, slow.to, fast.to]) expect(isWorkingDay(day)).toBe(true)
        expect(fast.from > fast.dispatch && slow.from > fast.to && slow.to > slow.from).toBe(true)
        expect(new Date(slow.to).getTime() - now.getTime()).toBeLessThan(11 * 86_400_000)
      }),
    )
  })
})

describe.each(['America/Los_Angeles', 'Pacific/Auckland', 'Europe/London', 'Pacific/Kiritimati'])(
  'on a computer in %s',
  zone => {
    const before = process.env.TZ
    beforeAll(() => {
      process.env.TZ = zone
    })
    afterAll(() => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    })

    test('the same order arrives the same day', () => {
      expect(standard('2026-11-19T13:59:59Z')).toBe('Mon 23 to Tue 24 November')
      expect(express('2026-10-24T23:30:00Z')).toBe('Tue 27 October')
      expect(addWorkingDays(dayOf('2026-03-27'), 1)).toBe('2026-03-30')
    })
  },
)

/** As gov.uk has published them. */
const PUBLISHED = {
  2023: '2 January, 7 April, 10 April, 1 May, 8 May, 29 May, 28 August, 25 December, 26 December',
  2024: '1 January, 29 March, 1 April, 6 May, 27 May, 26 August, 25 December, 26 December',
  2025: '1 January, 18 April, 21 April, 5 May, 26 May, 25 August, 25 December, 26 December',
  2026: '1 January, 3 April, 6 April, 4 May, 25 May, 31 August, 25 December, 28 December',
  2027: '1 January, 26 March, 29 March, 3 May, 31 May, 30 August, 27 December, 28 December',
  2028: '3 January, 14 April, 17 April, 1 May, 29 May, 28 August, 25 December, 26 December',
}

describe('bank holidays of England', () => {
  test.each(Object.entries(PUBLISHED))('%s holds what gov.uk says of that year', (year, published) => {
    const days = bankHolidaysOf(Number(year)).map(day => dateText(day).replace(` ${year}`, ''))
    expect(days.join(', ')).toBe(published)
  })

  test('hold what the law makes of every year that a plan may have', () => {
    for (let year = 2026; year <= 2199; year++) expect(bankHolidaysOf(year)).toEqual(lawfulHolidays(year))
  })

  test.each([
    // New Year's Day of 2028 is a Saturday, which Monday makes up for; 2031 has Good Friday on 11 April.
    ['2027-12-31T15:00:00Z', 'Thu 6 to Fri 7 January'],
    ['2028-04-13T10:00:00Z', 'Wed 19 to Thu 20 April'],
    ['2031-04-10T10:00:00Z', 'Wed 16 to Thu 17 April'],
  ])('keep a parcel of %s until %s', (now, words) => expect(standard(now)).toBe(words))
})

/** Worked out independently of the data: Easter by the Gregorian computus, weekends moved to the next free weekday. */
function lawfulHolidays(year: number): string[] {
  const day = (month: number, date: number) => new Date(Date.UTC(year, month - 1, date))
  const plus = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000)
  const mondayFrom = (date: Date) => plus(date, (8 - date.getUTCDay()) % 7)
  const easter = easterSunday(year)
  const holidays = [
    plus(easter, -2),
    plus(easter, 1),
    mondayFrom(day(5, 1)),
    mondayFrom(day(5, 25)),
    mondayFrom(day(8, 25)),
  ].map(iso)
  for (const fixed of [day(1, 1), day(12, 25), day(12, 26)]) {
    let free = fixed
    while (free.getUTCDay() % 6 === 0 || holidays.includes(iso(free))) free = plus(free, 1)
    holidays.push(iso(free))
  }
  return holidays.sort()
}

function easterSunday(year: number): Date {
  const a = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const moon =
    (19 * a + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const late = Math.floor((a + 11 * moon + 22 * weekday) / 451)
  const sum = moon + weekday - 7 * late + 114
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1))
}

function iso(date: Date): string {
  return dayIn(date, 'UTC' as Zone)
}
