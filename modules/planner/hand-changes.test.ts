import { describe, expect, it } from 'vitest'
import type { Day } from '#modules/calendar/day.ts'
import { planWeek } from './balance/plan-week.ts'
import { missesOf } from './balance/rescore.ts'
import { handChanges } from './hand-changes.ts'
import type { PlannedEntry } from './plan.ts'
import { changed, moved, removed } from './plan-acts.ts'
import { withEdit } from './plan-edits.ts'
import { WEEK_DAYS as DAYS, newId, plannedDish, plannedWeek, weekSource } from './planning.fixture.ts'
import { placedNow, planningOf, replaceable, restOf } from './planning.ts'

const [, TUESDAY, WEDNESDAY] = DAYS as [Day, Day, Day]

function balanced(before: readonly PlannedEntry[], now: readonly PlannedEntry[]) {
  const of = weekSource(now, { mode: 'rest', byHand: handChanges(before, now, DAYS) })
  const planning = planningOf(of)
  const from = placedNow(planning, of)
  const steps = [...planWeek(planning.problem, from)]
  const result = steps.find(step => step.kind === 'plan')
  if (!result) throw new Error('There is no plan')
  const { edit } = restOf(planning, result, of, from, newId)
  const misses = { before: missesOf(planning.problem, from), after: missesOf(planning.problem, result.placed) }
  return { edit, after: withEdit(now, edit), misses, result, of }
}

const week = plannedWeek()
const at = (entries: readonly PlannedEntry[], day: string, meal: string) =>
  entries.filter(entry => entry.day === day && entry.meal === meal)
const one = at(week, TUESDAY, 'lunch')[0] as PlannedEntry

describe('what was changed by hand', () => {
  it('is what was put, moved or given another portion, and no lock, note or order of a database', () => {
    expect(handChanges(week, week, DAYS)).toEqual({ kept: new Set(), vacated: [], isNothing: true })
    const locked = withEdit(week, changed(week, one.id, { isLocked: true }))
    expect(handChanges(week, locked, DAYS).isNothing).toBe(true)
    const note: PlannedEntry = { ...plannedDish({ day: TUESDAY, meal: 'lunch' }), what: { kind: 'note', words: 'Gym' } }
    expect(handChanges(week, [...week, note], DAYS).isNothing).toBe(true)
    const kept = week.map(entry => ({ ...entry, portions: {}, done: null, what: sorted(entry.what) }))
    expect(handChanges(week, kept, DAYS).isNothing).toBe(true)
    const more = withEdit(week, changed(week, one.id, { quarters: one.quarters + 1 }))
    expect(handChanges(week, more, DAYS)).toMatchObject({ kept: new Set([one.id]), isNothing: false })
  })

  it('leaves a meal that was emptied empty, and not one from which something was moved', () => {
    const gone = withEdit(week, removed(week, [one.id]))
    expect(handChanges(week, gone, DAYS)).toMatchObject({ vacated: [], isNothing: false })
    const there = withEdit(week, moved(week, one.id, { day: WEDNESDAY, meal: 'lunch' }))
    expect(handChanges(week, there, DAYS)).toEqual({
      kept: new Set([one.id]),
      vacated: [{ day: TUESDAY, meal: 'lunch' }],
      isNothing: false,
    })
  })
})

const sorted = (what: PlannedEntry['what']) => JSON.parse(JSON.stringify(what, Object.keys(flat(what)).sort()))
const flat = (what: PlannedEntry['what']): object => ({ ...what, ...('ref' in what ? what.ref : {}) })

describe('balancing the rest', () => {
  it('keeps what was moved, fills what it left, and spares what need not change', () => {
    const now = withEdit(week, moved(week, one.id, { day: WEDNESDAY, meal: 'lunch' }))
    const { edit, after, misses } = balanced(week, now)
    expect(after.find(({ id }) => id === one.id)).toEqual(now.find(({ id }) => id === one.id))
    expect(at(after, TUESDAY, 'lunch')).toHaveLength(1)
    expect(edit.put.length).toBeGreaterThan(0)
    expect(edit.put.length).toBeLessThan(now.length)
    expect(misses.after).toBeLessThan(misses.before)
    // Leftovers still name what they are of.
    const ids = new Set(after.map(({ id }) => id))
    expect(after.filter(({ what }) => what.kind === 'leftovers' && !ids.has(what.of))).toEqual([])
  })

  it('makes up for a meal that was taken out, which stays empty', () => {
    const gone = removed(week, [at(week, WEDNESDAY, 'snack')[0]?.id ?? ''])
    const { after, misses } = balanced(week, withEdit(week, gone))
    expect(at(after, WEDNESDAY, 'snack')).toEqual([])
    expect(misses.after).toBeLessThan(misses.before)
  })

  it('changes nothing where nothing is better, nothing that is locked, and nothing that no planner puts there', () => {
    expect(balanced(week, week).edit).toEqual({ put: [], removed: [] })
    const food: PlannedEntry = {
      ...plannedDish({ day: WEDNESDAY, meal: 'supper' }),
      what: { kind: 'dish', ref: { kind: 'imported', id: 'f'.repeat(16) }, name: 'Stew', grams: null },
    }
    const own = { ...plannedDish({ day: WEDNESDAY, meal: 'second-breakfast' }) }
    const locked = week.map(entry => (entry.day === TUESDAY ? { ...entry, isLocked: true } : entry))
    const now = [...locked, food, own]
    const free = replaceable({ ...weekSource(now), mode: 'rest', byHand: handChanges(now, now, DAYS) })
    const tuesday = new Set(at(now, TUESDAY, 'lunch').map(({ id }) => id))
    expect(free.some(id => id === food.id || id === own.id || tuesday.has(id))).toBe(false)
    expect(free.length).toBeGreaterThan(10)
  })
})
