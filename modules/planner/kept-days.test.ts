import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { keptDays, laid, repeatDays, repeated, withoutLater } from './kept-days.ts'
import { dish, entry, idOf, MON, TUE, WED } from './plan.fixture.ts'
import { withEdit } from './plan-edits.ts'
import { settingProblem } from './setting-limits.ts'

const ids = () => {
  let next = 900
  return () => idOf(next++)
}
const plan = [
  entry(1),
  entry(2, { day: TUE, meal: 'lunch', what: { kind: 'leftovers', of: idOf(1) } }),
  entry(3, { day: TUE, what: dish('9000000302', 'Chilli'), isLocked: true }),
]

describe('days kept under a name', () => {
  const kept = keptDays('Usual start', plan, MON, 2)

  test('hold what is planned, by how many days after the first it is, and may be kept', () => {
    expect(kept.entries.map(({ offset, meal }) => [offset, meal])).toEqual([
      [0, 'dinner'],
      [1, 'lunch'],
      [1, 'dinner'],
    ])
    expect(settingProblem({ name: 'kept-days', key: idOf(5), value: kept }, MON)).toBeNull()
    expect(keptDays('Tuesday', plan, TUE, 1).entries.map(({ meal }) => meal)).toEqual(['dinner'])
  })

  test('are laid over and over on a longer range and cut off at its end, with leftovers of their own round', () => {
    const { put } = laid([], kept, WED, addDays(WED, 2), ids())
    expect(put.map(({ day, meal }) => `${day} ${meal}`)).toEqual([
      ...['2026-11-25 dinner', '2026-11-26 lunch', '2026-11-26 dinner', '2026-11-27 dinner'],
    ])
    expect(put[1]?.what).toEqual({ kind: 'leftovers', of: put[0]?.id })
    expect(put.every(({ isLocked }) => !isLocked)).toBe(true)
    expect(new Set(put.map(({ id }) => id)).size).toBe(4)
  })

  test('leave what is planned there, and go behind it', () => {
    const { put } = laid(plan, kept, MON, MON, ids())
    expect(put.map(({ place }) => place)).toEqual([1])
    expect(withEdit(plan, { put, removed: [] })).toHaveLength(plan.length + 1)
  })
})

describe('repeats', () => {
  const porridge = entry(7, { meal: 'breakfast' })

  test.each([
    ['daily', 7],
    ['weekdays', 5],
    ['weekends', 2],
    ['weekly', 1],
  ] as const)('%s until the Monday after come to %i days', (rhythm, count) => {
    const days = repeatDays(MON, rhythm, addDays(MON, 7))
    expect(days).toHaveLength(count)
    expect(days).not.toContain(MON)
  })

  test('across the changes of the clocks no day is left out or comes twice', () => {
    for (const from of ['2027-03-22', '2027-10-25'].map(dayOf))
      expect(repeatDays(from, 'daily', addDays(from, 14))).toEqual(
        Array.from({ length: 14 }, (_, at) => addDays(from, at + 1)),
      )
  })

  test('leave out days that have it, and end where they are ended, but for what is locked', () => {
    const there = entry(8, { meal: 'breakfast', day: TUE })
    const week = repeatDays(MON, 'weekdays', addDays(MON, 6))
    const edit = repeated([porridge, there], porridge, week, ids())
    expect(edit.put.map(({ day }) => day)).not.toContain(TUE)
    const all = withEdit([porridge, there], edit).map(each => (each.day === WED ? { ...each, isLocked: true } : each))
    const left = withEdit(all, withoutLater(all, porridge))
    expect(left.map(({ day }) => day).sort()).toEqual([MON, WED])
  })
})
