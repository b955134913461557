import { expect, test } from 'vitest'
import { FOODS } from '#content/foods.ts'
import { foodIndex } from './food-index.ts'
import { readIngredientLine } from './ingredient-line.ts'

const index = foodIndex(FOODS)

test.each([
  ['150 ml cream', 'The line does not say which cream; we took double cream'],
  ['150 ml double cream', undefined],
  ['2 tbsp single cream', undefined],
  ['100 ml wine', 'The line does not say which wine; we took red wine'],
  ['1 glass wine', 'The line does not say which wine; we took red wine'],
  ['100 ml red wine', undefined],
  ['2 tbsp red wine vinegar', undefined],
  ['1 tbsp sage', 'The line does not say whether it is fresh or dried; we took sage'],
  ['1 tbsp chopped sage', undefined],
  ['1 tbsp dried sage', undefined],
  ['1 bunch sage', undefined],
])('of %s it is said which food was taken', (line, words) => {
  const weight = readIngredientLine(line, index)[0]?.grams
  expect(weight?.kind === 'known' ? weight.assumed : 'unknown').toBe(words)
})
