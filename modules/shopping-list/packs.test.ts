import { expect, test } from 'vitest'
import { BOUGHT_AS, ELSEWHERE, NEVER_BOUGHT, PACKS, PACKS_OF_AN_AISLE } from '#content/foods/packs.ts'
import { RECIPES } from '#content/recipes.ts'
import { AISLES } from '#modules/nutrition/foods/food.ts'
import { FOODS, FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { boughtAs } from './bought-as.ts'
import { packsFor } from './buying.ts'
import { isShopAisle } from './shop-aisles.ts'
import { packsOf } from './sold-as.ts'

test('every food of our own recipes has a size that shops sell, written down', () => {
  const used = new Set(RECIPES.flatMap(({ ingredients }) => ingredients.map(([, , food]) => food)))
  const bought = [...used].flatMap(id => boughtAs(id)?.foodId ?? [])
  expect(bought.filter(id => !PACKS.has(id))).toEqual([])
})

test('what is written down is about foods and aisles that there are', () => {
  const named = [...PACKS.keys(), ...BOUGHT_AS.keys(), ...ELSEWHERE.keys(), ...NEVER_BOUGHT]
  const others = [...BOUGHT_AS.values()].map(([id]) => id)
  expect([...named, ...others].filter(id => !FOODS_BY_ID.has(id))).toEqual([])
  expect([...ELSEWHERE.values()].filter(aisle => !isShopAisle(aisle))).toEqual([])
  expect(AISLES.filter(aisle => !PACKS_OF_AN_AISLE[aisle])).toEqual([])
})

test('every food is sold in something, the smallest size first', () => {
  for (const food of FOODS) {
    const sizes = packsOf(food).map(({ holdsG }) => holdsG)
    expect(sizes.length, food.id).toBeGreaterThan(0)
    expect(
      sizes.every(size => size > 0),
      food.id,
    ).toBe(true)
    expect(
      sizes.toSorted((one, other) => one - other),
      food.id,
    ).toEqual(sizes)
  }
})

test('nothing is bought for nothing, and a thousand tins are a thousand tins', () => {
  const tins = [{ vessel: 'tin', size: 400, unit: 'g' as const, holdsG: 400 }]
  expect(packsFor(0, tins).packs).toEqual([])
  expect(packsFor(400_000, tins).packs).toMatchObject([{ count: 1000 }])
})
