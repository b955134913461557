import { expect, it } from 'vitest'
import { FOODS } from '#content/foods.ts'
import { searchFoods } from './food-search.ts'

const found = (typed: string) => searchFoods(FOODS, typed, 8).map(({ id }) => id)

it.each([
  ['butter', 'butter'],
  ['olive oil', 'olive-oil'],
  ['oliv', 'olive'],
  ['zucchini', 'courgette'],
  ['red lentils', 'red-lentils'],
  ['ONION', 'onion'],
])('%j finds %j first', (typed, first) => expect(found(typed)[0]).toContain(first))

it.each(['', '  ', 'unobtainium', "'; drop table food; --", '🍝', 'x'.repeat(1_000)])('%j finds nothing', typed => {
  expect(found(typed)).toEqual([])
})

it('gives no more than are asked for', () => expect(searchFoods(FOODS, 'c', 3)).toHaveLength(3))
