import { describe, expect, it } from 'vitest'
import { type Eater, type GoalKey, goalsOf, macroBounds, macroTargets } from './goals.ts'

const WOMAN: Eater = { sex: 'female', ageYears: 30, weightKg: null, goalKcal: 2000, isKeto: false }

const goal = (eater: Eater, key: GoalKey) => goalsOf(eater).find(each => each.key === key)

describe('goals', () => {
  it('are energy, what gives it, salt, fibre and at least 20 vitamins and minerals', () => {
    const keys = goalsOf(WOMAN).map(({ key }) => key)
    expect(keys.slice(0, 7)).toEqual([
      ...['energyKcal', 'proteinG', 'carbohydrateG', 'fatG', 'saturatesG', 'fibreG', 'sodiumMg'],
    ])
    expect(keys.filter(key => /(?:Mg|Ug)$/.test(key) && key !== 'sodiumMg')).toHaveLength(21)
    expect(keys.at(-1)).toBe('freeSugarsG')
    expect(new Set(keys).size).toBe(keys.length)
  })

  // Calorie goal by hand: 5 % of 2,000 kcal; 50 % of it as carbohydrate at 4 kcal/g, 35 % as fat at 9; 5 % at 3.75.
  it.each([
    ['energyKcal', 'day', 1900, 2100],
    ['proteinG', 'day', 45, null],
    ['carbohydrateG', 'week', 225, 275],
    ['fatG', 'week', null, 77.78],
    ['saturatesG', 'week', null, 20],
    ['fibreG', 'week', 30, null],
    ['sodiumMg', 'week', null, 2400],
    ['ironMg', 'week', 14.8, null],
    ['freeSugarsG', 'week', null, 26.67],
  ] as const)('%s is held on the %s', (key, period, least, most) => {
    const found = goal(WOMAN, key)
    expect(found?.period).toBe(period)
    if (least === null) expect(found?.least).toBeNull()
    else expect(found?.least).toBeCloseTo(least, 1)
    if (most === null) expect(found?.most).toBeNull()
    else expect(found?.most).toBeCloseTo(most, 1)
  })

  it('follow the body where it is told', () => {
    expect(goal({ ...WOMAN, weightKg: 80 }, 'proteinG')?.least).toBeCloseTo(60)
    expect(goal({ ...WOMAN, weightKg: 80, pregnancy: { trimester: 3 } }, 'proteinG')?.least).toBeCloseTo(66)
    expect(goal({ ...WOMAN, ageYears: 60 }, 'ironMg')?.least).toBe(8.7)
    expect(goal({ ...WOMAN, pregnancy: { trimester: 1 } }, 'folateUg')?.least).toBe(300)
  })

  it('are the stricter of a woman’s and a man’s where nobody told', () => {
    const unknown = { ...WOMAN, sex: null, ageYears: null }
    expect(goal(unknown, 'ironMg')?.least).toBe(14.8)
    expect(goal(unknown, 'zincMg')?.least).toBe(9.5)
    expect(goal(unknown, 'saturatesG')?.most).toBe(20)
    expect(goal(unknown, 'fatG')?.most).toBeCloseTo(77.8, 1)
  })

  it('strive for no carbohydrate where somebody lives without', () => {
    expect(goal({ ...WOMAN, isKeto: true }, 'carbohydrateG')).toMatchObject({ weight: 0, least: expect.any(Number) })
  })
})

describe('a target of one’s own', () => {
  const own = (bounds: NonNullable<Eater['own']>) => ({ ...WOMAN, own: bounds })

  it('takes the place of the reference on its side, and leaves the other where that is still a range', () => {
    expect(goal(own({ ironMg: { least: 18, most: null } }), 'ironMg')).toMatchObject({
      least: 18,
      most: null,
      kind: 'own',
    })
    expect(goal(own({ ironMg: { least: null, most: 30 } }), 'ironMg')).toMatchObject({ least: 14.8, most: 30 })
    expect(goal(own({ ironMg: { least: null, most: 10 } }), 'ironMg')).toMatchObject({ least: null, most: 10 })
    expect(goal(own({ saturatesG: { least: 25, most: null } }), 'saturatesG')).toMatchObject({ least: 25, most: null })
    expect(goal(own({ carbohydrateG: { least: null, most: 130 } }), 'carbohydrateG')).toMatchObject({
      ...{ least: null, most: 130, period: 'week' },
    })
    expect(goal(own({ ironMg: { least: null, most: null } }), 'ironMg')?.kind).toBe('RNI')
  })

  it('leaves energy and what nobody chose as they were', () => {
    const with18 = goalsOf(own({ ironMg: { least: 18, most: null }, energyKcal: { least: 1, most: 2 } }))
    expect(with18.filter(({ key }) => key !== 'ironMg')).toEqual(goalsOf(WOMAN).filter(({ key }) => key !== 'ironMg'))
  })

  it('of macros is read back as it was chosen; without one it is the references', () => {
    const chosen = { proteinG: 110, carbohydrateG: 330, fatG: 120 }
    const read = macroTargets(goalsOf(own(macroBounds(chosen))))
    for (const key of ['proteinG', 'carbohydrateG', 'fatG'] as const) expect(read[key]).toBeCloseTo(chosen[key])
    const usual = macroTargets(goalsOf(WOMAN))
    expect(usual.proteinG).toBe(45)
    expect(usual.carbohydrateG).toBeCloseTo(250, 0)
    expect(usual.fatG).toBeCloseTo(77.8, 1)
  })
})
