import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#modules/calendar/day.ts'
import { eaten, MON, stated, TUE } from '#modules/food-log/diary.fixture.ts'
import type { DayMark, DiaryEntry } from '#modules/food-log/diary.ts'
import { calorieChart, targetWords } from './calorie-chart.ts'
import { addedUp, meanOf, type NamedDose } from './counted-days.ts'
import { type OverviewRecord, overviewOf, wholePercents } from './overview.ts'
import { chartDays, firstDayOf, overviewSearch, readOverviewPlace } from './overview-view.ts'
import { foldedSources, namedPortions, sourcesOf } from './sources.ts'

const food = { energyKcal: 500, proteinG: 20, carbohydrateG: 60, fatG: 15, ironMg: 3 }
const entry = (number: number, change: Partial<DiaryEntry> = {}) => eaten(number, { one: stated(food), ...change })
const mark = (day: DayMark['day'], status: DayMark['status']): DayMark => ({ day, status, note: '' })

const record = ({ entries = [], doses = [], marks = [], ...change }: Partial<OverviewRecord> = {}): OverviewRecord => ({
  ...addedUp({ entries, doses, marks }),
  water: [],
  measures: [],
  today: TUE,
  from: TUE,
  goalKcal: 2000,
  nutrients: [{ key: 'ironMg', least: 8.7 }],
  ...change,
})

describe('the dashboard', () => {
  test('tells of today as it is, and of a week what its complete days are on average', () => {
    const entries = [entry(1), entry(2), entry(3, { day: TUE }), entry(4, { day: addDays(MON, -1) })]
    const marks = [mark(MON, 'complete'), mark(addDays(MON, -1), 'partial')]
    const today = overviewOf(record({ entries, marks }))
    expect([today.countedDays, today.energy?.amount]).toEqual([1, 500])
    const week = overviewOf(record({ entries, marks, from: addDays(TUE, -6) }))
    expect([week.countedDays, week.energy?.amount]).toEqual([1, 1000])
    expect(week.nutrients[0]).toMatchObject({ amount: 6, percent: 68, isPart: false })
  })

  test('has nothing to average without a complete day, and says nothing of a day that nothing was logged on', () => {
    const entries = [entry(1)]
    expect(overviewOf(record({ entries, from: MON }))).toMatchObject({ countedDays: 0, energy: null, nutrients: [] })
    expect(overviewOf(record({ entries }))).toMatchObject({ countedDays: 0, energy: null })
  })

  test('says of what is not wholly known that it may be more, and where a figure comes from', () => {
    const entries = [entry(1, { day: TUE }), eaten(2, { day: TUE, one: stated({ energyKcal: 400 }) })]
    const { energy, nutrients } = overviewOf(record({ entries }))
    expect([energy?.amount, energy?.isPart, nutrients[0]?.isPart]).toEqual([900, false, true])
    expect(nutrients[0]?.sources).toEqual([{ name: 'Cake at work', amount: 3, isPart: true }])
  })

  test('tells whether a week had more or less of a nutrient than the one before it', () => {
    const days = [addDays(TUE, -1), addDays(TUE, -8)]
    const marks = days.map(day => mark(day, 'complete'))
    const trendFor = (lately: number, before: number) => {
      const ate = (nth: number, ironMg: number) => entry(nth, { day: days[nth - 1] ?? TUE, one: stated({ ironMg }) })
      const entries = [ate(1, lately), ate(2, before), entry(3, { day: TUE })]
      return overviewOf(record({ entries, marks })).nutrients[0]?.trend
    }
    expect([trendFor(6, 3), trendFor(3, 6), trendFor(6, 6.2)]).toEqual(['more', 'less', 'as before'])
  })

  test('counts water and minutes by the day', () => {
    const water = [
      { id: 'a', day: TUE, ml: 250, time: null },
      { id: 'b', day: TUE, ml: 500, time: null },
      { id: 'c', day: MON, ml: 999, time: null },
    ]
    const measures = [{ id: 'd', day: TUE, time: null, kind: 'activity', value: 42, words: '' }]
    expect(overviewOf(record({ entries: [entry(1, { day: TUE })], water, measures }))).toMatchObject({
      waterMl: 750,
      activeMinutes: 42,
    })
  })
})

test('what is told where a figure comes from adds up to the figure', () => {
  const amounts = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom('Dal', 'Toast', 'Tea')), {
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(amounts, all => {
      const entries = all.map(([quarters, name], index) =>
        entry(index + 1, {
          what: { kind: 'quick', name },
          amount: { times: quarters / 4, grams: null, measure: null },
        }),
      )
      const day = meanOf(addedUp({ entries, doses: [], marks: [] }).totals, [MON])
      const told = sourcesOf(namedPortions(entries), [], 'ironMg', 1)
      expect(new Set(told.map(({ name }) => name)).size).toBe(told.length)
      const sum = told.reduce((so, { amount }) => so + amount, 0)
      expect(sum).toBeCloseTo(day?.food.lower[26] ?? 0, 4)
    }),
  )
})

test('of many sources the largest eight are told, and the others together', () => {
  const of = (count: number) =>
    [...Array(count).keys()].map(nth => ({ name: `Food ${nth}`, amount: 20 - nth, isPart: nth === 9 }))
  expect(foldedSources(of(8))).toEqual(of(8))
  expect(foldedSources(of(9)).at(-1)).toEqual({ name: 'One more', amount: 12, isPart: false })
  expect(foldedSources(of(10)).at(-1)).toEqual({ name: '2 more', amount: 12 + 11, isPart: true })
})

test('whole per cents add up to a hundred, each next to its true share', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 6 }), parts => {
      const sum = parts.reduce((so, part) => so + part, 0)
      const percents = wholePercents(parts)
      expect(percents.reduce((so, part) => so + part, 0)).toBe(sum === 0 ? 0 : 100)
      for (const [index, part] of parts.entries())
        expect(Math.abs((percents[index] ?? 0) - (sum === 0 ? 0 : (part / sum) * 100))).toBeLessThan(1)
    }),
  )
})

describe('the calorie chart', () => {
  const chart = (kcal: number, planned = 0) =>
    calorieChart([MON, TUE], {
      ...addedUp({ entries: [entry(1, { one: stated({ energyKcal: kcal }) })], doses: [], marks: [] }),
      planned: new Map([[TUE, planned]]),
      marks: [mark(MON, 'complete')],
      goalKcal: 2000,
    })

  test('goes to 3,000, or as far as a day needs', () => {
    expect([chart(1900).scaleKcal, chart(3001).scaleKcal, chart(100, 4100).scaleKcal]).toEqual([3000, 3500, 4500])
  })

  test('averages complete days alone, and draws nothing for a day that nothing was logged on', () => {
    expect(chart(1900, 600)).toMatchObject({
      averageKcal: 1900,
      completeDays: 1,
      days: [{ kcal: 1900 }, { kcal: null, plannedKcal: 600 }],
    })
  })

  test('writes no nought for a day on which tablets alone were logged, and averages it into nothing', () => {
    const doses = [{ day: TUE, amounts: {}, doses: 1, name: 'Vitamin D' } as NamedDose]
    const days = calorieChart([MON, TUE], {
      ...addedUp({ entries: [entry(1)], doses, marks: [] }),
      ...{ planned: new Map(), marks: [mark(MON, 'complete'), mark(TUE, 'not tracked')], goalKcal: 2000 },
    }).days
    expect(days.map(({ kcal }) => kcal)).toEqual([500, null])
  })

  test('is on target within a tenth, and else says by how much it is not', () => {
    const words = (kcal: number) => targetWords(kcal, 2000, off => `${off} kcal`)
    expect([1800, 2200, 1799, 2300].map(words)).toEqual([
      'On target',
      'On target',
      '201 kcal below your goal',
      '300 kcal above your goal',
    ])
  })
})

describe('the address', () => {
  test('is as short as it can be, and is read as it was written', () => {
    expect(overviewSearch({ view: 'today', span: 'week' })).toBe('/dashboard')
    for (const view of ['today', 'week', 'month', '30-days'] as const)
      for (const span of ['week', 'month'] as const) {
        const [, search = ''] = overviewSearch({ view, span }).split('?')
        expect(readOverviewPlace(new URLSearchParams(search))).toEqual({ view, span })
      }
    expect(readOverviewPlace(new URLSearchParams('view=nonsense&chart=constructor'))).toEqual({
      view: 'today',
      span: 'week',
    })
  })

  test('a view has its days, and a month all of them', () => {
    expect(firstDayOf('week', TUE, 'monday')).toBe(MON)
    expect(firstDayOf('month', TUE, 'monday')).toBe('2026-11-01')
    expect(firstDayOf('30-days', TUE, 'monday')).toBe('2026-10-26')
    expect(chartDays('month', TUE, 'monday')).toHaveLength(30)
    expect(chartDays('week', TUE, 'sunday')[0]).toBe('2026-11-22')
  })
})
