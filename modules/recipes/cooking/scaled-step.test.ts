import { expect, it } from 'vitest'
import { amountsIn, scaledStep } from './scaled-step.ts'

it.each([
  ['Heat 2 tablespoons of the oil.', 1.5, 'Heat 3 tbsp of the oil.'],
  ['Mix in one teaspoon of salt.', 2, 'Mix in 2 tsp of salt.'],
  ['Mix in half a teaspoon of salt.', 2, 'Mix in 1 tsp of salt.'],
  ['Bring to the boil with 400 ml water.', 1.5, 'Bring to the boil with 600 ml water.'],
  ['Mash with 25 g of the butter.', 2, 'Mash with 50 g of the butter.'],
  ['Add 1½ tbsp sugar.', 2, 'Add 3 tbsp sugar.'],
  ['Add 2 to 3 tbsp water.', 2, 'Add 4 to 6 tbsp water.'],
  ['Add 1 cup of rice.', 2, 'Add 2 cups of rice.'],
  ['Pour in 1 litre of stock.', 1.5, 'Pour in 1.5 litres of stock.'],
])('%s × %d', (step, factor, scaled) => expect(scaledStep(step, factor)).toBe(scaled))

it.each([
  'Bake at 200°C (fan 180°C, gas 6) for 25 minutes in a 23 cm tin.',
  'Spoon into a 2 litre ovenproof dish.',
  'Line a 900 g loaf tin.',
  'Open a 400 g tin of tomatoes.',
  'Shape into 6 balls of about 30 g each.',
  'Cut into 3 cm cubes and stir every 2 minutes.',
])('leaves what is the same for any number of people: %s', step => expect(scaledStep(step, 2)).toBe(step))

it('says a step for as many as it was written for in its own words', () => {
  expect(scaledStep('Heat 2 tablespoons of the oil.', 1)).toBe('Heat 2 tablespoons of the oil.')
})

it('finds where amounts stand', () => {
  const step = 'Stir 25 g butter and two tablespoons of milk in a 2 litre dish.'
  expect(amountsIn(step).map(({ start, end }) => step.slice(start, end))).toEqual(['25 g', 'two tablespoons'])
})
