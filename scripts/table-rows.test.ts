import { describe, expect, it } from 'vitest'
import { isStated, readingsOfCofid, readingsOfSr28 } from './table-rows.ts'

describe('a figure', () => {
  it('is its row’s when it is that, rounded to its own last digit', () => {
    expect(isStated('17400', [17400])).toBe(true)
    expect(isStated('174', [17400])).toBe(false)
    expect(isStated('1.7', [1.74])).toBe(true)
    expect(isStated('1.7', [1.76])).toBe(false)
  })

  it('is blank where the row is, or has 0, and nowhere else', () => {
    expect([isStated('', [undefined]), isStated('', [0]), isStated('', [3])]).toEqual([true, true, false])
    expect(isStated('0', [undefined])).toBe(false)
  })

  it('of vitamin A is both of its parts, and unknown where one of them is', () => {
    const row = (retinol_ug: string, carotene_ug: string, retinol_equivalent_ug = '') =>
      readingsOfCofid({ retinol_ug, carotene_ug, retinol_equivalent_ug }, 'vitaminAUg')
    expect(row('14200', '1500')).toEqual([14450])
    expect(row('', '252')).toEqual([undefined])
    expect(row('0', '')).toEqual([undefined])
    expect(row('', '', '800')).toEqual([800])
    expect(readingsOfSr28({ retinol_ug: '0', vit_a_rae_ug: '355' }, 'vitaminAUg')).toEqual([710])
  })

  it('of the US table has no fibre among the carbohydrate, and no more sugars than that', () => {
    const row = { carb_g: '2.97', fibre_g: '1.2', sugars_g: '1.97' }
    expect(readingsOfSr28(row, 'carbohydrateG')[0]).toBeCloseTo(1.77)
    expect(readingsOfSr28(row, 'sugarsG')[0]).toBeCloseTo(1.77)
  })
})
