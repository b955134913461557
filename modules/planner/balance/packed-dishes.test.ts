import { expect, it } from 'vitest'
import { NUTRIENT_KEYS } from '#modules/nutrition/nutrients.ts'
import { packDishes, unpackDishes } from './packed-dishes.ts'
import { ownDishes, planOf, simpleDish, weekProblem } from './plans.fixture.ts'
import { rescore } from './rescore.ts'

const own = ownDishes()
const travelled = unpackDishes(JSON.parse(JSON.stringify(packDishes(own))))

it('dishes travel with all that a plan depends on', () => {
  expect(travelled).toHaveLength(own.length)
  for (const [nth, dish] of own.entries()) {
    const { intake, added, madeOf, ...rest } = dish
    expect(travelled[nth]).toMatchObject(rest)
    for (const place of NUTRIENT_KEYS.keys()) {
      const [was, is] = [intake.lower[place] ?? 0, travelled[nth]?.intake.lower[place] ?? 0]
      expect(Math.abs(was - is)).toBeLessThanOrEqual(was * 1e-6 + 1e-6)
    }
    expect(travelled[nth]?.added === null).toBe(added === null)
    expect(travelled[nth]?.madeOf.map(({ foodId }) => foodId)).toEqual(madeOf.map(({ foodId }) => foodId))
    for (const [part, { grams }] of madeOf.entries())
      expect(travelled[nth]?.madeOf[part]?.grams).toBeCloseTo(grams ?? 0, 0)
  }
})

it('what is unknown stays unknown', () => {
  const dish = {
    ...simpleDish('1', {}),
    madeOf: [
      { foodId: null, grams: 20 },
      { foodId: 'leek', grams: null },
    ],
  }
  expect(unpackDishes(packDishes([dish]))).toMatchObject([{ madeOf: dish.madeOf, added: null }])
})

it('a plan of travelled dishes is as good as it says', () => {
  const problem = weekProblem({ dishes: travelled })
  const { placed, score } = planOf(problem)
  expect(rescore(problem, placed)).toBeCloseTo(score, 6)
})
