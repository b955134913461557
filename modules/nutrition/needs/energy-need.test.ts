import { describe, expect, test } from 'vitest'
import { kjOf } from '../kilojoules.ts'
import { roundTo } from '../rounding.ts'
import { bmi, bmiClass, lossPlan, proteinRniG } from './body-weight.ts'
import {
  type Activity,
  type Body,
  bodyProblem,
  cmOf,
  energyNeed,
  harrisBenedict,
  henry,
  henryByWeight,
  henryMegajoules,
  kgOf,
  METHODS,
  type Method,
  mifflin,
  type Sex,
} from './energy-need.ts'

// Worked out independently of this code by the research beside the specification (its file on energy), each row one person:
// kg, cm, years; BMI, class; kcal at rest by four equations; need by three methods, the UK's in kJ too; protein RNI.
const PEOPLE = `
male 80 180 30 moderate | 24.69 healthy | 1780 1854 1749 1729 | 2759 2873 2851 11927 | 60
female 60 165 30 light | 22.04 healthy | 1320 1384 1308 1278 | 1815 1903 1948 8151 | 45
male 70 175 25 sedentary | 22.86 healthy | 1674 1724 1669 1665 | 2009 2069 2336 9775 | 52.5
female 55 160 22 active | 21.48 healthy | 1279 1357 1274 1279 | 2206 2340 2268 9488 | 41.3
male 95 178 45 very-active | 29.98 overweight | 1843 1960 1909 1942 | 3501 3724 3818 15974 | 71.3
female 82 168 52 moderate | 29.05 overweight | 1449 1501 1503 1493 | 2246 2327 2449 10247 | 61.5
male 78 172 67 light | 26.37 overweight | 1525 1578 1564 1581 | 2097 2170 2330 9748 | 58.5
female 64 158 72 sedentary | 25.64 overweight | 1107 1217 1221 1217 | 1328 1461 1710 7153 | 48
male 120 185 38 moderate | 35.06 obese | 2171 2368 2232 2297 | 3365 3671 3638 15221 | 90
female 48 152 19 active | 20.78 healthy | 1174 1280 1152 1187 | 2025 2208 2051 8580 | 36
male 62 168 17 moderate | 21.97 healthy | 1590 1629 1713 1722 | 2465 2524 2792 11683 | 46.5
female 70.5 170.2 40 light | 24.34 healthy | 1408 1454 1419 1381 | 1936 1999 2115 8849 | 52.9
`
  .trim()
  .split('\n')
  .map(row => {
    const [who = '', index = '', rest = '', need = '', protein = ''] = row.split(' | ')
    const [sex, weightKg, heightCm, ageYears, activity = ''] = who.split(' ')
    const [bmiText, ...className] = index.split(' ')
    return {
      who,
      body: { sex: sex as Sex, weightKg: Number(weightKg), heightCm: Number(heightCm), ageYears: Number(ageYears) },
      activity: activity.replace('-', ' ') as Activity,
      index: Number(bmiText),
      className: className.join(' '),
      rest: rest.split(' ').map(Number),
      need: need.split(' ').map(Number),
      protein: Number(protein),
    }
  })

function needOf(body: Body, activity: Activity, method: Method): { kcal: number; kj: number } {
  const need = energyNeed(body, activity, method)
  if (need.kind !== 'need') throw new Error(need.field)
  return { kcal: roundTo(need.kcal, 0), kj: roundTo(need.kj, 0) }
}

describe.each(PEOPLE)('$who', ({ body, activity, index, className, rest, need, protein }) => {
  test('body mass index and protein', () => {
    const found = bmi(body.weightKg, body.heightCm)
    expect(roundTo(found, 2)).toBe(index)
    expect(bmiClass(found)).toBe(className)
    expect(roundTo(proteinRniG(body.weightKg), 1)).toBe(protein)
  })

  test('energy at rest', () => {
    const found = [mifflin, harrisBenedict, henry, henryByWeight].map(equation => roundTo(equation(body), 0))
    expect(found).toEqual(rest)
  })

  test('energy need', () => {
    const uk = needOf(body, activity, 'uk')
    const found = [needOf(body, activity, 'us').kcal, needOf(body, activity, 'harrisBenedict').kcal, uk.kcal, uk.kj]
    expect(found).toEqual(need)
  })
})

describe('edges of the equations', () => {
  const body = (sex: Sex, weightKg: number, heightCm: number, ageYears: number) => ({
    sex,
    weightKg,
    heightCm,
    ageYears,
  })

  test('half a kcal goes up, at the end', () => {
    expect(mifflin(body('female', 70, 170, 40))).toBe(1401.5)
    expect(roundTo(1401.5, 0)).toBe(1402)
  })

  test('Harris-Benedict of 1984', () => {
    expect(roundTo(harrisBenedict(body('male', 85, 182, 50)), 0)).toBe(1817)
  })

  test('Henry changes at 30 and at 60', () => {
    expect([29, 30].map(age => roundTo(henry(body('male', 80, 180, age)), 0))).toEqual([1828, 1749])
    expect([59, 60].map(age => roundTo(henry(body('female', 65, 162, age)), 0))).toEqual([1333, 1247])
  })

  test.each([
    ['male', 178, 11.54, 11.6],
    ['female', 163, 9.12, 9.1],
  ] as const)('Henry gives the published average of 19 to 24 (%s)', (sex, heightCm, megajoules, published) => {
    const weightKg = 22.5 * (heightCm / 100) ** 2
    const someone = body(sex, weightKg, heightCm, 20)
    const found = henryMegajoules(someone) * METHODS.uk.factors.moderate
    expect(roundTo(found, 2)).toBe(megajoules)
    expect(Math.abs(found - published)).toBeLessThan(0.08)
    expect(kjOf(henry(someone)) / 1000).toBeCloseTo(henryMegajoules(someone), 1)
  })

  test('stones, pounds, feet and inches', () => {
    expect(roundTo(kgOf(12, 7), 2)).toBe(79.38)
    expect(roundTo(cmOf(5, 9), 2)).toBe(175.26)
  })

  test.each([
    [72.2, 24.98, 'healthy'],
    [72.25, 25, 'overweight'],
  ])('%s kg at 1.70 m: the class is that of the unrounded index', (weightKg, index, className) => {
    expect(roundTo(bmi(weightKg, 170), 2)).toBe(index)
    expect(bmiClass(bmi(weightKg, 170))).toBe(className)
  })

  test.each([18.4999, 29.9999, 39.9999, 40])('class of an index of %s', index => {
    const classes = ['underweight', 'overweight', 'obese', 'severely obese']
    expect(bmiClass(index)).toBe(classes[[18.4999, 29.9999, 39.9999, 40].indexOf(index)])
  })

  test.each([
    [body('male', 24.9, 180, 30), 'weightKg'],
    [body('male', 80, 231, 30), 'heightCm'],
    [body('male', 80, 180, 9), 'ageYears'],
    [body('male', Number.NaN, 180, 30), 'weightKg'],
    [body('male', 80, Number.POSITIVE_INFINITY, 30), 'heightCm'],
  ] as const)('no figure is invented for %j', (wrong, field) => {
    expect(bodyProblem(wrong)?.field).toBe(field)
    expect(energyNeed(wrong, 'light')).toMatchObject({ kind: 'out-of-bounds', field })
    expect(lossPlan(wrong, 'light', 0.5)).toMatchObject({ kind: 'out-of-bounds', field })
  })
})

describe('losing weight', () => {
  const man: Body = { sex: 'male', weightKg: 95, heightCm: 178, ageYears: 45 }

  test('half a kilo a week is 550 kcal a day', () => {
    const need = energyNeed(man, 'moderate')
    const plan = lossPlan(man, 'moderate', 0.5)
    expect(plan).toMatchObject({ kind: 'plan', cappedBy: 'nothing' })
    if (plan.kind === 'plan' && need.kind === 'need') expect(need.kcal - plan.kcal).toBeCloseTo(550)
  })

  test('never less than what the body burns at rest', () => {
    const plan = lossPlan(man, 'sedentary', 1)
    expect(plan).toMatchObject({ kind: 'plan', cappedBy: 'rest', kcal: henry(man) })
    if (plan.kind === 'plan') expect(plan.kgAWeek).toBeLessThan(1)
  })

  test('never less than 1200 kcal for a woman', () => {
    const woman: Body = { sex: 'female', weightKg: 56, heightCm: 150, ageYears: 72 }
    expect(lossPlan(woman, 'sedentary', 1)).toMatchObject({ kind: 'plan', cappedBy: 'floor', kcal: 1200 })
  })

  test('a floor never makes anyone eat more than they need', () => {
    const small: Body = { sex: 'female', weightKg: 30, heightCm: 125, ageYears: 90 }
    const need = energyNeed(small, 'sedentary')
    expect(need.kind === 'need' && need.kcal).toBeLessThan(1200)
    expect(lossPlan(small, 'sedentary', 0.5)).toMatchObject({ kind: 'plan', kgAWeek: 0 })
  })

  test.each([
    [{ ...man, ageYears: 17 }, 0.5, {}, 'under-18'],
    [man, 0.5, { pregnant: true }, 'pregnant'],
    [man, 0.5, { breastfeeding: true }, 'breastfeeding'],
    [{ ...man, weightKg: 58 }, 0.5, {}, 'underweight'],
    [man, 1.01, {}, 'too-fast'],
    [man, 0, {}, 'no-rate'],
    [man, Number.NaN, {}, 'no-rate'],
  ] as const)('%j at %s kg a week with %j is refused', (body, rate, state, reason) => {
    expect(lossPlan(body, 'light', rate, state)).toEqual({ kind: 'refused', reason })
  })
})
