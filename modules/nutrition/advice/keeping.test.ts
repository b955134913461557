import { expect, test } from 'vitest'
import { FOODS } from '../foods/food-list.ts'
import { fridgeHoursOf, KEEPING, keepingOf, RICE_FOODS } from './keeping.ts'

test('rice is known by its id, boiled, fried or in a pudding; what is made of its flour is none', () => {
  const ids = FOODS.map(({ id }) => id)
  for (const id of RICE_FOODS) expect(ids).toContain(id)
  const called = FOODS.filter(({ name }) =>
    /\brice\b|risotto|paella|biryani|pilau|kedgeree|\bsushi\b|congee/i.test(name),
  )
  const others = ['cauliflower-rice', 'rice-noodles', 'rice-noodles-boiled', 'rice-cereal', 'chocolate-rice-cereal']
  expect(
    called
      .map(({ id }) => id)
      .filter(id => !RICE_FOODS.has(id))
      .toSorted(),
  ).toEqual(
    [
      ...others,
      'rice-cakes',
      'rice-crackers',
      'rice-drink',
      'rice-flour',
      'rice-paper',
      'rice-vinegar',
      'shaoxing-wine',
    ].toSorted(),
  )
})

test('the fridge keeps a dish for two days, with rice for one; nobody knows what an unknown food is', () => {
  const of = (...ids: (string | null)[]) => fridgeHoursOf(ids.map(foodId => ({ foodId })))
  expect(of('onion', 'beef-mince')).toBe(48)
  expect(of('onion', 'basmati-rice')).toBe(24)
  expect(of('cauliflower-rice', null)).toBe(48)
})

test('what is said of it is a sentence with its source; thawing only of what freezes', () => {
  for (const { sentence, source } of Object.values(KEEPING)) {
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(source).not.toBe('')
  }
  expect(keepingOf([{ foodId: 'brown-rice' }], { freezes: true })).toEqual(['cool', 'rice', 'core'])
  expect(keepingOf([], { freezes: true })).toEqual(['cool', 'cooked', 'thawed', 'reheat', 'core'])
  expect(keepingOf([], { freezes: false })).not.toContain('thawed')
})
