import { expect, test } from 'vitest'
import { addDays } from '#modules/calendar/day.ts'
import { dishKey } from './cooked.ts'
import { aheadOn, entryRemark } from './entry-words.ts'
import { hoursInFridge, isKeptInFridge, mayBeKept } from './keeping.ts'
import { dish, entry, idOf, MON, TUE, WED } from './plan.fixture.ts'
import type { PlannedEntry } from './plan.ts'
import type { PlanDish } from './plan-dish.ts'
import type { PlanSetting } from './plan-settings.ts'

const THU = addDays(MON, 3)
const [stew, risotto, salad] = [dish('1', 'Stew'), dish('2', 'Risotto'), dish('3', 'Salad')]
const sushi = dish('6', 'Sushi bowl')
const [scones, flapjacks] = [dish('4', 'Scones'), dish('5', 'Flapjacks')]
const dishes = new Map([
  [dishKey(stew), { freezes: true } as PlanDish],
  [dishKey(risotto), { fridgeHours: 24, freezes: true } as PlanDish],
  [dishKey(sushi), { fridgeHours: 24 } as PlanDish],
  [dishKey(salad), {} as PlanDish],
  [dishKey(scones), { freezes: true, wholeBake: 8 } as PlanDish],
  [dishKey(flapjacks), { wholeBake: 16 } as PlanDish],
])
const planOf = (entries: readonly PlannedEntry[], settings: readonly PlanSetting[] = []) => ({
  ...{ entries, settings, dishes },
})
const cook = (what = stew, change: Partial<PlannedEntry> = {}) => entry(1, { what, ...change })
const left = (number: number, change: Partial<PlannedEntry>) =>
  entry(number, { what: { kind: 'leftovers', of: idOf(1) }, ...change })

test.each([
  ['two days, to the hour', salad, 'dinner', WED, 'dinner', true],
  ['an hour of the third day is too late', salad, 'lunch', WED, 'dinner', false],
  ['rice from dinner to the next dinner', risotto, 'dinner', TUE, 'dinner', true],
  ['rice from lunch to the next dinner is too late', risotto, 'lunch', TUE, 'dinner', false],
  ['what nobody knows is kept as most dishes are', dish('9'), 'dinner', WED, 'dinner', true],
  ['a snack of the third day is too late', dish('9'), 'lunch', WED, 'snack', false],
] as const)('the fridge keeps %s', (_, what, from, day, meal, is) => {
  expect(isKeptInFridge(planOf([]), cook(what, { meal: from }), { day, meal })).toBe(is)
})

test('the hours are those at which somebody eats', () => {
  const late: PlanSetting = { name: 'meal', key: 'lunch', value: { name: null, time: '19:30', place: null } } as never
  expect(isKeptInFridge(planOf([], [late]), cook(salad), { day: WED, meal: 'lunch' })).toBe(false)
  expect(isKeptInFridge(planOf([]), cook(salad), { day: WED, meal: 'lunch' })).toBe(true)
})

test('beyond what the fridge keeps, dishes for the freezer are offered for a week, and nothing before it is cooked', () => {
  const offered = (what: typeof stew) =>
    [-1, 0, 1, 2, 3, 7, 8].filter(days =>
      mayBeKept(planOf([]), cook(what), { day: addDays(MON, days), meal: 'dinner' }),
    )
  expect(offered(stew)).toEqual([1, 2, 3, 7])
  expect(offered(salad)).toEqual([1, 2])
  expect(offered(sushi)).toEqual([1])
  const sameDay = (from: string, meal: string) => mayBeKept(planOf([]), cook(salad, { meal: from }), { day: MON, meal })
  expect(sameDay('lunch', 'dinner')).toBe(true)
  expect(sameDay('dinner', 'lunch')).toBe(false)
})

test('the third day means the freezer: said at the pot, at what is left, and on both evenings', () => {
  const [near, far] = [left(2, { day: TUE, meal: 'lunch', quarters: 3 }), left(3, { day: THU })]
  const plan = planOf([cook(), near, far])
  expect(plan.entries.map(each => entryRemark(plan, each))).toEqual([
    'Cook 2¾, keep ¾, freeze 1, thaw on Wednesday',
    'Left from Monday',
    'Left from Monday, from the freezer',
  ])
  const words = (day: typeof MON) => aheadOn({ ...plan, dishes }, day).map(each => [each.day, each.words])
  expect(words(MON)).toEqual([[THU, 'Freeze 1 serving.']])
  expect(words(TUE)).toEqual([])
  expect(words(WED)).toEqual([[THU, 'Move it from the freezer to the fridge to thaw.']])
  expect(hoursInFridge(plan, cook())).toBe(18)
})

const tooLong = (long: string, day: string) =>
  `It keeps for ${long} and is not known to freeze well: cook it fresh on ${day}.`

test('what nobody says freezes is cooked fresh on the third day: said at the pot, at what is left, and on both evenings', () => {
  const [near, far] = [left(2, { day: TUE, meal: 'lunch', quarters: 3 }), left(3, { day: THU })]
  const plan = planOf([cook(salad), near, far])
  expect(plan.entries.map(each => entryRemark(plan, each))).toEqual([
    'Cook 1¾, keep ¾, 1 fresh on Thursday',
    'Left from Monday',
    tooLong('two days', 'Thursday'),
  ])
  const words = (day: typeof MON) => aheadOn({ ...plan, dishes }, day).map(each => [each.day, each.words])
  expect([MON, TUE, WED, THU].map(words)).toEqual([
    [[THU, tooLong('two days', 'Thursday')]],
    [],
    [[THU, tooLong('two days', 'Thursday')]],
    [],
  ])
})

test.each([
  ['with rice, a day', sushi, { day: WED }, tooLong('a day', 'Wednesday')],
  ['of which nobody knows anything', dish('9'), { day: THU }, tooLong('two days', 'Thursday')],
  ['that is eaten', salad, { day: THU, done: 'eaten' }, 'Left from Monday'],
  ['from the tin', flapjacks, { day: THU }, 'Left from Monday'],
] as const)('what is left %s: no word of a freezer', (_, what, change, remark) => {
  const plan = planOf([cook(what), left(2, change)])
  expect(entryRemark(plan, plan.entries[1] as PlannedEntry)).toBe(remark)
  expect(plan.entries.map(each => entryRemark(plan, each)).join()).not.toMatch(/freeze \d|thaw/)
})

test('what was eaten or skipped is neither frozen nor thawed, and what was cooked still is', () => {
  const plan = (done: PlannedEntry['done']) => planOf([cook(stew, { done: 'cooked' }), left(3, { day: THU, done })])
  expect(aheadOn({ ...plan(null), dishes }, WED)).toHaveLength(1)
  expect(aheadOn({ ...plan('skipped'), dishes }, WED)).toEqual([])
})

test('rice for the next evening thaws on that day, not on the one when it was frozen', () => {
  const plan = planOf([cook(risotto, { meal: 'lunch' }), left(2, { day: TUE, meal: 'dinner' })])
  expect(entryRemark(plan, plan.entries[0] as PlannedEntry)).toBe('Cook 2, freeze 1, thaw on Tuesday')
})

test.each([
  ['one of eight', [cook(scones)], ['Bake all 8, freeze 7']],
  ['all of it', [cook(scones, { quarters: 8, guestQuarters: 24 })], ['Bake all 8']],
  ['more than a tin', [cook(scones, { quarters: 4, guestQuarters: 32 })], ['Bake all 16, freeze 7']],
  ['what is no dish for the freezer', [cook(flapjacks)], ['Bake all 16']],
  [
    'some of it later',
    [cook(scones), left(2, { day: TUE, meal: 'dinner', quarters: 8 })],
    ['Bake all 8, keep 2, freeze 5', 'Left from Monday'],
  ],
  [
    'again in the same week, in whatever order it was planned',
    [entry(2, { what: scones, day: THU, quarters: 8 }), cook(scones)],
    ['Baked on Monday', 'Bake all 8, freeze 7'],
  ],
  [
    'twice on a day',
    [cook(scones, { meal: 'snack' }), entry(2, { what: scones, meal: 'breakfast' })],
    ['Baked on Monday', 'Bake all 8, freeze 7'],
  ],
  [
    'after one that was skipped',
    [cook(scones, { done: 'skipped' }), entry(2, { what: scones, day: THU })],
    ['Bake all 8, freeze 7', 'Bake all 8, freeze 7'],
  ],
  [
    'again when there is not enough',
    [cook(scones, { guestQuarters: 24 }), entry(2, { what: scones, day: THU, quarters: 8 })],
    ['Bake all 8, freeze 1', 'Bake all 8, freeze 6'],
  ],
  [
    'again in the week after',
    [cook(scones), entry(2, { what: scones, day: addDays(MON, 8) })],
    ['Bake all 8, freeze 7', 'Bake all 8, freeze 7'],
  ],
])('what is baked comes by the tin: %s', (_, entries, words) => {
  expect(entries.map(each => entryRemark(planOf(entries), each))).toEqual(words)
})
