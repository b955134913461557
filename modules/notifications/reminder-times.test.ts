import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { clockIn, type Zone } from '#modules/calendar/zone.ts'
import { dueTimes, LATE_MINUTES } from './reminder-times.ts'

const LONG_AGO = new Date('2020-01-01T00:00:00Z')
const TICK_MS = 5 * 60_000
const TIMES = ['01:30', '06:00', '08:00', '12:15', '22:40']
/** Each with a change of clocks in its month, there and back. */
const MONTHS: [zone: string, first: string][] = [
  ['Europe/London', '2026-03-15'],
  ['Europe/London', '2026-10-15'],
  ['America/Los_Angeles', '2026-03-01'],
  ['America/Los_Angeles', '2026-10-20'],
  ['Pacific/Auckland', '2026-04-01'],
  ['Pacific/Auckland', '2026-09-15'],
]

describe('a month of reminders', () => {
  test.each(MONTHS)(
    'in %s from %s: each once, by two servers of which one or both are away at times',
    (name, first) => {
      const zone = name as Zone
      const told = new Map<string, Date>()
      const from = Date.parse(`${first}T12:00:00Z`)
      for (let tick = 0; tick < (31 * 86_400_000) / TICK_MS; tick += 1) {
        const now = new Date(from + tick * TICK_MS)
        // The first is killed for 40 minutes every five hours, the second all the time but for one tick in three.
        const isUp = [tick % 60 >= 8, tick % 3 === 0 && tick % 60 >= 8]
        for (const _ of isUp.filter(Boolean))
          for (const { day, time } of dueTimes(TIMES, { zone, since: LONG_AGO }, now)) {
            const key = `${day} ${time}`
            // A key is taken once: that is how jobs are noted.
            if (!told.has(key)) told.set(key, now)
          }
      }
      const begin = addDays(dayOf(first), 1)
      for (let nth = 0; nth < 29; nth += 1) {
        const day = addDays(begin, nth)
        for (const time of ['06:00', '08:00', '12:15', '22:40']) {
          const at = told.get(`${day} ${time}`)
          // A time shortly before the quiet hours whose servers were away passes in silence.
          if (time === '22:40' && at === undefined) continue
          const clock = clockIn(at as Date, zone)
          expect(clock.day, `${day} ${time}`).toBe(day)
          const late = clock.hour * 60 + clock.minute - Number(time.slice(0, 2)) * 60 - Number(time.slice(3))
          expect(late, `${day} ${time}`).toBeGreaterThanOrEqual(0)
          expect(late, `${day} ${time}`).toBeLessThan(LATE_MINUTES)
        }
        // At night nobody is woken.
        expect(told.has(`${day} 01:30`)).toBe(false)
      }
    },
  )
})

test('what was due before somebody asked is not told, nor what is an hour ago', () => {
  const zone = 'Europe/London' as Zone
  const now = new Date('2026-11-22T08:30:00Z')
  expect(dueTimes(['08:00'], { zone, since: LONG_AGO }, now)).toEqual([{ day: '2026-11-22', time: '08:00' }])
  expect(dueTimes(['08:00'], { zone, since: new Date('2026-11-22T08:10:00Z') }, now)).toEqual([])
  expect(dueTimes(['07:30', '08:31'], { zone, since: LONG_AGO }, now)).toEqual([])
})

test('a dose of the last half hour before the night is over in the morning', () => {
  const zone = 'Europe/London' as Zone
  expect(dueTimes(['05:10'], { zone, since: LONG_AGO }, new Date('2026-11-22T06:05:00Z'))).toHaveLength(1)
  expect(dueTimes(['22:50'], { zone, since: LONG_AGO }, new Date('2026-11-22T23:05:00Z'))).toEqual([])
})
