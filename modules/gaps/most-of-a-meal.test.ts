import { expect, it } from 'vitest'
import { figureOf, statedIntake } from '#modules/nutrition/intake/intake.ts'
import { boundedByEnergy, mostPerKcal } from './most-of-a-meal.ts'

const whole = (figures: Record<string, number>) => statedIntake(figures, { rest: 'none', grams: 300 })
const energyAlone = (kcal?: number) =>
  statedIntake(kcal === undefined ? {} : { energyKcal: kcal }, { rest: 'unknown', grams: 400 })
const MOST = mostPerKcal([
  whole({ energyKcal: 500, vitaminDUg: 20, seleniumUg: 10 }),
  whole({ energyKcal: 400, vitaminDUg: 2, seleniumUg: 40 }),
  whole({ energyKcal: 20, vitaminDUg: 20 }),
])

it('takes a meal of which the energy alone is known for the richest dish, and for no drink', () => {
  const meal = boundedByEnergy(energyAlone(700), MOST)
  expect(figureOf(meal, 'vitaminDUg')).toEqual({ amount: 0, most: 28, coverage: 0 })
  expect(figureOf(meal, 'seleniumUg').most).toBe(70)
})

it('bounds nothing where the energy is unknown too', () => {
  expect(figureOf(boundedByEnergy(energyAlone(), MOST), 'vitaminDUg').most).toBe(Number.POSITIVE_INFINITY)
})

it('leaves what is known as it is', () => {
  const known = whole({ energyKcal: 100, vitaminDUg: 50 })
  expect(boundedByEnergy(known, MOST)).toBe(known)
  const typed = statedIntake({ energyKcal: 100, vitaminDUg: 50 }, { rest: 'unknown', grams: 0 })
  expect(figureOf(boundedByEnergy(typed, MOST), 'vitaminDUg')).toMatchObject({ amount: 50, most: 50 })
})
