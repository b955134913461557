import { describe, expect, it } from 'vitest'
import {
  calorieGoal,
  EMPTY_PROFILE,
  type HealthProfile,
  isEmptyProfile,
  leastGoalKcal,
  needOf,
} from './health-profile.ts'
import { bodyLines, needView } from './profile-view.ts'

const YEAR = 2026
// A row of the table of expected results: female, 82 kg, 168 cm, 52 years, moderate.
const JO: HealthProfile = {
  ...EMPTY_PROFILE,
  weightKg: 82,
  heightCm: 168,
  sex: 'female',
  birthYear: YEAR - 52,
  activity: 'moderate',
}
const METRIC = { weight: 'kg', height: 'cm', energy: 'kcal' } as const

describe('energy need', () => {
  it('is what Henry and the UK factor say, in tens', () => {
    expect(needOf(JO, YEAR)).toEqual({
      kind: 'need',
      kcal: 2450,
      restKcal: 1500,
      factor: '1.63',
      ageYears: 52,
      isAdult: true,
    })
  })

  it('names what is missing, in the order of the form', () => {
    expect(needOf({ ...JO, sex: null, weightKg: null }, YEAR)).toEqual({ kind: 'missing', missing: ['weight', 'sex'] })
    expect(needView({ ...JO, sex: null, birthYear: null }, METRIC, YEAR).how[0]).toMatch(
      /^Tell us your sex and birth year, and/,
    )
  })

  it('says how it was worked out, in the units of the member', () => {
    const { figure, how } = needView(JO, { ...METRIC, energy: 'kJ' }, YEAR)
    expect(figure).toBe('10,251 kJ')
    expect(how[0]).toBe(
      'At rest your body uses about 6,276 kJ a day, by the Henry equation (2005) for women of 52, at your weight and height. The UK factor for moderate activity is 1.63; the two multiplied are what keeps your weight as it is.',
    )
  })

  it('warns of a goal that takes off more than a kilogram a week, and under 18', () => {
    expect(needView({ ...JO, calorieGoalKcal: 1200 }, METRIC, YEAR).goal).toContain('more than 1 kg a week')
    expect(needView({ ...JO, calorieGoalKcal: 2000 }, METRIC, YEAR).goal).toBe(
      'Your own goal is 2,000 kcal, 450 kcal less than that.',
    )
    expect(needView({ ...JO, calorieGoalKcal: 2440 }, METRIC, YEAR).goal).toContain('about the same')
    expect(needView({ ...JO, birthYear: YEAR - 16 }, METRIC, YEAR).how.at(-1)).toContain('doctor')
  })
})

describe('calorie goal', () => {
  it('is their own, else what is worked out, else 2000', () => {
    expect(calorieGoal({ ...JO, calorieGoalKcal: 1900 }, YEAR)).toEqual({ kcal: 1900, from: 'own' })
    expect(calorieGoal(JO, YEAR)).toEqual({ kcal: 2450, from: 'worked out' })
    expect(calorieGoal(EMPTY_PROFILE, YEAR)).toEqual({ kcal: 2000, from: 'usual' })
  })

  it('may not be set under what needs a doctor', () => {
    expect([leastGoalKcal('female'), leastGoalKcal('male'), leastGoalKcal(null)]).toEqual([1200, 1500, 1200])
  })
})

describe('a profile', () => {
  it('is empty until something was told', () => {
    expect(isEmptyProfile(EMPTY_PROFILE)).toBe(true)
    expect(isEmptyProfile({ ...EMPTY_PROFILE, diets: ['vegan'] })).toBe(false)
    expect(isEmptyProfile({ ...EMPTY_PROFILE, activity: 'light' })).toBe(false)
  })

  it('says of every field what it is used for', () => {
    for (const { use } of bodyLines(EMPTY_PROFILE, METRIC, YEAR)) expect(use).toMatch(/^[A-Z].*\.$/)
  })
})
