import { expect, test } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { FOODS_BY_ID } from '#modules/nutrition/foods/food-list.ts'
import { type CupboardItem, foodsToCookWith } from './cupboard.ts'

const MONDAY = dayOf('2026-11-23')
const item = (food: string, more: Partial<CupboardItem> = {}): CupboardItem => ({
  ...{
    key: `food:${food}`,
    name: food,
    level: 'plenty',
    grams: null,
    since: MONDAY,
    usedUntil: null,
    useBy: null,
    isStaple: false,
  },
  ...more,
})
const cookable = (items: readonly CupboardItem[], until = addDays(MONDAY, 6)) =>
  foodsToCookWith(items, FOODS_BY_ID, MONDAY, until).map(({ foodId, isUrgent }) => [foodId, isUrgent])

test('what would go off within the planned days is to be used first, dry goods need not be', () => {
  const rice = item('basmati-rice', { since: addDays(MONDAY, -90) })
  expect(cookable([item('spinach'), rice])).toEqual([
    ['spinach', true],
    ['basmati-rice', false],
  ])
  expect(cookable([item('spinach')], MONDAY)).toEqual([['spinach', false]])
  expect(cookable([{ ...rice, useBy: addDays(MONDAY, 8) }])).toEqual([['basmati-rice', true]])
})

test('nobody cooks with what is gone, past its date, or no food', () => {
  const past = item('spinach', { useBy: addDays(MONDAY, -1) })
  const foil = { ...item('foil'), key: 'thing:kitchen foil' }
  expect(cookable([past, item('celery', { level: 'none' }), foil, item('no-such-food')])).toEqual([])
})
