import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import type { Zone } from '#modules/calendar/zone.ts'
import { exportedRows } from '#modules/data-rights/queries/covered-rows.ts'
import { noteZone } from '#modules/profile/commands.ts'
import { sealWith } from '#platform/secrets/sealed.ts'
import { type DevicesStandIn, startDevicesStandIn } from '#sandbox/devices/stand-in.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { beMember, type Query } from '#test/people.ts'
import {
  beginConnecting,
  type DevicesDeps,
  disconnect,
  disconnectAll,
  finishConnecting,
  readAllServices,
  readService,
} from './commands.ts'
import { fitbit, withings } from './gateway.ts'
import { type HealthService, SERVICE_IDS } from './health-service.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { connectionsOf, deliveredTo, progressShown } from './queries.ts'

const KEYS = { clientId: 'shop', clientSecret: 'kept' }
const NOON = new Date('2026-11-21T12:00:00Z')
const HOUR_MS = 3_600_000

let database: TestDatabase
let standIn: DevicesStandIn
let deps: DevicesDeps
let clock: Date
let ann: MemberId
let ben: MemberId
const query: Query = (text, values) => database.pool.query(text, values)

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await standIn.stop()
  await database.close()
})
beforeEach(async () => {
  await standIn?.stop()
  clock = NOON
  const now = () => clock
  standIn = await startDevicesStandIn({ ...KEYS, appEnv: 'development', now })
  const settings = (service: HealthService) => ({
    ...KEYS,
    authorizeUrl: `/sandbox/devices/${service}/authorize`,
    apiBase: standIn.apiBase(service),
  })
  deps = {
    db: database.db,
    log: { info: () => undefined, warn: () => undefined },
    now,
    services: { fitbit: fitbit(settings('fitbit'), now), withings: withings(settings('withings'), now) },
    seal: sealWith('a key', 'test'),
  }
  ann = await consenting('ann')
  ben = await consenting('ben')
})

async function consenting(who: 'ann' | 'ben') {
  const { id } = await beMember(query, who)
  await query("insert into health_consent (member_id, wording_version, given_at) values ($1, 'test', $2)", [id, NOON])
  return id as MemberId
}

const backOf = (service: HealthService) => `https://shop.test/dashboard/settings/devices/${service}/callback`

/** What the browser does: to the page of the service, yes, and back. */
async function allowed(memberId: MemberId, service: HealthService) {
  const redirectUri = backOf(service)
  const begun = await beginConnecting(deps, memberId, service, redirectUri)
  if (!begun.ok) throw new Error(begun.reason)
  const page = new URL(begun.page)
  let back = ''
  const answer = {
    setHeader: () => undefined,
    writeHead: (_status: number, headers: { Location: string }) => {
      back = headers.Location
      return { end: () => undefined }
    },
  }
  const { Readable } = await import('node:stream')
  const request = Object.assign(Readable.from(['do=allow']), { method: 'POST', url: page.pathname + page.search })
  await standIn.handlePage(request as never, answer as never)
  const came = new URL(back).searchParams
  return { code: came.get('code') ?? '', state: came.get('state') ?? '', redirectUri }
}

const connect = async (memberId: MemberId, service: HealthService) =>
  finishConnecting(deps, memberId, service, await allowed(memberId, service))

describe.each(SERVICE_IDS)('%s', service => {
  it('is connected with PKCE, and what it delivers is kept by date', async () => {
    const begun = await beginConnecting(deps, ann, service, backOf(service))
    expect(begun.ok && new URL(begun.page).searchParams.get('code_challenge_method')).toBe('S256')
    expect(await connect(ann, service)).toEqual({ ok: true })
    const [found] = await connectionsOf(database.db, ann)
    expect(found).toMatchObject({ service, isBroken: false, readAt: NOON })
    expect(found?.weights).toBeGreaterThanOrEqual(10)
    expect(found?.days).toBe(31)
    const { weights, days } = await deliveredTo(database.db, ann, NOON)
    expect(weights.every(({ weightKg }) => weightKg > 70 && weightKg < 85)).toBe(true)
    expect(days.at(-1)).toMatchObject({ day: '2026-11-21' })
    const progress = await progressShown(database.db, ann, NOON)
    expect(Math.abs(progress.weightChangeKg ?? 99)).toBeLessThan(5)
    expect(progress.activeMinutes).toBeGreaterThan(5)
    expect(await connectionsOf(database.db, ben)).toEqual([])
  })

  it('is asked for the days of its owner, up to the one that it is where they are', async () => {
    await noteZone(database.db, ann, 'Pacific/Auckland' as Zone, NOON)
    await connect(ann, service)
    const { days, weights } = await deliveredTo(database.db, ann, NOON)
    // Noon in London is one in the morning of the next day in Auckland.
    expect(days.at(-1)?.day).toBe('2026-11-22')
    const moments = weights.map(({ measuredAt }) => measuredAt.toISOString())
    // Fitbit tells what the clock in the bathroom showed, Withings the moment itself.
    expect(moments.every(at => at.includes(service === 'fitbit' ? 'T18:10:00' : 'T07:12:00'))).toBe(true)
  })

  it('keeps its tokens where nobody reads them', async () => {
    await connect(ann, service)
    const rows = await database.db.selectFrom('device_connection').selectAll().where('member_id', '=', ann).execute()
    for (const { access_token, refresh_token } of rows) {
      expect(access_token).toMatch(/^v1\./)
      expect(refresh_token).toMatch(/^v1\./)
    }
    const told = JSON.stringify(await exportedRows(database.db, ann, PERSONAL_TABLES))
    expect(told).not.toContain('token')
    expect(told).toContain('weight_kg')
  })

  it('is refreshed when its token has run out, once, also by two servers at once', async () => {
    await connect(ann, service)
    clock = new Date(NOON.getTime() + 9 * HOUR_MS)
    await Promise.all([readService(deps, ann, service), readService(deps, ann, service)])
    const [found] = await connectionsOf(database.db, ann)
    expect(found).toMatchObject({ isBroken: false, readAt: clock })
  })

  it('says so when its owner has taken the access back there, and can be connected again', async () => {
    await connect(ann, service)
    standIn.forget(service)
    await readAllServices(deps)
    expect((await connectionsOf(database.db, ann))[0]?.isBroken).toBe(true)
    expect(await connect(ann, service)).toEqual({ ok: true })
    expect((await connectionsOf(database.db, ann))[0]?.isBroken).toBe(false)
  })

  it('that is away for a moment is asked again the next time', async () => {
    await connect(ann, service)
    standIn.fail(service, 503, 4)
    clock = new Date(NOON.getTime() + HOUR_MS)
    await readService(deps, ann, service)
    expect((await connectionsOf(database.db, ann))[0]).toMatchObject({ isBroken: false, readAt: NOON })
    standIn.fail(service, 503, 0)
    await readService(deps, ann, service)
    expect((await connectionsOf(database.db, ann))[0]?.readAt).toEqual(clock)
  })

  it('is told when it is disconnected, and what it measured stays', async () => {
    await connect(ann, service)
    expect(standIn.liveTokens(service)).toBe(1)
    await disconnect(deps, ann, service)
    expect(standIn.liveTokens(service)).toBe(0)
    expect(await connectionsOf(database.db, ann)).toEqual([])
    expect((await deliveredTo(database.db, ann, NOON)).weights.length).toBeGreaterThan(5)
    await disconnect(deps, ann, service)
  })

  it('is disconnected here also when it is away', async () => {
    await connect(ann, service)
    standIn.fail(service, 503, 1)
    await disconnect(deps, ann, service)
    expect(await connectionsOf(database.db, ann)).toEqual([])
  })
})

it('all are told at once when somebody leaves, and nobody else is disconnected', async () => {
  for (const service of SERVICE_IDS) await connect(ann, service)
  expect(SERVICE_IDS.map(service => standIn.liveTokens(service))).toEqual([1, 1])
  await disconnectAll(deps, ann)
  expect(SERVICE_IDS.map(service => standIn.liveTokens(service))).toEqual([0, 0])
  await connect(ben, 'fitbit')
  await disconnectAll(deps, ann)
  expect(await connectionsOf(database.db, ann)).toEqual([])
  expect(await connectionsOf(database.db, ben)).toHaveLength(1)
})

it('nothing stops at a connection whose key was changed: it is broken, and can be taken away', async () => {
  await connect(ann, 'fitbit')
  await connect(ben, 'withings')
  const changed = { ...deps, seal: sealWith('another key', 'devices') }
  await readAllServices(changed)
  expect((await connectionsOf(database.db, ann))[0]?.isBroken).toBe(true)
  await disconnectAll(changed, ann)
  expect(await connectionsOf(database.db, ann)).toEqual([])
})

describe('a visit', () => {
  it('comes back once, for the member and the service that it began with, within ten minutes', async () => {
    const unknown = { ok: false, reason: 'unknown-visit' }
    const came = await allowed(ann, 'fitbit')
    expect(await finishConnecting(deps, ben, 'fitbit', came)).toEqual(unknown)
    expect(await finishConnecting(deps, ann, 'withings', came)).toEqual(unknown)
    expect(await finishConnecting(deps, ann, 'fitbit', { ...came, state: 'made-up' })).toEqual(unknown)
    expect(await finishConnecting(deps, ann, 'fitbit', came)).toEqual({ ok: true })
    expect(await finishConnecting(deps, ann, 'fitbit', came)).toEqual(unknown)
    const late = await allowed(ann, 'fitbit')
    clock = new Date(NOON.getTime() + 11 * 60_000)
    expect(await finishConnecting(deps, ann, 'fitbit', late)).toEqual(unknown)
  })

  it('with a code of somebody else’s visit is refused by the service', async () => {
    const [mine, theirs] = [await allowed(ann, 'fitbit'), await allowed(ben, 'fitbit')]
    const mixed = { ...mine, code: theirs.code }
    expect(await finishConnecting(deps, ann, 'fitbit', mixed)).toEqual({ ok: false, reason: 'refused' })
    expect(await connectionsOf(database.db, ann)).toEqual([])
  })

  it('begins only with consent, and keeps nothing when it was taken back meanwhile', async () => {
    const came = await allowed(ann, 'fitbit')
    await query('update health_consent set withdrawn_at = $2 where member_id = $1', [ann, NOON])
    expect(await finishConnecting(deps, ann, 'fitbit', came)).toEqual({ ok: false, reason: 'no-consent' })
    expect(standIn.liveTokens('fitbit')).toBe(0)
    expect(await beginConnecting(deps, ann, 'fitbit', backOf('fitbit'))).toEqual({ ok: false, reason: 'no-consent' })
  })

  it('to a service that is not offered begins nothing', async () => {
    const without = { ...deps, services: { fitbit: null, withings: null } }
    expect(await beginConnecting(without, ann, 'fitbit', backOf('fitbit'))).toEqual({
      ok: false,
      reason: 'not-offered',
    })
  })
})

it('the stand-in never runs live', async () => {
  await expect(startDevicesStandIn({ ...KEYS, appEnv: 'live' })).rejects.toThrow('never runs live')
})
