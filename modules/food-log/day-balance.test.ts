import { expect, test } from 'vitest'
import { addDays } from '#modules/calendar/day.ts'
import { statedIntake } from '#modules/nutrition/intake/intake.ts'
import { dishKey } from '#modules/planner/cooked.ts'
import { dish, entry as planned } from '#modules/planner/plan.fixture.ts'
import { amountWords } from './amount-words.ts'
import { daySums, sumOf } from './day-balance.ts'
import { EMPTY_STATE, withAct } from './day-state.ts'
import { energyLeftWords, figureWords, knowledgeAs, macroWords, orMore } from './day-words.ts'
import { eaten, idOf, MON, stated, TUE } from './diary.fixture.ts'
import { copied, moved, reordered, resized } from './entry-acts.ts'
import { logSearch, readLogPlace, stripOf } from './log-address.ts'
import { firstTime, usualTime } from './meal-times.ts'
import { lastWeight, trendKg, trendWords } from './weight-trend.ts'

const all = (amount: number) => ({ amount, most: amount, coverage: 1 })
const partOf = (amount: number) => ({ amount, most: amount + 20, coverage: 0.5 })

test('what is left is told with and without what is planned, in the unit of the member', () => {
  expect(energyLeftWords(all(1189), 1811, 2000, 'kcal')).toBe('811 kcal left, 189 once the plan is eaten')
  expect(energyLeftWords(all(1189), 2022, 2000, 'kcal')).toBe('811 kcal left, 22 over once the plan is eaten')
  expect(energyLeftWords(all(2022), 2022, 2000, 'kcal')).toBe('22 kcal over')
  expect(energyLeftWords(all(1000), 1000, 2000, 'kJ')).toBe('4,184 kJ left')
  expect(macroWords(all(45), 72, 70, false)).toBe('72 g with the plan, 2 over')
  expect(macroWords(all(40), 75, 75, false)).toBe('75 g with the plan')
  expect(macroWords(all(40), 40, 75, false)).toBe('35 g left')
  expect(macroWords(all(77), 77, 75, false)).toBe('2 g over')
  expect([macroWords(all(77), 77, 75, true), macroWords(all(60), 90, 75, true)]).toEqual(['Met', '90 g with the plan'])
})

test('of a sum that lacks something at most so much is left', () => {
  expect(energyLeftWords(partOf(1189), 1189, 2000, 'kcal')).toBe('Up to 811 kcal left')
  expect(energyLeftWords(partOf(2022), 2022, 2000, 'kcal')).toBe('22 kcal over or more')
  expect(macroWords(partOf(25), 25, 72, true)).toBe('Up to 47 g left')
  expect(macroWords(partOf(77), 77, 72, true)).toBe('Met')
  const trace = { amount: 25, most: 25.1, coverage: 0.99 }
  expect([macroWords(trace, 25, 72, true), orMore(trace)]).toEqual(['47 g left', ''])
  expect(knowledgeAs({ amount: 0, most: Number.POSITIVE_INFINITY, coverage: 0 }, 1)).toBe('unknown')
  expect([orMore(all(3)), orMore(partOf(3))]).toEqual(['', ' or more'])
})

test('what is not known is said, unless it could not change what is printed', () => {
  const known = (amount: number, most: number, coverage: number) => ({ amount, most, coverage })
  expect(figureWords('fibreG', known(25.2, 25.2, 1))).toBe('25.2 g')
  expect(figureWords('saturatesG', known(11.8, 14, 0.8))).toBe('11.8 g or more')
  expect(figureWords('iodineUg', known(0, Number.POSITIVE_INFINITY, 0))).toBe('Cannot tell')
  expect(figureWords('ironMg', known(2.01, 2.02, 0.99))).toBe('2 mg')
  expect(figureWords('sodiumMg', known(840, 840, 1))).toBe('2.1 g')
  expect(figureWords('calciumMg', known(1234, 1234, 1))).toBe('1,234 mg')
})

test('a day is what was eaten, and with the plan what is still open too', () => {
  const plan = [planned(1), planned(2, { what: dish('9000000999', 'Gone') })]
  const intake = statedIntake({ energyKcal: 421 }, { rest: 'unknown', grams: 100 })
  const figures = new Map([[dishKey(dish('9000000301')), { intake, added: null }]])
  const sums = daySums([eaten(1), eaten(2, { amount: { times: 0.5, grams: null, measure: null } })], [], plan, {
    plan,
    figures,
  })
  expect(sumOf(sums, 'energyKcal').eaten.amount).toBeCloseTo(600, 3)
  expect(sumOf(sums, 'energyKcal').withPlan.amount).toBeCloseTo(1021, 3)
  expect(sums.unknown).toBe(1)
})

test('entries are moved, copied, put in order and made more or less; what one gave stays', () => {
  const entries = [eaten(1), eaten(2, { place: 1 }), eaten(3, { day: TUE, place: 4 })]
  const [first, second] = entries as [(typeof entries)[0], (typeof entries)[0]]
  const after = (act: ReturnType<typeof moved>) => withAct({ ...EMPTY_STATE, entries }, act).entries
  expect(after(moved(entries, first, { day: TUE, meal: 'lunch' })).find(({ id }) => id === idOf(1))).toEqual({
    ...first,
    ...{ day: TUE, place: 5 },
  })
  expect(moved(entries, first, { day: MON, meal: 'lunch' })).toEqual({})
  expect(reordered(entries, second, -1).diary?.put.map(({ id, place }) => [id, place])).toEqual([
    [idOf(2), 0],
    [idOf(1), 1],
  ])
  expect(reordered(entries, first, -1)).toEqual({})
  let number = 10
  const copies = copied(entries, [first, second], { days: [TUE, addDays(TUE, 1)] }, () => idOf(++number)).diary?.put
  expect(copies?.map(({ id, day, place, one }) => [id, day, place, one])).toEqual([
    [idOf(11), TUE, 5, first.one],
    [idOf(12), TUE, 6, first.one],
    [idOf(13), '2026-11-25', 0, first.one],
    [idOf(14), '2026-11-25', 1, first.one],
  ])
  const toast = eaten(5, { amount: { times: 0.64, grams: 64, measure: { count: 2, unit: 'slice' } }, one: stated({}) })
  const more = resized(toast, 0.96)
  expect(more.amount).toEqual({ times: 0.96, grams: 96, measure: { count: 3, unit: 'slice' } })
  expect([amountWords(more.amount), more.one]).toEqual(['3 slices, 96 g', toast.one])
})

test.each([
  [{ times: 1, grams: 107, measure: { count: 1, unit: 'medium' } }, '1 medium, 107 g'],
  [{ times: 1.5, grams: null, measure: { count: 1.5, unit: 'serving' } }, '1½ servings'],
  [{ times: 1.5, grams: 150, measure: null }, '150 g'],
  [{ times: 1, grams: null, measure: null }, ''],
])('an amount is read as it was said: %j is %s', (amount, words) => {
  expect(amountWords(amount)).toBe(words)
})

test('the address holds the day, today has none, and the strip ends today as long as the day is near', () => {
  const read = (text: string) => readLogPlace(new URLSearchParams(text), TUE)
  expect(read('')).toEqual({ day: TUE, noDay: null })
  expect(read('day=2026-11-23')).toEqual({ day: MON, noDay: null })
  expect(read('day=2026-02-30')).toEqual({ day: TUE, noDay: '2026-02-30' })
  expect(read('day=2028-01-01')).toEqual({ day: TUE, noDay: '2028-01-01' })
  expect([logSearch(TUE, TUE), logSearch(MON, TUE)]).toEqual(['?', '?day=2026-11-23'])
  for (const back of [0, 1, 6]) expect(stripOf(addDays(TUE, -back), TUE).at(-1)).toBe(TUE)
  const earlier = stripOf(addDays(TUE, -7), TUE)
  expect([earlier[0], earlier.at(-1)]).toEqual(['2026-11-14', '2026-11-20'])
  expect(stripOf(addDays(TUE, 2), TUE).at(-1)).toBe('2026-11-26')
})

test('a meal is usually when somebody set it, else when they mostly had it, else when most people do', () => {
  const at = (time: string | null) => eaten(1, { meal: 'dinner', time })
  const set = [{ name: 'meal', key: 'dinner', value: { name: 'Dinner', time: '20:15', place: 2 } }] as const
  expect(usualTime(set, [at('18:00')], 'dinner')).toBe('20:15')
  expect(usualTime([], [at('18:00'), at(null), at('21:30'), at('19:40')], 'dinner')).toBe('19:40')
  expect([usualTime([], [], 'dinner'), usualTime([], [], 'second-breakfast')]).toEqual(['19:00', '12:00'])
  expect([firstTime([at('12:30'), at('07:10')]), firstTime([at(null)])]).toEqual(['07:10', null])
})

test('a trend of the weight keeps up with somebody who loses, hardly minds one heavy day, and is told beside a week ago', () => {
  const weight = (number: number, day: typeof MON, value: number) =>
    ({ id: idOf(number), day, time: '07:20', kind: 'weight', value, words: '' }) as const
  const one = weight(1, MON, 70)
  expect([trendKg([], MON), trendKg([one], MON), trendKg([one], addDays(MON, -1))]).toEqual([null, 70, null])
  expect(trendKg([one, weight(2, TUE, 71)], TUE)).toBeCloseTo(70.54, 2)
  expect(trendWords([one], MON, 'kg')).toBeNull()
  const month = Array.from({ length: 30 }, (_, nth) => weight(nth, addDays(MON, nth), 70 - nth * 0.1))
  expect(trendWords(month, addDays(MON, 29), 'kg')).toMatch(/^Trend 67\.1 kg, 0\.7 kg less than a week ago\.$/)
  const steady = trendKg(month, addDays(MON, 29)) ?? 0
  expect(Math.abs(steady - 67.1)).toBeLessThan(0.1)
  const salty = [...month, weight(90, addDays(MON, 30), 68.5)]
  expect((trendKg(salty, addDays(MON, 30)) ?? 0) - (steady - 0.1)).toBeLessThan(0.5)
  expect(lastWeight(month, addDays(MON, 3))?.value).toBeCloseTo(69.7)
  expect(lastWeight(month, addDays(MON, -1))).toBeNull()
})
