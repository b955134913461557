import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { sayOfDays } from '#modules/food-log/commands/days.ts'
import { editDiary } from '#modules/food-log/commands/entries.ts'
import { eaten, stated } from '#modules/food-log/diary.fixture.ts'
import { editPlan } from '#modules/planner/commands/entries.ts'
import { plannedDish } from '#modules/planner/planning.fixture.ts'
import { memberSetup } from '#modules/profile/queries.ts'
import { NO_THREADS } from '#modules/recipes/queries/no-threads.fixture.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beGuest, beMember, type Query } from '#test/people.ts'
import { ownToday } from './queries.ts'
import type { TodayView } from './today-view.ts'
import { DayFiguresCard } from './ui/day-figures-card.tsx'
import { HeadlineView } from './ui/headline-view.tsx'
import { MealRows } from './ui/meal-rows.tsx'
import { OpenWeek } from './ui/open-week.tsx'

const WEDNESDAY = dayOf('2026-11-25')
const now = () => new Date('2026-11-25T12:00:00Z')
let database: TestDatabase
const query: Query = (text, values) => database.pool.query(text, values)
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function told(id: string): Promise<TodayView> {
  const setup = await memberSetup(database.db, id as MemberId)
  return ownToday({ db: database.db, now, reading: NO_THREADS }, { id: id as MemberId, setup, today: WEDNESDAY })
}

/** What is read of it, without tags. */
function wordsOf(view: TodayView): string {
  const parts = [
    createElement(HeadlineView, { key: 1, date: view.date, headline: view.headline }),
    createElement(MealRows, { key: 2, meals: view.meals, pressed: new Set<string>(), onEat: () => {} }),
    view.figures && createElement(DayFiguresCard, { key: 3, figures: view.figures }),
    createElement(OpenWeek, { key: 4, week: view.week, open: view.open, settledUntil: view.settledUntil }),
  ]
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, ...parts))
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

test('somebody new has nothing open, and three dishes for tonight', async () => {
  const { id } = await beMember(query, 'cleo')
  const view = await told(id)
  expect(view).toMatchObject({ date: 'Wednesday 25 November', isNew: true, meals: [], open: [], figures: null })
  expect(wordsOf(view)).toContain('Nothing planned tonight')
  expect(view.headline.kind === 'none' && view.headline.dishes.length).toBe(3)
})

test('days without a dinner get dishes that the headline does not name', async () => {
  const { id } = await beMember(query, 'ben')
  const put = [plannedDish({ day: WEDNESDAY, meal: 'lunch' })]
  await database.db
    .transaction()
    .execute(tx => editPlan(tx, id as MemberId, { put, removed: [] }, { hasProvider: false, now }))
  const { headline, forOpenDays } = await told(id)
  const tonight = headline.kind === 'none' ? headline.dishes.map(dish => dish.id) : []
  expect(tonight).toHaveLength(3)
  expect(forOpenDays?.words).toMatch(/^Thursday, .* have no dinner yet\./)
  expect(forOpenDays?.dishes.filter(dish => !tonight.includes(dish.id))).toHaveLength(3)
})

test('what somebody must not eat is marked wherever it is shown, planned and eaten', async () => {
  const { id } = await beMember(query, 'ann')
  const padThai = { kind: 'dish', ref: { kind: 'own', id: '9000000304' }, name: 'Tofu pad Thai' } as const
  await query(
    `insert into health_profile (member_id, activity, diets, allergies, changed_at)
     values ($1, 'light', '{}', '{peanuts}', $2)`,
    [id, now()],
  )
  const tell = async () => {
    const view = await told(id)
    return { view, marks: wordsOf(view).match(/Contains peanuts/g)?.length ?? 0 }
  }
  const dinner = (day: typeof WEDNESDAY) => plannedDish({ day, meal: 'dinner' }, { what: { ...padThai, grams: null } })
  const lunch = eaten(1, { day: WEDNESDAY, meal: 'lunch', what: padThai })
  await database.db.transaction().execute(async tx => {
    await editPlan(tx, id as MemberId, { put: [dinner(WEDNESDAY)], removed: [] }, { hasProvider: false, now })
    await editDiary(tx, id as MemberId, { put: [lunch], removed: [] }, now())
  })
  const { view, marks } = await tell()
  const said = { notFor: 'contains peanuts', advised: [] }
  expect(view.headline).toMatchObject({ kind: 'dish', when: 'Tonight', said })
  expect(view.meals).toMatchObject([
    { state: 'eaten', said },
    { state: 'planned', said },
  ])
  expect(marks).toBe(3)
  // Once tonight's is eaten, tomorrow's is the next.
  const next = dinner(addDays(WEDNESDAY, 1))
  const tonight = eaten(2, { day: WEDNESDAY, meal: 'dinner' })
  await database.db.transaction().execute(async tx => {
    await editPlan(tx, id as MemberId, { put: [next], removed: [] }, { hasProvider: false, now })
    await editDiary(tx, id as MemberId, { put: [tonight], removed: [] }, now())
  })
  await query(`delete from planned_entry where member_id = $1 and day = $2`, [id, WEDNESDAY])
  expect((await tell()).view.headline).toMatchObject({ when: 'Tomorrow', said })
})

test('a guest with a plan and a diary has a day and a week', async () => {
  const { id } = await beGuest(query)
  const days = Array.from({ length: 7 }, (_, nth) => addDays(WEDNESDAY, nth - 2))
  const put = days.map(day => plannedDish({ day, meal: 'dinner' }))
  const lunch = eaten(1, { day: WEDNESDAY, meal: 'lunch', one: stated({ energyKcal: 600, fibreG: 9 }) })
  const one = stated({ energyKcal: 1900, ironMg: 2, calciumMg: 690 })
  const before = eaten(2, { day: addDays(WEDNESDAY, -1), one })
  await database.db.transaction().execute(async tx => {
    await editPlan(tx, id as MemberId, { put, removed: [] }, { hasProvider: false, now })
    await editDiary(tx, id as MemberId, { put: [lunch, before], removed: [] }, now())
    await sayOfDays(tx, id as MemberId, [{ day: addDays(WEDNESDAY, -1), status: 'complete' }], now())
  })
  const view = await told(id)
  expect(view.headline).toMatchObject({ kind: 'dish', when: 'Tonight' })
  expect(view.meals.map(({ state }) => state)).toEqual(['eaten', 'planned'])
  expect(view.week.map(({ state }) => state).slice(1, 4)).toEqual(['eaten', 'eaten', 'planned'])
  expect(view.open.map(({ key }) => key)).toEqual(['list', 'gap'])
  const words = wordsOf(view)
  expect(view.forOpenDays).toBeNull()
  for (const part of ['Tonight,', 'I ate this', '600 kcal', 'with what is planned', 'Iron: not met', 'Open list'])
    expect(words).toContain(part)
})
