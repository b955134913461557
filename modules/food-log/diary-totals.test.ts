import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { eaten, MON, stated, TUE } from './diary.fixture.ts'
import { diaryTotals } from './diary-totals.ts'

const amount = (times: number) => ({ times, grams: null, measure: null })

test('a day is the sum of what was eaten on it, as often as it was, in any order', () => {
  const times = fc.array(
    fc.integer({ min: 1, max: 400 }).map(quarters => quarters / 4),
    { minLength: 1, maxLength: 12 },
  )
  fc.assert(
    fc.property(times, fc.infiniteStream(fc.boolean()), (all, reversed) => {
      const one = stated({ energyKcal: 120, ironMg: 1.5 })
      const entries = all.map((each, index) => eaten(index + 1, { one, amount: amount(each) }))
      const other = eaten(900, { day: TUE, one })
      const given = reversed.next().value ? [...entries.toReversed(), other] : [other, ...entries]
      const day = diaryTotals(given, []).get(MON)
      const sum = all.reduce((so, each) => so + each, 0)
      expect(day && figureOf(day.food, 'energyKcal')).toMatchObject({ amount: 120 * sum, most: 120 * sum })
      expect(day && figureOf(day.food, 'ironMg').amount).toBeCloseTo(1.5 * sum, 5)
      expect(day && figureOf(day.food, 'zincMg').most).toBe(Number.POSITIVE_INFINITY)
    }),
  )
})

test('what makers added and what was taken stand apart from the food', () => {
  const entry = eaten(1, { one: stated({ ironMg: 5 }), added: stated({ ironMg: 3 }), amount: amount(2) })
  const dose = { day: MON, amounts: { ironMg: 14 } as never, doses: 1 }
  const day = diaryTotals([entry], [dose]).get(MON)
  const iron = (source: 'food' | 'fortification' | 'supplements') => day && figureOf(day[source], 'ironMg').amount
  expect([iron('food'), iron('fortification'), iron('supplements')]).toEqual([4, 6, 14])
})
