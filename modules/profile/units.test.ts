import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  energyBoxes,
  energyText,
  energyTyped,
  heightBoxes,
  heightText,
  heightTyped,
  type Typed,
  weightBoxes,
  weightChangeText,
  weightText,
  weightTyped,
} from './units.ts'

const typing =
  (boxes: { name: string; value: string }[]): Typed =>
  name =>
    boxes.find(box => box.name === name)?.value ?? ''

describe('figures in the units of a member', () => {
  it('are said as people say them', () => {
    expect(weightText(79.378665, 'kg')).toBe('79.4 kg')
    expect(weightText(79.378665, 'lb')).toBe('175 lbs')
    expect(weightText(0.45359237, 'lb')).toBe('1 lb')
    expect(weightText(79.378665, 'st')).toBe('12 st 7 lb')
    expect(heightText(180, 'cm')).toBe('180 cm')
    expect(heightText(180.34, 'ft')).toBe('5 ft 11 in')
    expect(energyText(2330, 'kcal')).toBe('2,330 kcal')
    expect(energyText(2330, 'kJ')).toBe('9,749 kJ')
  })

  it('say a change with its sign, and nothing of one that cannot be seen', () => {
    expect(weightChangeText(-5 * 0.45359237, 'lb')).toBe('−5 lbs')
    expect(weightChangeText(1.16, 'kg')).toBe('+1.2 kg')
    expect(weightChangeText(-1.4, 'st')).toBe('−3 lb')
    expect(weightChangeText(8, 'st')).toBe('+1 st 4 lb')
    expect([weightChangeText(0.04, 'kg'), weightChangeText(-0.2, 'st'), weightChangeText(0, 'lb')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('never has 14 pounds or 12 inches left over', () => {
    expect(weightText(13.96 * 0.45359237, 'st')).toBe('1 st 0 lb')
    expect(heightText(71.8 * 2.54, 'ft')).toBe('6 ft 0 in')
    fc.assert(fc.property(fc.double({ min: 25, max: 350, noNaN: true }), kg => !/ 14 lb$/.test(weightText(kg, 'st'))))
    fc.assert(fc.property(fc.double({ min: 120, max: 230, noNaN: true }), cm => !/ 12 in$/.test(heightText(cm, 'ft'))))
  })

  it('come back as they were shown, within what was rounded away', () => {
    const half = { kg: 0.051, lb: 0.024, st: 0.23 }
    fc.assert(
      fc.property(
        fc.double({ min: 25, max: 350, noNaN: true }),
        fc.constantFrom('kg', 'lb', 'st'),
        (kg, unit) => Math.abs((weightTyped(typing(weightBoxes(kg, unit)), unit) as number) - kg) <= half[unit],
      ),
    )
    fc.assert(
      fc.property(
        fc.double({ min: 120, max: 230, noNaN: true }),
        fc.constantFrom('cm', 'ft'),
        (cm, unit) =>
          Math.abs((heightTyped(typing(heightBoxes(cm, unit)), unit) as number) - cm) <= (unit === 'cm' ? 0.051 : 1.28),
      ),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 1200, max: 6000 }),
        fc.constantFrom('kcal', 'kJ'),
        (kcal, unit) => Math.round(energyTyped(typing(energyBoxes(kcal, unit)), unit) as number) === kcal,
      ),
    )
  })
})

describe('what is typed', () => {
  const weight = (value: string) => weightTyped(typing([{ name: 'weight', value }]), 'kg')
  it('may have a comma, and is nothing when it is empty', () => {
    expect(weight('72,5')).toBe(72.5)
    expect(weight(' 72.5 ')).toBe(72.5)
    expect(weight('')).toBeNull()
    expect(energyTyped(typing([{ name: 'calorieGoal', value: '2,000' }]), 'kcal')).toBe(2000)
  })

  it('is no number when it is none', () => {
    for (const value of ['seventy', '7e1', '-70', '70kg', '1,234,5', '0x46', 'NaN', '70.12345']) {
      expect(weight(value)).toBe('no-number')
    }
  })

  it('may leave one of two boxes empty', () => {
    const stones = typing([{ name: 'weightStones', value: '12' }])
    expect(weightTyped(stones, 'st')).toBeCloseTo(76.2, 1)
    expect(heightTyped(typing([{ name: 'heightFeet', value: '6' }]), 'ft')).toBeCloseTo(182.88, 2)
  })
})
