import { expect, it } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { ownReader } from './reader.ts'
import { NO_STATE } from './state.ts'
import { NO_CHOICES } from './targets.ts'

const DAY = dayOf('2026-11-23')
const WOMAN = { sex: 'female', birthYear: 1990 } as const
const since = (state: object) => [
  { fromDay: addDays(DAY, -10), targets: { ...NO_CHOICES, energyKcal: 2000, state: { ...NO_STATE, ...state } } },
]

it.each([
  [{}, 'neither'],
  [{ dueDay: addDays(DAY, 200) }, 'pregnant'],
  [{ dueDay: addDays(DAY, 20) }, 'last-trimester'],
  [{ bornDay: addDays(DAY, -30) }, 'feeding'],
  [{ bornDay: addDays(DAY, -200) }, 'feeding-later'],
])('whoever told %j is %s', (state, is) =>
  expect(ownReader(WOMAN, since(state), DAY)).toEqual({ sex: 'female', ageYears: 36, state: is }),
)

it.each([
  { sex: null, birthYear: 1990 },
  { sex: 'male' as const, birthYear: null },
])('nobody is guessed from %j', health => expect(ownReader(health, [], DAY)).toBeNull())
