import { describe, expect, it } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { mealsOf } from '#modules/planner/meals.ts'
import { entriesOf } from '#modules/planner/plan-edits.ts'
import { carriedTo } from './carry.ts'
import { undoOfAct } from './day-acts.ts'
import { EMPTY_STATE, withAct } from './day-state.ts'
import type { DiaryEntry } from './diary.ts'
import { quickEntry } from './quick-entry.ts'

const DAY = dayOf('2026-11-19')
const idOf = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`
const eaten = (nth: number, meal: string, place: number): DiaryEntry =>
  quickEntry({ id: idOf(nth), day: DAY, meal, place, time: null }, `Food ${nth}`, { energyKcal: 100 })
const ENTRIES = [eaten(1, 'lunch', 0), eaten(2, 'lunch', 1), eaten(3, 'lunch', 2), eaten(4, 'dinner', 0)]
const carried = (id: string, target: { meal: string; onto?: string; day?: typeof DAY }, copies = false) =>
  carriedTo(ENTRIES, mealsOf([], []), {
    ...{ id, copies, newId: () => idOf(9) },
    target: { day: DAY, onto: null, ...target },
  })
const then = (outcome: ReturnType<typeof carried>) => {
  const before = { ...EMPTY_STATE, entries: ENTRIES }
  const after = withAct(before, outcome?.act ?? {})
  const back = withAct(after, undoOfAct(before, outcome?.act ?? {}))
  expect(back.entries.toSorted(byId)).toEqual(ENTRIES.toSorted(byId))
  return (meal: string, day = DAY) => entriesOf(after.entries, { day, meal }).map(({ id }) => id)
}
const byId = (one: DiaryEntry, other: DiaryEntry) => (one.id < other.id ? -1 : 1)

describe('carrying what was eaten', () => {
  it('goes to the end of another meal, and says so before and after', () => {
    const outcome = carried(idOf(1), { meal: 'dinner', onto: idOf(4) })
    expect(outcome).toMatchObject({ will: 'Move to dinner', done: 'Food 1 moved to dinner' })
    expect(then(outcome)('dinner')).toEqual([idOf(4), idOf(1)])
  })

  it.each([
    [1, 3, [2, 3, 1]],
    [3, 1, [3, 1, 2]],
    [1, 2, [2, 1, 3]],
  ])('within its meal %i takes the place of %i', (id, onto, order) => {
    const outcome = carried(idOf(id), { meal: 'lunch', onto: idOf(onto) })
    expect(then(outcome)('lunch')).toEqual(order.map(idOf))
  })

  it('is copied with Alt, and goes to the same meal of another day', () => {
    expect(then(carried(idOf(1), { meal: 'dinner' }, true))('dinner')).toEqual([idOf(4), idOf(9)])
    const before = addDays(DAY, -1)
    const outcome = carried(idOf(2), { meal: 'lunch', day: before })
    expect(outcome?.will).toBe('Move to Wednesday’s lunch')
    expect(then(outcome)('lunch', before)).toEqual([idOf(2)])
  })

  it('does nothing where it is already, nor with what is gone', () => {
    expect(carried(idOf(1), { meal: 'lunch' })).toBeNull()
    expect(carried(idOf(1), { meal: 'lunch', onto: idOf(1) })).toBeNull()
    expect(carried(idOf(8), { meal: 'lunch' })).toBeNull()
  })
})
