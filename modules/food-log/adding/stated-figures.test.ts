import { expect, it } from 'vitest'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { impliedLeast, statedFigures } from './stated-figures.ts'

it('what was not typed is not known, and is at least what the rest implies', () => {
  const intake = statedFigures({ energyKcal: 400, sugarsG: 28, ironMg: 1.2 }, 0)
  expect(figureOf(intake, 'energyKcal')).toMatchObject({ amount: 400, most: 400 })
  expect(figureOf(intake, 'energyKj').amount).toBeCloseTo(1673.6, 3)
  expect(figureOf(intake, 'carbohydrateG')).toMatchObject({ amount: 28, most: Number.POSITIVE_INFINITY })
  expect(figureOf(intake, 'proteinG')).toMatchObject({ amount: 0, most: Number.POSITIVE_INFINITY, coverage: 0 })
})

it('a nought that was typed is known', () => {
  expect(figureOf(statedFigures({ fatG: 0 }, 0), 'fatG')).toMatchObject({ amount: 0, most: 0, coverage: 1 })
  expect(figureOf(statedFigures({ fatG: 0 }, 0), 'saturatesG')).toMatchObject({ most: 0 })
})

it('energy is at least what its parts give, by the label factors', () => {
  expect(impliedLeast({ proteinG: 10, sugarsG: 28, saturatesG: 5 })).toMatchObject({
    carbohydrateG: 28,
    fatG: 5,
    energyKcal: 10 * 4 + 28 * 4 + 5 * 9,
  })
  expect(impliedLeast({ energyKcal: 0, proteinG: 10 })).toEqual({})
})

it('kcal follow from kJ, and the other way round', () => {
  expect(figureOf(statedFigures({ energyKj: 418.4 }, 0), 'energyKcal').amount).toBeCloseTo(100, 6)
})
