import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#modules/calendar/day.ts'
import { entry, idOf, MON, TUE, WED } from './plan.fixture.ts'
import type { PlannedEntry } from './plan.ts'
import { changed, copied, daysSwapped, moved, removed, swapped } from './plan-acts.ts'
import { entriesOf, nextPlace, type PlanEdit, withEdit } from './plan-edits.ts'
import { undoOf } from './undone.ts'
import { written } from './written-plan.ts'

const byId = (entries: readonly PlannedEntry[]) => entries.toSorted((one, other) => (one.id < other.id ? -1 : 1))
const ids = (from = 900) => {
  let next = from
  return () => idOf(next++)
}

describe('an edit', () => {
  const plan = [entry(1), entry(2, { place: 1 }), entry(3, { day: TUE }), entry(4, { meal: 'lunch' })]

  test('moves an entry to the end of another meal', () => {
    const after = withEdit(plan, moved(plan, idOf(1), { day: TUE, meal: 'dinner' }))
    expect(entriesOf(after, { day: TUE, meal: 'dinner' }).map(({ id }) => id)).toEqual([idOf(3), idOf(1)])
    expect(after).toHaveLength(plan.length)
  })

  test('does nothing where the entry is there already, or is not there at all', () => {
    expect(moved(plan, idOf(1), { day: MON, meal: 'dinner' })).toEqual({ put: [], removed: [] })
    expect(moved(plan, idOf(9), { day: TUE, meal: 'dinner' })).toEqual({ put: [], removed: [] })
  })

  test('swaps two entries with their places', () => {
    const after = withEdit(plan, swapped(plan, idOf(2), idOf(3)))
    expect(entriesOf(after, { day: MON, meal: 'dinner' }).map(({ id }) => id)).toEqual([idOf(1), idOf(3)])
    expect(entriesOf(after, { day: TUE, meal: 'dinner' }).map(({ id }) => id)).toEqual([idOf(2)])
  })

  test('swaps two days whole', () => {
    const after = withEdit(plan, daysSwapped(plan, MON, TUE))
    expect(after.filter(({ day }) => day === TUE).map(({ id }) => id)).toEqual([idOf(1), idOf(2), idOf(4)])
    expect(after.filter(({ day }) => day === MON).map(({ id }) => id)).toEqual([idOf(3)])
  })

  test('changes the servings of one entry alone', () => {
    const after = withEdit(plan, changed(plan, idOf(4), { quarters: 6 }))
    expect(after.filter(({ quarters }) => quarters === 6).map(({ id }) => id)).toEqual([idOf(4)])
    expect(changed(plan, idOf(9), { quarters: 6 })).toEqual({ put: [], removed: [] })
  })

  test('removes a cook together with what would be left of it', () => {
    const cooked = [...plan, entry(5, { day: WED, what: { kind: 'leftovers', of: idOf(1) } })]
    expect(removed(cooked, [idOf(1)]).removed).toEqual([idOf(1), idOf(5)])
  })
})

describe('copies', () => {
  const cook = entry(1, { isLocked: true, done: 'cooked' })
  const left = entry(2, { day: TUE, meal: 'lunch', what: { kind: 'leftovers', of: idOf(1) } })

  test('are others, stand behind what is there and are not locked', () => {
    const { put } = copied([cook, left], [{ entry: cook, day: MON }], ids())
    expect(put).toEqual([{ ...cook, id: idOf(900), place: 1, isLocked: false, done: null }])
  })

  test('to the same day twice do not take one place', () => {
    const { put } = copied(
      [cook],
      [1, 2].map(() => ({ entry: cook, day: WED })),
      ids(),
    )
    expect(put.map(({ place }) => place)).toEqual([0, 1])
  })

  test('of a cook and its leftovers belong together; leftovers alone are still of the first cook', () => {
    const week = [cook, left].map(each => ({ entry: each, day: addDays(each.day, 7) }))
    expect(copied([cook, left], week, ids()).put[1]?.what).toEqual({ kind: 'leftovers', of: idOf(900) })
    expect(copied([cook, left], week.slice(1), ids()).put[0]?.what).toEqual({ kind: 'leftovers', of: idOf(1) })
  })
})

const plans = fc.uniqueArray(
  fc.record({ number: fc.integer({ min: 1, max: 12 }), day: fc.constantFrom(MON, TUE, WED), place: fc.nat(3) }),
  { selector: ({ number }) => number },
)
const toEntry = ({ number, ...rest }: { number: number; day: typeof MON; place: number }) => entry(number, rest)

test('whatever is done can be taken back, and nothing else is lost', () => {
  fc.assert(
    fc.property(plans, fc.nat(13), fc.nat(13), fc.nat(4), (drawn, one, other, which) => {
      const plan = drawn.map(toEntry)
      const edits: PlanEdit[] = [
        moved(plan, idOf(one), { day: TUE, meal: 'lunch' }),
        swapped(plan, idOf(one), idOf(other)),
        removed(plan, [idOf(one)]),
        copied(
          plan,
          plan.slice(0, 2).map(each => ({ entry: each, day: WED })),
          ids(),
        ),
        daysSwapped(plan, MON, WED),
      ]
      const edit = edits[which] as PlanEdit
      const after = withEdit(plan, edit)
      expect(byId(withEdit(after, undoOf(plan, edit)))).toEqual(byId(plan))
      const touched = new Set([...edit.removed, ...edit.put.map(({ id }) => id)])
      expect(byId(after.filter(({ id }) => !touched.has(id)))).toEqual(byId(plan.filter(({ id }) => !touched.has(id))))
    }),
  )
})

test('the place behind a meal is free', () => {
  fc.assert(
    fc.property(plans, drawn => {
      const plan = drawn.map(toEntry)
      const place = nextPlace(plan, { day: MON, meal: 'dinner' })
      for (const each of entriesOf(plan, { day: MON, meal: 'dinner' })) expect(each.place).toBeLessThan(place)
    }),
  )
})

test('a plan is written the same until something is changed that is eaten on its days', () => {
  const plan = [entry(1), entry(2, { day: TUE }), entry(3, { day: WED })]
  const days = [MON, TUE]
  expect(written(plan.slice(0, 2).toReversed(), days)).toBe(written(plan, days))
  expect(written(withEdit(plan, changed(plan, idOf(2), { quarters: 7 })), days)).not.toBe(written(plan, days))
  expect(written(withEdit(plan, moved(plan, idOf(3), { day: TUE, meal: 'lunch' })), days)).not.toBe(written(plan, days))
})
