import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beMember, type Present, type Query } from '#test/people.ts'
import { sqlNow } from '#test/sql-now.ts'
import { logText, openShop, type Shop } from './built-shop.test-support.ts'

let shop: Shop
let ann: Present
let ben: Present
const query: Query = (text, values) => shop.database.pool.query(text, values)
beforeAll(async () => {
  shop = await openShop()
  ann = await beMember(query, 'ann')
  ben = await beMember(query, 'ben')
})
afterAll(() => shop.stop())

const FORM = 'application/x-www-form-urlencoded'
const post = (path: string, who: Present | null, fields: Record<string, string>, origin = shop.origin) =>
  shop.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { ...who?.headers, origin, 'content-type': FORM, 'sec-fetch-dest': 'document' },
  })
const PROFILE = { name: 'Ann Marker', weight: '61.7', diets: 'vegan', allergies: 'milk', consent: 'yes' }

describe('a profile', () => {
  it('is kept from a form without script, and shown to its owner alone', async () => {
    const kept = await post('/dashboard/profile', ann, PROFILE)
    expect([kept.status, kept.headers.location]).toEqual([303, '/dashboard/profile?saved=yes'])
    const mine = await shop.ask('/dashboard/profile', { headers: ann.headers })
    expect(mine.text).toContain('61.7 kg')
    expect(mine.headers['cache-control']).toContain('no-')
    for (const headers of [ben.headers, {}]) {
      const theirs = await shop.ask('/dashboard/profile', { headers })
      expect(theirs.text).not.toContain('61.7 kg')
      expect(theirs.text).not.toContain('Ann Marker')
    }
    expect(logText()).not.toContain('61.7')
  })

  it('that is wrong comes back with its words and with everything that was typed', async () => {
    const answer = await post('/dashboard/profile?edit=yes', ben, {
      name: 'Ben',
      weight: '7',
      height: 'tall as a tree',
    })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Weight must be between 25 and 350 kg.')
    expect(answer.text).toContain('value="tall as a tree"')
  })

  it('is not changed from another site', async () => {
    expect((await post('/dashboard/profile', ann, { ...PROFILE, weight: '99' }, 'https://evil.test')).status).toBe(403)
    expect((await post('/dashboard/profile/consent-withdrawal', ann, {}, 'https://evil.test')).status).toBe(403)
    expect((await shop.ask('/dashboard/profile', { headers: ann.headers })).text).toContain('61.7 kg')
  })

  it('is kept by whom its form was drawn for, in the units it was drawn with, and not over a newer one', async () => {
    const cleo = await beMember(query, 'cleo')
    const form = { name: 'Cleo', units: 'lb,ft,kJ', weight: '150', consent: 'yes' }
    const gone = await post('/dashboard/profile?edit=yes', null, { ...form, formOwner: cleo.id })
    expect(gone.status).toBe(401)
    expect(gone.text).toContain('You have been signed out, so nothing was saved.')
    expect(gone.text).toContain('value="150"')
    expect((await post('/dashboard/profile', ben, { ...form, formOwner: cleo.id })).status).toBe(409)
    expect((await post('/dashboard/profile', cleo, { ...form, formOwner: cleo.id, seen: 'nothing' })).status).toBe(303)
    const [row] = (await shop.database.pool.query('select * from health_profile where member_id = $1', [cleo.id])).rows
    expect(row.weight_kg).toBeCloseTo(68.04, 2)
    const older = await post('/dashboard/profile?edit=yes', cleo, { ...form, formOwner: cleo.id, seen: 'nothing' })
    expect(older.status).toBe(409)
    expect(older.text).toContain('was changed in another tab')
    expect(older.text).toContain(row.changed_at.toISOString())
  })

  it('of somebody who told too little makes no guest', async () => {
    const before = await guests()
    expect((await post('/dashboard/profile', null, { weight: '70' })).status).toBe(400)
    expect(await guests()).toBe(before)
  })
})

const guests = async () => (await shop.database.pool.query('select 1 from member where is_guest')).rowCount

describe('cautions', () => {
  const ask = async (of: string, who: Present | null) => {
    const answer = await shop.ask(`/api/cautions/${of}`, who ? { headers: who.headers } : {})
    expect(answer.headers['cache-control']).toBe('no-store')
    return JSON.parse(answer.text).caution
  }
  it('are for anyone who has rules, and for nobody else', async () => {
    expect((await ask('supplement/collagen-capsules', ann)).words).toBe('This supplement is not vegan.')
    expect(await ask('supplement/biotin', ann)).toBeNull()
    expect(await ask('supplement/collagen-capsules', ben)).toBeNull()
    expect(await ask('supplement/collagen-capsules', null)).toBeNull()
    expect(await ask('nonsense/1', ann)).toBeNull()
    expect((await ask('recipe/12345', ann)).title).toBe('Check the ingredients yourself')
  })

  it('never change the page, which is the same for everybody', async () => {
    const path = '/shop/supplements/collagen-capsules'
    const shared = await shop.ask(path)
    expect(shared.text).not.toContain('This supplement is not vegan')
    expect(shared.headers['cache-control']).toBe('public, no-cache')
  })
})

describe('what a page asks for its member in one call', () => {
  const together = (of: string[], headers = {}) =>
    shop.ask(`/api/member-parts?${new URLSearchParams(of.map(address => ['of', address]))}`, { headers })
  const ALL = [
    '/api/session',
    '/api/cart',
    '/api/recipe-marks?ids=9000000301,9000000331',
    '/api/cautions/supplement/collagen-capsules',
  ]

  it('answers each part as its own address does, to a member and to nobody', async () => {
    for (const headers of [ann.headers, ben.headers, {}]) {
      const answer = await together(ALL, headers)
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
      const alone = await Promise.all(ALL.map(address => shop.ask(address, { headers })))
      expect(JSON.parse(answer.text)).toEqual(alone.map(({ status, text }) => ({ status, body: JSON.parse(text) })))
    }
    expect(JSON.parse((await together(ALL, ann.headers)).text)[0].body.user.id).toBe(ann.id)
  })

  it('finds out once who asks', async () => {
    const counted = async (of: string[]) => {
      const { headers } = await together(of, { ...ann.headers, 'x-count-statements': '1' })
      return Number(/"(\d+)"/.exec(String(headers['server-timing']))?.[1])
    }
    const [one, other] = [await counted(ALL.slice(0, 1)), await counted(ALL.slice(2, 3))]
    const both = await counted(ALL.filter((_, at) => at === 0 || at === 2))
    expect(both).toBe(one + other - 1)
  })

  it.each([
    ['nothing', []],
    ['a page', ['/']],
    ['an export', ['/api/session', '/dashboard/settings/data/export']],
    ['itself', ['/api/member-parts?of=/api/session']],
    ['another server', ['https://elsewhere.test/api/session']],
    ['one that only looks like ours', ['//elsewhere.test/api/session']],
    ['too many', Array.from({ length: 7 }, () => '/api/session')],
  ])('gives no %s', async (_, of) => {
    expect((await together(of, ann.headers)).status).toBe(400)
  })
})

describe('devices', () => {
  it('are connected by members alone, and only those that there are', async () => {
    const connect = (service: string, headers = {}) =>
      shop.ask(`/dashboard/settings/devices/${service}/connect`, { headers })
    expect((await connect('fitbit')).headers.location).toBe('/login?to=/dashboard/settings')
    expect((await connect('toaster', ann.headers)).status).toBe(404)
    expect((await connect('fitbit', ben.headers)).headers.location).toContain('device=no-consent')
    expect((await connect('fitbit', ann.headers)).headers.location).toMatch(
      /\/sandbox\/devices\/fitbit\/authorize\?.*code_challenge_method=S256/,
    )
  })

  it('believe no state that they did not give', async () => {
    const path = '/dashboard/settings/devices/fitbit/callback?code=1&state=2'
    expect((await shop.ask(path, { headers: ann.headers })).headers.location).toContain('device=unknown-visit')
    expect((await shop.ask(path)).headers.location).toBe('/login?to=/dashboard/settings')
  })
})

describe('the search of the dashboard', () => {
  const found = async (q: string) =>
    JSON.parse((await shop.ask(`/api/site-search?${new URLSearchParams({ q })}`)).text).groups as {
      label: string
      hits: { name: string }[]
    }[]
  it('finds every kind, and nothing for a letter or for nonsense', async () => {
    expect((await found('lentil')).map(({ label }) => label)).toEqual(['Recipes', 'Articles', 'Foods'])
    expect((await found('magnesium')).map(({ label }) => label)).toContain('Supplements')
    expect((await found('password'))[0]?.hits.map(({ name }) => name)).toEqual(['Settings'])
    for (const q of ['', 'l', '   ', '%', "'; drop table recipe; --", 'x'.repeat(1000)]) {
      expect(Array.isArray(await found(q)), q.slice(0, 20)).toBe(true)
    }
  })
})

it('settings of e-mail and privacy belong to an account', async () => {
  expect(
    (await post('/dashboard/settings', null, { section: 'notifications', wanted: 'newsletterUpdates' })).status,
  ).toBe(400)
  expect((await post('/dashboard/settings', null, { section: 'nonsense' })).status).toBe(400)
  const kept = await post('/dashboard/settings', ann, { section: 'notifications', wanted: 'newsletterUpdates' })
  expect([kept.status, kept.headers.location]).toEqual([303, '/dashboard/settings?saved=yes'])
})

it('a public page says a change of weight in its reader’s unit, and to a visitor in its owner’s', async () => {
  const sharer = await beMember(query, 'cleo')
  const address = `walks-${sharer.id.slice(0, 8)}`
  await query(
    `insert into member_settings (member_id, weight_unit, height_unit, energy_unit, share_progress, public_profile,
      public_address, public_shows, changed_at) values ($1, 'lb', 'cm', 'kcal', true, true, $2, '{}', ${sqlNow()})`,
    [sharer.id, address],
  )
  for (const [days, kg] of [
    [20, 80],
    [1, 78],
  ]) {
    await query(
      `insert into device_weight (member_id, service, measured_at, weight_kg)
       values ($1, 'withings', ${sqlNow()} - make_interval(days => $2), $3)`,
      [sharer.id, days, kg],
    )
  }
  const seenBy = async (headers: Record<string, string>) => (await shop.ask(`/p/${address}`, { headers })).text
  expect(await seenBy({})).toContain('Weight −4.4 lbs in 30 days')
  expect(await seenBy(sharer.headers)).toContain('Weight −4.4 lbs in 30 days')
  expect(await seenBy((await beMember(query, 'ann')).headers)).toContain('Weight −2 kg in 30 days')
})
