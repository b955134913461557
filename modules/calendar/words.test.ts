import { describe, expect, it, test } from 'vitest'
import { dayOf } from './day.ts'
import { dateBriefly, dateText, dayText, rangeText, weekdayBriefly } from './words.ts'
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
})
