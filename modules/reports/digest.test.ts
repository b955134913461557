import { describe, expect, test } from 'vitest'
import { addDays, type Day, dayOf } from '#modules/calendar/day.ts'
import { clockIn, type Zone } from '#modules/calendar/zone.ts'
import { eaten, idOf, stated } from '#modules/food-log/diary.fixture.ts'
import { EMPTY_PROFILE } from '#modules/profile/health-profile.ts'
import { USUAL_UNITS } from '#modules/profile/units.ts'
import type { MemberRecord } from '#modules/progress/record.ts'
import { digestOf, dueWeek, wantedInTime } from './digest.ts'
import { EMAILS } from './emails.tsx'

const ZONES = ['Europe/London', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC'] as Zone[]
const HOUR_MS = 3_600_000

describe('a digest is due', () => {
  test.each(ZONES)('in %s once a week, from seven on the morrow of the week, both clock changes included', zone => {
    const due = new Map<string, string[]>()
    const begin = Date.UTC(2026, 0, 5)
    for (let hour = 0; hour < 24 * 371; hour += 1) {
      const clock = clockIn(new Date(begin + hour * HOUR_MS), zone)
      const week = dueWeek(clock, 'monday')
      if (!week) continue
      expect(week).toHaveLength(7)
      const [first] = week as [Day]
      due.set(first, [...(due.get(first) ?? []), `${clock.day} ${clock.hour}`])
    }
    const weeks = [...due].slice(1, -1)
    expect(weeks.length).toBeGreaterThanOrEqual(51)
    for (const [first, hours] of weeks) {
      expect(hours[0]).toBe(`${addDays(dayOf(first), 7)} 7`)
      expect(hours.at(-1)).toBe(`${addDays(dayOf(first), 9)} 23`)
    }
    const begun = weeks.map(([first]) => dayOf(first))
    expect(begun.slice(1)).toEqual(begun.slice(0, -1).map(day => addDays(day, 7)))
  })

  test('by the first day of week of each', () => {
    const sunday = { day: dayOf('2026-11-22'), hour: 8 }
    expect(dueWeek(sunday, 'sunday')?.[0]).toBe('2026-11-15')
    expect(dueWeek(sunday, 'monday')).toBeNull()
  })

  test('only to whoever wanted it before the week was over where they are', () => {
    const week = dueWeek({ day: dayOf('2026-11-23'), hour: 9 }, 'monday') as readonly Day[]
    const auckland = 'Pacific/Auckland' as Zone
    expect(wantedInTime(new Date('2026-11-22T10:59:00Z'), week, auckland)).toBe(true)
    expect(wantedInTime(new Date('2026-11-22T11:00:00Z'), week, auckland)).toBe(false)
    expect(wantedInTime(new Date('2026-11-22T11:00:00Z'), week, 'UTC' as Zone)).toBe(true)
  })
})

const WEEK = Array.from({ length: 7 }, (_, nth) => addDays(dayOf('2026-11-16'), nth))
const RECORD: MemberRecord = {
  entries: [],
  hasEntries: false,
  water: [],
  measures: [],
  marks: [],
  doses: [],
  targets: [],
  settings: [],
}
const SETUP = { health: EMPTY_PROFILE, units: USUAL_UNITS }
const told = (record: Partial<MemberRecord>, hasFigures = true) =>
  digestOf({ ...RECORD, ...record }, WEEK, { setup: SETUP, hasFigures })

describe('a digest', () => {
  const day = WEEK[2] as Day
  const entries = [eaten(1, { day, one: stated({ energyKcal: 1871, proteinG: 83 }) })]
  const marks = [{ day, status: 'complete' as const, note: '' }]

  test('of a week without anything logged is none', () => {
    expect(told({})).toBeNull()
    const before = addDays(WEEK[0] as Day, -1)
    expect(told({ entries: [eaten(1, { day: before })] })).toBeNull()
    expect(told({ water: [{ id: idOf(3), day, ml: 250, time: null }] })).not.toBeNull()
  })

  test('has figures only where they were chosen, and they are those of the pages', () => {
    const rows = told({ entries, marks })?.figures ?? []
    expect(rows).toContainEqual({ label: 'Days logged in full', detail: '', amount: '1 of 7' })
    expect(rows).toContainEqual(expect.objectContaining({ label: 'Calories', amount: '1,871 kcal' }))
    expect(rows).toContainEqual({ label: 'Protein', detail: 'A day', amount: '83 g' })
    expect(told({ entries, marks }, false)?.figures).toBeNull()
  })

  test('says nothing of anybody’s health in its subject and preview, nor in its words where no figures were chosen', () => {
    const facts = {
      name: 'Ann',
      shop: 'https://shop.example',
      preferencesUrl: 'https://shop.example/e-mail-choices/key',
      unsubscribeUrl: 'https://shop.example/unsubscribe/k',
    }
    const sender = { name: 'T', address: ['1 Street'], email: 'hello@shop.example', companyNumber: '1' }
    const write = (hasFigures: boolean) => {
      const digest = told({ entries, marks }, hasFigures)
      if (!digest) throw new Error('There is one')
      return EMAILS.digest.write({ ...digest, ...facts, sender })
    }
    const { subject, preview } = write(true)
    expect(subject + preview).not.toMatch(/1,871|83|kcal/)
    expect(JSON.stringify(write(true).blocks)).toContain('1,871')
    expect(JSON.stringify(write(false))).not.toMatch(/1,871|83 g|kcal/)
  })
})
