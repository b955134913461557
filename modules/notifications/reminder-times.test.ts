import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { clockIn, momentAt, type Zone } from '#modules/calendar/zone.ts'
import { isQuiet, type QuietHours, quietOver, USUAL_QUIET_HOURS } from '#modules/profile/quiet-hours.ts'
import { dueTimes, LATE_MINUTES, STILL_MEANT, sendingTime } from './reminder-times.ts'

const LONG_AGO = new Date('2020-01-01T00:00:00Z')
const DOSES = { quiet: USUAL_QUIET_HOURS, stillMeantMinutes: STILL_MEANT.doses }
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
          for (const { day, time } of dueTimes(TIMES, { ...DOSES, zone, since: LONG_AGO }, now)) {
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
  expect(dueTimes(['08:00'], { ...DOSES, zone, since: LONG_AGO }, now)).toEqual([{ day: '2026-11-22', time: '08:00' }])
  expect(dueTimes(['08:00'], { ...DOSES, zone, since: new Date('2026-11-22T08:10:00Z') }, now)).toEqual([])
  expect(dueTimes(['07:30', '08:31'], { ...DOSES, zone, since: LONG_AGO }, now)).toEqual([])
})

test('a dose of the last half hour before the night is over in the morning', () => {
  const zone = 'Europe/London' as Zone
  expect(dueTimes(['05:10'], { ...DOSES, zone, since: LONG_AGO }, new Date('2026-11-22T06:05:00Z'))).toHaveLength(1)
  expect(dueTimes(['22:50'], { ...DOSES, zone, since: LONG_AGO }, new Date('2026-11-22T23:05:00Z'))).toEqual([])
})

describe('quiet hours of one’s own', () => {
  const zone = 'Pacific/Auckland' as Zone
  const at = (day: string, hour: number, minute = 0) => momentAt({ day: dayOf(day), hour, minute, second: 0 }, zone)
  const due = (time: string, quiet: QuietHours | null, now: Date, stillMeantMinutes: number = STILL_MEANT.doses) =>
    dueTimes([time], { zone, quiet, stillMeantMinutes, since: LONG_AGO }, now).map(({ day }) => day)
  const late = { from: '22:00', to: '09:30' }

  test('what falls in them comes when they are over, and not before', () => {
    expect(due('08:00', late, at('2026-11-22', 8))).toEqual([])
    expect(due('08:00', late, at('2026-11-22', 9, 29))).toEqual([])
    expect(due('08:00', late, at('2026-11-22', 9, 30))).toEqual(['2026-11-22'])
    expect(due('08:00', late, at('2026-11-22', 10, 29))).toEqual(['2026-11-22'])
    expect(due('08:00', late, at('2026-11-22', 10, 30))).toEqual([])
  })

  test('a dose of too long ago, or of the day before, is not told at all; the plan of a day is', () => {
    expect(due('05:00', late, at('2026-11-22', 9, 30))).toEqual([])
    expect(due('23:30', late, at('2026-11-23', 9, 30))).toEqual([])
    const noon = { from: '05:00', to: '12:00' }
    expect(due('07:00', noon, at('2026-11-22', 12))).toEqual([])
    expect(due('07:00', noon, at('2026-11-22', 12), STILL_MEANT.plan)).toEqual(['2026-11-22'])
  })

  test('within a day as well as over midnight, and none at all', () => {
    const nap = { from: '13:00', to: '15:00' }
    expect(due('14:00', nap, at('2026-11-22', 14))).toEqual([])
    expect(due('14:00', nap, at('2026-11-22', 15))).toEqual(['2026-11-22'])
    expect(due('23:30', nap, at('2026-11-22', 23, 30))).toEqual(['2026-11-22'])
    expect(due('03:00', null, at('2026-11-22', 3))).toEqual(['2026-11-22'])
  })

  test('what was late when they began passes in silence, unless they are over in time', () => {
    expect(due('21:50', late, at('2026-11-22', 22, 5))).toEqual([])
    const short = { from: '12:00', to: '12:20' }
    expect(due('11:45', short, at('2026-11-22', 12, 10))).toEqual([])
    expect(due('11:45', short, at('2026-11-22', 12, 20))).toEqual(['2026-11-22'])
  })

  test('over a change of clocks they end by the clock, also where it passes their end twice', () => {
    // In Auckland clocks go back from three to two on 5 April and forward from two to three on 27 September 2026.
    const untilHalfPastTwo = { from: '22:00', to: '02:30' }
    const second = new Date(at('2026-04-05', 2, 10).getTime() + 3_600_000)
    expect(isQuiet(second, { zone, quiet: untilHalfPastTwo })).toBe(true)
    expect(quietOver(second, { zone, quiet: untilHalfPastTwo })).toEqual(new Date('2026-04-04T14:30:00Z'))
    const spring = sendingTime(
      { day: dayOf('2026-09-27'), time: '01:00' },
      { zone, quiet: untilHalfPastTwo, stillMeantMinutes: STILL_MEANT.doses },
    )
    expect(clockIn(spring?.from as Date, zone)).toMatchObject({ day: '2026-09-27', hour: 3, minute: 30 })
    const halfHour = 'Australia/Lord_Howe' as Zone
    const quiet = { from: '22:00', to: '06:45' }
    const end = quietOver(new Date('2026-04-04T13:00:00Z'), { zone: halfHour, quiet })
    expect(clockIn(end, halfHour)).toMatchObject({ day: '2026-04-05', hour: 6, minute: 45 })
  })
})
