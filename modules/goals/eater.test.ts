import { describe, expect, it } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { adviceFor } from '#modules/nutrition/advice/table.ts'
import { goalsOf } from '#modules/nutrition/needs/goals.ts'
import { EMPTY_PROFILE, type HealthProfile } from '#modules/profile/health-profile.ts'
import { bodyStateOn, eaterOn, medicinesOn } from './eater.ts'
import { NO_STATE } from './state.ts'
import { type DatedTargets, NO_CHOICES } from './targets.ts'

const DAY = dayOf('2026-11-23')
const WOMAN: HealthProfile = { ...EMPTY_PROFILE, sex: 'female', birthYear: 1994 }
const told = (fromDay: typeof DAY, state: object, energyKcal = 2000): DatedTargets => ({
  fromDay,
  targets: {
    ...NO_CHOICES,
    calories: { ...NO_CHOICES.calories, from: 'own' },
    energyKcal,
    state: { ...NO_STATE, ...state },
  },
})
const least = (history: readonly DatedTargets[], key: string, day = DAY) =>
  goalsOf(eaterOn(history, WOMAN, day)).find(goal => goal.key === key)?.least

describe('the eater of a day', () => {
  // COMA 1991: a pregnant woman’s folate is 200 + 100 µg, her vitamin A 600 + 100 µg, a nursing mother’s folate 200 + 60.
  it('is as pregnant as the day says', () => {
    const history = [told(DAY, { dueDay: addDays(DAY, 100) })]
    expect(eaterOn(history, WOMAN, DAY).pregnancy).toEqual({ trimester: 2 })
    expect([least(history, 'folateUg'), least(history, 'vitaminAUg')]).toEqual([300, 700])
    expect(eaterOn(history, WOMAN, addDays(DAY, 60)).pregnancy).toEqual({ trimester: 3 })
    expect(least(history, 'folateUg', addDays(DAY, 150))).toBe(200)
    expect(least([], 'folateUg')).toBe(200)
  })

  it('was pregnant before they told, and stays so for the days before a birth', () => {
    const due = addDays(DAY, 10)
    const pregnant = told(addDays(DAY, -100), { dueDay: due })
    expect(least([pregnant], 'folateUg', addDays(DAY, -120))).toBe(300)
    const born = told(DAY, { bornDay: DAY })
    expect(least([pregnant, born], 'folateUg', addDays(DAY, -1))).toBe(300)
    expect(least([pregnant, born], 'folateUg')).toBe(260)
    expect(bodyStateOn([pregnant, born], DAY).bornDay).toBe(DAY)
  })

  it('takes medicines from the day on which they said so', () => {
    const history = [told(addDays(DAY, -5), { takesMedicines: true })]
    expect(bodyStateOn(history, DAY).takesMedicines).toBe(true)
    expect(bodyStateOn([], DAY)).toEqual(NO_STATE)
  })

  it('has a weak immune system from the day on which they said so, and not where nobody asked', () => {
    const history = [told(addDays(DAY, -5), { hasWeakImmunity: true }), told(DAY, { hasWeakImmunity: false })]
    const weakOn = (days: number) => eaterOn(history, WOMAN, addDays(DAY, days)).hasWeakImmunity
    expect([-6, -5, -1, 0].map(weakOn)).toEqual([undefined, true, true, undefined])
    const pregnant = [told(DAY, { dueDay: addDays(DAY, 100), hasWeakImmunity: true })]
    expect(eaterOn(pregnant, WOMAN, DAY)).toMatchObject({ pregnancy: { trimester: 2 }, hasWeakImmunity: true })
  })

  it('tries for a baby while they say so, and no more once one is expected', () => {
    const history = [told(addDays(DAY, -5), { isTrying: true }), told(DAY, { isTrying: false })]
    const triesOn = (days: number) => eaterOn(history, WOMAN, addDays(DAY, days)).isTrying
    expect([-6, -5, -1, 0].map(triesOn)).toEqual([undefined, true, true, undefined])
    const leaves = (state: object) => adviceFor(eaterOn([told(DAY, state)], WOMAN, DAY)).includes('game-young')
    expect([leaves({ isTrying: true }), leaves({ isTrying: true, dueDay: addDays(DAY, 100) })]).toEqual([true, false])
  })

  it('names medicines from the day on which they did, while they take any, and only once what is said is reviewed', () => {
    const medicines = ['Warfarin']
    const history = [
      told(addDays(DAY, -5), { takesMedicines: true, medicines }),
      told(DAY, { takesMedicines: false, medicines }),
    ]
    const namedOn = (days: number, areReviewed = true) => medicinesOn(history, addDays(DAY, days), areReviewed)
    expect([-6, -5, -1, 0].map(days => namedOn(days))).toEqual([[], medicines, medicines, []])
    expect(namedOn(-1, false)).toEqual([])
    expect(medicinesOn([told(DAY, { takesMedicines: true })], DAY, true)).toEqual([])
  })

  it('is as old as that year, has the energy chosen by then, and tells nothing that was not told', () => {
    const history = [told(addDays(DAY, -30), {}, 1800), told(DAY, {}, 2200)]
    expect(eaterOn(history, WOMAN, addDays(DAY, -1))).toMatchObject({ ageYears: 32, goalKcal: 1800 })
    expect(eaterOn(history, WOMAN, dayOf('2027-01-01'))).toMatchObject({ ageYears: 33, goalKcal: 2200 })
    expect(eaterOn([], EMPTY_PROFILE, DAY)).toEqual({
      ...{ sex: null, ageYears: null, weightKg: null, goalKcal: 2000, isKeto: false },
    })
  })
})
