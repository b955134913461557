import fc from 'fast-check'
import { addDays, type Day, dayOf } from '#modules/calendar/day.ts'
import type { Act, DayState } from '#modules/food-log/day-state.ts'
import { stated } from '#modules/food-log/diary.fixture.ts'
import type { DiaryEntry } from '#modules/food-log/diary.ts'
import { copied, moved, resized } from '#modules/food-log/entry-acts.ts'
import { ate, type Dishes, removal, skip } from '#modules/food-log/from-plan.ts'
import { dishKey } from '#modules/planner/cooked.ts'
import { entry as planned } from '#modules/planner/plan.fixture.ts'
import type { PlanDish } from '#modules/planner/plan-dish.ts'
import { dose, item, label } from '#modules/supplements-log/cabinet.fixture.ts'

/** What somebody may press in a year, on any of two devices. */

export const FIRST: Day = dayOf('2026-01-01')
export const YEAR = 365
const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const

/** Figures that binary fractions hold exactly, so that sums can be equal to the last digit. */
const PLANNED_FOOD = { energyKcal: 412, proteinG: 21.5, ironMg: 3.25 }
export const FIGURES = ['energyKcal', 'proteinG', 'ironMg'] as const
export const MAGNESIUM_MG = 93.75
const TABLET = item(9, label('Magnesium', { magnesiumMg: MAGNESIUM_MG }))

const DISH = {
  ...{ diets: {}, allergens: [], nutLike: [], isWhole: true, picture: null, wash: 'leaf', ahead: null, minutes: null },
  ...{ ref: { kind: 'own', id: '9000000301' }, grams: null, name: 'Red lentil dal', kcal: 412, added: null },
  intake: stated(PLANNED_FOOD),
} as unknown as PlanDish
export const DISHES: Dishes = new Map([[dishKey(DISH), DISH]])

export const uuid = (kind: number, number: number) =>
  `0000000${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`
const dayAt = (nth: number): Day => addDays(FIRST, nth % YEAR)

/** A dinner on every third day of the year. */
export const PLAN = Array.from({ length: 122 }, (_, nth) =>
  planned(0, { id: uuid(1, nth), day: dayAt(nth * 3), place: 0 }),
)

/** One press as somebody chose it: what, on which day, and which of the things that are there. */
export interface Press {
  readonly what: number
  readonly day: number
  readonly which: number
  /** 0 or 1. */
  readonly device: number
  /** How many further presses pass before the server hears of it. */
  readonly late: number
  readonly isTwice: boolean
}

/** Any press, so that few days of the year are pressed often and presses meet. */
export const press: fc.Arbitrary<Press> = fc.record({
  what: fc.nat(11),
  day: fc.oneof(fc.nat(6), fc.nat(YEAR - 1)),
  which: fc.nat(9999),
  device: fc.nat(1),
  late: fc.nat(6),
  isTwice: fc.boolean(),
})

/** What a device knows, and what would take back its last press. */
export interface Device {
  state: DayState
  undo: Act | null
}
const pick = <Each>(all: readonly Each[], which: number): Each | undefined => all[which % Math.max(1, all.length)]

/** Everything that a press can be. */
export function actFor({ state, undo }: Device, { what, day: nth, which }: Press, newId: () => string): Act {
  const day = dayAt(nth)
  const here = state.entries.filter(each => each.day === day)
  const found = pick(here, which) ?? pick(state.entries, which)
  const open = pick(
    state.plan.filter(({ done }) => done === null),
    nth,
  )
  const times = 0.25 * (1 + (which % 8))
  const cell = { day, meal: MEALS[which % MEALS.length] ?? 'snack' }
  switch (what % 12) {
    case 0:
    case 1:
      return { diary: { put: [freshEntry(newId(), cell, which)], removed: [] } }
    case 2:
      return found ? copied(state.entries, [found], { days: [day, dayAt(nth + 1)] }, newId) : {}
    case 3:
      return found ? moved(state.entries, found, cell) : {}
    case 4:
      return found ? { diary: { put: [resized(found, times)], removed: [] } } : {}
    case 5:
      return found ? removal(state, [found.id]) : {}
    case 6:
      return open ? ate(state, open, DISHES, { time: null, quarters: 1 + (which % 8) }) : {}
    case 7:
      return open ? skip(open) : {}
    case 8:
      return undo ?? {}
    case 9:
      return takenOrNot(state, day, which % 2)
    case 10:
      return glass(state, day, which, newId)
    default:
      return { days: [{ day, status: which % 3 === 0 ? null : which % 3 === 1 ? 'complete' : 'partial' }] }
  }
}

function freshEntry(id: string, { day, meal }: { day: Day; meal: string }, which: number): DiaryEntry {
  const figures = { energyKcal: 50 + (which % 700), proteinG: (which % 160) / 4, ironMg: (which % 64) / 16 }
  return {
    ...{ id, day, meal, place: which % 5, time: null, what: { kind: 'quick', name: `Food ${which % 7}` }, added: null },
    amount: { times: 0.25 * (1 + (which % 6)), grams: null, measure: null },
    one: stated(figures),
  }
}

function takenOrNot(state: DayState, day: Day, slot: number): Act {
  const taken = dose(TABLET, day, { slot, units: 1 })
  const isTaken = state.doses.some(each => each.day === day && each.slot === slot)
  return { doses: isTaken ? { put: [], removed: [{ item: TABLET.id, day, slot }] } : { put: [taken], removed: [] } }
}

function glass(state: DayState, day: Day, which: number, newId: () => string): Act {
  const had = pick(
    state.water.filter(each => each.day === day),
    which,
  )
  if (had && which % 3 === 0) return { water: { put: [], removed: [had.id] } }
  return { water: { put: [{ id: newId(), day, ml: 125 * (1 + (which % 4)), time: null }], removed: [] } }
}
