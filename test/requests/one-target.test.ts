import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { eaten, stated } from '#modules/food-log/diary.fixture.ts'
import { NO_CHOICES } from '#modules/goals/targets.ts'
import { beMember, type Present, type Query } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'

let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

const today = dayIn(new Date(), LONDON)
const yesterday = addDays(today, -1)

/** A man of 82 kg, whose protein is 61.5 g by the reference (0.75 g a kg), with a day that he logged whole. */
async function man(): Promise<Present> {
  const ben = await beMember(query, 'ben')
  await query(
    `insert into health_profile (member_id, sex, birth_year, weight_kg, activity, calorie_goal_kcal, diets, allergies, changed_at)
     values ($1, 'male', $2, 82, 'light', 2870, '{}', '{}', ${sqlNow()})`,
    [ben.id, Number(today.slice(0, 4)) - 40],
  )
  const one = stated({ energyKcal: 1900, proteinG: 55, carbohydrateG: 200, fatG: 80 })
  const put = [yesterday, today].map((day, nth) => eaten(nth + 1, { day, one }))
  for (const [kind, body] of [
    ['diary-changed', { put, removed: [], agrees: true }],
    ['diary-day-set', { days: [{ day: yesterday, status: 'complete' }] }],
  ] as const)
    expect((await shop.change(kind, body, ben.headers)).status).toBe(200)
  return ben
}

/** What a page says, as it is read. */
async function said(path: string, { headers }: Present): Promise<string> {
  const { status, text } = await shop.ask(path, { headers })
  expect(status, path).toBe(200)
  return text
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

const PAGES = [
  ['/dashboard/daily-log', /Protein 55 g of ([\d.]+) g/],
  [`/dashboard/meal-planner?day=${today}`, /Protein 0 g of ([\d.]+) g/],
  [`/dashboard/nutrients?week=${yesterday}`, /Protein .{0,80}?of ([\d.]+) g/],
  ['/dashboard', /Protein 55 \/ ([\d.]+) g/],
  ['/api/own-day', /"Protein","unit":"g","amount":"[\d.]+","of":"([\d.]+)"/],
] as const

test('every page holds protein beside the same target: the reference, until one is chosen', async () => {
  const ben = await man()
  const targets = async () => {
    const found = []
    for (const [path, at] of PAGES) found.push([path, at.exec(await said(path, ben))?.[1] ?? null])
    return found
  }
  const all = (target: string) => PAGES.map(([path]) => [path, target])
  expect(await targets()).toEqual(all('61.5'))
  // So does a day on which nothing is to be counted.
  const untracked = addDays(today, -3)
  const days = [{ day: untracked, status: 'not tracked' }]
  expect((await shop.change('diary-day-set', { days }, ben.headers)).status).toBe(200)
  expect(await said(`/dashboard/daily-log?day=${untracked}`, ben)).toMatch(/Protein – of 61\.5 g/)

  const macros = { by: 'grams', protein: 110, carbohydrate: 330, fat: 120 } as const
  const calories = { from: 'own', usesKcal: 2870, aim: 'keep', kgAWeek: 0 } as const
  const choices = { ...NO_CHOICES, calories, macros }
  expect((await shop.change('targets-set', { fromDay: today, choices, agrees: true }, ben.headers)).status).toBe(200)
  const chosen = Object.fromEntries(await targets())
  // A week that ended before it was chosen keeps what it had; whether that of yesterday did depends on the day.
  const before = `/dashboard/nutrients?week=${yesterday}`
  expect(chosen).toMatchObject(Object.fromEntries(all('110').filter(([path]) => path !== before)))
  expect(await said('/dashboard/daily-log', ben)).toMatch(/Carbs 200 g of 330 g.*Fat 80 g of 120 g/)
})
