import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FatSecretStandIn, startFatSecretStandIn } from '#sandbox/fatsecret/stand-in.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { fatSecretSource } from '../gateway.ts'
import type { RecipeSource } from '../provider/recipe-source.ts'
import { keptForADay, purgeProviderCache } from './kept-answers.ts'

const KEYS = { clientId: 'thymewell', clientSecret: 'kept to itself' }
const HOUR_MS = 3_600_000
const NOON = new Date('2026-11-20T12:00:00Z')

let database: TestDatabase
let standIn: FatSecretStandIn
let clock: Date
let source: RecipeSource
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const deps = () => ({ db: database.db, log, now: () => clock })

beforeAll(async () => {
  database = await testDatabase()
  standIn = await startFatSecretStandIn(KEYS)
})
afterAll(async () => {
  await standIn.stop()
  await database.close()
})
beforeEach(async () => {
  clock = NOON
  await database.db.deleteFrom('provider_cache').execute()
  standIn.clearFaults()
  standIn.calls.length = 0
  source = open()
})

const open = () =>
  keptForADay(deps(), fatSecretSource({ ...KEYS, ...standIn }, deps(), { repeats: 0, failuresToRest: 100, pauseMs: 1 }))
const asked = () => standIn.calls.filter(call => call.at === 'api').length
const rows = () => database.db.selectFrom('provider_cache').selectAll().execute()
const hoursLater = (hours: number) => {
  clock = new Date(NOON.getTime() + hours * HOUR_MS)
}
const QUERY = { words: 'Lentil Surprise Of Ann', page: 1, pageSize: 20 }

describe('within a day', () => {
  it('the provider is asked once for each recipe and each page of a search, by all servers together', async () => {
    const first = [await source.recipe('101'), await source.search(QUERY)]
    expect(asked()).toBe(2)
    hoursLater(22)
    const again = [await open().recipe('101'), await open().search({ ...QUERY, words: 'lentil surprise of ann' })]
    expect(asked()).toBe(2)
    expect(again).toEqual(first)
    await source.search({ ...QUERY, page: 2 })
    await source.search({ ...QUERY, pageSize: 50 })
    expect(asked()).toBe(4)
  })

  it('those who ask at the same time wait for one answer', async () => {
    const found = await Promise.all(Array.from({ length: 10 }, () => source.recipe('101')))
    expect(asked()).toBe(1)
    for (const answer of found) expect(answer).toEqual(found[0])
    expect(found[0]).toMatchObject({ ok: true, value: { recipe: { id: '101' } } })
  })

  it('that there is no such recipe is kept; that the provider is away is not', async () => {
    for (const id of ['999', '999', '103', '103']) expect((await source.recipe(id)).ok).toBe(false)
    expect(asked()).toBe(2)
    standIn.fault({ fault: { kind: 'status', status: 500 } })
    expect(await source.recipe('101')).toMatchObject({ ok: false, problem: { reason: 'away' } })
    expect((await source.recipe('101')).ok).toBe(true)
    expect((await rows()).map(row => row.key).sort()).toEqual(['1 recipe 101', '1 recipe 103', '1 recipe 999'])
  })

  it('nothing of a recipe with ham, nothing hostile and no words of a search are written down', async () => {
    for (const id of ['103', '105']) await source.recipe(id)
    await source.search(QUERY)
    const stored = JSON.stringify(await rows())
    expect(stored).toContain('Lentil Patties')
    expect(stored).not.toMatch(/\bham\b|alert|onerror|surprise|\bann\b/i)
  })
})

describe('after a day', () => {
  it('the provider is asked again', async () => {
    await source.recipe('101')
    hoursLater(23)
    await source.recipe('101')
    expect(asked()).toBe(2)
    expect(await rows()).toMatchObject([{ fetched_at: clock }])
  })

  it('what was fetched is cleared away within 24 hours by a purge every hour, and nothing else is', async () => {
    await source.recipe('101')
    hoursLater(2)
    await source.recipe('102')
    hoursLater(22.9)
    expect(await purgeProviderCache(deps())).toBe(0)
    hoursLater(23)
    expect(await purgeProviderCache(deps())).toBe(1)
    expect((await rows()).map(row => row.key)).toEqual(['1 recipe 102'])
    hoursLater(30)
    expect(await purgeProviderCache(deps())).toBe(1)
    expect(await purgeProviderCache(deps())).toBe(0)
  })
})
