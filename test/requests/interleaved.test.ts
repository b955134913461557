import { afterAll, beforeAll, expect, test } from 'vitest'
import { beMember, type Query } from '#test/people.ts'
import { openShop, type Shop } from './built-shop.test-support.ts'
import { paidOrder } from './records.test-support.ts'

/**
 * Two hundred people at once, members and visitors mixed, on one server with its page cache: no answer may ever hold
 * what belongs to another, and a page for everybody holds nobody's, whoever asked for it first.
 */
const MEMBERS = 200
const AT_ONCE = 60
/** After so many requests the kept pages are removed, so that many people are the first to ask for one. */
const MADE_ANEW_EVERY = 50

interface Somebody {
  marker: string
  /** Null: a visitor. */
  headers: { cookie: string } | null
  addresses: string[]
}

let shop: Shop
let people: Somebody[]
beforeAll(async () => {
  shop = await openShop()
  const query: Query = (text, values) => shop.database.pool.query(text, values)
  people = await Promise.all(Array.from({ length: MEMBERS }, (_, n) => (n % 5 === 4 ? visitor(n) : member(query, n))))
})
afterAll(() => shop.stop())

/** Kept pages, the same bytes for members, and pages of one's own; the latter as page and as data. */
const SHARED = ['/', '/shop/supplements/biotin', '/terms', '/recipes?q=lentil', '/delivery-and-returns']
const OWN = [
  '/cart',
  '/dashboard/orders',
  '/dashboard/settings/data',
  '/dashboard/profile.data',
  '/dashboard/orders.data',
]

/** What a kept page asks for its member. */
const PARTS = '/api/member-parts?of=%2Fapi%2Fsession&of=%2Fapi%2Fown-day&of=%2Fapi%2Frecipe-marks%3Fids%3D9000000301'

/** Letters that are nowhere else; in the name, so that whatever shows a person shows them. */
const markerOf = (n: number) => `Marker${String(n).padStart(3, '0')}Qx`

async function member(query: Query, n: number): Promise<Somebody> {
  const marker = markerOf(n)
  const { id, headers, email } = await beMember(query, 'ann')
  await query('update member set name = $2, email = $3 where id = $1', [id, marker, `${marker.toLowerCase()}.${email}`])
  const { orderId } = await paidOrder(query, id, { name: marker, email: `${marker}@example.com` })
  // As data it comes without being drawn, which is most of the work; every fourth is drawn as well.
  const order = `/dashboard/orders/${orderId}${n % 4 === 0 ? '' : '.data'}`
  const shared = SHARED[n % SHARED.length] ?? '/'
  const own = n % 2 ? OWN[(n >> 1) % OWN.length] : PARTS
  return { marker, headers, addresses: [order, shared, own ?? '/'] }
}

const visitor = (n: number): Somebody => ({
  marker: markerOf(n),
  headers: null,
  addresses: ['/dashboard/orders', SHARED[n % SHARED.length] ?? '/', '/'],
})

const MARKERS = /marker\d{3}qx/gi
const throwKeptAway = () =>
  shop.database.pool.query("select pg_notify('page_changed', 'catalogue'), pg_notify('page_changed', 'recipes')")

const markersIn = (text: string) => [...new Set([...text.matchAll(MARKERS)].map(([marker]) => marker.toLowerCase()))]

test('no answer for one of two hundred holds a marker of another, with the page cache on', async () => {
  const asked = people.flatMap(who => who.addresses.map(address => ({ who, address })))
  // Mixed by a fixed rule, so that neighbours in time are never one person.
  const mixed = asked.map((one, n) => ({ one, place: (n * 7919) % asked.length })).sort((a, b) => a.place - b.place)
  const wrong: string[] = []
  const copies = new Map<string, Set<string>>()
  let own = 0
  const queue = mixed.map(({ one }) => one)
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      if (queue.length % MADE_ANEW_EVERY === 0) await throwKeptAway()
      const { who, address } = next
      const answer = await shop.ask(address, who.headers ? { headers: who.headers } : {})
      const said = `${address} for ${who.marker}: ${answer.status}`
      if (answer.status !== 200) wrong.push(said)
      const seen = markersIn(`${answer.text} ${JSON.stringify(answer.headers)}`)
      if (who.headers && seen.includes(who.marker.toLowerCase())) own++
      const foreign = seen.filter(marker => !who.headers || marker !== who.marker.toLowerCase())
      if (foreign.length > 0) wrong.push(`${said} holds ${foreign}`)
      const isShared = SHARED.includes(address)
      if (isShared) copies.set(address, (copies.get(address) ?? new Set()).add(answer.text))
      if (isShared && seen.length > 0) wrong.push(`${said} is for everybody and holds ${seen}`)
      if (who.headers && !isShared && /public/.test(String(answer.headers['cache-control'])))
        wrong.push(`${said} is public`)
      if ((isShared || !who.headers) && answer.headers['set-cookie']) wrong.push(`${said} sets a cookie`)
    }
  }
  // Anyone who asks first makes the copy for everybody: here that is a member.
  const first = people.filter(({ headers }) => headers)
  queue.push(...SHARED.flatMap((address, n) => first.slice(n, n + 1).map(who => ({ who, address }))))
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  expect(wrong).toEqual([])
  for (const address of SHARED) expect(copies.get(address)?.size, `copies of ${address}`).toBe(1)
  // Every member's own order said whose it is: the markers can be found.
  expect(own).toBeGreaterThanOrEqual(MEMBERS * 0.8)

  for (const address of [...SHARED, ...OWN]) {
    const answer = await shop.ask(address)
    expect(markersIn(answer.text), address).toEqual([])
  }
}, 90_000)
