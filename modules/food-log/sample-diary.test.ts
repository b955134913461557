import { describe, expect, test } from 'vitest'
import { addDays, type Day, dayOf } from '#modules/calendar/day.ts'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { KG_PER_POUND } from '#modules/nutrition/needs/energy-need.ts'
import { diaryTotals } from './diary-totals.ts'
import { sampleDiary } from './sample-diary.ts'

/** Any day the shop may be opened: each weekday, the ends of months and years, and a leap day. */
const DAYS = [
  ...Array.from({ length: 7 }, (_, nth) => addDays(dayOf('2026-11-16'), nth)),
  ...['2026-12-31', '2027-01-01', '2027-03-01', '2028-02-29', '2031-07-04'].map(dayOf),
]

describe.each(DAYS)('on %s', today => {
  const { entries, water, measures, days } = sampleDiary(today)
  const totals = diaryTotals(entries, [])
  const kcalOn = (day: Day) => {
    const found = totals.get(day)
    return found ? figureOf(found.food, 'energyKcal').amount : 0
  }

  test('the sample member is at 92 % of 2,000 kcal, and at 1.8 litres', () => {
    expect(Math.round((kcalOn(today) / 2_000) * 100)).toBe(92)
    expect(water.filter(({ day }) => day === today).reduce((sum, { ml }) => sum + ml, 0)).toBe(1_800)
  })

  test('the complete ones of the last thirty days average 1,950 kcal', () => {
    const month = days.filter(({ day, status }) => status === 'complete' && day > addDays(today, -30))
    expect(month.length).toBeGreaterThan(20)
    const mean = month.reduce((sum, { day }) => sum + kcalOn(day), 0) / month.length
    expect(Math.round(mean)).toBe(1_950)
  })

  test('they weigh 175 pounds, five fewer than thirty days ago', () => {
    const pounds = (day: Day) =>
      measures.filter(each => each.day === day && each.kind === 'weight').map(({ value }) => value / KG_PER_POUND)
    expect(pounds(today)[0]).toBeCloseTo(175)
    expect(pounds(addDays(today, -30))[0]).toBeCloseTo(180)
  })

  test('every id is there once', () => {
    const ids = [...entries, ...water, ...measures].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
