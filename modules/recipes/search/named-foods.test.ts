import { expect, it } from 'vitest'
import { FOODS } from '#modules/nutrition/foods/food-list.ts'
import { foodNames, kitchenFoods, namedFoods } from './named-foods.ts'

const NAMES = foodNames(FOODS)
const foodsOf = (text: string) => kitchenFoods(NAMES, text)[0]?.foods ?? []

it.each([
  ['mince', 'beef-mince'],
  ['mince', 'turkey-mince'],
  ['leftover turkey', 'turkey-breast'],
  ['a handful of spinach', 'spinach'],
  ['half a cabbage', 'white-cabbage'],
])('%s can be %s', (text, food) => expect(foodsOf(text)).toContain(food))

it.each(['quick', 'chopped', 'leftover', 'something', 'fresh'])('%s names no food', text =>
  expect(foodsOf(text)).toEqual([]),
)

it('what is chopped is no kind of food, and no dish of mince is one of it', () => {
  expect(foodsOf('mince')).not.toContain('chopped-tomatoes-canned')
  expect(foodsOf('onion salt')).not.toContain('onion')
})

it('what must not be in a dish is meant as it is said', () => {
  expect(namedFoods(NAMES, 'leftover cabbage')[0]?.foods).toEqual([])
  expect(namedFoods(NAMES, 'mince')[0]?.foods).toContain('beef-mince')
})
