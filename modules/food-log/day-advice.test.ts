import { expect, test } from 'vitest'
import { addDays, type Day, dayOf } from '#modules/calendar/day.ts'
import type { AdviceId } from '#modules/nutrition/advice/advice.ts'
import { adviceNamed } from '#modules/nutrition/advice/table.ts'
import { dayAdvice } from './day-advice.ts'

const DAY = dayOf('2026-11-28')
const had = (foodId: string, grams: number, day: Day = DAY) => ({
  day,
  dish: { madeOf: [{ foodId, grams }] },
  quarters: 4,
})
const sentence = (id: AdviceId) => adviceNamed(id).sentence

test('a day says what is left out and was eaten, and nothing of what was eaten the day before', () => {
  const before = addDays(DAY, -1)
  expect(dayAdvice(['liver', 'soft-egg'], [had('lambs-liver', 100), had('egg-poached', 50, before)], DAY)).toEqual([
    sentence('liver'),
  ])
})

test('a week is told on a day that adds to it, in what it has', () => {
  const days = [-6, -4, -2].map(back => had('mackerel', 170, addDays(DAY, back)))
  expect(dayAdvice(['oily-fish-two'], days, DAY)).toEqual([])
  expect(dayAdvice(['oily-fish-two'], [...days, had('salmon', 85)], DAY)).toEqual([
    `${sentence('oily-fish-two')} The seven days up to this one have 3.5 portions.`,
  ])
  const meat = [0, -1, -2, -3].map(back => had('braising-steak-cooked', 150, addDays(DAY, back)))
  expect(dayAdvice(['red-meat'], meat, DAY)).toEqual([
    `${sentence('red-meat')} The seven days up to this one have about 600 g.`,
  ])
})

test('caffeine is told once the day passes it: exactly 200 mg is within', () => {
  const mugs = (count: number) => [had('instant-coffee', 1.8 * count), had('coffee-brewed', 200, addDays(DAY, -1))]
  expect(dayAdvice(['caffeine'], mugs(2), DAY)).toEqual([])
  expect(dayAdvice(['caffeine'], mugs(3), DAY)).toEqual([`${sentence('caffeine')} This day has about 300 mg.`])
})

test('alcohol is told in units once a week passes 14, and a child’s caffeine by what is light for the age', () => {
  const wine = (grams: number) => [had('red-wine', grams), had('red-wine', 750, addDays(DAY, -3))]
  expect(dayAdvice(['alcohol-units'], wine(250), DAY)).toEqual([])
  expect(dayAdvice(['alcohol-units'], wine(500), DAY)).toEqual([
    `${sentence('alcohol-units')} The seven days up to this one have about 17 units.`,
  ])
  expect(dayAdvice(['caffeine-child'], [had('cola', 330)], DAY)).toEqual([])
  expect(dayAdvice(['caffeine-child'], [had('cola', 500)], DAY)).toEqual([
    `${sentence('caffeine-child')} This day has about 60 mg.`,
  ])
})

test('of decaf nothing is counted, and what holds arsenic or cyanide is said of any amount', () => {
  expect(
    dayAdvice(['caffeine'], [had('coffee-decaf', 2000), had('latte-decaf', 700), had('tea-decaf', 900)], DAY),
  ).toEqual([])
  expect(dayAdvice(['hijiki', 'bitter-kernels'], [had('hijiki', 5), had('bitter-almonds', 1)], DAY)).toEqual([
    expect.stringContaining(sentence('hijiki')),
    expect.stringContaining(sentence('bitter-kernels')),
  ])
})

test('what nobody knows the foods of says nothing', () => {
  expect(dayAdvice(['liver'], [{ day: DAY, dish: null, quarters: 4 }], DAY)).toEqual([])
})
