import { expect, it } from 'vitest'
import { brokenRules } from './broken-rules.ts'
import { askOracle, dishesFor, oracleProblem, programOf } from './oracle.fixture.ts'
import { daysFrom, ownDishes, planOf, slotsOn, weekProblem } from './plans.fixture.ts'
import { rescore } from './rescore.ts'

const OWN = ownDishes()

function small(days: number, dishes: number, seed: number) {
  const meals = days === 1 ? (['breakfast', 'lunch', 'dinner'] as const) : (['lunch', 'dinner'] as const)
  return oracleProblem(
    weekProblem({
      days: daysFrom(days),
      slots: slotsOn(daysFrom(days), meals),
      dishes: dishesFor(
        OWN.filter(dish => dish.meals?.some(meal => (meals as readonly string[]).includes(meal))),
        dishes,
        seed,
      ),
      seed,
      moves: 20_000,
    }),
  )
}

it.each([
  [1, 8, 1],
  [1, 12, 2],
  [1, 12, 3],
  [2, 6, 4],
  [2, 7, 5],
])('%i days from %i dishes are as good as what an exact solver proves to be best', async (days, dishes, seed) => {
  const problem = small(days, dishes, seed)
  const [plan, oracle] = [planOf(problem), await askOracle(problem)]
  expect(oracle.status).toBe('Optimal')
  expect(brokenRules(problem, oracle.placed)).toEqual([])
  expect(rescore(problem, oracle.placed)).toBeCloseTo(oracle.objective, 5)
  expect(plan.score).toBeCloseTo(oracle.objective, 5)
})

it('writes factors with nine decimals', () => {
  const factors = programOf(small(1, 4, 1)).match(/\d+\.\d+/g) ?? []
  expect(factors.length).toBeGreaterThan(100)
  expect(factors.every(factor => /\.\d{9}$/.test(factor))).toBe(true)
})
