import { describe, expect, it } from 'vitest'
import { amountText, ingredientText } from './ingredient-words.ts'
import { shownQuantity, stepInMeasures } from './measure-words.ts'

describe('the line of an ingredient', () => {
  it.each([
    [2, 'clove', 'garlic cloves, crushed', '2 garlic cloves, crushed'],
    [400, 'g', 'tin chopped tomatoes', '400 g tin chopped tomatoes'],
    [1, 'tbsp', 'olive oil', '1 tbsp olive oil'],
    [1, 'medium', 'onion, finely chopped', '1 onion, finely chopped'],
    [0.5, 'piece', 'lemon, juice only', '½ lemon, juice only'],
    [2, 'slice', 'sourdough', '2 slices of sourdough'],
    [4, 'leaf', 'bay leaves', '4 bay leaves'],
    [1, 'pinch', 'salt', '1 pinch of salt'],
    [1.5, 'tsp', 'ground cumin', '1½ tsp ground cumin'],
  ])('%d %s %s', (amount, unit, words, line) => expect(ingredientText(amount, unit, words)).toBe(line))

  it.each([
    [1, '1'],
    [0.333, '⅓'],
    [2.75, '2¾'],
    [0.99, '1'],
    [2.2, '2.2'],
    [12.4, '12'],
  ])('%d is written %s', (amount, text) => expect(amountText(amount)).toBe(text))
})

const line = (amount: number, unit: string, gramsPerMl: number | null = null, words = '') => ({
  amount,
  unit,
  words,
  gramsPerMl,
})

describe('measures', () => {
  it.each([
    [line(400, 'g'), 1, '400 g'],
    [line(400, 'g'), 3, '1.2 kg'],
    [line(125, 'g'), 0.5, '63 g'],
    [line(3, 'g'), 0.5, '1.5 g'],
    [line(1, 'g'), 0.1, '0.5 g'],
    [line(600, 'ml'), 2, '1.2 litres'],
    [line(500, 'ml'), 2, '1 litre'],
    [line(1, 'tsp'), 4, '4 tsp'],
    [line(1.5, 'tsp'), 3, '1½ tbsp'],
    [line(1, 'tbsp'), 0.25, '¾ tsp'],
    [line(1, 'medium', null, 'onion'), 1.5, '1½'],
  ])('%o %d times in metric', (measured, factor, text) => expect(shownQuantity(measured, factor, 'metric')).toBe(text))

  it.each([
    [line(250, 'ml'), '1 cup'],
    [line(400, 'ml'), '1⅔ cups'],
    [line(30, 'ml'), '2 tbsp'],
    [line(5, 'ml'), '1 tsp'],
    [line(125, 'g', 0.53), '1 cup'],
    [line(4, 'g', 1.2), '¾ tsp'],
    [line(500, 'g'), '1 lb'],
    [line(225, 'g'), '8 oz'],
    [line(20, 'g'), '¾ oz'],
    [line(2, 'tbsp'), '2 tbsp'],
    [line(2, 'clove', null, 'garlic cloves'), '2'],
  ])('%o in the US', (measured, text) => expect(shownQuantity(measured, 1, 'us')).toBe(text))
})

describe('the words of a step', () => {
  const STEP = 'Heat the oven to 200°C (fan 180°C, gas 6) and pour on 1 litre of stock and 60 ml of milk.'

  it('stay as they are in metric', () => expect(stepInMeasures(STEP, 'metric')).toBe(STEP))

  it('have degrees Fahrenheit and cups in the US, and no gas mark', () =>
    expect(stepInMeasures(STEP, 'us')).toBe(
      'Heat the oven to 400°F (fan 350°F) and pour on 4¼ cups of stock and 2 fl oz of milk.',
    ))

  it('never round the temperature of cooked meat down', () =>
    expect(stepInMeasures('until 74°C inside', 'us')).toBe('until 166°F inside'))
})
