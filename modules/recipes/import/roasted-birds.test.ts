import { expect, test } from 'vitest'
import { FOODS } from '#content/foods.ts'
import { foodIndex } from '#modules/nutrition/lines/food-index.ts'
import { computedRecipe, importedLines } from './imported-lines.ts'

const INDEX = foodIndex(FOODS)
const BIRD = '1.6 kg whole chicken'
const ROAST = 'Roast for 1 hour 20 minutes, then rest.'

const bird = (...steps: string[]) => importedLines(['2 carrots', BIRD], INDEX, steps)

test('of a roasted chicken counts what is on the plate, in words', () => {
  const lines = bird('Heat the oven to 200C.', ROAST)
  expect(lines.at(-1)).toMatchObject({
    foodId: 'roast-chicken-skin',
    grams: 701.7,
    why: expect.stringContaining('the fat that drips off'),
  })
  expect(lines[0]).toMatchObject({ foodId: 'carrot', why: null })
  const [raw, roasted] = [bird(), lines].map(each => computedRecipe(each, 4, INDEX.byId).serving)
  expect((roasted?.energyKcal ?? 0) / (raw?.energyKcal ?? 1)).toBeCloseTo(0.71, 1)
  expect((roasted?.proteinG ?? 0) / (raw?.proteinG ?? 1)).toBeGreaterThan(0.87)
})

test.each([
  [[]],
  [['Simmer for an hour.']],
  [['Brown in the oven.', 'Put it into a casserole with the wine.']],
  [[ROAST, 'Pick the meat off and add it to the soup.']],
])('where the method is %j all of it counts', steps => {
  expect(bird(...steps).at(-1)).toMatchObject({ foodId: 'whole-chicken', grams: 1088, why: null })
})

test('pieces of chicken with their skin are counted as they come out of the oven, each with its own loss', () => {
  const pieces = ['8 chicken thighs, skin on', '4 chicken legs', '6 chicken drumsticks', '500g chicken thigh fillets']
  const lines = importedLines(pieces, INDEX, [ROAST])
  expect(lines.map(({ foodId }) => foodId)).toEqual([
    'roast-chicken-skin',
    'roast-chicken-skin',
    'chicken-drumstick-roast',
    'chicken-thigh',
  ])
  const raw = importedLines(pieces, INDEX, ['Simmer until tender.'])
  const shares = lines.map(({ grams }, place) => (grams ?? 0) / (raw[place]?.grams ?? 1))
  expect(shares.map(share => Math.round(share * 100))).toEqual([71, 75, 79, 100])
})

test('other birds are counted as they go in', () => {
  expect(importedLines(['1 whole duck'], INDEX, [ROAST])[0]?.foodId).toBe('whole-duck')
})
