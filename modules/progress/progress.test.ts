import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { eaten, MON, stated } from '#modules/food-log/diary.fixture.ts'
import type { DayMark, Measure } from '#modules/food-log/diary.ts'
import { NO_CHOICES } from '#modules/goals/targets.ts'
import { EMPTY_PROFILE } from '#modules/profile/health-profile.ts'
import { scaleFor } from './chart-scale.ts'
import { addedUp, type NamedDose } from './counted-days.ts'
import { progressCsv } from './progress-csv.ts'
import { changeOfMonth, measureSeries, nutrientSeries, weightTrend } from './progress-series.ts'
import { periodBefore, progressSearch, readProgressPlace } from './progress-view.ts'
import type { MemberRecord } from './record.ts'
import { shownProgress } from './shown-progress.ts'

const TODAY = addDays(MON, 60)
const ago = (days: number): Day => addDays(TODAY, -days)
const complete = (day: Day): DayMark => ({ day, status: 'complete', note: '' })
const weight = (day: Day, value: number): Measure => ({ id: day, day, time: null, kind: 'weight', value, words: '' })
const NOTHING: MemberRecord = {
  entries: [],
  hasEntries: false,
  water: [],
  measures: [],
  marks: [],
  doses: [],
  targets: [],
  settings: [],
}

describe('the address of the progress', () => {
  test('is read as it was written, and asks for thirty days where it asks for nonsense', () => {
    const usual = readProgressPlace(new URLSearchParams(), TODAY)
    expect([usual.from, usual.to, usual.period]).toEqual([ago(29), TODAY, 30])
    const asked = { ...usual, from: ago(40), to: ago(12), period: null, compares: true, nutrient: 'ironMg' } as const
    const written = progressSearch({ ...asked, figures: 'days' })
    expect(readProgressPlace(new URLSearchParams(written.split('?')[1]), TODAY)).toEqual({ ...asked, figures: 'days' })
    for (const wrong of [
      'days=12',
      'days=toString',
      `from=${TODAY}&to=${ago(3)}`,
      'from=2026-02-30&to=2026-03-01',
      `from=${ago(3)}&to=${addDays(TODAY, 1)}`,
      'of=constructor&figures=toString',
    ])
      expect(readProgressPlace(new URLSearchParams(wrong), TODAY), wrong).toEqual(usual)
  })

  test('what is compared are as many days right before', () => {
    expect(periodBefore({ from: ago(29), to: TODAY })).toEqual({ from: ago(59), to: ago(30) })
    expect(periodBefore({ from: MON, to: MON })).toEqual({ from: addDays(MON, -1), to: addDays(MON, -1) })
  })
})

describe('a line', () => {
  test('of food has complete days alone, and weeks that end with the period', () => {
    const days = [0, 1, 8, 9]
    const entries = days.map((each, nth) =>
      eaten(nth + 1, { day: ago(each), one: stated({ energyKcal: 1000 + each * 100 }) }),
    )
    const logged = addedUp({ entries, doses: [], marks: [complete(ago(1)), complete(ago(8)), complete(ago(9))] })
    const { points, weeks, mean } = nutrientSeries(logged, 'energyKcal', ago(29), TODAY)
    expect(points.map(({ value }) => value)).toEqual([1900, 1800, 1100])
    expect(weeks).toEqual([
      { from: ago(13), days: 2, value: 1850 },
      { from: ago(6), days: 1, value: 1100 },
    ])
    expect(mean).toBeCloseTo(1600)
  })

  test('of a weight has the last of each day, a trend from seven on, and the change of a month', () => {
    const measures = [...Array(15).keys()].map(nth => weight(ago(42 - nth * 3), 80 - nth * 0.2))
    expect(measureSeries([...measures, weight(ago(0), 70)], 'weight', ago(5), TODAY).points).toEqual([
      { day: ago(3), value: expect.closeTo(77.4) },
      { day: ago(0), value: 70 },
    ])
    expect(weightTrend(measures.slice(0, 6), ago(42), TODAY)).toEqual([])
    const trend = weightTrend(measures, ago(42), TODAY)
    expect([trend[0]?.day, trend.at(-1)?.day, trend.length]).toEqual([ago(42), ago(0), 15])
    expect(trend.at(-1)?.value).toBeCloseTo(77.2, 0)
    expect(changeOfMonth(measureSeries(measures, 'weight', ago(60), TODAY).points)).toBeCloseTo(-2)
    expect([changeOfMonth([]), changeOfMonth([{ day: TODAY, value: 70 }])]).toEqual([null, null])
  })
})

test('a scale has round lines around all that is drawn', () => {
  expect(scaleFor([1785, 2125]).lines).toEqual([1600, 1800, 2000, 2200])
  expect(scaleFor([77.2, 80]).lines).toEqual([77, 78, 79, 80])
  expect(scaleFor([]).lines).toEqual([0, 1])
  for (const values of [[0], [5], [0.1, 0.2], [3, 3000], [1949, 1951], [0, 0]]) {
    const { least, most, lines } = scaleFor(values)
    expect(least).toBeLessThanOrEqual(Math.min(...values))
    expect(most).toBeGreaterThanOrEqual(Math.max(...values))
    expect(most).toBeGreaterThan(least)
    expect(lines.length).toBeLessThanOrEqual(5)
  }
})

describe('the progress', () => {
  const place = readProgressPlace(new URLSearchParams(), TODAY)
  const entries = [eaten(1, { day: ago(20), one: stated({ energyKcal: 1800 }) })]

  test('holds a day against the goal that it had, whatever the goal became', () => {
    const kept = { ...NO_CHOICES, calories: { from: 'own', kcal: 2400 }, energyKcal: 2400 } as never
    const before = { ...NO_CHOICES, calories: { from: 'own', kcal: 1800 }, energyKcal: 1800 } as never
    const targets = [
      { fromDay: ago(50), targets: before },
      { fromDay: ago(2), targets: kept },
    ]
    const record = { ...NOTHING, entries, marks: [complete(ago(20))], targets }
    expect(shownProgress(record, { place, today: TODAY, health: EMPTY_PROFILE }).goalKcal).toBe(1800)
  })

  test('of somebody who logged nothing is the next step', () => {
    expect(shownProgress(NOTHING, { place, today: TODAY, health: EMPTY_PROFILE })).toMatchObject({
      isNew: true,
      weightNowKg: null,
      energy: { mean: null, points: [] },
    })
  })
})

test('the file tells each day, what is not known as not known, and no formula', () => {
  const record = {
    ...NOTHING,
    entries: [eaten(1, { day: TODAY, one: stated({ energyKcal: 400, proteinG: 20 }) })],
    water: [
      { id: 'a', day: TODAY, ml: 250, time: null },
      { id: 'b', day: TODAY, ml: 500, time: null },
    ],
    measures: [weight(TODAY, 79.379)],
    marks: [{ ...complete(TODAY), note: '=HYPERLINK("https://elsewhere.test")' }],
  }
  const [head = '', first, last = ''] = progressCsv(record, ago(1), TODAY).split('\r\n')
  expect(head).toMatch(/^\ufeffDay,Status,Weight \(kg\),Active minutes,Water \(ml\),Energy \(kcal\),Known,/)
  expect(first).toMatch(new RegExp(`^${ago(1)},,,,,`))
  expect(last).toMatch(new RegExp(`^${TODAY},complete,79.379,,750,400,,`))
  expect(last).toContain(',,not known,')
  expect(last.endsWith(`,"'=HYPERLINK(""https://elsewhere.test"")"`)).toBe(true)
})

test('of a day on which tablets alone were logged the file writes no nought', () => {
  const doses = [{ day: TODAY, amounts: { vitaminDUg: 10 }, doses: 1, name: 'Vitamin D' } as unknown as NamedDose]
  const record = { ...NOTHING, doses, marks: [{ ...complete(TODAY), status: 'not tracked' as const }] }
  const [head = '', line = ''] = progressCsv(record, TODAY, TODAY).split('\r\n')
  const cell = (name: string, beside = 0) => line.split(',')[head.split(',').indexOf(name) + beside]
  expect([cell('Energy (kcal)'), cell('Energy (kcal)', 1)]).toEqual(['', 'not known'])
  expect([cell('Vitamin D (µg)'), cell('Vitamin D (µg)', 1)]).toEqual(['10', 'at least'])
})

test.each(['  =1+1', '＝1+1', '\n=1', '\u00a0@SUM(A1)', '+44 20'])(
  'the note %j is a text in it, and no formula',
  note => {
    const record = { ...NOTHING, marks: [{ ...complete(TODAY), note }] }
    expect(progressCsv(record, TODAY, TODAY).trimEnd().endsWith(`,"'${note}"`)).toBe(true)
  },
)
