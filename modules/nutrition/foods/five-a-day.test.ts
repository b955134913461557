import { describe, expect, it } from 'vitest'
import { oilyFishIn, portionsOn } from './five-a-day.ts'
import { FOODS_BY_ID } from './food-list.ts'

const of = (...parts: [foodId: string, grams: number | null][]) =>
  portionsOn(
    parts.map(([foodId, grams]) => ({ foodId, grams })),
    FOODS_BY_ID,
  )
const known = (...parts: [foodId: string, grams: number][]) => of(...parts).known

describe('portions of fruit and vegetables', () => {
  it.each([
    ['apple', 80, 1],
    ['broccoli', 160, 2],
    ['chopped-tomatoes-canned', 80, 1],
    ['peas-frozen', 40, 0.5],
    ['raisins', 30, 1],
    ['sweet-potato', 80, 1],
    ['green-beans', 160, 2],
    ['potato', 300, 0],
    ['mashed-potato', 300, 0],
    ['plantain', 200, 0],
    ['stem-ginger', 80, 0],
    ['coconut-fresh', 80, 0],
    ['lemon-zest', 80, 0],
    ['banana-chips', 30, 0],
    ['chips-takeaway', 200, 0],
    ['tofu', 200, 0],
    ['salmon', 200, 0],
  ])('%s, %i g: %d', (food, grams, portions) => expect(known([food, grams])).toBe(portions))

  it('counts juice and pulses once a day, however much', () => {
    expect(known(['orange-juice', 450])).toBe(1)
    expect(known(['orange-juice', 75], ['smoothie', 75])).toBe(1)
    expect(known(['chickpeas-canned', 240], ['baked-beans', 200])).toBe(1)
    expect(known(['red-lentils-dried', 35])).toBe(1)
    expect(known(['orange-juice', 300], ['kidney-beans-canned', 300], ['carrot', 240])).toBe(5)
  })

  it('says where there may be more: nobody knows what it was, how much, or what was in it', () => {
    expect(of(['apple', 80])).toEqual({ known: 1, mayBeMore: false })
    expect(of(['apple', null])).toEqual({ known: 0, mayBeMore: true })
    expect(of(['vegetable-soup', 300])).toEqual({ known: 0, mayBeMore: true })
    expect(portionsOn([null, { foodId: 'apple', grams: 80 }], FOODS_BY_ID)).toEqual({ known: 1, mayBeMore: true })
    expect(portionsOn([{ foodId: null, grams: 80 }], FOODS_BY_ID).mayBeMore).toBe(true)
  })
})

describe('portions of oily fish', () => {
  const fish = (food: string, grams: number) => oilyFishIn([{ foodId: food, grams }], FOODS_BY_ID).known
  it('is 140 g as it is eaten', () => {
    expect(fish('salmon-baked', 140)).toBe(1)
    // 15 % of it is lost in the oven.
    expect(fish('salmon', 140)).toBeCloseTo(0.85)
    expect(fish('sardines-canned', 70)).toBe(0.5)
  })
  it.each(['tuna-canned', 'tuna-steak', 'cod', 'prawns-cooked', 'salmon-nonsense'])('%s is none', food =>
    expect(fish(food, 140)).toBe(0),
  )
})
