import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figureOf } from '#modules/nutrition/intake/intake.ts'
import { readIntake } from '#modules/nutrition/intake/read-intake.ts'
import { stated } from '../diary.fixture.ts'
import { portionOf } from '../diary-totals.ts'
import { type Chosen, givenBy, kcalOf, type Offer, timesOf, withCount, withGrams, withUnit } from './offer.ts'

const TOAST: Offer = {
  what: { kind: 'dish', ref: { kind: 'food', id: 'wholemeal-toast' }, name: 'Wholemeal toast' },
  one: stated({ energyKcal: 255 }),
  added: null,
  oneG: 100,
  units: [
    { unit: 'slice', grams: 32 },
    { unit: 'medium', grams: 31 },
  ],
  picture: null,
  wash: 'leaf',
  marks: [],
  advised: [],
}
const CHILLI: Offer = {
  ...TOAST,
  what: { kind: 'dish', ref: { kind: 'own', id: '9' }, name: 'Chilli' },
  oneG: 450,
  units: [{ unit: 'serving', grams: 450 }],
}
const UNWEIGHED: Offer = { ...CHILLI, oneG: null, units: [{ unit: 'serving', grams: null }] }

const count = fc.double({ min: 0.25, max: 500, noNaN: true })
const unit = fc.constantFrom('slice', 'medium', 'g')

describe('an amount', () => {
  it('weighs the same by another unit, to half a hundredth of it', () => {
    fc.assert(
      fc.property(count, unit, unit, (count, from, to) => {
        const before = withCount(TOAST, { count: 1, unit: from, grams: 1 }, count)
        const after = withUnit(TOAST, before, to)
        expect(after.unit).toBe(to)
        expect(Math.abs((after.grams ?? 0) - (before.grams ?? 0))).toBeLessThanOrEqual(0.32)
      }),
    )
  })

  it('is what it weighs: grams, count, times and energy are in proportion', () => {
    fc.assert(
      fc.property(count, unit, (grams, unit) => {
        const chosen = withGrams(TOAST, { count: 1, unit, grams: 1 }, grams)
        const { amount, one } = givenBy(TOAST, chosen)
        expect(amount.times).toBeCloseTo(grams / 100, 9)
        expect(kcalOf({ one }, amount.times)).toBeCloseTo(2.55 * grams, 3)
        const twice = givenBy(TOAST, withGrams(TOAST, chosen, grams * 2))
        expect(twice.amount.times).toBeCloseTo(2 * amount.times, 9)
      }),
    )
  })

  it('of a dish is servings, or a weight of the plate', () => {
    expect(timesOf(CHILLI, withCount(CHILLI, { count: 1, unit: 'serving', grams: 450 }, 1.5))).toBe(1.5)
    expect(timesOf(CHILLI, withGrams(CHILLI, { count: 1, unit: 'serving', grams: 450 }, 225))).toBe(0.5)
  })

  it('of what nobody weighed is servings alone: a weight would be nobody’s', () => {
    const two: Chosen = { count: 2, unit: 'serving', grams: null }
    expect(timesOf(UNWEIGHED, two)).toBe(2)
    expect(timesOf(UNWEIGHED, withGrams(UNWEIGHED, two, 300))).toBe(0)
  })

  it('that is kept gives what was shown', () => {
    const given = givenBy(TOAST, withCount(TOAST, { count: 1, unit: 'slice', grams: 32 }, 2))
    const { intake, servings } = portionOf(given)
    expect(figureOf(intake, 'energyKcal').amount * servings).toBeCloseTo(163.2, 3)
    expect(readIntake(given.one).grams).toBe(100)
  })
})
