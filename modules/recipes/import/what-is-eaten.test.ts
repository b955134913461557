import { expect, it, test } from 'vitest'
import { FOODS } from '#content/foods.ts'
import { foodIndex } from '#modules/nutrition/lines/food-index.ts'
import { importedLines } from './imported-lines.ts'

const INDEX = foodIndex(FOODS)

/** Grams of the last line of a recipe of these. */
const last = (...texts: string[]) => importedLines(texts, INDEX).at(-1)

test.each([
  ['1 litre sunflower oil, for deep-frying', 'a bath is poured away'],
  ['vegetable oil for deep frying', 'without an amount too'],
  ['500 ml rapeseed oil, for frying', 'so much is a bath'],
  ['1.5 litres sunflower oil', 'nobody eats so much of it'],
])('of %s a tenth of the weight of the food is eaten: %s', text => {
  expect(last('400 g cod fillet', '100 g plain flour', text)).toMatchObject({
    grams: 50,
    why: expect.stringContaining('a tenth of its weight'),
  })
})

test.each([
  ['4 tbsp olive oil, for frying', 54.8],
  ['300 ml olive oil', 273],
  ['600 ml olive oil', 546],
])('%s is eaten', (text, grams) => {
  expect(last('400 g cod fillet', text)).toMatchObject({ grams, why: null })
})

it('much oil with little food is a dressing or a mayonnaise', () => {
  expect(last('3 egg yolks', '800 ml sunflower oil')).toMatchObject({ grams: 736, why: null })
})

it('no more oil is eaten than there is, and none where nothing is fried', () => {
  expect(last('4 kg potatoes', '250 ml corn oil, for frying')?.grams).toBeCloseTo(230, -1)
  expect(last('vegetable oil for deep frying')).toMatchObject({ grams: null, why: 'The line names no amount' })
})

it('of a brine as much is eaten as the meat takes up', () => {
  const lines = importedLines(
    ['1 kg chicken breast', 'For the brine:', '1 litre water', '100 g salt', '100 g sugar'],
    INDEX,
  )
  const brine = lines.slice(1).map(({ grams }) => grams ?? 0)
  expect(brine.reduce((sum, grams) => sum + grams, 0)).toBeCloseTo(100, 0)
  expect(last('200 g lettuce', '100 g feta in brine')).toMatchObject({ grams: 100, why: null })
})

test.each([
  ['Heat 3 cm of oil in a wide pan and fry the fish in two batches.', 'vegetable oil', 50],
  ['Fill a pan a third full with sunflower oil.', 'sunflower oil, for frying', 50],
  ['Bring the oil to 180C.', '400 ml rapeseed oil', 50],
  ['Lower it into a deep-fat fryer.', '1 litre groundnut oil', 50],
  ['Heat the oil in a deep frying pan.', 'vegetable oil', null],
  ['Cook in the air fryer at 180C.', 'vegetable oil', null],
  ['Heat 3 cm of oil in a wide pan.', 'olive oil, to drizzle', null],
  ['Heat 3 cm of oil in a wide pan.', '2 tbsp olive oil', 27.4],
])('by the method %j, of %s %s g are eaten', (step, oil, grams) => {
  expect(
    importedLines(['400 g cod fillet', '100 g plain flour', oil], INDEX, ['Flour the fish.', step]).at(-1),
  ).toMatchObject({
    grams,
  })
})
