import { expect, test } from 'vitest'
import { CARE } from '#modules/nutrition/advice/care.ts'
import { FOODS } from '#modules/nutrition/foods/food-list.ts'
import { careAt, kitchenNotes } from './kitchen-notes.ts'

const NO_FREEZER = { freezes: false }
const steps = [
  { lines: [0], text: 'Divide the first in two.' },
  { lines: [0, 1], text: 'Brown all of it.' },
  { lines: [], text: 'Simmer for 20 minutes.' },
]

test('meat that is minced, poultry and pork are cooked through: said at the last step that needs them', () => {
  const notes = kitchenNotes([['lean-beef-mince'], ['onion']], NO_FREEZER)
  expect(notes.care).toEqual([{ id: 'cook-through', lines: [0] }])
  expect([-1, 0, 1, 2].map(at => careAt(notes, steps, at))).toEqual([[], [], ['cook-through'], []])
})

test('what is only served with what was cooked is not told it', () => {
  const served = [...steps, { lines: [0], text: 'Fill the pittas with the meat.' }]
  const notes = kitchenNotes([['chicken-thigh']], NO_FREEZER)
  expect([-1, 0, 1, 2, 3].map(at => careAt(notes, served, at).length)).toEqual([0, 0, 1, 0, 0])
})

test('where it is only shaped, the step that heats it says so; without one, that step', () => {
  const shaped = [
    { lines: [0], text: 'Shape the meat into burgers.' },
    { lines: [], text: 'Stir the sauce.' },
  ]
  const fried = [...shaped, { lines: [], text: 'Fry them for 4 minutes on each side.' }]
  const notes = kitchenNotes([['beef-mince']], NO_FREEZER)
  expect([-1, 0, 1, 2].map(at => careAt(notes, fried, at))).toEqual([[], [], [], ['cook-through']])
  expect([-1, 0, 1].map(at => careAt(notes, shaped, at))).toEqual([[], ['cook-through'], []])
})

test('dried kidney beans are soaked before anything else, and boiled hard at the step that needs them', () => {
  const notes = kitchenNotes([['onion'], ['kidney-beans-dried', 'thyme']], NO_FREEZER)
  expect([-1, 0, 1, 2].map(at => careAt(notes, steps, at))).toEqual([['kidney-beans'], [], ['kidney-beans'], []])
  expect(kitchenNotes([['kidney-beans-canned'], ['kidney-beans-boiled']], NO_FREEZER).care).toEqual([])
})

test('what no step names is said before the first', () => {
  const notes = kitchenNotes([['onion'], ['onion'], ['chicken-thigh']], NO_FREEZER)
  expect([-1, 0, 1, 2].map(at => careAt(notes, steps, at))).toEqual([['cook-through'], [], [], []])
})

test('what is left of a dish with rice is told so', () => {
  expect(kitchenNotes([[null], ['basmati-rice']], NO_FREEZER).keeping).toContain('rice')
  expect(kitchenNotes([[null]], { freezes: true }).keeping).toEqual(['cool', 'cooked', 'thawed', 'reheat', 'core'])
})

// By words of their names. What is sold cooked, cured, or holds only fat, stock or a sauce of it is none, nor is game.
test('every raw food of such a kind is known by its id', () => {
  const known = new Set(Object.values(CARE).flatMap(({ foods }) => [...foods]))
  const ids = new Set(FOODS.map(({ id }) => id))
  for (const id of known) expect(ids).toContain(id)
  const called = FOODS.filter(({ id }) =>
    /(?:^|-)(?:mince|ground|burger|sausages?|chicken|turkey|pork|duck|goose|poussin|kidney-beans)(?:-|$)/.test(id),
  )
  const others = new RegExp(
    [
      '-(cooked|grilled|roast|boiled|canned|ready|slices|fat|soup|confit|egg|pie|bacon|ground|dried|salad|skin)$',
      '^(crispy|roast|smoked|salt|stock|condensed|quorn|vegan|vegetarian|liver)-|^(burger-bun|sausage-roll)|(almonds|ginger|crackling)$',
    ].join('|'),
  )
  expect(called.map(({ id }) => id).filter(id => !known.has(id) && !others.test(id))).toEqual([])
})
