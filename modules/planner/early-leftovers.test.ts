import { describe, expect, test } from 'vitest'
import { cookOf } from './cooked.ts'
import { type EarlyChoice, earlyChoices, madeEarly, withEarlyDone } from './early-leftovers.ts'
import { dish, entry, idOf, MON, TUE, WED } from './plan.fixture.ts'
import { daysSwapped, moved, removed } from './plan-acts.ts'
import { withEdit } from './plan-edits.ts'

const left = (number: number, of: number, change: Parameters<typeof entry>[1] = {}) =>
  entry(number, { day: TUE, meal: 'lunch', what: { kind: 'leftovers', of: idOf(of) }, ...change })
const plan = [entry(1, { what: dish('1', 'Dal') }), left(2, 1), entry(3, { day: WED, meal: 'lunch' })]
const toWednesday = moved(plan, idOf(1), { day: WED, meal: 'dinner' })
const done = (choice: EarlyChoice, edit = toWednesday) => withEdit(plan, withEarlyDone(plan, edit, choice))

describe('a cook that is moved behind its leftovers', () => {
  test('is told from one that is moved to their day, and from what was too early before', () => {
    expect(madeEarly(plan, toWednesday).map(({ id }) => id)).toEqual([idOf(2)])
    expect(madeEarly(plan, moved(plan, idOf(1), { day: TUE, meal: 'breakfast' }))).toEqual([])
    const early = withEdit(plan, toWednesday)
    expect(madeEarly(early, moved(early, idOf(3), { day: MON, meal: 'lunch' }))).toEqual([])
    expect(madeEarly(plan, removed(plan, [idOf(1)]))).toEqual([])
  })

  test('takes them along, as long after it as before, behind what is there', () => {
    const after = done('along')
    expect(after.find(({ id }) => id === idOf(2))).toMatchObject({ day: '2026-11-26', meal: 'lunch', place: 0 })
    expect(madeEarly(after, { put: [], removed: [] })).toEqual([])
  })

  test('leaves them where they are as a dish that is cooked', () => {
    const after = done('cooked')
    const cooked = after.find(({ id }) => id === idOf(2))
    expect(cooked).toMatchObject({ day: TUE, meal: 'lunch', what: dish('1', 'Dal') })
    expect(cooked && cookOf(after, cooked)).toBe(cooked)
  })

  test('leaves them out', () => {
    expect(done('removed').map(({ id }) => id)).toEqual([idOf(3), idOf(1)])
  })

  test.each<EarlyChoice>(['along', 'cooked', 'removed'])('%s: nothing is asked again', choice => {
    expect(madeEarly(plan, withEarlyDone(plan, toWednesday, choice))).toEqual([])
  })
})

test('whoever moves the leftovers before their cook can only have it cooked then', () => {
  const edit = moved(plan, idOf(2), { day: MON, meal: 'lunch' })
  expect(madeEarly(plan, edit)).toEqual([])
  const later = [entry(1, { day: WED, what: dish('1', 'Dal') }), left(2, 1, { day: WED })]
  const early = moved(later, idOf(2), { day: MON, meal: 'lunch' })
  expect(earlyChoices(later, early)).toEqual(['cooked'])
  expect(earlyChoices(plan, toWednesday)).toEqual(['along', 'cooked', 'removed'])
})

test('days that change places keep what is left over behind its cook', () => {
  const edit = daysSwapped(plan, MON, TUE)
  expect(earlyChoices(plan, edit)).toEqual(['along', 'cooked'])
  const after = withEdit(plan, withEarlyDone(plan, edit, 'along'))
  expect(after.map(({ id, day }) => [id, day])).toEqual([
    [idOf(3), WED],
    [idOf(1), TUE],
    [idOf(2), TUE],
  ])
})
