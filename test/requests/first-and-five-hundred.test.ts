import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { addDays } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { sayOfDays } from '#modules/food-log/commands/days.ts'
import { editDiary } from '#modules/food-log/commands/entries.ts'
import { eaten, stated } from '#modules/food-log/diary.fixture.ts'
import { beGuest, beMember, type Present, type Query } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'
import { broughtIn, paidOrder } from './records.test-support.ts'

let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

/** Every screen of a member, and what somebody with nothing on it can do next: a link or a button. */
const SCREENS: { readonly [path: string]: string } = {
  '/dashboard': 'Open the daily log',
  '/dashboard/meal-planner': 'Plan my week',
  '/dashboard/meal-planner?view=month': 'Shopping list',
  '/dashboard/shopping-list': 'Plan a week',
  '/dashboard/cupboard': 'Choose staples',
  '/dashboard/supplements': 'Tell me when I can buy it',
  '/dashboard/health-goals': 'Add a goal',
  '/dashboard/nutrients': 'Open the daily log',
  '/dashboard/targets': 'Save targets',
  '/dashboard/progress': 'Open the daily log',
  '/dashboard/progress/share': 'Open the daily log',
  '/dashboard/daily-log': 'Add Meal',
  '/dashboard/learn': 'Start Course',
  '/dashboard/settings': 'Addresses',
  '/dashboard/profile': 'Edit Profile',
  '/dashboard/saved-recipes': 'Find Recipes',
  '/dashboard/orders': 'Shop Supplements',
  '/dashboard/subscriptions': 'Shop Supplements',
  '/dashboard/settings/data': 'Export Data',
  '/dashboard/settings/addresses': 'Save address',
}
const PATHS = Object.keys(SCREENS)

const LONG = 'Slow-roasted aubergine with pomegranate, tahini, mint leaves'
const HEBREW = 'מרק עדשים אדומות של סבתא'
const DAYS = 10
const ADAY = 50

/** What stands between the header and the foot, in words. */
function wordsOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return main
    .replaceAll(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

async function see(path: string, { headers }: Pick<Present, 'headers'>) {
  const answer = await shop.ask(path, { headers })
  expect(answer.status, path).toBe(200)
  return { html: answer.text, words: wordsOf(answer.text) }
}

/** What a program says where a person would say nothing, or another thing. */
const OF_A_PROGRAM = /\bNaN\b|\bundefined\b|\bInfinity\b|\[object|\bnull\b/

/** A figure of a thousand and more without its comma; years, addresses and what is typed into fields are none. */
const UNSEPARATED = /(?<![\d,.#/:-])\d{4,}(?=\s?(?:g|mg|µg|ml|kcal|kJ|%|recipes|things|lines|days)(?![\w-]))/

describe('somebody who has nothing yet', () => {
  let fresh: Present
  let guest: Present
  beforeAll(async () => {
    fresh = await beMember(query, 'cleo')
    guest = await beGuest(query)
  })

  test.each(PATHS)('is told on %s what to do next', async path => {
    const { html, words } = await see(path, fresh)
    expect(html.match(/<h1/g)).toHaveLength(1)
    const pressed = [...html.matchAll(/<(?:a|button)\b[^>]*>([\s\S]*?)<\/(?:a|button)>/g)].map(
      ([, inner = '']) => inner,
    )
    expect(pressed.some(inner => inner.replaceAll(/<[^>]+>/g, '').includes(SCREENS[path] ?? ''))).toBe(true)
    expect(words).not.toMatch(OF_A_PROGRAM)
  })

  test.each(PATHS)('and no account either: %s is there', async path => {
    expect((await see(path, guest)).words).not.toMatch(OF_A_PROGRAM)
  })

  test('is shown no fields to look through what is not there', async () => {
    const { html } = await see('/dashboard/saved-recipes', fresh)
    expect(html).toContain('Nothing saved yet')
    expect(html).not.toContain('Name or words')
  })

  test('reads once in each row of the week that nothing is planned', async () => {
    const { html } = await see('/dashboard/meal-planner', fresh)
    expect(html.match(/class="plan-row-empty"/g)).toHaveLength(4)
  })
})

describe('somebody with five hundred of everything', () => {
  let ann: Present
  beforeAll(async () => {
    ann = await beMember(query, 'ann')
    await fill(ann)
  })

  test.each(PATHS)('sees %s, with every figure written out', async path => {
    const { words } = await see(path, ann)
    expect(words).not.toMatch(OF_A_PROGRAM)
    expect(words.match(UNSEPARATED)).toBeNull()
  })

  test('looks through saved recipes and orders page by page, to the last of them', async () => {
    const saved = await see('/dashboard/saved-recipes', ann)
    expect(saved.words).toContain('500 recipes')
    expect(saved.html.match(/<article/g)).toHaveLength(24)
    const last = await see('/dashboard/saved-recipes?page=21', ann)
    expect(last.html.match(/<article/g)).toHaveLength(500 - 20 * 24)
    const orders = await see('/dashboard/orders', ann)
    expect(orders.html.match(/href="\/dashboard\/orders\/[0-9a-f-]{36}/g)).toHaveLength(20)
    expect(orders.words).toContain('Older')
  })

  test('has every line on the list and every entry in the diary, names of sixty letters and of another script', async () => {
    const list = await see('/dashboard/shopping-list', ann)
    expect(list.html.match(/class="shop-row"/g)).toHaveLength(500)
    const log = await see('/dashboard/daily-log', ann)
    expect(log.html.match(/<bdi>/g)?.length).toBeGreaterThanOrEqual(ADAY)
    for (const name of [LONG, HEBREW]) {
      expect(list.html).toContain(`<bdi class="shop-row-name">${name}`)
      expect(log.html).toContain(`<bdi>${name}</bdi>`)
    }
  })

  /** 12,000 milligrams of calcium are written 12,000, and a table of many days has many such figures. */
  async function fill({ id, name, email }: Present) {
    const today = dayIn(new Date(), LONDON)
    const one = stated({ energyKcal: 450, proteinG: 120, carbohydrateG: 255, fatG: 65, ironMg: 30, calciumMg: 1_200 })
    const days = Array.from({ length: DAYS }, (_, ago) => addDays(today, -ago))
    const put = days.flatMap((day, nth) =>
      Array.from({ length: ADAY }, (_, place) => ({
        ...eaten(nth * ADAY + place + 1, { day, meal: 'dinner', place, one }),
        what: { kind: 'quick' as const, name: place % 2 === 0 ? LONG : HEBREW },
      })),
    )
    await shop.database.db.transaction().execute(async tx => {
      for (const day of days)
        await editDiary(tx, id as MemberId, { put: put.filter(each => each.day === day), removed: [] }, new Date())
      const complete = days.map(day => ({ day, status: 'complete' as const }))
      await sayOfDays(tx, id as MemberId, complete, new Date())
    })
    await query(
      `insert into private_recipe (member_id, id, recipe, created_at, updated_at)
       select $1, lpad(to_hex(n), 16, '0'), $2, ${sqlNow()}, ${sqlNow()} from generate_series(1, 500) as n`,
      [id, JSON.stringify({ ...broughtIn(LONG), description: '', dishGrams: null, source: null })],
    )
    const list = randomUUID()
    await query(
      `insert into shopping_list (id, member_id, name, is_main, position, created_at) values ($1, $2, 'Shopping list', true, 0, ${sqlNow()})`,
      [list, id],
    )
    await query(
      `insert into shopping_line (member_id, list_id, id, part, key, text, count, thing, repeats, added_at, removed, changed_at)
       select $1, $2, gen_random_uuid(), 0, 'thing:' || n, word || ' ' || n, 1, word || ' ' || n, false, ${sqlNow()}, false, ${sqlNow()}
       from generate_series(1, 500) as n, lateral (select case when n % 2 = 0 then $3 else $4 end as word) as named`,
      [id, list, LONG, HEBREW],
    )
    for (let nth = 0; nth < 60; nth++) await paidOrder(query, id, { name, email })
  }
})
