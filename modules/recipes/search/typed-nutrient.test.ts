import { expect, it } from 'vitest'
import { nutrientText, typedNutrient } from './typed-nutrient.ts'

it.each([
  ['iron rich', '', 'ironMg', true],
  ['Iron-rich dinner', 'dinner', 'ironMg', true],
  ['high fibre breakfast', 'breakfast', 'fibreG', true],
  ['low salt soup', 'soup', 'sodiumMg', false],
  ['soup low in salt', 'soup', 'sodiumMg', false],
  ['rich in vitamin b12', '', 'vitaminB12Ug', true],
  ['good source of calcium', '', 'calciumMg', true],
  ['packed with protein', '', 'proteinG', true],
  ['sugar free pudding', 'pudding', 'sugarsG', false],
  ['low saturated fat dinner', 'dinner', 'saturatesG', false],
  ['low calorie lunch', 'lunch', 'energyKcal', false],
  ['iron', '', 'ironMg', true],
])('%s asks for %j with %s', (text, words, key, isHigh) => {
  expect(typedNutrient(text)).toMatchObject({ words, nutrient: { key, isHigh } })
})

it.each(['salt beef', 'ironed shirts', 'brown sugar biscuits', 'chicken', ''])('%j asks for no nutrient', text =>
  expect(typedNutrient(text)).toEqual({ words: text, nutrient: null }),
)

it('high is from 30 % of the reference value of a day, low up to a fifth of the reference intake', () => {
  expect(typedNutrient('iron rich').nutrient?.bound).toBeCloseTo(4.2)
  expect(typedNutrient('high fibre').nutrient?.bound).toBeCloseTo(9)
  expect(typedNutrient('low salt').nutrient?.bound).toBeCloseTo(480)
})

it.each([
  ['ironMg', 7.46, '7.5 mg iron'],
  ['vitaminB12Ug', 2.44, '2.4 µg Vitamin B12'],
  ['sodiumMg', 480, '1.2 g salt'],
  ['energyKcal', 400, '400 kcal'],
] as const)('says %s', (key, amount, text) => expect(nutrientText(key, amount)).toBe(text))
