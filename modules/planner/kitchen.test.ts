import { expect, it } from 'vitest'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { NUTRIENT_KEYS } from '#modules/nutrition/nutrients.ts'
import { ownDishes } from './balance/plans.fixture.ts'
import { dishOf } from './kitchen.ts'
import { ownKitchen } from './planning.fixture.ts'

const before = ownDishes()
const after = (JSON.parse(JSON.stringify(ownKitchen())) as ReturnType<typeof ownKitchen>).map(dishOf)

it('tells a browser what a dish gives, to seven figures', () => {
  expect(after.length).toBe(before.length)
  for (const [place, dish] of before.entries()) {
    for (const key of NUTRIENT_KEYS) {
      const [there, here] = [figureOf(after[place]?.intake ?? dish.intake, key), figureOf(dish.intake, key)]
      expect(Math.abs(there.amount - here.amount)).toBeLessThanOrEqual(here.amount * 1e-6 + 1e-6)
      expect(Number.isFinite(there.most)).toBe(Number.isFinite(here.most))
    }
    expect(after[place]?.added === null).toBe(dish.added === null)
  }
})

it('loses nothing of what makes a dish suit somebody', () => {
  for (const [place, dish] of before.entries()) {
    const { diets, allergens, nutLike, isWhole, meals, minutes, waitMinutes, keptHours, madeOf } = dish
    const foods = madeOf.map(({ foodId }) => foodId)
    expect(after[place]).toMatchObject({ diets, allergens, nutLike, isWhole, meals, minutes, waitMinutes, keptHours })
    expect(after[place]?.madeOf.map(({ foodId }) => foodId)).toEqual(foods)
  }
})
