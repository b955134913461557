import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { eaten, stated } from '#modules/food-log/diary.fixture.ts'
import type { DiaryEntry } from '#modules/food-log/diary.ts'
import { readDays } from '#modules/gaps/eaten-week.ts'
import { ledgerOf } from '#modules/gaps/ledger.ts'
import { goalsOf } from '#modules/nutrition/needs/goals.ts'
import type { PlannedEntry } from '#modules/planner/plan.ts'
import { NO_RULES_SETUP, plannedDish } from '#modules/planner/planning.fixture.ts'
import { shownDish } from '#modules/planner/queries/dishes.ts'
import { EMPTY_PROFILE } from '#modules/profile/health-profile.ts'
import { readPlan, todaysMeals } from '#modules/progress/todays-meals.ts'
import { dishOfOwn } from '#modules/recipes/dish.ts'
import { ownRecipes } from '#modules/recipes/own-library.ts'
import type { RowView } from '#modules/shopping-list/list-view.ts'
import { dose, item, known, ours } from '#modules/supplements-log/cabinet.fixture.ts'
import { openDoses } from '#modules/supplements-log/due-doses.ts'
import { dayFigures } from './day-figures.ts'
import { dayMeals } from './day-meals.ts'
import { headlineOf, nextDinnerDay } from './headline.ts'
import { newsFor } from './news.ts'
import { forOpenDays, openDinners } from './open-dinners.ts'
import { openThings } from './open-things.ts'
import type { OwnRecords } from './own-records.ts'
import { weekStrip } from './week-strip.ts'

const MONDAY = dayOf('2026-11-23')
const TUESDAY = addDays(MONDAY, 1)
const WEEK = Array.from({ length: 7 }, (_, nth) => addDays(MONDAY, nth))
const dishes = ownRecipes().map(recipe => shownDish(dishOfOwn(recipe), null))
const dinner = (change: Partial<PlannedEntry> = {}) => plannedDish({ day: MONDAY, meal: 'dinner' }, change)
const records = (
  entries: readonly PlannedEntry[],
  logged: readonly DiaryEntry[] = [],
  more: Partial<OwnRecords> = {},
): OwnRecords => ({ today: MONDAY, plan: { entries, settings: [], dishes }, eaten: logged, said: {}, ...more })
const [FIRST] = ownRecipes()

describe('the next dinner', () => {
  test('is tonight’s, with when to begin', () => {
    const meal = { name: 'meal', key: 'dinner', value: { name: 'Dinner', time: '19:00', place: 2 } } as const
    const [dish] = dishes
    const of = records([dinner()])
    const told = headlineOf({ ...of, plan: { ...of.plan, settings: [meal] } }, [])
    if (told.kind !== 'dish' || !dish?.minutes) throw new Error('A dish is planned')
    expect([told.when, told.dish.name, told.dish.path]).toEqual(['Tonight', FIRST?.name, `/recipes/${FIRST?.id}`])
    const begins = 19 * 60 - dish.minutes
    const clock = [Math.floor(begins / 60), begins % 60].map(part => String(part).padStart(2, '0')).join(':')
    expect(told.lead).toBe(`Start at ${clock} to eat at 19:00.`)
    expect(told.facts.map(({ of }) => of)).toEqual(['from start to table', 'fibre', 'iron'])
  })
  test('is tomorrow’s once tonight’s is in the diary, or was said to be eaten', () => {
    const tonight = dinner()
    const tomorrow = plannedDish({ day: TUESDAY, meal: 'dinner' })
    const logged = eaten(1, { id: tonight.id, day: MONDAY, meal: 'dinner' })
    expect(nextDinnerDay(records([tonight, tomorrow]))).toBe(MONDAY)
    expect(headlineOf(records([tonight, tomorrow], [logged]), [])).toMatchObject({ kind: 'dish', when: 'Tomorrow' })
    expect(nextDinnerDay(records([{ ...tonight, done: 'eaten' }, tomorrow]))).toBe(TUESDAY)
    expect(headlineOf(records([tonight], [logged]), [])).toMatchObject({ kind: 'none', title: 'Dinner is eaten' })
  })
  test('is still tonight’s when it is cooked, and is warmed up when it is left over', () => {
    expect(headlineOf(records([dinner({ done: 'cooked' })]), [])).toMatchObject({ lead: 'It is cooked.' })
    const cook = plannedDish({ day: MONDAY, meal: 'lunch' })
    const left = dinner({ what: { kind: 'leftovers', of: cook.id } })
    expect(headlineOf(records([cook, left]), [])).toMatchObject({ lead: 'Left from Monday, so it is only warmed up.' })
    const salad = { kind: 'dish', ref: { kind: 'own', id: 'a salad' }, name: 'Salad', grams: null } as const
    const before = plannedDish({ day: addDays(MONDAY, -3), meal: 'dinner' }, { what: salad })
    const late = dinner({ what: { kind: 'leftovers', of: before.id } })
    expect(headlineOf(records([before, late]), [])).toMatchObject({
      lead: 'It keeps for two days and is not known to freeze well: cook it fresh on Monday.',
    })
  })
  test('is out, or nothing', () => {
    const out = dinner({ what: { kind: 'eating-out', words: 'with friends', keptKcal: 700 } })
    expect(headlineOf(records([out]), [])).toEqual({ kind: 'out', when: 'Tonight', lead: 'Eating out: with friends.' })
    expect(headlineOf(records([]), [])).toMatchObject({ kind: 'none', title: 'Nothing planned tonight', lead: '' })
  })
})

describe('the meals of the day', () => {
  const meals = (of: OwnRecords) => {
    const read = readPlan(of.plan)
    return dayMeals(of, read, todaysMeals(read, of.eaten, of.today, of.said))
  }
  test('are what was eaten and what is planned, never one thing twice', () => {
    const [tonight, lunch] = [dinner(), plannedDish({ day: MONDAY, meal: 'lunch' })]
    const logged = eaten(1, { id: lunch.id, day: MONDAY, meal: 'lunch' })
    const skipped = plannedDish({ day: MONDAY, meal: 'breakfast' }, { done: 'skipped' })
    expect(meals(records([tonight, lunch, skipped], [logged])).map(({ meal, state }) => [meal, state])).toEqual([
      ['Breakfast', 'skipped'],
      ['Lunch, 12:30', 'eaten'],
      ['Dinner', 'planned'],
    ])
    const [swap] = meals(records([tonight])).map(meal => meal.swap)
    expect(swap).toBe(`/dashboard/meal-planner?day=${MONDAY}&view=day&swap=${tonight.id}`)
  })
  test('‘I ate this’ writes it down under the id of the plan, and can be taken back', () => {
    const tonight = dinner()
    const [meal] = meals(records([tonight]))
    expect(meal?.eat?.changes.map(({ kind }) => kind).toSorted()).toEqual(['diary-changed', 'plan-changed'])
    expect(meal?.eat?.changes.find(({ kind }) => kind === 'diary-changed')?.body).toMatchObject({
      put: [{ id: tonight.id, day: MONDAY, meal: 'dinner' }],
    })
    expect(meal?.eat?.back.find(({ kind }) => kind === 'diary-changed')?.body).toMatchObject({ removed: [tonight.id] })
    expect(meal?.eat?.back.find(({ kind }) => kind === 'plan-changed')?.body).toMatchObject({ put: [tonight] })
  })
})

describe('what the day gives', () => {
  const goals = goalsOf(NO_RULES_SETUP.eater)
  const figures = (of: OwnRecords) => dayFigures(of, readPlan(of.plan), { doses: [], goals, goalKcal: 2000 })
  test('is nothing of nothing', () => expect(figures(records([]))).toBeNull())
  test('adds what is planned to what was eaten, and calls met only what is', () => {
    const logged = eaten(1, { day: MONDAY, one: stated({ energyKcal: 400, fibreG: 40, proteinG: 1 }) })
    const told = figures(records([dinner()], [logged, eaten(2, { day: TUESDAY })]))
    expect([told?.eatenKcal, told?.plannedKcal]).toEqual([400, dishes[0]?.kcal])
    expect(told?.nutrients.find(({ name }) => name === 'Fibre')).toMatchObject({ isMet: true, percent: 100 })
    const iron = figures(records([], [eaten(1, { day: MONDAY })]))?.nutrients.find(({ name }) => name === 'Iron')
    expect(iron).toMatchObject({ isMet: false, amount: '–' })
  })
})

describe('what is open this week', () => {
  const row = (tick: RowView['tick']) => ({ tick }) as RowView
  const ticked = row({ at: '', by: null, isPutAway: false })
  const around = { ...records([]), days: WEEK, list: null, ledger: null, doses: [] }
  const titles = (more: Partial<Parameters<typeof openThings>[0]>) =>
    openThings({ ...around, ...more }).map(({ title }) => title)
  const whole = WEEK.map(day => plannedDish({ day, meal: 'dinner' }))

  test('the dinners from today on that have no dish', () => {
    const [plan] = openThings({ ...around, today: addDays(MONDAY, 4) })
    expect([plan?.title, plan?.words]).toEqual(['3 dinners have no dish yet', 'Friday, Saturday and Sunday.'])
    expect(titles({ plan: { entries: whole, settings: [], dishes } })).toEqual(['Nothing is logged yet'])
  })
  test('has dishes for the first of the days, under the names of all', () => {
    const dish = { id: '1', name: 'Dal', kcal: 400, why: '', path: '', picture: null, wash: 'leaf' } as const
    const open = openDinners({ ...records([whole[4] ?? dinner()]), today: addDays(MONDAY, 3) }, WEEK)
    expect(forOpenDays(open, [dish])).toMatchObject({
      words: 'Thursday, Saturday and Sunday have no dinner yet. These fit what is left of Thursday.',
      plan: `/dashboard/meal-planner?day=${addDays(MONDAY, 3)}&view=day`,
      action: 'Plan Thursday',
    })
    expect(forOpenDays(open.slice(2), [dish])?.words).toBe(
      'Sunday has no dinner yet. These fit what is left of the day.',
    )
    expect([forOpenDays([], [dish]), forOpenDays(open, [])]).toEqual([null, null])
  })
  test('what is not ticked on the list', () => {
    const list = { daysWords: 'Mon 23 to Sun 29 November', aisles: [{ rows: [row(null), row(null), ticked] }] } as never
    const [, told] = openThings({ ...around, list })
    expect(told?.title).toBe('2 things to buy')
    expect(told?.words).toBe('Mon 23 to Sun 29 November: 1 of 3 lines are ticked.')
    expect(titles({ list: { daysWords: '', aisles: [{ rows: [ticked] }] } as never })).not.toContain('1 thing to buy')
  })
  test('what falls short most, in words', () => {
    const one = stated({ energyKcal: 2000, ironMg: 14, calciumMg: 100, fibreG: 29 })
    const days = [{ day: MONDAY, note: '', status: 'complete' as const }]
    const about = { history: [], health: EMPTY_PROFILE, today: MONDAY }
    const { ledger } = readDays([MONDAY], { entries: [eaten(1, { one, day: MONDAY })], days }, [], about)
    expect(ledger?.notMet.length).toBeGreaterThan(1)
    const [, told] = openThings({ ...around, eaten: [eaten(1, { one })], ledger })
    expect(told).toMatchObject({
      key: 'gap',
      title: 'Calcium: not met',
      to: '/dashboard/nutrients',
      action: 'See foods',
    })
    expect(told?.words).toMatch(/ short a day, on the one day that you closed\.$/)
    expect(titles({ ledger: ledger && { ...ledger, notMet: [] } })).toEqual(['7 dinners have no dish yet'])
  })
  test('a supplement that nobody ticked', () => {
    const magnesium = known(item(1, ours('magnesium-complex')))
    const at = (taken: readonly ReturnType<typeof dose>[]) => openDoses([magnesium], taken, MONDAY)
    expect(titles({ doses: at([]) })).toContain('Magnesium Complex is not ticked today')
    expect(titles({ doses: at([dose(magnesium, MONDAY)]) })).not.toContain('Magnesium Complex is not ticked today')
  })
  test('nothing, once all is done', () => {
    const plan = { entries: whole, settings: [], dishes }
    const ledger = ledgerOf({ completeDays: [MONDAY], portions: [], doses: [] }, [])
    expect(openThings({ ...around, plan, ledger })).toEqual([])
  })
})

test('a week says of each day whether it was logged, is planned, or is open', () => {
  const plan = [plannedDish({ day: TUESDAY, meal: 'lunch' })]
  const strip = weekStrip(records(plan, [eaten(1, { day: MONDAY })]), WEEK)
  expect(strip.map(({ state }) => state)).toEqual(['eaten', 'planned', ...Array(5).fill('open')])
  expect(strip.map(({ isToday }) => isToday).indexOf(true)).toBe(0)
})

test('what is new is the newest that somebody eats', () => {
  const all = ownRecipes().map((recipe, nth) => ({ dish: dishOfOwn(recipe), published: `2026-11-${10 + (nth % 9)}` }))
  const articles = [1, 2, 3].map(nth => ({ slug: `a${nth}`, title: `A ${nth}`, minutes: nth }))
  const news = newsFor(articles, all, { diets: ['vegan'], allergens: ['soya'] })
  expect(news.slice(0, 2)).toEqual([
    { kind: 'Article, 1 min', name: 'A 1', to: '/learn/articles/a1' },
    { kind: 'Article, 2 min', name: 'A 2', to: '/learn/articles/a2' },
  ])
  for (const { to } of news.slice(2)) {
    const found = all.find(({ dish }) => to === `/recipes/${dish.ref.id}`)
    expect([found?.dish.diets.includes('vegan'), found?.dish.allergens.includes('soya')]).toEqual([true, false])
    expect(found?.published).toBe('2026-11-18')
  }
  expect(news.length).toBe(4)
})
