import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { eaten, idOf } from '#modules/food-log/diary.fixture.ts'
import { NO_STATE } from '#modules/goals/state.ts'
import { NO_CHOICES } from '#modules/goals/targets.ts'
import { adviceNamed } from '#modules/nutrition/advice/table.ts'
import type { PlanDish } from '#modules/planner/plan-dish.ts'
import { ADVICE_MARK } from '#modules/planner/said-words.ts'
import { ownRecipeOf } from '#modules/recipes/own-library.ts'
import type { TodayView } from '#modules/today/today-view.ts'
import { beMember, type Present, type Query } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'

/** Somebody who told of a peanut allergy and expects a child, with pad Thai and a goat's cheese frittata planned today. */

let shop: Shop
let ann: Present
const query: Query = (text, values) => shop.database.pool.query(text, values)
const today = dayIn(new Date(), LONDON)
const PLANNER = `/dashboard/meal-planner?day=${today}`
const PAD_THAI = '9000000304'
const FRITTATA = '9000000368'
const DAL = '9000000301'
const BRIE = adviceNamed('white-rind-cheese').sentence
const AGAINST = 'Contains peanuts'

const refOf = (id: string) => ({ kind: 'own', id }) as const
const dish = (id: string) => ({ kind: 'dish', ref: refOf(id), name: ownRecipeOf(id)?.name ?? '', grams: null })
const planned = (nth: number, meal: string, id: string, day = today) => ({
  ...{ id: idOf(nth), day, meal, place: 0, what: dish(id), quarters: 4, guestQuarters: 0 },
  ...{ time: null, isLocked: false },
})

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())
beforeEach(async () => {
  ann = await beMember(query, 'ann')
  await query(
    `insert into health_profile (member_id, sex, birth_year, activity, diets, allergies, changed_at)
     values ($1, 'female', $2, 'light', '{}', '{peanuts}', ${sqlNow()})`,
    [ann.id, Number(today.slice(0, 4)) - 32],
  )
  const state = { ...NO_STATE, dueDay: addDays(today, 100) }
  const put = [planned(1, 'lunch', FRITTATA), planned(2, 'dinner', PAD_THAI)]
  for (const [kind, body] of [
    ['targets-set', { fromDay: today, choices: { ...NO_CHOICES, state }, agrees: true }],
    ['plan-changed', { put, removed: [] }],
  ] as const)
    expect((await shop.change(kind, body, ann.headers)).status).toBe(200)
})

async function words(path: string, { headers } = ann): Promise<string> {
  const { status, text } = await shop.ask(path, { headers })
  expect(status, path).toBe(200)
  return text
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
}
const json = async (path: string, headers: Record<string, string> = ann.headers) =>
  JSON.parse((await shop.ask(path, { headers })).text)
const counted = (text: string, part: string) => text.split(part).length - 1

test('what is planned today is marked in the planner, the log, the overview and on the home page', async () => {
  for (const path of ['/dashboard/daily-log', '/dashboard', PLANNER, `${PLANNER}&view=day`]) {
    const text = await words(path)
    expect(text, path).toContain(AGAINST)
    expect(text, path).toContain(ADVICE_MARK)
  }
  const { today: own } = (await json('/api/own-day')) as { today: TodayView }
  expect(own.meals.map(({ said }) => said)).toEqual([
    { notFor: null, advised: [BRIE] },
    { notFor: 'contains peanuts', advised: [adviceNamed('sprouts').sentence] },
  ])
  expect(own.headline).toMatchObject({ kind: 'dish', said: { notFor: 'contains peanuts' } })
})

test('what was logged stays marked today, and a day that is past is not, as in the planner', async () => {
  const what = { kind: 'dish', ref: refOf(PAD_THAI), name: 'Tofu pad Thai' } as const
  const yesterday = addDays(today, -1)
  const put = [eaten(3, { day: today, what }), eaten(4, { day: yesterday, what })]
  expect((await shop.change('diary-changed', { put, removed: [], agrees: true }, ann.headers)).status).toBe(200)
  const removed = [idOf(1), idOf(2)]
  expect((await shop.change('plan-changed', { put: [], removed }, ann.headers)).status).toBe(200)
  expect(counted(await words('/dashboard/daily-log'), AGAINST)).toBe(1)
  expect(counted(await words(`/dashboard/daily-log?day=${yesterday}`), AGAINST)).toBe(0)
  expect(await words('/dashboard')).toContain(AGAINST)
})

test('whoever told nothing is told nothing, and a visitor nothing of the sample member', async () => {
  const ben = await beMember(query, 'ben')
  const put = [planned(5, 'dinner', PAD_THAI)]
  expect((await shop.change('plan-changed', { put, removed: [] }, ben.headers)).status).toBe(200)
  for (const path of ['/dashboard/daily-log', '/dashboard', `${PLANNER}&view=day`]) {
    const text = await words(path, ben)
    expect(text, path).toContain('Tofu pad Thai')
    expect(text, path).not.toContain(AGAINST)
    expect(text, path).not.toContain(ADVICE_MARK)
  }
  const { json: asked } = await shop.call('/api/diary-dish', refOf(PAD_THAI))
  expect(asked).toMatchObject({ notFor: null, agreed: false })
})

test('a recipe that is looked for comes last and says so where somebody is advised to leave it out', async () => {
  const found = async (headers: Record<string, string>) => {
    const asked = await json(`/api/plan-choices?of=recipes&day=${today}&for=lunch&q=frittata`, headers)
    return asked.dishes as PlanDish[]
  }
  const hers = await found(ann.headers)
  expect(hers.at(-1)).toMatchObject({ ref: refOf(FRITTATA), advised: [BRIE] })
  const everybodys = await found((await beMember(query, 'ben')).headers)
  expect(everybodys.at(-1)?.ref).not.toEqual(refOf(FRITTATA))
  expect(everybodys.every(({ advised }) => advised === undefined)).toBe(true)
  const { dishes } = await json(`/api/plan-choices?of=foods&day=${today}&q=brie`)
  expect((dishes as PlanDish[]).find(({ ref }) => ref.id === 'brie')?.advised).toEqual([BRIE])
})

test('before a dish is logged from its page it says what it is to whoever logs it', async () => {
  const asked = async (id: string) => (await shop.call('/api/diary-dish', refOf(id), ann.headers)).json
  expect(await asked(PAD_THAI)).toMatchObject({ notFor: 'contains peanuts' })
  expect(await asked(FRITTATA)).toMatchObject({ notFor: null, offer: { advised: [BRIE] } })
  expect(await asked(DAL)).toMatchObject({ notFor: null, offer: { advised: [] } })
})

test('a recipe’s page asks for what its reader is advised of it, and tells nobody else', async () => {
  const asked = (id: string, headers = {}) => json(`/api/cautions/recipe/${id}`, headers)
  expect(await asked(FRITTATA, ann.headers)).toEqual({ caution: null, advised: [BRIE], medicines: [] })
  expect(await asked(PAD_THAI, ann.headers)).toMatchObject({ caution: { title: AGAINST } })
  expect(await asked(DAL, ann.headers)).toEqual({ caution: null, advised: [], medicines: [] })
  expect(await asked(FRITTATA)).toEqual({ caution: null, advised: [], medicines: [] })
  expect((await asked(FRITTATA, (await beMember(query, 'cleo')).headers)).advised).toEqual([])
})

test('the pages that are the same for everybody hold nothing of hers', async () => {
  for (const path of ['/', '/tonight', `/recipes/${FRITTATA}`]) {
    const [hers, everybodys] = [await shop.ask(path, { headers: ann.headers }), await shop.ask(path)]
    expect(hers.text, path).toBe(everybodys.text)
  }
})
