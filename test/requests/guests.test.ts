import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#test/people.ts'
import { Browser } from './browser.test-support.ts'
import { openTwo, type Shop, stopAll } from './built-shop.test-support.ts'

let shop: Shop
let second: Shop
beforeAll(async () => {
  ;[shop, second] = await openTwo()
})
afterAll(() => stopAll([second, shop]))

const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows
const guests = async () => Number((await rows('select count(*) from member where is_guest'))[0].count)

const RECIPES = ['9000000301', '9000000331', '9000000361', '9000000302']
const numbered = () => ({ cookie: `thymewell-first-change=${randomBytes(16).toString('hex')}` })
const sessionIn = ({ headers }: { headers: Record<string, unknown> }) =>
  /thymewell-session=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? ''
const whose = async (cookie: string) => {
  const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0]
  return (await rows('select member_id from session where token = $1', [token]))[0]?.member_id
}
const save = (at: Shop, id: string, headers: Record<string, string>) =>
  at.change('recipe-mark', { id, saved: true }, headers)

/** What a visitor may change first, in ten tabs at once, on two servers. */
function tenTabs(headers: Record<string, string>) {
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  const units = 'section=units&weight=kg&height=cm&energy=kJ'
  const chooseUnits = (at: Shop) =>
    at.ask('/dashboard/settings', { method: 'POST', headers: { ...form, origin: at.origin }, body: units })
  const collect = (at: Shop, name: string) => at.change('collection-created', { name }, headers)
  return [
    ...RECIPES.map((id, index) => save(index % 2 ? shop : second, id, headers)),
    shop.change('recipe-mark', { id: RECIPES[0], liked: true }, headers),
    second.change('recipe-mark', { id: RECIPES[1], stars: 5 }, headers),
    collect(shop, 'Sunday lunches'),
    collect(second, 'Packed lunches'),
    chooseUnits(shop),
    chooseUnits(second),
  ]
}

test('ten first changes of one browser at once make one guest, who holds all of them', async () => {
  const before = await guests()
  const answers = await Promise.all(tenTabs(numbered()))
  for (const { status } of answers) expect(status).toBeLessThan(300)
  expect(await guests()).toBe(before + 1)
  const found = await Promise.all(answers.map(answer => whose(sessionIn(answer))))
  expect(found[0]).toEqual(expect.any(String))
  expect(new Set(found).size).toBe(1)
  const [guest] = found
  const saved = await rows('select recipe_id from saved_recipe where member_id = $1 order by 1', [guest])
  expect(saved.map(row => row.recipe_id)).toEqual([...RECIPES].sort())
  expect(await rows('select recipe_id from liked_recipe where member_id = $1', [guest])).toHaveLength(1)
  expect(await rows('select stars from recipe_rating where member_id = $1', [guest])).toEqual([{ stars: 5 }])
  const named = await rows(
    `select name from recipe_collection where member_id = $1 and name like '%lunches' order by 1`,
    [guest],
  )
  expect(named.map(row => row.name)).toEqual(['Packed lunches', 'Sunday lunches'])
  expect(await rows('select energy_unit from member_settings where member_id = $1', [guest])).toEqual([
    { energy_unit: 'kJ' },
  ])
})

test('two browsers are two guests, and so is anyone who sends no number, or one that is none', async () => {
  const before = await guests()
  const wrong = ['', 'x', '../..', 'A'.repeat(32), 'a'.repeat(33)].map(each => ({
    cookie: `thymewell-first-change=${each}`,
  }))
  const all = [numbered(), numbered(), {}, ...wrong]
  await Promise.all(all.map(headers => save(shop, RECIPES[0] ?? '', headers)))
  expect(await guests()).toBe(before + all.length)
})

test('the number opens nothing later: after ten minutes it is another guest, whose the number is from then on', async () => {
  const headers = numbered()
  const first = await whose(sessionIn(await save(shop, RECIPES[0] ?? '', headers)))
  expect(await whose(sessionIn(await save(shop, RECIPES[1] ?? '', headers)))).toBe(first)
  await rows(`update first_change set made_at = made_at - interval '11 minutes' where member_id = $1`, [first])
  const later = await whose(sessionIn(await save(second, RECIPES[1] ?? '', headers)))
  expect(later).not.toBe(first)
  expect(await whose(sessionIn(await save(shop, RECIPES[2] ?? '', headers)))).toBe(later)
  // Only a hash of it is kept.
  expect(JSON.stringify(await rows('select * from first_change'))).not.toContain(headers.cookie.split('=')[1])
})

test('the number leads to nobody who has signed up', async () => {
  const browser = new Browser(shop)
  const { cookie } = numbered()
  browser.cookies.set('thymewell-first-change', cookie.split('=')[1] ?? '')
  await browser.change('recipe-mark', { id: RECIPES[0], saved: true })
  const { id } = (await browser.signUp(person('ann'))).json.user
  expect(await rows('select recipe_id from saved_recipe where member_id = $1', [id])).toHaveLength(1)
  const other = await whose(sessionIn(await save(shop, RECIPES[1] ?? '', { cookie })))
  expect(other).not.toBe(id)
  expect(await rows('select is_guest from member where id = $1', [other])).toEqual([{ is_guest: true }])
})

test('a guest is in the zone that the browser says, and who chose another stays there after signing up', async () => {
  const browser = new Browser(shop)
  browser.cookies.set('thymewell-zone', 'Pacific/Auckland')
  await browser.change('recipe-mark', { id: RECIPES[0], saved: true })
  const kept = async () => {
    const id = await whose(`thymewell-session=${browser.session}`)
    return (
      await rows('select zone, zone_is_chosen, first_day_of_week from member_calendar where member_id = $1', [id])
    )[0]
  }
  expect(await kept()).toEqual({ zone: 'Pacific/Auckland', zone_is_chosen: false, first_day_of_week: null })
  const choice = { section: 'calendar', zone: 'America/New_York', firstDayOfWeek: 'sunday' }
  expect((await browser.form('/dashboard/settings', choice)).status).toBeLessThan(400)
  await browser.signUp({ ...person('ben'), password: 'ben likes 3 figs a day' })
  expect(await kept()).toEqual({ zone: 'America/New_York', zone_is_chosen: true, first_day_of_week: 'sunday' })
  expect((await browser.form('/dashboard/settings', { ...choice, zone: 'Nowhere/Land' })).status).toBe(400)
})
