import { describe, expect, it } from 'vitest'
import { addDays, type Day, dayOf } from '#modules/calendar/day.ts'
import type { GoalAim } from '#modules/goals/own-goals.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { type DayIntake, dayIntake } from '#modules/nutrition/intake/day-intake.ts'
import { statedIntake } from '#modules/nutrition/intake/intake.ts'
import { NUTRIENT_INDEX } from '#modules/nutrition/nutrients.ts'
import { type GoalRecord, goalProgress } from './goal-progress.ts'
import { goalWords } from './goal-words.ts'

const TODAY = dayOf('2026-11-19')
const ago = (days: number) => addDays(TODAY, -days)

const EMPTY: GoalRecord = {
  today: TODAY,
  complete: new Set(),
  totals: new Map(),
  parts: new Map(),
  foods: FOODS_BY_ID,
  waterMl: new Map(),
  measures: [],
}

/** A day of so much fibre, and so much more that nobody knows of. */
function fibre(known: number, more = 0): DayIntake {
  const intake = statedIntake({}, { rest: 'none', grams: 400 })
  const place = NUTRIENT_INDEX.fibreG
  intake.lower[place] = known
  intake.upper[place] = known + more
  return dayIntake([{ intake, added: null, servings: 1 }], [])
}

const complete = (...days: number[]) => new Set(days.map(ago))
const totals = (by: Record<number, DayIntake>) =>
  new Map(Object.entries(by).map(([days, intake]): [Day, DayIntake] => [ago(Number(days)), intake]))

const LEAST: GoalAim = { kind: 'nutrient', key: 'fibreG', sense: 'at least', amount: 30, days: 3 }
const MOST: GoalAim = { ...LEAST, sense: 'at most' }

function states(aim: GoalAim, record: Partial<GoalRecord>) {
  const progress = goalProgress(aim, { ...EMPTY, ...record })
  if (progress.kind === 'weight') throw new Error('A weight has no days')
  return { states: progress.days.map(({ state }) => state).toReversed(), verdict: progress.verdict }
}

describe('a least of a nutrient', () => {
  it('is met as soon as it is, and missed only once a day is over and all of it is known', () => {
    const record = {
      totals: totals({ 0: fibre(31), 1: fibre(20), 2: fibre(20), 3: fibre(20, 15), 4: fibre(40) }),
      complete: complete(0, 1, 3),
    }
    expect(states(LEAST, record)).toEqual({
      states: ['met', 'not met', 'open', 'cannot tell', 'met', 'open', 'open'],
      verdict: 'cannot tell',
    })
  })

  it('is reached on as many days as were chosen, and not before', () => {
    const record = { totals: totals({ 1: fibre(30), 2: fibre(31), 3: fibre(29) }), complete: complete(1, 2, 3) }
    expect(states(LEAST, record).verdict).toBe('under way')
    expect(states({ ...LEAST, days: 2 }, record).verdict).toBe('reached')
  })
})

it('a most is passed at once, and kept only once a day is over and all of it is known', () => {
  const record = {
    totals: totals({ 0: fibre(10), 1: fibre(10), 2: fibre(31), 3: fibre(20, 15), 4: fibre(10) }),
    complete: complete(1, 2, 3),
  }
  expect(states(MOST, record).states).toEqual(['open', 'met', 'not met', 'cannot tell', 'open', 'open', 'open'])
  expect(states(MOST, { ...record, totals: totals({ 0: fibre(31) }) }).states[0]).toBe('not met')
})

it('five a day cannot be told where nobody knows what a meal was made of, unless the rest is enough', () => {
  const aim: GoalAim = { kind: 'five-a-day', portions: 5, days: 1 }
  const apples = (grams: number) => ({ foodId: 'apple', grams })
  const parts = new Map([
    [ago(1), [apples(160), null]],
    [ago(2), [apples(400), null]],
    [ago(3), [apples(160)]],
  ])
  expect(states(aim, { parts, complete: complete(1, 2, 3) }).states.slice(0, 4)).toEqual([
    'open',
    'cannot tell',
    'met',
    'not met',
  ])
})

it('oily fish is counted over seven days', () => {
  const aim: GoalAim = { kind: 'oily-fish', portions: 1 }
  const salmon = (grams: number) => ({ foodId: 'salmon-baked', grams })
  const of = (parts: GoalRecord['parts']) => states(aim, { parts }).verdict
  expect(
    of(
      new Map([
        [ago(6), [salmon(70)]],
        [ago(2), [salmon(70)]],
      ]),
    ),
  ).toBe('reached')
  expect(of(new Map([[ago(7), [salmon(140)]]]))).toBe('under way')
  expect(of(new Map([[ago(2), [null]]]))).toBe('cannot tell')
})

it('a glass that nobody noted is held against nobody before the day is over', () => {
  const aim: GoalAim = { kind: 'water', ml: 2000, days: 1 }
  const waterMl = new Map([
    [ago(1), 1500],
    [ago(2), 2000],
    [ago(0), 500],
  ])
  expect(states(aim, { waterMl, complete: complete(1) }).states.slice(0, 4)).toEqual(['open', 'not met', 'met', 'open'])
})

it('days that are logged in full count, and others are open', () => {
  expect(states({ kind: 'logging', days: 2 }, { complete: complete(1, 2) })).toMatchObject({ verdict: 'reached' })
})

describe('a weight', () => {
  const aim: GoalAim = { kind: 'weight', startKg: 80, targetKg: 75 }
  const weighed = (days: number, kg: number) => ({
    ...{ id: String(days), day: ago(days), time: null, kind: 'weight', value: kg, words: '' },
  })
  const of = (...measures: ReturnType<typeof weighed>[]) => goalProgress(aim, { ...EMPTY, measures })

  it('is so far of the way, by the last that was measured', () => {
    expect(of(weighed(1, 76))).toMatchObject({ verdict: 'under way', percent: 80, nowKg: 76 })
    expect(of(weighed(1, 81))).toMatchObject({ verdict: 'under way', percent: 0 })
    expect(of(weighed(1, 75))).toMatchObject({ verdict: 'reached', percent: 100 })
    expect(of(weighed(1, 74))).toMatchObject({ verdict: 'reached', percent: 100 })
  })

  it('cannot be told from a weight of long ago', () => {
    expect(of(weighed(14, 76)).verdict).toBe('under way')
    expect(of(weighed(15, 76))).toMatchObject({ verdict: 'cannot tell', percent: null })
    expect(of().verdict).toBe('cannot tell')
  })

  it('says by when at the rate of the last four weeks, and nothing where it stays or turns', () => {
    const line = (perDay: number) => Array.from({ length: 40 }, (_, days) => weighed(days, 77 + days * perDay))
    const said = (perDay: number) =>
      goalWords(
        { id: '', aim, fromDay: TODAY, untilDay: null, state: 'open', stateFrom: TODAY },
        of(...line(perDay)),
        'kg',
      ).words
    expect(said(0.05)).toBe('From 80 kg; now 77 kg. About 6 weeks at the rate of the last four, 0.4 kg a week.')
    expect(said(0)).toContain('steady')
    expect(said(-0.05)).toContain('steady')
  })
})
