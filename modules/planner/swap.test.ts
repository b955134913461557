import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { unsuitedAt } from './at-the-table.ts'
import { planOf } from './balance/plans.fixture.ts'
import { dishKey, dishOn } from './cooked.ts'
import type { PlannedEntry } from './plan.ts'
import { changed } from './plan-acts.ts'
import { withEdit } from './plan-edits.ts'
import { NO_RULES_SETUP, newId, plannedWeek, WEEK_DAYS, weekSource } from './planning.fixture.ts'
import { type PlanningSource, planningOf, replaceable, swapOf } from './planning.ts'

const [MONDAY] = WEEK_DAYS as [Day]
const { dishes } = weekSource([])
const NEITHER = { diets: [], allergens: ['milk', 'gluten'] } as const

const week = plannedWeek()
const unsuited = (entries: readonly PlannedEntry[]) =>
  entries.filter(entry => unsuitedAt(entries, entry, NEITHER, dish => dishes.get(dishKey(dish)) ?? null) !== null)
const idsOf = (entries: readonly PlannedEntry[]) => new Set(entries.map(({ id }) => id))

function swapped(entries: readonly PlannedEntry[], more: Partial<PlanningSource> = {}) {
  const setup = { ...NO_RULES_SETUP, rules: NEITHER }
  const of = weekSource(entries, { mode: 'swap', swapped: idsOf(unsuited(entries)), setup, ...more })
  const planning = planningOf(of)
  const { edit } = swapOf(planning, planOf(planning.problem), of, newId)
  return { edit, after: withEdit(entries, edit), of }
}

describe('swapping what somebody does not eat any more', () => {
  it('puts something else in its place, and leaves every other meal as it was', () => {
    expect(unsuited(week).length).toBeGreaterThan(5)
    const { after, edit } = swapped(week)
    expect(unsuited(after)).toEqual([])
    expect(after).toHaveLength(week.length)
    const others = week.filter(({ id }) => !idsOf(unsuited(week)).has(id))
    for (const entry of others) expect(after).toContainEqual(entry)
    expect(new Set(edit.removed)).toEqual(idsOf(unsuited(week)))
    for (const each of after) if (each.what.kind === 'leftovers') expect(dishOn(after, each)).not.toBeNull()
  })

  it('leaves what is locked, what is cooked, what has company at its meal, and what lies behind', () => {
    const [one, two, three] = unsuited(week).filter(({ what }) => what.kind === 'dish')
    if (!one || !two || !three) throw new Error('Too few are unsuited')
    const beside = { ...three, id: 'beside', place: 1 }
    const kept = [
      ...withEdit(withEdit(week, changed(week, one.id, { isLocked: true })), changed(week, two.id, { done: 'cooked' })),
      beside,
    ]
    const stays = [one, two, three].map(({ id }) => id)
    const { edit, of } = swapped(kept)
    for (const id of [...stays, 'beside']) expect(edit.removed).not.toContain(id)
    const later = replaceable({ ...of, today: addDays(MONDAY, 3) })
    expect(kept.filter(({ id, day }) => later.includes(id) && day < addDays(MONDAY, 3))).toEqual([])
  })

  it('makes no dinner larger for the meals that nobody planned', () => {
    const dinners = week.filter(({ meal, what }) => meal === 'dinner' && what.kind === 'dish')
    const first = dinners.slice(0, 4)
    const { edit, of } = swapped(dinners, { swapped: idsOf(first) })
    expect(edit.put).toHaveLength(first.length)
    for (const { what, quarters } of edit.put) {
      const { name, kcal = 0 } = (what.kind === 'dish' && of.dishes.get(dishKey(what))) || {}
      expect(((kcal ?? 0) * quarters) / 4, name).toBeLessThanOrEqual(0.45 * NO_RULES_SETUP.eater.goalKcal)
    }
  })

  it('empties no meal for which there is nothing else', () => {
    const { edit, after } = swapped(week, { kitchen: [] })
    expect(edit).toEqual({ put: [], removed: [] })
    expect(after).toEqual(week)
  })
})
