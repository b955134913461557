import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figureOf, knowledgeOf } from '#modules/nutrition/intake/intake.ts'
import { dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import { cookedQuarters, dishKey, keptQuarters } from './cooked.ts'
import { eatenTooEarly } from './early-leftovers.ts'
import { eatenOn } from './eaten.ts'
import { dish, entry, idOf, MON, TUE, WED } from './plan.fixture.ts'
import { servingsInWords, servingsText } from './portion-words.ts'
import { totalsOf } from './totals.ts'
import { written } from './written-plan.ts'

const DAL = '9000000301'
const dal = dishOfOwn(
  ownRecipeOf(DAL) ??
    (() => {
      throw new Error('no dal')
    })(),
)
const figures = new Map([[dishKey(dish(DAL)), dal]])
const kcalOf = (day = MON, plan = [entry(1)]) => figureOf(totalsOf(plan, day, figures).intake.food, 'energyKcal').amount
const oneServing = figureOf(dal.intake, 'energyKcal').amount

test('a day gives what its dishes give, by the quarters that are eaten; guests eat their own', () => {
  expect(kcalOf(MON, [entry(1, { quarters: 6, guestQuarters: 8 })])).toBeCloseTo(1.5 * oneServing, 4)
  expect(kcalOf(TUE, [entry(1)])).toBe(0)
  expect(totalsOf([entry(1)], TUE, figures).isEmpty).toBe(true)
})

test('leftovers are of the dish that was cooked, also on another day', () => {
  const plan = [entry(1), entry(2, { day: TUE, quarters: 3, what: { kind: 'leftovers', of: idOf(1) } })]
  expect(kcalOf(TUE, plan)).toBeCloseTo(0.75 * oneServing, 4)
  expect(totalsOf(plan, TUE, figures).unknown).toEqual([])
})

test('a recipe that is gone, eating out and leftovers of nothing are unknown and add nothing; a note is no food', () => {
  const plan = [
    entry(1),
    entry(2, { what: dish('9000000999', 'Gone') }),
    entry(3, { what: { kind: 'eating-out', words: 'With Priya', keptKcal: 700 } }),
    entry(4, { what: { kind: 'leftovers', of: idOf(77) } }),
    entry(5, { what: { kind: 'note', words: 'Buy candles' } }),
  ]
  const totals = totalsOf(plan, MON, figures)
  expect(totals.unknown.map(({ id }) => id)).toEqual([idOf(2), idOf(3), idOf(4)])
  expect(totals.keptKcal).toBe(700)
  expect(kcalOf(MON, plan)).toBeCloseTo(oneServing, 4)
  expect(knowledgeOf(figureOf(totals.intake.food, 'energyKcal'))).toBe('known')
})

test('what is cooked is what is eaten of it: at the meal, by guests and later', () => {
  const plan = [
    entry(1, { quarters: 4, guestQuarters: 8 }),
    entry(2, { day: TUE, quarters: 3, what: { kind: 'leftovers', of: idOf(1) } }),
    entry(3, { day: WED, quarters: 2, guestQuarters: 4, what: { kind: 'leftovers', of: idOf(1) } }),
  ]
  const [cook] = plan as [ReturnType<typeof entry>]
  expect(cookedQuarters(plan, cook)).toBe(21)
  expect(keptQuarters(plan, cook)).toBe(9)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 6 }), portions => {
      const left = portions.map((quarters, at) =>
        entry(10 + at, { quarters, what: { kind: 'leftovers', of: idOf(1) } }),
      )
      expect(cookedQuarters([cook, ...left], cook)).toBe(12 + portions.reduce((sum, each) => sum + each, 0))
    }),
  )
})

test('leftovers before their cook are told', () => {
  const left = entry(2, { day: MON, what: { kind: 'leftovers', of: idOf(1) } })
  expect(eatenTooEarly([entry(1, { day: TUE }), left])).toEqual([left])
  expect(eatenTooEarly([entry(1, { day: MON }), left])).toEqual([])
})

test.each([
  [1, '¼', '¼ serving'],
  [3, '¾', '¾ serving'],
  [4, '1', '1 serving'],
  [6, '1½', '1½ servings'],
  [8, '2', '2 servings'],
  [40, '10', '10 servings'],
])('%i quarters are %s', (quarters, text, words) => {
  expect([servingsText(quarters), servingsInWords(quarters)]).toEqual([text, words])
})

test('what was skipped is eaten neither on its day nor by anybody else, and the week is judged anew', () => {
  const skipped = entry(1, { done: 'skipped' })
  expect(kcalOf(MON, [skipped])).toBe(0)
  expect(totalsOf([skipped], MON, figures).isEmpty).toBe(true)
  expect(eatenOn([MON], [skipped], new Map())).toEqual([])
  expect(written([skipped], [MON])).not.toBe(written([entry(1, { done: 'eaten' })], [MON]))
})
