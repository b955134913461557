import { addDays, type Day } from '#modules/calendar/day.ts'
import { KG_PER_POUND } from '#modules/nutrition/needs/energy-need.ts'
import type { GoalAim, OwnGoal } from './own-goals.ts'

const POUNDS = { start: 187, target: 174 }
const SINCE_DAYS = 100
const WEIGHT_DAYS = 14

const AIMS: readonly GoalAim[] = [
  { kind: 'nutrient', key: 'fibreG', sense: 'at least', amount: 30, days: 5 },
  { kind: 'oily-fish', portions: 1 },
  { kind: 'weight', startKg: POUNDS.start * KG_PER_POUND, targetKg: POUNDS.target * KG_PER_POUND },
  { kind: 'five-a-day', portions: 5, days: 5 },
]

/** What the sample member works towards: their weight is at the 92 % of the way that the specification tells of. */
export const sampleGoals = (today: Day): OwnGoal[] =>
  AIMS.map((aim, nth) => ({
    id: `5a3b1e00-0000-4000-8000-00000000000${nth}`,
    aim,
    fromDay: addDays(today, -SINCE_DAYS),
    untilDay: aim.kind === 'weight' ? addDays(today, WEIGHT_DAYS) : null,
    state: 'open',
    stateFrom: addDays(today, -SINCE_DAYS),
  }))
