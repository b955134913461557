import { describe, expect, it } from 'vitest'
import { readCalendar, readProfileForm, readPublicAddress, readUnits } from './forms.ts'
import { EMPTY_PROFILE, type HealthProfile } from './health-profile.ts'
import { type Units, USUAL_UNITS } from './units.ts'

const YEAR = 2026
const form = (fields: Record<string, string | string[]>) => {
  const data = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) data.append(name, value)
  return data
}
const read = (
  fields: Record<string, string | string[]>,
  { units = USUAL_UNITS, kept = EMPTY_PROFILE }: { units?: Units; kept?: HealthProfile } = {},
) => readProfileForm(form({ name: 'Ann Teal', ...fields }), { asksName: true, units, kept, year: YEAR })

const problems = (fields: Record<string, string>, units?: Units) => {
  const answer = read(fields, units && { units })
  return answer.ok ? null : answer.problems
}

describe('the profile form', () => {
  it('reads everything', () => {
    expect(
      read({
        name: '  Ann   Teal ',
        weight: '72.5',
        height: '168',
        sex: 'female',
        birthYear: '1974',
        activity: 'very_active',
        calorieGoal: '1900',
        diets: ['vegan', 'gluten-free', 'made-up'],
        allergies: ['milk'],
        oilyFish: '4',
        consent: 'yes',
      }),
    ).toEqual({
      ok: true,
      form: {
        name: 'Ann Teal',
        agrees: true,
        health: {
          weightKg: 72.5,
          heightCm: 168,
          sex: 'female',
          birthYear: 1974,
          activity: 'very_active',
          calorieGoalKcal: 1900,
          diets: ['vegan', 'gluten-free'],
          allergies: ['milk'],
          oilyFishPortions: 4,
        },
      },
    })
  })

  it('takes two or four portions of oily fish, and leaves anything else to what is advised', () => {
    const chosen = ['2', '4', '', '3', 'four', '__proto__'].map(oilyFish => {
      const answer = read({ oilyFish })
      return answer.ok ? answer.form.health.oilyFishPortions : 'refused'
    })
    expect(chosen).toEqual([2, 4, null, null, null, null])
  })

  it('lets everything but the name be empty', () => {
    expect(read({})).toEqual({ ok: true, form: { name: 'Ann Teal', agrees: false, health: EMPTY_PROFILE } })
    expect(problems({ name: '  ' })).toEqual({ name: 'Please enter your name' })
    expect(problems({ name: 'x'.repeat(81) })).toEqual({ name: 'A name can have up to 80 characters.' })
  })

  it('says every bound in words, in the units of the member', () => {
    const us: Units = { weight: 'lb', height: 'ft', energy: 'kJ' }
    const stone: Units = { ...us, weight: 'st' }
    expect(problems({ weight: '20', height: '300', birthYear: '2020', calorieGoal: '500' })).toEqual({
      weight: 'Weight must be between 25 and 350 kg.',
      height: 'Height must be between 120 and 230 cm.',
      birthYear: 'The year of birth must be between 1916 and 2016.',
      calorieGoal: 'The calorie goal must be between 1,200 kcal and 6,000 kcal. Less is for a doctor to advise.',
    })
    expect(problems({ weight: '20', heightFeet: '9', calorieGoal: '500' }, us)).toEqual({
      weight: 'Weight must be between 56 and 771 lbs.',
      height: 'Height must be between 4 ft 0 in and 7 ft 7 in.',
      calorieGoal: 'The calorie goal must be between 5,021 kJ and 25,104 kJ. Less is for a doctor to advise.',
    })
    expect(problems({ weightStones: '2' }, stone)).toEqual({ weight: 'Weight must be between 4 and 55 stone.' })
    expect(problems({ sex: 'male', calorieGoal: '1400' })?.calorieGoal).toContain('1,500 kcal')
  })

  it('the least and the most that the words name are taken', () => {
    const us: Units = { weight: 'lb', height: 'ft', energy: 'kJ' }
    const edges: Record<string, string>[] = [
      { weight: '56' },
      { weight: '771' },
      { calorieGoal: '5021' },
      { calorieGoal: '25104' },
    ]
    for (const fields of edges) {
      expect(problems(fields, us)).toBeNull()
    }
    expect(problems({ heightFeet: '4', heightInches: '0' }, us)).toBeNull()
    expect(problems({ weightStones: '4' }, { ...us, weight: 'st' })).toBeNull()
    expect(problems({ weightStones: '55' }, { ...us, weight: 'st' })).toBeNull()
  })

  it('says what is no number', () => {
    expect(problems({ weight: 'heavy', height: 'tall', birthYear: '74', calorieGoal: 'all' })).toEqual({
      weight: 'Weight must be a number, such as 72.5.',
      height: 'Height must be a number, such as 170.',
      birthYear: 'Write the year of birth with four digits, such as 1985.',
      calorieGoal: 'The calorie goal must be a number, such as 2000.',
    })
  })

  it('a figure that was not touched stays exactly as it was kept', () => {
    const kept = { ...EMPTY_PROFILE, weightKg: 79.378665, heightCm: 180.34, calorieGoalKcal: 2001 }
    const answer = read({ weight: '79.4', height: '180.3', calorieGoal: '2001' }, { kept })
    expect(answer.ok && answer.form.health).toMatchObject({ weightKg: 79.378665, heightCm: 180.34 })
  })

  it('a guest is not asked for a name', () => {
    expect(readProfileForm(form({}), { asksName: false, units: USUAL_UNITS, kept: EMPTY_PROFILE, year: YEAR }).ok).toBe(
      true,
    )
  })
})

describe('units and privacy', () => {
  it('take what is offered only', () => {
    expect(readUnits(form({ weight: 'st', height: 'ft', energy: 'kJ' }))).toEqual({
      weight: 'st',
      height: 'ft',
      energy: 'kJ',
    })
    expect(readUnits(form({ weight: 'stone', height: 'ft', energy: 'kJ' }))).toBeNull()
  })

  it('a zone is one that there is, and none leaves it to the browser', () => {
    const calendar = (zone: string, firstDayOfWeek: string) => readCalendar(form({ zone, firstDayOfWeek }))
    expect(calendar('Pacific/Auckland', 'sunday')).toEqual({ zone: 'Pacific/Auckland', firstDayOfWeek: 'sunday' })
    expect(calendar('', 'monday')).toEqual({ zone: null, firstDayOfWeek: 'monday' })
    for (const zone of ['Nowhere/Land', '+12:00']) expect(calendar(zone, 'monday')).toBeNull()
    for (const first of ['', 'tuesday']) expect(calendar('', first)).toBeNull()
  })

  it('an address is small letters, digits and hyphens, and never seems to speak for the shop', () => {
    const chosen = (address: string) => readPublicAddress(form({ address }))
    expect(chosen('Ann-Cooks')).toEqual({ ok: true, address: 'ann-cooks' })
    expect(chosen('')).toEqual({ ok: true, address: null })
    for (const address of ['ab', '-ann', 'ann-', 'a--b', 'ann teal', 'änn', 'x'.repeat(41), '../login']) {
      expect(chosen(address)).toMatchObject({ ok: false, problem: expect.stringContaining('3 to 40') })
    }
    for (const address of ['thymewell', 'thymewell-help', 'support']) {
      expect(chosen(address)).toMatchObject({ ok: false, problem: expect.stringContaining('taken') })
    }
  })
})
