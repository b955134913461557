import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OWN_DIETS } from '../foods/diets.ts'
import { ALLERGENS } from '../foods/food.ts'

const style = readFileSync(new URL('./eating-marks.css', import.meta.url), 'utf8')

test.each([...Object.keys(ALLERGENS), ...Object.keys(OWN_DIETS)])(
  'whoever avoids or lives by %s is told: eating-marks.css has a line for it',
  word => expect(style).toContain(`[data-eats~="${word}"] [data-for="${word}"]`),
)

test('a diet and an allergen never have one word', () => {
  expect(Object.keys(ALLERGENS).filter(word => Object.hasOwn(OWN_DIETS, word))).toEqual([])
})
