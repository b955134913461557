import { describe, expect, it, test } from 'vitest'
import { dayOf } from './day.ts'
import { dateBriefly, dateText, dayText, rangeBriefly, rangeText, weekdayBriefly } from './words.ts'
import { LONDON, zoneNamed } from './zone.ts'
import { momentText, placeOf, zonesByRegion } from './zone-words.ts'

describe('words for a day', () => {
  test.each([
    ['2026-08-04', 'today'],
    ['2026-08-03', 'yesterday'],
    ['2026-08-05', 'tomorrow'],
    ['2026-08-06', 'Thursday 6 August'],
    ['2026-01-01', 'Thursday 1 January'],
    ['2025-12-31', 'Wednesday 31 December 2025'],
    ['2027-01-01', 'Friday 1 January 2027'],
  ])('%s, seen from 4 August 2026, is %s', (day, words) => {
    expect(dayText(dayOf(day), dayOf('2026-08-04'))).toBe(words)
  })

  it('say yesterday across a year', () => {
    expect(dayText(dayOf('2025-12-31'), dayOf('2026-01-01'))).toBe('yesterday')
  })

  test.each([
    ['2026-11-23', '2026-11-24', 'Mon 23 to Tue 24 November'],
    ['2026-11-24', '2026-11-24', 'Tue 24 November'],
    ['2026-11-30', '2026-12-01', 'Mon 30 November to Tue 1 December'],
    ['2026-12-28', '2027-01-03', 'Mon 28 December to Sun 3 January'],
    ['2026-01-01', '2026-12-31', 'Thu 1 January to Thu 31 December'],
    ['2026-08-01', '2027-01-30', 'Sat 1 August to Sat 30 January'],
    // A year: neither the month alone nor both without their years say it.
    ['2025-11-28', '2026-11-27', 'Fri 28 November 2025 to Fri 27 November 2026'],
    ['2025-10-01', '2026-09-30', 'Wed 1 October 2025 to Wed 30 September 2026'],
  ])('from %s to %s: %s', (from, to, words) => expect(rangeText(dayOf(from), dayOf(to))).toBe(words))

  it('are the same letters on every machine', () => {
    expect(dateText(dayOf('2026-09-01'))).toBe('1 September 2026')
    expect(weekdayBriefly(dayOf('2026-09-01'))).toBe('Tue')
    const at = new Date('2026-07-12T23:05:00Z')
    expect(momentText(at, LONDON)).toBe('13 July 2026 at 00:05')
    expect(momentText(at, zoneNamed('America/Los_Angeles') ?? LONDON)).toBe('12 July 2026 at 16:05')
  })
})

it('zones are under their part of the world', () => {
  expect(zonesByRegion(['America/Argentina/Buenos_Aires', 'Europe/London', 'Europe/Paris', 'UTC'])).toEqual([
    { region: 'America', zones: [{ zone: 'America/Argentina/Buenos_Aires', name: 'Argentina, Buenos Aires' }] },
    {
      region: 'Europe',
      zones: [
        { zone: 'Europe/London', name: 'London' },
        { zone: 'Europe/Paris', name: 'Paris' },
      ],
    },
    { region: 'UTC', zones: [{ zone: 'UTC', name: 'UTC' }] },
  ])
  expect(placeOf('Pacific/Auckland')).toBe('Auckland')
})

test('a day is said briefly where there is little room', () => {
  expect(dateBriefly(dayOf('2026-11-04'))).toBe('4 Nov')
  expect(rangeBriefly(dayOf('2026-08-30'), dayOf('2026-11-27'))).toBe('30 Aug to 27 Nov')
  expect(rangeBriefly(dayOf('2026-12-28'), dayOf('2027-01-03'))).toBe('28 Dec to 3 Jan')
  expect(rangeBriefly(dayOf('2025-11-28'), dayOf('2026-11-27'))).toBe('28 Nov 2025 to 27 Nov 2026')
})
