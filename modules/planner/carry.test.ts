import { describe, expect, test } from 'vitest'
import { addDays } from '#modules/calendar/day.ts'
import { dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import { carried, nextCell } from './carry.ts'
import { dishKey } from './cooked.ts'
import { entryName, entryRemark, guestsText } from './entry-words.ts'
import { mealsOf } from './meals.ts'
import { planDish } from './packed-dish.ts'
import { dish, entry, idOf, MON, TUE, WED } from './plan.fixture.ts'
import type { PlannedEntry } from './plan.ts'
import { withEdit } from './plan-edits.ts'
import { daysFrom } from './planner-address.ts'
import { samplePlan, sampleWeek } from './sample-week.ts'

const plan = [entry(1, { what: dish('1', 'Dal') }), entry(2, { day: TUE, what: dish('2', 'Risotto') })]
const NO_LOOK = { picture: null, wash: 'leaf', ahead: null } as const
const known = (entries: readonly PlannedEntry[]) => ({ entries, settings: [], dishes: new Map() })
const carry = (to: Parameters<typeof carried>[3], copies = false) =>
  carried(plan, new Map(), idOf(1), to, copies, () => idOf(9))
const places = (edit: ReturnType<typeof carry>['edit']) =>
  withEdit(plan, edit)
    .map(({ id, day, meal }) => `${Number(id.slice(-3))} ${day} ${meal}`)
    .sort()

describe('letting go', () => {
  test('at another meal moves', () => {
    const { edit, will, done } = carry({ day: TUE, meal: 'lunch', onto: null })
    expect([will, done]).toEqual(['Move to Tuesday lunch', 'Dal moved to Tuesday lunch'])
    expect(places(edit)).toEqual([`1 ${TUE} lunch`, `2 ${TUE} dinner`])
  })

  test('on another entry swaps', () => {
    const { edit, will } = carry({ day: TUE, meal: 'dinner', onto: idOf(2) })
    expect(will).toBe('Swap Dal and Risotto')
    expect(places(edit)).toEqual([`1 ${TUE} dinner`, `2 ${MON} dinner`])
  })

  test('with the key for it copies, also where it is', () => {
    expect(places(carry({ day: TUE, meal: 'dinner', onto: idOf(2) }, true).edit)).toHaveLength(3)
    expect(carry({ day: MON, meal: 'dinner', onto: null }, true).done).toBe('Dal copied to Monday dinner')
  })

  test('where it was does nothing, and neither does carrying what is gone', () => {
    expect(carry({ day: MON, meal: 'dinner', onto: idOf(1) }).will).toBe('')
    expect(carried(plan, new Map(), idOf(7), { day: TUE, meal: 'lunch', onto: null }, false, () => '').will).toBe('')
  })
})

test('arrow keys go to the next day and meal, and stop at the edge', () => {
  const [days, meals] = [
    [MON, TUE, WED],
    ['breakfast', 'lunch'],
  ]
  const from = { day: TUE, meal: 'lunch' }
  const to = (key: string) => nextCell(from, key, days, meals)
  expect(to('ArrowRight')).toEqual({ day: WED, meal: 'lunch' })
  expect(to('ArrowUp')).toEqual({ day: TUE, meal: 'breakfast' })
  expect(to('ArrowDown')).toEqual(from)
  expect(nextCell({ day: MON, meal: 'lunch' }, 'ArrowLeft', days, meals).day).toBe(MON)
})

test('an entry says what it is and what is kept of it', () => {
  const left = entry(3, { day: WED, quarters: 3, what: { kind: 'leftovers', of: idOf(1) } })
  const all = [...plan, left, entry(4, { what: { kind: 'eating-out', words: 'With Priya', keptKcal: null } })]
  expect(all.map(each => entryName(all, each, new Map()))).toEqual(['Dal', 'Risotto', 'Dal', 'Eating out'])
  expect(all.map(each => entryRemark(known(all), each))).toEqual([
    'Cook 1¾, keep ¾',
    null,
    'Left from Monday',
    'With Priya',
  ])
  expect(
    entryName([], entry(5, { what: { ...dish('7', ''), ref: { kind: 'provider', id: '7' } } }), new Map()),
  ).toMatch(/provider/)
  expect([0, 4, 8, 2].map(guestsText)).toEqual([null, '1 guest', '2 guests', '½ for guests'])
})

test('meals are the four, one’s own where they were put, and any that something is planned for', () => {
  const own = { name: 'meal', key: 'tea', value: { name: 'Tea', time: '16:00', place: 2 } } as const
  expect(mealsOf([], []).map(({ name }) => name)).toEqual(['Breakfast', 'Lunch', 'Dinner', 'Snack'])
  expect(mealsOf([own], [entry(1, { meal: 'supper' })]).map(({ key }) => key)).toEqual([
    ...['breakfast', 'lunch', 'dinner', 'tea', 'snack', 'supper'],
  ])
})

test('the sample member’s week is the same whenever it is asked for, and its leftovers are of what is cooked in it', () => {
  const week = sampleWeek(daysFrom(MON), id => `recipe ${id}`)
  expect(sampleWeek(daysFrom(MON), id => `recipe ${id}`)).toEqual(week)
  expect(week).toHaveLength(28)
  expect(new Set(week.map(({ id }) => id)).size).toBe(28)
  const left = week.filter(({ what }) => what.kind === 'leftovers')
  const shown = new Map(ownRecipes().map(recipe => [recipe.id, planDish(dishOfOwn(recipe), null, NO_LOOK)]))
  const dishes = new Map(
    week.flatMap(({ what }) => {
      const shownDish = what.kind === 'dish' ? shown.get(what.ref.id) : undefined
      return what.kind === 'dish' && shownDish ? [[dishKey(what), shownDish] as const] : []
    }),
  )
  // The fridge keeps them until then: one is with rice.
  expect(left.map(each => entryRemark({ ...known(week), dishes }, each))).toEqual([
    'Left from Monday',
    'Left from Friday',
  ])
  // Any other seven days have with them what is cooked before for them, and left of them after.
  for (const first of Array.from({ length: 7 }, (_, nth) => addDays(MON, nth))) {
    const days = daysFrom(first)
    const plan = samplePlan(days, id => `recipe ${id}`)
    expect(plan.filter(({ day }) => days.includes(day))).toHaveLength(28)
    const ids = plan.map(({ id }) => id)
    expect(
      plan.flatMap(({ what }) => (what.kind === 'leftovers' ? [what.of] : [])).filter(of => !ids.includes(of)),
    ).toEqual([])
    const pots = plan.filter(({ day }) => !days.includes(day))
    expect(pots.length).toBeLessThanOrEqual(2)
  }
})
