import { expect, test } from 'vitest'
import { stated } from './diary.fixture.ts'
import { withNutrients } from './exported-entry.ts'

test('the export tells what was eaten gave, and what nobody knows as not known', () => {
  const row = { name: 'Cake', one: stated({ energyKcal: 400, ironMg: 0 }), added: null, amount_times: 1.5 }
  expect(withNutrients(row)).toMatchObject({ name: 'Cake', energyKcal: 600, ironMg: 0, zincMg: null })
})
