import { randomUUID } from 'node:crypto'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import type { MemberId } from '#modules/account/member.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import { consentFor } from '#modules/profile/commands.ts'
import { beMember, type Present, type Query } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'

/**
 * Between asking for the deletion of an account and its end nobody comes near it: each address that opens something of a
 * member to whoever has it is tried before, meanwhile, and after the deletion was undone.
 */

let shop: Shop
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())

/** Those that belong to a mailbox and not to an account; what a locked account is written is tried with the e-mails. */
const OF_A_MAILBOX = ['/unsubscribe/:key', '/e-mail-choices/:key', '/newsletter/:key', '/stock-notices/:key']

const all = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...all(children)])

const DAL = '9000000301'
const today = dayIn(new Date(), LONDON)
const WEEK = { from: today, to: today }
const NOTHING = { list: 'main', ...WEEK, edits: [], add: [], remove: [], restore: [], repeat: [] }

async function tokenOf(ann: Present, kind: string, body: object): Promise<string> {
  const { status, json } = await shop.change(kind, body, ann.headers)
  expect(status, JSON.stringify(json)).toBe(200)
  return String(json.token)
}

async function shareRecord(ann: Present): Promise<string> {
  const answer = await shop.ask('/dashboard/progress/share', {
    method: 'POST',
    body: 'weeks=4&ends=30&shows=nutrients',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin, ...ann.headers },
  })
  return /\/records\/([A-Za-z0-9_-]{43})/.exec(answer.text)?.[1] ?? ''
}

/** Everything that Ann opens to others, by the pattern of its address. */
async function sharedBy(ann: Present) {
  await shop.change('shopping-changed', { ...NOTHING, add: [{ id: randomUUID(), text: 'foil' }] }, ann.headers)
  await shop.change('recipe-mark', { id: DAL, liked: true }, ann.headers)
  await shop.database.db.transaction().execute(tx => consentFor(tx, ann.id as MemberId, true, new Date()))
  const address = `cook-${ann.id.slice(0, 8)}`
  await query(
    `insert into member_settings (member_id, weight_unit, height_unit, energy_unit, share_progress, public_profile,
      public_address, public_shows, changed_at) values ($1, 'kg', 'cm', 'kcal', false, true, $2, '{}', ${sqlNow()})
      on conflict (member_id) do update set public_profile = true, public_address = excluded.public_address`,
    [ann.id, address],
  )
  const list = await tokenOf(ann, 'shopping-list-shared', { list: 'main', shared: true })
  const days = await tokenOf(ann, 'plan-linked', { link: { opens: 'days', ...WEEK, named: false }, isOpen: true })
  const feed = await tokenOf(ann, 'plan-linked', { link: { opens: 'feed' }, isOpen: true })
  const collection = await tokenOf(ann, 'collection-shared', { ref: 'favorites', shared: true, named: false })
  const addresses: { readonly [pattern: string]: string } = {
    '/lists/:token': `/lists/${list}`,
    '/plans/:token': `/plans/${days}`,
    '/plans/:token/calendar.ics': `/plans/${feed}/calendar.ics`,
    '/recipes/shared/:token': `/recipes/shared/${collection}`,
    '/records/:key': `/records/${await shareRecord(ann)}`,
    '/p/:address': `/p/${address}`,
  }
  return { list, addresses }
}

/** What the doors answer that are called and not looked at. */
async function called(list: string) {
  const add = [{ id: randomUUID(), text: 'eggs' }]
  return Promise.all([
    shop.call('/api/shopping-list', { list: 'main', token: list }),
    shop.call('/api/shopping-list', { list: 'main', token: list, typed: 'eggs' }),
    shop.change('shopping-changed', { ...NOTHING, token: list, by: 'Tom', add }, {}),
  ])
}

test('no link opens anything of an account that waits for its deletion, and all do when it is undone', async () => {
  const ann = await beMember(query, 'ann')
  const { list, addresses } = await sharedBy(ann)
  const doors = all(routes).filter(path => /:(?:key|token|address)\b/.test(path) && !OF_A_MAILBOX.includes(path))
  expect(Object.keys(addresses).toSorted()).toEqual(doors.toSorted())

  const open = async () => {
    const pages = Object.entries(addresses).map(async ([door, path]) => [door, (await shop.ask(path)).status] as const)
    const data = await shop.ask(`${addresses['/lists/:token']}.data`)
    const calls = (await called(list)).map(({ status }) => status)
    return { pages: Object.fromEntries(await Promise.all(pages)), data: data.status, calls }
  }
  const lines = async () =>
    (await shop.database.pool.query('select from shopping_line where member_id = $1', [ann.id])).rowCount
  const asked = (status: number) => Object.fromEntries(doors.map(door => [door, status]))

  expect(await open()).toEqual({ pages: asked(200), data: 200, calls: [200, 200, 200] })
  const before = await lines()
  await query(
    `insert into deletion (member_id, asked_at, erase_at) values ($1, ${sqlNow()}, ${sqlNow()} + interval '7 days')`,
    [ann.id],
  )
  // A record says that it has ended.
  expect(await open()).toEqual({ pages: { ...asked(404), '/records/:key': 410 }, data: 404, calls: [404, 404, 404] })
  expect(await lines()).toBe(before)
  await query('delete from deletion where member_id = $1', [ann.id])
  expect(await open()).toEqual({ pages: asked(200), data: 200, calls: [200, 200, 200] })
})
