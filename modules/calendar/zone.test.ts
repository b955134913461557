import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, type Day, dayOf } from './day.ts'
import { clockIn, dayIn, endOfDay, LONDON, momentAt, offeredZones, startOfDay, type Zone, zoneNamed } from './zone.ts'

const zone = (name: string): Zone => {
  const found = zoneNamed(name)
  if (found === null) throw new Error(`No zone: ${name}`)
  return found
}
const AUCKLAND = zone('Pacific/Auckland')
const LOS_ANGELES = zone('America/Los_Angeles')
const UTC = zone('UTC')
const hoursOf = (day: string, of: Zone) =>
  (endOfDay(dayOf(day), of).getTime() - startOfDay(dayOf(day), of).getTime()) / 3_600_000

describe('a zone', () => {
  it('is one that the IANA lists, in its own spelling', () => {
    expect(zoneNamed('Europe/London')).toBe(LONDON)
    expect(zoneNamed('pacific/auckland')).toBe('Pacific/Auckland')
    expect(zoneNamed('America/Argentina/ComodRivadavia')).not.toBeNull()
  })

  test.each([
    '',
    'London',
    'Europe/',
    '+01:00',
    '-0800',
    'Europe/London; x',
    '../etc/passwd',
    'a'.repeat(5000),
    'Mars/Base',
  ])('is not %j', name => expect(zoneNamed(name)).toBeNull())

  it('that was chosen is offered, also where this machine lists it under another name', () => {
    const old = zone('Asia/Calcutta')
    expect(offeredZones(old)).toContain(old)
    expect(offeredZones(LONDON)).toEqual(offeredZones(LONDON).toSorted())
    expect(offeredZones(LONDON).length).toBeGreaterThan(300)
  })
})

describe('the day of a moment', () => {
  test.each([
    ['2026-11-21T23:59:59Z', '2026-11-21', '2026-11-22', '2026-11-21', '2026-11-21'],
    ['2026-07-12T23:30:00Z', '2026-07-13', '2026-07-13', '2026-07-12', '2026-07-12'],
    ['2026-07-12T07:30:00Z', '2026-07-12', '2026-07-12', '2026-07-12', '2026-07-12'],
    ['2026-07-12T06:59:59Z', '2026-07-12', '2026-07-12', '2026-07-11', '2026-07-12'],
    ['2026-01-01T00:00:00Z', '2026-01-01', '2026-01-01', '2025-12-31', '2026-01-01'],
  ])('%s is %s in London, %s in Auckland, %s in Los Angeles and %s in UTC', (at, london, auckland, angeles, utc) => {
    const days = [LONDON, AUCKLAND, LOS_ANGELES, UTC].map(each => dayIn(new Date(at), each))
    expect(days).toEqual([london, auckland, angeles, utc])
  })
})

describe('a day of a zone', () => {
  test.each([
    ['Europe/London', '2026-03-29', 23],
    ['Europe/London', '2026-10-25', 25],
    ['America/Los_Angeles', '2026-03-08', 23],
    ['America/Los_Angeles', '2026-11-01', 25],
    ['Pacific/Auckland', '2026-09-27', 23],
    ['Pacific/Auckland', '2026-04-05', 25],
    ['UTC', '2026-03-29', 24],
    // Clocks there change by half an hour.
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    // It was left out, to be on the other side of the date line.
    ['Pacific/Apia', '2011-12-30', 0],
  ])('%s %s has %d hours', (name, day, hours) => {
    expect(hoursOf(day, zone(name))).toBe(hours)
  })

  test.each([
    ['in winter', '2026-11-21', '2026-11-22T00:00:00.000Z'],
    ['in summer an hour before that of Greenwich', '2026-07-01', '2026-07-01T23:00:00.000Z'],
    ['before the clocks go forward', '2026-03-28', '2026-03-29T00:00:00.000Z'],
    ['on the day they go forward', '2026-03-29', '2026-03-29T23:00:00.000Z'],
    ['on the day they go back', '2026-10-25', '2026-10-26T00:00:00.000Z'],
  ])('ends in London %s', (_, day, end) => {
    expect(endOfDay(dayOf(day), LONDON).toISOString()).toBe(end)
  })

  it('begins at one o’clock where clocks go forward at midnight', () => {
    const cairo = zone('Africa/Cairo')
    expect(clockIn(startOfDay(dayOf('2026-04-24'), cairo), cairo)).toEqual({
      day: '2026-04-24',
      hour: 1,
      minute: 0,
      second: 0,
    })
  })

  it('begins with its first moment, in any zone', () => {
    const anyDay = fc.integer({ min: 0, max: 20_000 }).map(days => addDays(dayOf('1990-01-01'), days))
    const anyZone = fc.constantFrom(...offeredZones(LONDON))
    fc.assert(
      fc.property(anyDay, anyZone, (day, of) => {
        const start = startOfDay(day, of)
        const end = endOfDay(day, of)
        // Samoa and three atolls each left a day out once.
        if (start.getTime() === end.getTime()) return expect(dayIn(start, of) > day).toBe(true)
        expect(dayIn(start, of)).toBe(day)
        expect(dayIn(new Date(start.getTime() - 1), of) < day).toBe(true)
        expect(dayIn(new Date(end.getTime() - 1), of) >= day).toBe(true)
        expect(dayIn(end, of) > day).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})

describe('a clock', () => {
  const at = (day: string, hour: number, minute: number) => ({ day: dayOf(day), hour, minute, second: 0 })

  it('shows every moment but those of the hour that comes twice', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.constantFrom(LONDON, AUCKLAND, LOS_ANGELES, zone('Asia/Kathmandu'), UTC),
        (moment, of) => {
          const shown = clockIn(moment, of)
          const found = momentAt(shown, of)
          expect(clockIn(found, of)).toEqual(shown)
          expect([0, 3_600_000]).toContain(Math.floor(moment.getTime() / 1000) * 1000 - found.getTime())
        },
      ),
    )
  })

  it('takes the first of an hour that comes twice, and the later for one that is left out', () => {
    expect(momentAt(at('2026-10-25', 1, 30), LONDON).toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(momentAt(at('2026-03-29', 1, 30), LONDON).toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(momentAt(at('2026-11-01', 1, 30), LOS_ANGELES).toISOString()).toBe('2026-11-01T08:30:00.000Z')
    expect(momentAt(at('2026-09-27', 2, 30), AUCKLAND).toISOString()).toBe('2026-09-26T14:30:00.000Z')
  })
})

/** A day of each zone is one whole row: what begins where the last ended. */
it('days lie edge to edge around both clock changes', () => {
  for (const of of [LONDON, AUCKLAND, LOS_ANGELES, UTC]) {
    let day: Day = dayOf('2026-01-01')
    for (let count = 0; count < 400; count++) {
      expect(startOfDay(addDays(day, 1), of)).toEqual(endOfDay(day, of))
      expect(dayIn(startOfDay(day, of), of)).toBe(day)
      day = addDays(day, 1)
    }
  }
})
