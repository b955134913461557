import { expect, test } from 'vitest'
import type { Day } from '#modules/calendar/day.ts'
import { dish, entry, idOf, MON } from './plan.fixture.ts'
import { type PlannedEntry, USUAL_MEALS } from './plan.ts'
import { entryProblem } from './plan-limits.ts'
import { type PlanSetting, settingsOf } from './plan-settings.ts'
import { person, personSetting } from './planning.fixture.ts'
import { settingProblem } from './setting-limits.ts'

const as = (day: string) => day as Day
const food = (grams: number | null) => ({ ...dish('apple'), ref: { kind: 'food', id: 'apple' } as const, grams })

test.each<[string, Partial<PlannedEntry>, RegExp]>([
  ['a day that does not exist', { day: as('2026-02-30') }, /no such day/],
  ['the 29th of February of a year without', { day: as('2027-02-29') }, /no such day/],
  ['a day of another century', { day: as('1999-12-31') }, /no such day/],
  ['no day', { day: as('tomorrow') }, /no such day/],
  ['no servings', { quarters: 0 }, /a quarter to 10/],
  ['servings below none', { quarters: -1 }, /a quarter to 10/],
  ['a thousand million servings', { quarters: 1e9 }, /a quarter to 10/],
  ['servings between quarters', { quarters: 2.5 }, /a quarter to 10/],
  ['servings that are no number', { quarters: Number.NaN }, /a quarter to 10/],
  ['guests below none', { guestQuarters: -4 }, /none to 100/],
  ['a portion beyond what anybody eats', { portions: { [idOf(1)]: 41 } }, /none to 10/],
  ['a portion of nobody', { portions: { bo: 4 } }, /none to 10/],
  ['a place below none', { place: -1 }, /no such place/],
  ['an id of somebody’s own making', { id: 'breakfast' }, /id of its own/],
  ['a meal with markup', { meal: '<b>' }, /no such meal/],
  ['a time past midnight', { time: '24:00' }, /no such time/],
  ['leftovers of themselves', { what: { kind: 'leftovers', of: idOf(1) } }, /another entry/],
  ['an empty note', { what: { kind: 'note', words: ' ' } }, /needs words/],
  ['words without end', { what: { kind: 'eating-out', words: 'a'.repeat(301), keptKcal: null } }, /Up to 300/],
  ['energy below none', { what: { kind: 'eating-out', words: '', keptKcal: -1 } }, /up to 5,000 kcal/],
  ['a name without end', { what: dish('9000000301', 'a'.repeat(201)) }, /up to 200/],
  ['a recipe by weight', { what: { ...dish('9000000301'), grams: 200 } }, /single food/],
  ['a food without a weight', { what: food(null) }, /from 1 g/],
  ['a ton of apples', { what: food(1e6) }, /from 1 g/],
])('%s is refused in words', (_, change, words) => {
  expect(entryProblem(entry(1, change))).toMatch(words)
})

test.each<Partial<PlannedEntry>>([
  ...USUAL_MEALS.map(meal => ({ meal })),
  { day: as('2028-02-29') },
  { quarters: 1 },
  { quarters: 40, guestQuarters: 400 },
  { time: '23:59', meal: 'second-breakfast' },
  { what: { kind: 'leftovers', of: idOf(2) } },
  { what: { kind: 'eating-out', words: '', keptKcal: 700 } },
  { what: food(150) },
])('%o is in order', change => {
  expect(entryProblem(entry(1, change))).toBeNull()
})

test.each<[string, PlanSetting, RegExp | null]>([
  ['a lock of no day', { name: 'locked-day', key: '2026-02-30', value: { locked: true } }, /nothing in a plan/],
  ['a lock', { name: 'locked-day', key: '2026-02-28', value: { locked: true } }, null],
  ['a meal without a name', { name: 'meal', key: 'tea', value: { name: ' ', time: null, place: 4 } }, /Give it a name/],
  ['a meal', { name: 'meal', key: 'tea', value: { name: 'Tea', time: '16:00', place: 4 } }, null],
  ['a meal that goes', { name: 'meal', key: 'tea', value: null }, null],
  ['a dish of no kind', { name: 'not-again', key: 'theirs/1', value: { name: 'Soup' } }, /nothing in a plan/],
  ['meals of any size', { name: 'meal-sizes', key: 'all', value: { any: true } }, null],
  ['meals of any size on a day', { name: 'meal-sizes', key: '2026-11-24', value: { any: true } }, /nothing in a plan/],
  ['somebody without a name', personSetting(1, person(' ')), /Give it a name/],
  ['somebody of a thousand tons', personSetting(1, person('Bo', { weightKg: 1e9 })), /A weight is/],
  ['somebody', personSetting(1, person('Bo')), null],
  [
    'kept days with what no plan takes',
    {
      name: 'kept-days',
      key: idOf(1),
      value: { name: 'Usual week', days: 7, entries: [{ ...entry(1, { quarters: 0 }), offset: 0 }] },
    },
    /a quarter to 10/,
  ],
])('%s', (_, setting, words) => {
  const problem = settingProblem(setting, MON)
  if (words) expect(problem).toMatch(words)
  else expect(problem).toBeNull()
})

test('settings of one name are found by key, and those that were taken away are not', () => {
  const settings: PlanSetting[] = [
    { name: 'locked-day', key: '2026-11-24', value: { locked: true } },
    { name: 'locked-day', key: '2026-11-25', value: null },
    { name: 'not-again', key: 'own/1', value: { name: 'Soup' } },
  ]
  expect([...settingsOf(settings, 'locked-day').keys()]).toEqual(['2026-11-24'])
})
