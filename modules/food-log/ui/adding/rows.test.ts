import { describe, expect, it } from 'vitest'
import type { Choice, TypedAnswer } from '../../adding/offer.ts'
import type { UsualThing } from '../../adding/usual-things.ts'
import { MON, stated } from '../../diary.fixture.ts'
import { quickGiven } from '../../quick-entry.ts'
import { givenOf, kcalOfAll, rowsOf, scaled } from './rows.ts'

const toast = (id: string, name: string): Extract<Choice, { kind: 'offer' }> => ({
  kind: 'offer',
  what: { kind: 'dish', ref: { kind: 'food', id }, name },
  one: stated({ energyKcal: 250 }),
  added: null,
  oneG: 100,
  units: [{ unit: 'slice', grams: 30 }],
  picture: null,
  wash: 'leaf',
  marks: [],
  advised: [],
  chosen: { count: 2, unit: 'slice', grams: 60 },
})
const WHITE = toast('white-toast', 'White toast')
const RYE = toast('rye-toast', 'Rye toast')
const ANSWER: TypedAnswer = {
  ...{ text: 'toast', from: 0, to: 5, said: [], advised: [], isAssumed: true },
  means: WHITE,
  others: [RYE],
}
const had = (times: number): UsualThing => ({
  ...{
    key: 'food/rye-toast',
    what: RYE.what,
    one: RYE.one,
    added: null,
    picture: null,
    wash: 'leaf' as const,
    marks: [],
  },
  amount: { times: 0.3, grams: 30, measure: { count: 1, unit: 'slice' } },
  eaten: Array.from({ length: times }, () => ({ day: MON, meal: 'breakfast', time: '08:00' })),
})

describe('rows of what was typed', () => {
  it('mean what somebody usually means by it, once they had it twice', () => {
    expect(rowsOf([ANSWER], [], [had(1)])).toMatchObject([{ offer: { what: { name: 'White toast' } }, said: [] }])
    expect(rowsOf([ANSWER], [], [had(2)])).toMatchObject([
      { offer: { what: { name: 'Rye toast' } }, said: ['What you usually mean by ‘toast’.'] },
    ])
  })

  it('keep what was set by hand as long as their words stay', () => {
    const [row] = rowsOf([ANSWER], [], [])
    const set = row?.kind === 'offer' ? { ...row, chosen: { count: 3, unit: 'slice', grams: 90 } } : undefined
    if (!set) throw new Error('No row')
    expect(rowsOf([ANSWER], [set], [])).toEqual([set])
    expect(rowsOf([{ ...ANSWER, text: 'brown toast' }], [set], [])).not.toEqual([set])
  })

  it('give what is shown, and nothing where there is no amount', () => {
    const rows = rowsOf([ANSWER], [], [])
    const given = rows.flatMap(givenOf)
    expect(given).toMatchObject([{ amount: { times: 0.6, grams: 60, measure: { count: 2, unit: 'slice' } } }])
    expect(kcalOfAll(given)).toBeCloseTo(150, 3)
    expect(rowsOf([{ ...ANSWER, means: null }], [], []).flatMap(givenOf)).toEqual([])
  })
})

it('half of something is half of its count, weight and energy; what nobody knows stays unknown', () => {
  const [given] = rowsOf([ANSWER], [], []).flatMap(givenOf)
  if (!given) throw new Error('No entry')
  expect(scaled(given, 0.5).amount).toEqual({ times: 0.3, grams: 30, measure: { count: 1, unit: 'slice' } })
  expect(kcalOfAll([scaled(given, 0.5)])).toBeCloseTo(75, 3)
  expect(kcalOfAll([quickGiven('x', { ironMg: 1 })])).toBeNull()
})
