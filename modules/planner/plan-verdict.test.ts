import { expect, it } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import type { PlannedEntry } from './plan.ts'
import { type JudgedFor, verdictOfPlan } from './plan-verdict.ts'
import { NO_RULES_SETUP, ownKitchen, plannedDish } from './planning.fixture.ts'

const FRIDAY = dayOf('2026-11-27')
const SATURDAY = addDays(FRIDAY, 1)
const SUNDAY = addDays(FRIDAY, 2)
const dishes = new Map(ownKitchen().map(dish => [`own/${dish.ref.id}`, dish]))

const wholeDay = (day: typeof FRIDAY) =>
  ['breakfast', 'lunch', 'dinner', 'snack'].map(meal => plannedDish({ day, meal }, { quarters: 5 }))
const verdict = (entries: readonly PlannedEntry[], more: Partial<JudgedFor> = {}) =>
  verdictOfPlan(
    { entries, settings: [], dishes },
    {
      ...{ days: [FRIDAY, SATURDAY, SUNDAY], today: SATURDAY, time: '16:36', setup: NO_RULES_SETUP, who: null },
      ...more,
    },
  )

const evening = ['dinner', 'snack'].map(meal => plannedDish({ day: SATURDAY, meal }))

it('does not report the rest of a day as a day that falls short', () => {
  const whole = wholeDay(SUNDAY)
  const alone = verdict(whole)
  const both = verdict([...evening, ...whole])
  expect(both.days).toBe(1)
  expect(both.rows).toEqual(alone.rows)
  expect(both.energyOffPercent).toBe(alone.energyOffPercent)
  expect(both.notCounted).toBe('Without today: a meal of that day went by before it was planned.')
  expect(alone.notCounted).toBe('')
  // The day after, it is still the same evening.
  const later = verdict([...evening, ...whole], { today: SUNDAY, time: '07:00' })
  expect([later.days, later.notCounted]).toEqual([
    1,
    'Without Saturday: a meal of that day went by before it was planned.',
  ])
})

it('counts today while none of its meals has gone by unplanned, and with what was planned for them', () => {
  expect(verdict([...evening, ...wholeDay(SUNDAY)], { time: '09:00' }).days).toBe(2)
  expect(verdict([...wholeDay(SATURDAY), ...wholeDay(SUNDAY)])).toMatchObject({ days: 2, notCounted: '' })
  // A snack may be missing.
  const late = wholeDay(SATURDAY).filter(({ meal }) => meal !== 'snack')
  expect(verdict([...late, ...wholeDay(SUNDAY)], { time: '23:00' }).days).toBe(2)
})

it('tells of the rest of a day where nothing else is planned', () => {
  expect(verdict(evening)).toMatchObject({ days: 1, notCounted: '' })
  expect(verdict([])).toMatchObject({ days: 0, notCounted: '' })
})
