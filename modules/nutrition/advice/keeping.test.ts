import { expect, test } from 'vitest'
import { FOODS } from '../foods/food-list.ts'
import { fridgeHoursOf, keepingOf, RICE_FOODS } from './keeping.ts'

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
    [...others, 'rice-cakes', 'rice-drink', 'rice-flour', 'rice-paper', 'rice-vinegar', 'shaoxing-wine'].toSorted(),
  )
})

test('the fridge keeps a dish for two days, with rice for one; nobody knows what an unknown food is', () => {
  const of = (...ids: (string | null)[]) => fridgeHoursOf(ids.map(foodId => ({ foodId })))
  expect(of('onion', 'beef-mince')).toBe(48)
  expect(of('onion', 'basmati-rice')).toBe(24)
  expect(of('cauliflower-rice', null)).toBe(48)
})

test('what is said of it is a sentence with its source; thawing only of what freezes', () => {
  const said = keepingOf([{ foodId: 'brown-rice' }], { freezes: false })
  expect(said[0]?.sentence).toMatch(/24 hours/)
  for (const { sentence, source } of keepingOf([], { freezes: true })) {
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(source).not.toBe('')
  }
  expect(said.some(({ sentence }) => /thaw/i.test(sentence))).toBe(false)
  expect(keepingOf([], { freezes: true }).some(({ sentence }) => /thaw/i.test(sentence))).toBe(true)
})
