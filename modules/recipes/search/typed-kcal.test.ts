import { expect, it } from 'vitest'
import { typedKcal } from './typed-kcal.ts'

it.each([
  ['meal under 400 calories', 'meal', 400],
  ['500 kcal dinner', 'dinner', 500],
  ['Lunch, less than 350 cals', 'Lunch,', 350],
  ['300 calories or less', '', 300],
  ['light supper', 'supper', 450],
  ['light summer lunch', 'summer lunch', 450],
  ['light coconut milk', 'light coconut milk', null],
  ['low calorie lunch', 'low calorie lunch', null],
  ['5 a day', '5 a day', null],
])('%s is %s within %s', (text, words, kcal) => expect(typedKcal(text)).toEqual({ words, kcal }))
