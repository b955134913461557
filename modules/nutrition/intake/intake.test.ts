import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountsOn, type PerServing, per100g } from '../amounts.ts'
import { NUTRIENT_KEYS } from '../nutrients.ts'
import { amountsBySource, averageDay, dailyTotals, dayIntake, figureOfDay, wholeDay } from './day-intake.ts'
import { intakeOfFood } from './food-intake.ts'
import { figureOf, type Intake, knowledgeOf, statedIntake, sumIntakes, toServing } from './intake.ts'
import { recipeNutrition } from './recipe-nutrition.ts'
import { unpackIntake } from './snapshot.ts'
import { packIntake } from './written-intake.ts'

const figures = fc
  .record(Object.fromEntries(NUTRIENT_KEYS.map(key => [key, fc.integer({ min: 0, max: 90_000 }).map(n => n / 100)])), {
    requiredKeys: [],
  })
  .map(per100g)
const aServing: fc.Arbitrary<Intake<PerServing>> = fc
  .tuple(
    figures,
    fc.option(
      fc.integer({ min: 0, max: 3000 }).map(n => n / 7),
      { freq: 5 },
    ),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([food, grams, servings]) => toServing(intakeOfFood({ per100g: food }, grams), servings))
const aPortion = fc.record({
  intake: aServing,
  added: fc.constant(null),
  servings: fc.integer({ min: 0, max: 12 }).map(n => n / 4),
})

const APPLE = toServing(intakeOfFood({ per100g: per100g({ energyKcal: 50, vitaminCMg: 6 }) }, 150), 1)

describe('a snapshot', () => {
  test('takes at most 400 bytes, as text too', () => {
    expect(packIntake(APPLE).length).toBeLessThanOrEqual(400)
    expect(Buffer.from(packIntake(APPLE)).toString('base64').length).toBeLessThanOrEqual(400)
  })

  test('says the same when it is unpacked, to seven figures, and never claims to know more', () => {
    fc.assert(
      fc.property(aServing, serving => {
        const back = unpackIntake<PerServing>(packIntake(serving))
        for (const key of NUTRIENT_KEYS) {
          const [before, after] = [figureOf(serving, key), figureOf(back, key)]
          expect(Math.abs(after.amount - before.amount)).toBeLessThanOrEqual(before.amount * 1e-7 + 1e-8)
          expect(knowledgeOf(after)).toBe(knowledgeOf(before))
          expect(after.most - after.amount).toBeGreaterThanOrEqual(before.most - before.amount)
          expect(after.coverage).toBeLessThanOrEqual(before.coverage + 1e-6)
          expect(after.coverage).toBeGreaterThan(before.coverage - 1 / 250)
        }
      }),
    )
  })

  test('survives a nutrient that is added at the end: of that nothing is known', () => {
    const now = packIntake(APPLE)
    const count = NUTRIENT_KEYS.length
    const without = (from: number, size: number) => [...now.slice(from, from + (count - 1) * size)]
    const head = [...now.slice(0, 8)]
    head[1] = count - 1
    const before = Uint8Array.from([
      ...head,
      ...without(8, 4),
      ...without(8 + 4 * count, 4),
      ...without(8 + 8 * count, 1),
    ])
    const back = unpackIntake<PerServing>(before)
    expect(figureOf(back, 'energyKcal')).toEqual(figureOf(APPLE, 'energyKcal'))
    expect(figureOf(back, 'vitaminCMg')).toEqual(figureOf(APPLE, 'vitaminCMg'))
    const last = NUTRIENT_KEYS.at(-1) ?? 'energyKcal'
    expect(figureOf(back, last)).toEqual({ amount: 0, most: Number.POSITIVE_INFINITY, coverage: 0 })
  })

  test('of another make is refused, and bytes within other bytes are read from their place', () => {
    expect(() => unpackIntake(new Uint8Array(296))).toThrow('no intake that we packed')
    expect(() => unpackIntake(packIntake(APPLE).slice(1))).toThrow('no intake that we packed')
    expect(() => unpackIntake(packIntake(APPLE).slice(0, -1))).toThrow('no intake that we packed')
    const packed = packIntake(APPLE)
    const shared = new Uint8Array(packed.length + 3)
    shared.set(packed, 3)
    expect(unpackIntake(shared.subarray(3))).toEqual(unpackIntake(packed))
  })
})

describe('a day', () => {
  test('can be sent to a worker', () => {
    const day = dayIntake([{ intake: APPLE, added: null, servings: 2 }], [])
    expect(structuredClone(day)).toEqual(day)
    expect(structuredClone(APPLE)).toEqual(APPLE)
  })

  test('is the same in whatever order it was eaten', () => {
    const shuffled = fc
      .array(aPortion, { maxLength: 8 })
      .chain(eaten => fc.tuple(fc.constant(eaten), fc.shuffledSubarray(eaten, { minLength: eaten.length })))
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(dayIntake(other, [])).toEqual(dayIntake(one, []))
      }),
    )
  })

  test('keeps food, what a maker added, and supplements apart', () => {
    const { serving, addedInServing } = recipeNutrition(
      [
        {
          name: 'flakes',
          food: { per100g: per100g({ folateUg: 250, zincMg: 1 }), fortified: ['folateUg'] },
          grams: 40,
        },
        { name: 'milk', food: { per100g: per100g({ folateUg: 8, zincMg: 0.5 }) }, grams: 150 },
      ],
      1,
      { kind: 'unknown' },
    )
    const tablet = amountsOn('per serving', { folateUg: 400 })
    const day = dayIntake([{ intake: serving, added: addedInServing, servings: 1.5 }], [{ amounts: tablet, doses: 2 }])
    expect(amountsBySource(day, 'folateUg')).toEqual({ food: 18, fortification: 150, supplements: 800 })
    expect(amountsBySource(day, 'zincMg').fortification).toBe(0)
    expect(figureOf(day.food, 'folateUg')).toEqual({ amount: 18, most: 18, coverage: 1 })
    expect(figureOf(wholeDay(day), 'folateUg').amount).toBe(968)
    for (const key of NUTRIENT_KEYS) expect(figureOfDay(day, key)).toEqual(figureOf(wholeDay(day), key))
    // A label states all that is in it: the tablet has no iron. The flakes may have some.
    expect(knowledgeOf(figureOf(day.supplements, 'ironMg'))).toBe('known')
    expect(knowledgeOf(figureOf(wholeDay(day), 'ironMg'))).toBe('unknown')
  })

  test('with nothing in it is a known nothing, and no serving of the unknown is nothing', () => {
    expect(knowledgeOf(figureOf(wholeDay(dayIntake([], [])), 'ironMg'))).toBe('known')
    expect(figureOfDay(dayIntake([], []), 'ironMg')).toEqual({ amount: 0, most: 0, coverage: 1 })
    expect(dayIntake([{ intake: APPLE, added: null, servings: 0 }], [])).toEqual(dayIntake([], []))
    expect(() => dayIntake([{ intake: APPLE, added: null, servings: -1 }], [])).toThrow('-1 times')
    expect(() => dayIntake([], [{ amounts: amountsOn('per serving', {}), doses: Number.NaN }])).toThrow('NaN times')
  })

  test('of many is that of each, the earliest first, whatever the order of the entries', () => {
    const on = fc.record({ day: fc.constantFrom('2025-12-31', '2026-01-01', '2026-03-29'), portion: aPortion })
    fc.assert(
      fc.property(fc.array(on, { maxLength: 12 }), entries => {
        const totals = dailyTotals(
          entries.map(({ day, portion }) => ({ day, ...portion })),
          [],
        )
        expect([...totals.keys()]).toEqual([...new Set(entries.map(({ day }) => day))].toSorted())
        for (const [day, total] of totals) {
          const portions = entries.filter(entry => entry.day === day).map(({ portion }) => portion)
          expect(total).toEqual(dayIntake(portions, []))
        }
      }),
    )
  })

  test('on which only a supplement was taken, or only something eaten, counts alike', () => {
    const tablet = amountsOn('per serving', { vitaminCMg: 80 })
    const totals = dailyTotals(
      [{ day: '2026-03-02', intake: APPLE, added: null, servings: 1 }],
      [
        { day: '2026-03-02', amounts: tablet, doses: 1 },
        { day: '2026-03-01', amounts: tablet, doses: 2 },
      ],
    )
    const amounts = [...totals].map(([day, total]) => [day, amountsBySource(total, 'vitaminCMg')])
    expect(amounts).toEqual([
      ['2026-03-01', { food: 0, fortification: 0, supplements: 160 }],
      ['2026-03-02', { food: 9, fortification: 0, supplements: 80 }],
    ])
    expect(dailyTotals([], []).size).toBe(0)
    expect(() => dailyTotals([{ day: '2026-03-02', intake: APPLE, added: null, servings: -1 }], [])).toThrow('-1 times')
  })

  test('on average is a mean of each source', () => {
    const tablet = amountsOn('per serving', { vitaminCMg: 80 })
    const mean = averageDay([
      dayIntake([{ intake: APPLE, added: null, servings: 1 }], []),
      dayIntake([{ intake: APPLE, added: null, servings: 3 }], [{ amounts: tablet, doses: 1 }]),
    ])
    expect(amountsBySource(mean, 'vitaminCMg')).toEqual({ food: 18, fortification: 0, supplements: 40 })
    expect(() => averageDay([])).toThrow('no average')
  })
})

describe('bounds', () => {
  const vinegar = { per100g: per100g({ energyKcal: 20 }), atMost: per100g({ vitaminDUg: 0, ironMg: 0.5 }) }

  test('what foods of its kind hold bounds what no table states; a certain zero is known', () => {
    const spoon = intakeOfFood(vinegar, 20)
    expect(figureOf(spoon, 'vitaminDUg')).toEqual({ amount: 0, most: 0, coverage: 1 })
    expect(figureOf(spoon, 'ironMg').most).toBeCloseTo(0.1)
    expect(knowledgeOf(figureOf(spoon, 'ironMg'))).toBe('unknown')
    expect(figureOf(spoon, 'zincMg').most).toBe(Number.POSITIVE_INFINITY)
  })

  test('a known figure is its own bound, whatever its kind', () => {
    expect(figureOf(intakeOfFood({ ...vinegar, atMost: per100g({ energyKcal: 5 }) }, 100), 'energyKcal').most).toBe(20)
  })

  test('of an unknown weight nothing is bounded but a zero', () => {
    const some = intakeOfFood(vinegar, null)
    expect(figureOf(some, 'vitaminDUg').most).toBe(0)
    expect(figureOf(some, 'ironMg').most).toBe(Number.POSITIVE_INFINITY)
  })

  test('a part is no more than its whole', () => {
    const atMost = per100g({ sugarsG: 5, saturatesG: 8 })
    const most = (figures: object) => {
      const all = intakeOfFood({ per100g: per100g({ ...figures }), atMost }, 100)
      return [figureOf(all, 'sugarsG').most, figureOf(all, 'saturatesG').most]
    }
    expect(most({ carbohydrateG: 70, fatG: 1 })).toEqual([70, 1])
    expect(most({ fatG: 0 })).toEqual([5, 0])
    expect(most({})).toEqual([5, 8])
  })

  test('bounds add up, and what nobody can tell stays so', () => {
    const sum = sumIntakes([intakeOfFood(vinegar, 20), intakeOfFood(vinegar, 40)])
    expect(figureOf(sum, 'ironMg').most).toBeCloseTo(0.3)
    const more = sumIntakes([sum, intakeOfFood(null, 5)])
    expect(figureOf(more, 'ironMg').most).toBe(Number.POSITIVE_INFINITY)
    expect(figureOf(more, 'energyKcal').coverage).toBeCloseTo(60 / 65)
  })
})

describe('what somebody else states', () => {
  test('leaves the rest unknown or none, and counts for so many grams', () => {
    const meal = statedIntake({ energyKcal: 500 }, { rest: 'unknown', grams: 400 })
    expect(figureOf(meal, 'energyKcal')).toEqual({ amount: 500, most: 500, coverage: 1 })
    expect(figureOf(meal, 'ironMg')).toEqual({ amount: 0, most: Number.POSITIVE_INFINITY, coverage: 0 })
    const tablet = statedIntake({ ironMg: 14 }, { rest: 'none', grams: 0 })
    expect(figureOf(tablet, 'ironMg')).toEqual({ amount: 14, most: 14, coverage: 1 })
    expect(figureOf(tablet, 'zincMg')).toEqual({ amount: 0, most: 0, coverage: 1 })
  })

  test('makes less of a day known, however little it says', () => {
    const whole = toServing(intakeOfFood({ per100g: per100g({ ironMg: 1 }) }, 600), 1)
    const meal = statedIntake({ energyKcal: 500 }, { rest: 'unknown', grams: 400 })
    const day = dayIntake(
      [
        { intake: whole, added: null, servings: 1 },
        { intake: meal, added: null, servings: 1 },
      ],
      [],
    )
    expect(figureOf(day.food, 'ironMg').coverage).toBeCloseTo(0.6)
  })
})
