import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import type { TypedAnswer } from '#modules/food-log/adding/offer.ts'
import { eaten, idOf, stated } from '#modules/food-log/diary.fixture.ts'
import { NO_STATE } from '#modules/goals/state.ts'
import { NO_CHOICES } from '#modules/goals/targets.ts'
import { adviceNamed } from '#modules/nutrition/advice/table.ts'
import { item, label } from '#modules/supplements-log/cabinet.fixture.ts'
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
const DAL = { kind: 'dish', ref: { kind: 'own', id: '9000000301' }, name: 'Red lentil dal', grams: null }

/** A woman of 32 who logged yesterday, all of it, and a breakfast today, and planned a dinner. */
async function woman(): Promise<Present> {
  const ann = await beMember(query, 'ann')
  await query(
    `insert into health_profile (member_id, sex, birth_year, activity, diets, allergies, changed_at)
     values ($1, 'female', $2, 'light', '{}', '{}', ${sqlNow()})`,
    [ann.id, Number(today.slice(0, 4)) - 32],
  )
  const one = stated({ energyKcal: 1900, proteinG: 60, folateUg: 250 })
  const planned = { id: idOf(5), day: today, meal: 'dinner', place: 0, what: DAL, quarters: 4, guestQuarters: 0 }
  for (const [kind, body] of [
    [
      'diary-changed',
      { put: [yesterday, today].map((day, nth) => eaten(nth + 1, { day, one })), removed: [], agrees: true },
    ],
    ['diary-day-set', { days: [{ day: yesterday, status: 'complete' }] }],
    ['plan-changed', { put: [{ ...planned, time: null, isLocked: false }], removed: [] }],
  ] as const)
    expect((await shop.change(kind, body, ann.headers)).status).toBe(200)
  return ann
}

const expectChild = ({ headers }: Present, dueDay: string) =>
  shop.change(
    'targets-set',
    { fromDay: today, choices: { ...NO_CHOICES, state: { ...NO_STATE, dueDay: dayOf(dueDay) } }, agrees: true },
    headers,
  )

/** What a page says that holds food beside a need, as it is read. */
async function said(path: string, { headers }: Present): Promise<string> {
  const { status, text } = await shop.ask(path, { headers })
  expect(status, path).toBe(200)
  return text
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

/** Where food is held beside a need, and a need of hers: COMA 1991, folate 200 µg and 100 more, protein 45 g and 6 more. */
const PAGES = [
  [`/dashboard/meal-planner?day=${today}`, /of 200 µg/, /of 300 µg/],
  [`/dashboard/nutrients?week=${yesterday}`, /of 200 µg/, /of 300 µg/],
  ['/dashboard', /Protein 60 \/ 45 g/, /Protein 60 \/ 51 g/],
  ['/api/own-day', /"Protein","unit":"g","amount":"[\d.]+","of":"45"/, /"of":"51"/],
] as const

test('whoever expects a child is held beside what that needs, everywhere alike', async () => {
  const ann = await woman()
  for (const [path, needs, needsMore] of PAGES) {
    const before = await said(path, ann)
    expect.soft(before, path).toMatch(needs)
    expect.soft(before, path).not.toMatch(needsMore)
  }
  expect((await expectChild(ann, addDays(today, 100))).status).toBe(200)
  for (const [path, needs, needsMore] of PAGES) {
    const after = await said(path, ann)
    expect.soft(after, path).toMatch(needsMore)
    expect.soft(after, path).not.toMatch(needs)
  }
})

const foodEaten = (id: number, food: string, grams: number) =>
  eaten(id, {
    day: today,
    what: { kind: 'dish', ref: { kind: 'food', id: food }, name: food },
    amount: { times: grams / 100, grams, measure: null },
  })

test('what she leaves out, and what she has beyond what is advised, is said where she logs it and in her cabinet', async () => {
  const ann = await woman()
  const offered = async (text: string) =>
    (
      JSON.parse((await shop.call('/api/diary-search', { text }, ann.headers)).text) as { rows: TypedAnswer[] }
    ).rows.map(({ means }) => (means?.kind === 'offer' ? means.advised : null))
  const oil = item(60, label('Cod liver oil', { vitaminAUg: 800 }, 'capsule'), { addedOn: today })
  const put = [foodEaten(51, 'brie', 30), foodEaten(52, 'coffee-brewed', 520), foodEaten(53, 'red-wine', 125)]
  expect((await shop.change('diary-changed', { put, removed: [] }, ann.headers)).status).toBe(200)
  expect((await shop.change('cabinet-changed', { put: [oil], removed: [] }, ann.headers)).status).toBe(200)
  expect(await offered('30 g brie, glass of red wine, apple')).toEqual([[], [], []])
  expect(await said('/dashboard/daily-log', ann)).not.toContain('Advice for this day')
  expect(await said('/dashboard/supplements?view=cabinet', ann)).not.toContain('Leave out supplements with vitamin A')

  expect((await expectChild(ann, addDays(today, 100))).status).toBe(200)
  expect(await offered('30 g brie, glass of red wine, apple')).toEqual([
    [adviceNamed('white-rind-cheese').sentence],
    [adviceNamed('alcohol').sentence],
    [],
  ])
  const log = await said('/dashboard/daily-log', ann)
  for (const words of ['white rind', 'No alcohol', 'Keep caffeine to 200 mg a day', 'This day has about 280 mg.'])
    expect(log).toContain(words)
  const cabinet = await said('/dashboard/supplements?view=cabinet', ann)
  expect(cabinet).toContain('Leave out supplements with vitamin A')
  expect(cabinet).toContain('Ask your midwife or pharmacist if you’re not sure.')
})

test('whoever has a weak immune system is told what they leave out, and is not once they take the tick away', async () => {
  const cat = await woman()
  const tell = (hasWeakImmunity: boolean) =>
    shop.change(
      'targets-set',
      { fromDay: today, choices: { ...NO_CHOICES, state: { ...NO_STATE, hasWeakImmunity } }, agrees: true },
      cat.headers,
    )
  const put = [foodEaten(71, 'brie', 30), foodEaten(72, 'red-wine', 125)]
  expect((await shop.change('diary-changed', { put, removed: [] }, cat.headers)).status).toBe(200)
  expect((await tell(true)).status).toBe(200)
  const log = await said('/dashboard/daily-log', cat)
  expect(log).toContain('Advice for this day')
  expect(log).toContain('white rind')
  expect(log).not.toContain('No alcohol')
  expect((await tell(false)).status).toBe(200)
  expect(await said('/dashboard/daily-log', cat)).not.toContain('Advice for this day')
})

test('whoever tries for a baby is told in log, cabinet and what is advised what is left out before a pregnancy', async () => {
  const dee = await woman()
  const tell = (isTrying: boolean) =>
    shop.change(
      'targets-set',
      { fromDay: today, choices: { ...NO_CHOICES, state: { ...NO_STATE, isTrying } }, agrees: true },
      dee.headers,
    )
  const oil = item(62, label('Cod liver oil', { vitaminAUg: 800 }, 'capsule'), { addedOn: today })
  const put = [foodEaten(81, 'brie', 30), foodEaten(82, 'red-wine', 125), foodEaten(83, 'lambs-liver', 100)]
  expect((await shop.change('diary-changed', { put, removed: [] }, dee.headers)).status).toBe(200)
  expect((await tell(true)).status).toBe(200)
  expect((await shop.change('cabinet-changed', { put: [oil], removed: [] }, dee.headers)).status).toBe(200)
  const log = await said('/dashboard/daily-log', dee)
  expect(log).toContain('No alcohol')
  expect(log).toContain('too much vitamin A')
  expect(log).not.toContain('white rind')
  expect(await said('/dashboard/supplements?view=cabinet', dee)).toContain('Leave out supplements with vitamin A')
  expect((await tell(false)).status).toBe(200)
  expect(await said('/dashboard/daily-log', dee)).not.toContain('No alcohol')
})

test('a man who takes much vitamin A is told of the pharmacist, and of no midwife', async () => {
  const ben = await beMember(query, 'ben')
  await query(
    `insert into health_profile (member_id, sex, birth_year, activity, diets, allergies, changed_at)
     values ($1, 'male', $2, 'light', '{}', '{}', ${sqlNow()})`,
    [ben.id, Number(today.slice(0, 4)) - 40],
  )
  const oil = item(61, label('Cod liver oil', { vitaminAUg: 800 }, 'capsule'), { addedOn: today, units: 2 })
  expect((await shop.change('cabinet-changed', { put: [oil], removed: [], agrees: true }, ben.headers)).status).toBe(
    200,
  )
  const cabinet = await said('/dashboard/supplements?view=cabinet', ben)
  expect(cabinet).toContain('Stay at or below 1.5 mg of vitamin A a day')
  expect(cabinet).toContain('Ask your pharmacist or doctor if you’re not sure.')
  expect(cabinet).not.toContain('midwife')
})
