import { expect, test } from 'vitest'
import { addDays } from '#modules/calendar/day.ts'
import { dish, entry, idOf, MON, TUE } from '#modules/planner/plan.fixture.ts'
import { planWords } from './plan-words.ts'

const plan = { settings: [], dishes: [] }

test('a day is told meal by meal, with times where somebody chose them, and nothing of what is done', () => {
  const entries = [
    entry(1, { time: '18:30', what: dish('9000000331', 'Chana masala') }),
    entry(2, { meal: 'breakfast', what: dish('1', 'Porridge'), done: 'eaten' }),
    entry(3, { meal: 'lunch', what: { kind: 'eating-out', words: 'with Ben', keptKcal: null } }),
    entry(4, { meal: 'dinner', place: 1, what: { kind: 'note', words: 'Candles' } }),
    entry(5, { day: TUE, what: dish('2', 'Tomorrow’s stew') }),
  ]
  expect(planWords({ ...plan, entries }, MON)).toEqual({
    meals: ['Lunch: Eating out', 'Dinner, 18:30: Chana masala', 'Dinner: Candles'],
    ahead: [],
  })
})

test('what tomorrow wants begun today is told, unless tomorrow’s meal is off', () => {
  const oats = dish('3', 'Overnight oats')
  const known = { ...oats, ahead: { words: 'Stir the oats into the milk.', minutes: 5 } }
  const dishes = [known] as unknown as Parameters<typeof planWords>[0]['dishes']
  const tomorrow = entry(1, { day: TUE, meal: 'breakfast', what: oats })
  expect(planWords({ ...plan, dishes, entries: [tomorrow] }, MON)).toEqual({
    meals: [],
    ahead: ['Overnight oats: Stir the oats into the milk.'],
  })
  expect(planWords({ ...plan, dishes, entries: [{ ...tomorrow, done: 'skipped' }] }, MON).ahead).toEqual([])
})

test('what waits longer than the fridge keeps it is thawed only where it freezes, else it is cooked fresh', () => {
  const [stew, salad] = [dish('5', 'Stew'), dish('6', 'Salad')]
  const dishes = [{ ...stew, freezes: true }, salad] as unknown as Parameters<typeof planWords>[0]['dishes']
  const leftAfter = (what: typeof stew) => [
    entry(1, { what }),
    entry(2, { day: addDays(MON, 3), what: { kind: 'leftovers', of: idOf(1) } }),
  ]
  const told = (what: typeof stew) =>
    planWords({ ...plan, dishes, entries: leftAfter(what) }, addDays(MON, 2), { from: '07:00' }).ahead
  expect(told(stew)).toEqual(['Stew: Move it from the freezer to the fridge to thaw.'])
  expect(told(salad)).toEqual([
    'Salad: It keeps for two days and is not known to freeze well: cook it fresh on Thursday.',
  ])
})

test('what was to be eaten before the quiet hours were over is silent; what has no time is told', () => {
  const entries = [
    entry(1, { meal: 'breakfast', time: '07:30', what: dish('1', 'Porridge') }),
    entry(2, { meal: 'lunch', what: dish('2', 'Soup') }),
    entry(3, { meal: 'dinner', time: '18:30', what: dish('3', 'Dal') }),
  ]
  expect(planWords({ ...plan, entries }, MON, { from: '09:30' }).meals).toEqual(['Lunch: Soup', 'Dinner, 18:30: Dal'])
})

test('a dish that its eater does not eat says why, as the planner does', () => {
  const entries = [
    entry(1, { meal: 'lunch', what: dish('1', 'Satay') }),
    entry(2, { what: dish('2', 'Dal') }),
    entry(3, { place: 1, what: { kind: 'eating-out', words: '', keptKcal: null } }),
  ]
  const edible = { diets: [], nutLike: [], isWhole: true }
  const dishes = [
    { ...dish('1', 'Satay'), ...edible, allergens: ['peanuts'] },
    { ...dish('2', 'Dal'), ...edible, allergens: [] },
  ] as unknown as Parameters<typeof planWords>[0]['dishes']
  const rules = { diets: [], allergens: ['peanuts'] } as const
  expect(planWords({ ...plan, dishes, entries }, MON, { rules }).meals).toEqual([
    ...['Lunch: Satay (contains peanuts)', 'Dinner: Dal', 'Dinner: Eating out'],
  ])
  expect(planWords({ ...plan, dishes, entries }, MON).meals[0]).toBe('Lunch: Satay')
})

test('a meal that was logged by hand is silent, and no other', () => {
  const entries = [
    entry(1, { meal: 'breakfast', what: dish('1', 'Porridge') }),
    entry(2, { meal: 'dinner', what: dish('3', 'Dal') }),
    entry(3, { day: TUE, meal: 'breakfast', what: dish('4', 'Eggs') }),
  ]
  expect(planWords({ ...plan, entries }, MON, { logged: ['breakfast'] }).meals).toEqual(['Dinner: Dal'])
})
