import { describe, expect, it } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { statedIntake } from '#modules/nutrition/intake/intake.ts'
import type { Goal } from '#modules/nutrition/needs/goals.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import { simpleDish } from './balance/plans.fixture.ts'
import type { PlannedToEat } from './eaten.ts'
import { verdictRows } from './verdict-rows.ts'

const MONDAY = dayOf('2026-11-23')
const goal = (key: Goal['key'], bounds: Partial<Goal>): Goal => ({
  ...{ key, period: 'week', least: null, most: null, kind: 'RNI', source: 'a test', weight: 1 },
  ...bounds,
})
let made = 0
const eaten = (figures: { readonly [K in NutrientKey]?: number }, more: Partial<PlannedToEat> = {}): PlannedToEat => {
  made += 1
  const dish = simpleDish(`${made}`, figures)
  return {
    ...{ entryId: `entry ${made}`, day: MONDAY, meal: 'lunch', name: `Dish ${made}`, ref: dish.ref, dish },
    ...{ quarters: 4, keptKcal: null },
    ...more,
  }
}
const row = (those: readonly PlannedToEat[], of: Goal) => verdictRows(those, { goals: [of] }).rows[0]

describe('a goal is told', () => {
  it('as met, short, over or unknown, with its figures', () => {
    const iron = goal('ironMg', { least: 14.8 })
    expect(row([eaten({ ironMg: 15 })], iron)).toMatchObject({ verdict: 'met', amount: '15.0 of 14.8 mg', note: '' })
    expect(row([eaten({ ironMg: 10 })], iron)).toMatchObject({ verdict: 'not met', note: '4.8 mg short' })
    const salt = goal('sodiumMg', { most: 2400 })
    expect(row([eaten({ sodiumMg: 3200 })], salt)).toMatchObject({
      ...{ name: 'Salt', amount: '8.0 of at most 6 g', note: '2.0 g over' },
    })
    const half = eaten({})
    const unknown = {
      ...half,
      dish: half.dish && { ...half.dish, intake: statedIntake({}, { rest: 'unknown', grams: 300 }) },
    }
    expect(row([eaten({ ironMg: 8 }), unknown], iron)).toMatchObject({
      ...{ verdict: 'cannot tell', amount: 'at least 8.0 of 14.8 mg', note: 'known for 50 % of the food' },
    })
  })

  it('never as free sugars that nobody wrote down', () => {
    expect(row([eaten({ sugarsG: 90 })], goal('freeSugarsG', { most: 27 }))).toMatchObject({
      ...{ verdict: 'cannot tell', amount: 'limit 27 g', share: null, givers: [] },
    })
    expect(row([eaten({ sugarsG: 10 })], goal('freeSugarsG', { most: 27 }))?.verdict).toBe('met')
  })

  it('day by day where each day counts', () => {
    const energy = goal('energyKcal', { period: 'day', least: 1900, most: 2100 })
    const days = [1500, 2000, 2600].map((energyKcal, at) => eaten({ energyKcal }, { day: addDays(MONDAY, at) }))
    const { rows, energyOffPercent } = verdictRows(days, { goals: [energy] })
    expect(rows[0]).toMatchObject({ amount: '2,033 of 2,000 kcal', note: 'short on Mon, over on Wed' })
    expect(energyOffPercent).toBe(30)
  })
})

it('names the dishes that give most, and the others together', () => {
  const those = [5, 4, 3, 2, 1, 1].map(ironMg => eaten({ ironMg }))
  const told = row(those, goal('ironMg', { least: 14.8 }))
  expect(told?.givers.map(({ amount }) => amount)).toEqual(['5.0 mg', '4.0 mg', '3.0 mg', '2.0 mg'])
  expect(told).toMatchObject({ others: '2.0 mg', sum: '16.0 mg' })
})

it('counts what is met, not met and unknown, and the days that have something', () => {
  const goals = [goal('ironMg', { least: 1 }), goal('zincMg', { least: 100 }), goal('freeSugarsG', { most: 1 })]
  const counts = verdictRows([eaten({ ironMg: 5, zincMg: 1, sugarsG: 9 })], { goals })
  expect(counts).toMatchObject({ met: 1, notMet: 1, cannotTell: 1, days: 1 })
  expect(verdictRows([], { goals })).toMatchObject({ days: 0, energyOffPercent: null })
})

it('tells a day on which everything is eaten out without a figure of its own', () => {
  const out = { dish: null, ref: null, keptKcal: 2000 }
  const energy = goal('energyKcal', { period: 'day', least: 1900, most: 2100 })
  const { rows } = verdictRows([eaten({}, out), eaten({ energyKcal: 2000 }, { day: addDays(MONDAY, 1) })], {
    goals: [energy],
  })
  expect(rows[0]).toMatchObject({ verdict: 'cannot tell', note: 'cannot tell for Mon' })
})
