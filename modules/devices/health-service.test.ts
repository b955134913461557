import { expect, test } from 'vitest'
import { dayOf } from '#modules/calendar/day.ts'
import { LONDON } from '#modules/calendar/zone.ts'
import { progressOf, readFrom } from './health-service.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test('the first question goes back 30 days, later ones overlap by three', () => {
  const from = (readAt: string | null, now = NOW) =>
    readFrom(readAt === null ? null : new Date(readAt), now, LONDON).toISOString()
  expect(from(null)).toBe('2026-10-21T23:00:00.000Z')
  expect(from('2026-11-20T12:00:00Z')).toBe('2026-11-17T00:00:00.000Z')
  // A clock that was set back since.
  expect(from('2026-12-20T12:00:00Z')).toBe('2026-11-18T00:00:00.000Z')
})

test('thirty days are counted in days, also over the night in which clocks change', () => {
  expect(readFrom(null, new Date('2026-11-23T23:24:00Z'), LONDON).toISOString()).toBe('2026-10-23T23:00:00.000Z')
})

test('progress tells the change and never the weight', () => {
  const weights = [80, 79.5, 78.8].map((weightKg, index) => ({ weightKg, measuredAt: new Date(index) }))
  const days = [10, 20, 30].map(activeMinutes => ({ day: dayOf('2026-11-01'), steps: 1, activeMinutes }))
  const { weightChangeKg, activeMinutes } = progressOf({ weights, days })
  expect(weightChangeKg).toBeCloseTo(-1.2)
  expect(activeMinutes).toBe(20)
  expect(progressOf({ weights: weights.slice(0, 1), days: [] })).toEqual({ weightChangeKg: null, activeMinutes: null })
})
