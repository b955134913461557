import { expect, it } from 'vitest'
import { figureAsked, nutrientText, typedNutrient, typedNutrients } from './typed-nutrient.ts'

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

it.each([
  ['high protein low calorie lunch', 'lunch', ['proteinG', 'energyKcal']],
  ['low salt, high fibre soup', ', soup', ['sodiumMg', 'fibreG']],
  ['iron rich with vitamin c', 'with vitamin c', ['ironMg']],
  ['chicken', 'chicken', []],
])('%s asks for %j, and for so many nutrients', (text, words, keys) => {
  const asked = typedNutrients(text)
  expect([asked.words, asked.nutrients.map(({ key }) => key)]).toEqual([words, keys])
})

it.each([
  ['How many calories in an egg?', { key: 'energyKcal', food: 'egg' }],
  ['how much potassium is there in a banana', { key: 'potassiumMg', food: 'banana' }],
  ['protein in chicken breast', { key: 'proteinG', food: 'chicken breast' }],
  ['vitamin c in kiwi', { key: 'vitaminCMg', food: 'kiwi' }],
  ['high protein lunch', null],
  ['iron', null],
  ['how much salt', null],
])('%s asks for a figure of a food', (text, asked) => expect(figureAsked(text)).toEqual(asked))
