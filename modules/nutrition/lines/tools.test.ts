import { describe, expect, test } from 'vitest'
import { FOODS } from '#content/foods.ts'
import { foodIndex } from './food-index.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { isBesideList, isHeading } from './line-text.ts'
import { isTool } from './tools.ts'

const index = foodIndex(FOODS)

describe('tools', () => {
  test.each([
    'Butcher’s twine',
    '12 paper muffin cases',
    '8 bamboo skewers, soaked in water for 20 minutes',
    'baking parchment paper',
    'Cling film',
    '1 (23 cm) springform tin',
    'Special equipment: piping bag',
    'toothpicks, optional',
    '2 mason jars',
  ])('%s is no ingredient', line => {
    expect(isTool(line)).toBe(true)
    expect(readIngredientLine(line, index)).toEqual([])
  })

  // Whatever may be food is read, or said to be unknown.
  test.each([
    'rice paper wrappers',
    'foil and butter',
    'foil (and 50 g butter to grease it)',
    'chicken skewers',
    'string cheese',
    'wok sauce',
    '200 g string beans',
    'skewers, brushed with butter',
    'butter for the cake tin',
    '1 cake tin of sponge',
    'paper',
    '4 steamers',
  ])('%s may be one', line => {
    expect(isTool(line)).toBe(false)
    expect(readIngredientLine(line, index)).not.toEqual([])
  })
})

test('what has been crumbed is more than its skewer', () => expect(isTool('4 crumbed skewers')).toBe(false))

describe('what stands beside a list', () => {
  test.each([
    'Ingredients',
    'DRY INGREDIENTS',
    'Optional toppings',
    'Marinade (B)',
    'Ingredients (serves 4)',
    'Ingredients for the crust',
    'The wet ingredients',
  ])('%s names a list', line => {
    expect(isHeading(line)).toBe(true)
    expect(readIngredientLine(line, index)).toEqual([])
  })

  test.each([
    'Serves 6',
    'Makes about 20 biscuits',
    'Prep time: 25 minutes',
    'METHOD',
    'You will need',
    'Yield: 2 loaves',
  ])('%s was copied along', line => {
    expect(isBesideList(line)).toBe(true)
    expect(readIngredientLine(line, index)).toEqual([])
  })

  test.each([
    'Dressing',
    '200 g walnuts:',
    'Serves 4 with peanut sauce',
    'toppings (sour cream, cheese)',
    'Ingredients (milk and eggs)',
    'Batter',
    'pizza toppings of choice',
    'seasoning',
    'makes own pastry, 200 g',
    'Topping',
  ])('%s may hold a food', line => {
    expect(isHeading(line) || isBesideList(line)).toBe(false)
    expect(readIngredientLine(line, index)).not.toEqual([])
  })
})
