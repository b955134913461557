import { dayOf } from '#modules/calendar/day.ts'
import { statedIntake } from '#modules/nutrition/intake/intake.ts'
import { writtenIntake } from '#modules/nutrition/intake/written-intake.ts'
import type { NutrientKey } from '#modules/nutrition/nutrients.ts'
import type { DiaryEntry } from './diary.ts'

export const MON = dayOf('2026-11-23')
export const TUE = dayOf('2026-11-24')

/** The same id for the same number, a UUID. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** What states these figures and no others. */
export const stated = (figures: { readonly [K in NutrientKey]?: number }) =>
  writtenIntake(statedIntake(figures, { rest: 'unknown', grams: 100 }))

export const eaten = (number: number, change: Partial<DiaryEntry> = {}): DiaryEntry => ({
  id: idOf(number),
  day: MON,
  meal: 'lunch',
  place: 0,
  time: '12:30',
  what: { kind: 'quick', name: 'Cake at work' },
  amount: { times: 1, grams: null, measure: null },
  one: stated({ energyKcal: 400 }),
  added: null,
  ...change,
})
