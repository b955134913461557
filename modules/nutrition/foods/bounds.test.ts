import { describe, expect, test } from 'vitest'
import { FOODS as STATED } from '#content/foods.ts'
import { per100g } from '../amounts.ts'
import { NUTRIENT_KEYS, NUTRIENTS, type NutrientKey } from '../nutrients.ts'
import { withBounds } from './bounds.ts'
import { FOODS, FOODS_BY_ID } from './food-list.ts'
import { kindOf } from './kinds.ts'

const most = (id: string, key: NutrientKey) => FOODS_BY_ID.get(id)?.atMost?.[key]
describe('what no table states', () => {
  test('is bounded for every nutrient of every food on the list, and nothing else is touched', () => {
    for (const [place, one] of FOODS.entries()) {
      const unbounded = NUTRIENT_KEYS.filter(key => (one.per100g[key] ?? one.atMost?.[key]) === undefined)
      expect(unbounded, one.id).toEqual([])
      expect(
        Object.keys(one.atMost ?? {}).filter(key => key in one.per100g),
        one.id,
      ).toEqual([])
      expect({ ...one, atMost: undefined }).toEqual({ ...STATED[place], atMost: undefined })
    }
  })

  test('is none where the kind rules it out, and no figure of any table says otherwise', () => {
    const against = STATED.flatMap(one =>
      kindOf(one)
        .none.filter(key => (one.per100g[key] ?? 0) > 0)
        .map(key => `${one.id}: ${key}`),
    )
    expect(against).toEqual([])
    expect([
      most('red-wine-vinegar', 'vitaminDUg'),
      most('salt', 'biotinUg'),
      most('walnut-oil', 'pantothenateMg'),
    ]).toEqual([0, 0, 0])
    expect([most('water', 'biotinUg'), most('caster-sugar', 'vitaminB12Ug') ?? 0]).toEqual([0, 0])
  })

  test('every kind says why', () => {
    for (const one of STATED) expect(kindOf(one).why, one.id).toMatch(/^[A-Z].{15,}\.$/)
  })

  test('is never below what any food of the kind holds, and at most twice the richest of it', () => {
    for (const [name, foods] of Map.groupBy(STATED, one => kindOf(one).name)) {
      const [first] = foods
      const blank = first && withBounds({ ...first, per100g: per100g({}) })
      for (const key of NUTRIENT_KEYS) {
        const figures = foods.flatMap(one => one.per100g[key] ?? [])
        const [bound, highest] = [blank?.atMost?.[key] ?? -1, Math.max(0, ...figures)]
        const said = `${name}: ${key} of at most ${bound}; a food of the kind has ${highest}`
        expect(bound, said).toBeGreaterThanOrEqual(highest)
        if (figures.length >= 3 && highest > 0) {
          expect(bound, said).toBeLessThanOrEqual(Math.max(2 * highest, 10 ** -NUTRIENTS[key].decimals))
        }
      }
    }
  })

  test('is none only where the kind rules it out', () => {
    for (const one of FOODS) {
      const none = NUTRIENT_KEYS.filter(key => one.atMost?.[key] === 0)
      expect(
        none.filter(key => !kindOf(one).none.includes(key)),
        one.id,
      ).toEqual([])
      expect(
        kindOf(one).none.filter(key => (one.atMost?.[key] ?? 0) > 0),
        one.id,
      ).toEqual([])
    }
  })
})
