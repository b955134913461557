import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkLabel } from './label-checks.ts'

/** The bar of the drawn screen. */
const BAR = {
  energyKcal: 452,
  fatG: 22,
  saturatesG: 2.9,
  carbohydrateG: 48,
  sugarsG: 14,
  fibreG: 8.2,
  proteinG: 11,
  sodiumMg: 128,
}

describe('figures of a label', () => {
  it('that fit say so', () => {
    expect(checkLabel(BAR)).toEqual({
      wrong: {},
      caution: null,
      fits: 'The parts add up to 450 kcal and the label says 452: it fits.',
      meantKcal: null,
    })
  })

  it('whose energy is off are a caution, never a refusal', () => {
    const { wrong, caution, fits } = checkLabel({ ...BAR, energyKcal: 320 })
    expect([wrong, fits]).toEqual([{}, null])
    expect(caution).toBe('The parts add up to 434 kcal and the label says 320, 114 kcal less. Please look again.')
  })

  it('notice kJ in the box of kcal', () => {
    const { caution, meantKcal, wrong } = checkLabel({
      ...BAR,
      energyKcal: 850,
      fatG: 3,
      saturatesG: 1,
      carbohydrateG: 30,
      proteinG: 14,
      fibreG: 2,
    })
    expect(meantKcal).toBe(203)
    expect(caution).toBe('850 looks like the kJ of the label: that would be 203 kcal.')
    expect(wrong).toEqual({})
    expect(checkLabel({ ...BAR, energyKcal: 1_891 }).wrong.energyKcal).toMatch(
      /kJ of the label: that would be 452 kcal/,
    )
  })

  it.each([
    ['sugarsG', { sugarsG: 49 }],
    ['saturatesG', { saturatesG: 22.1 }],
    ['carbohydrateG', { carbohydrateG: 70 }],
    ['energyKcal', { energyKcal: 901, fatG: 0, saturatesG: 0 }],
  ] as const)('with too much of %s are wrong', (key, change) => {
    expect(Object.keys(checkLabel({ ...BAR, ...change }).wrong)).toContain(key)
  })

  it('say nothing of energy while a part is not known', () => {
    const { proteinG: _, ...less } = BAR
    expect(checkLabel({ ...less, energyKcal: 100 })).toMatchObject({ caution: null, fits: null })
  })

  it('are never both a caution and a fit', () => {
    const figure = fc.option(fc.double({ min: 0, max: 120, noNaN: true }), { nil: undefined })
    fc.assert(
      fc.property(
        fc.record({
          energyKcal: fc.double({ min: 0, max: 4_000, noNaN: true }),
          fatG: figure,
          carbohydrateG: figure,
          proteinG: figure,
        }),
        stated => {
          const known = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined))
          const { caution, fits } = checkLabel(known)
          expect(caution !== null && fits !== null).toBe(false)
        },
      ),
    )
  })
})
