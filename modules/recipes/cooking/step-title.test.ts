import { expect, it } from 'vitest'
import { ownRecipes } from '../own-library.ts'
import { deedBefore, stepTitle } from './step-title.ts'

it.each([
  ['Add the onions and cook for 10 minutes, until deep golden.', 'Add the onions'],
  ['Meanwhile, boil the rice in plenty of water for 10 minutes.', 'Boil the rice'],
  ['Heat the oven to 200°C (fan 180°C, gas 6). Mash the potatoes with the milk.', 'Mash the potatoes'],
  ['Heat the oil in a large pan and cook the onions and peppers for 10 minutes.', 'Cook the onions and peppers'],
  ['Bring the rice and water to the boil, cover and cook for 12 minutes.', 'Boil the rice'],
  ['Stir in the stock and simmer for 30 minutes.', 'Stir in the stock'],
  ['Take off the heat and stir in the mustard.', 'Stir in the mustard'],
  ['Halve and stone the avocados and scoop the flesh into a bowl.', 'Halve and stone the avocados'],
  ['Add 4 tablespoons of the coconut milk and fry.', 'Add the coconut milk'],
  ['In a large bowl, whisk the eggs with the sugar.', 'Whisk the eggs'],
  ['Bake for 30 minutes.', 'Bake'],
  ['Heat the oven to 200°C.', 'Heat the oven'],
  ['25 minutes', '25 minutes'],
])('%s', (step, title) => expect(stepTitle(step)).toBe(title))

it('has a short title for every step of the library, and no half one', () => {
  const titles = ownRecipes().flatMap(({ steps }) => steps.map(stepTitle))
  expect(titles.filter(title => title === '' || title.length > 34)).toEqual([])
  expect(titles.filter(title => / (?:and|the|of|with|in|a|or)$|[,;:]$/.test(title))).toEqual([])
})

it('names a clock after what is waited for', () => {
  const step = 'Add the onions and cook for 10 minutes, until golden. Stir in the garlic and fry for 2 minutes more.'
  expect(deedBefore(step, step.indexOf('10 minutes'))).toBe('Add the onions')
  expect(deedBefore(step, step.indexOf('2 minutes'))).toBe('Stir in the garlic')
  const then = 'Let the seeds crackle for 30 seconds, then add the onions and cook for 12 minutes.'
  expect(deedBefore(then, then.indexOf('12 minutes'))).toBe('Add the onions')
})
