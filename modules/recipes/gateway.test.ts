import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FatSecretStandIn } from '#sandbox/fatsecret/stand-in.ts'
import { startFatSecretStandIn } from '#sandbox/fatsecret/stand-in.ts'
import { FATSECRET_ATTRIBUTION, type FatSecretPatience, fatSecretSource } from './gateway.ts'
import type { RecipeSource } from './provider/recipe-source.ts'

const KEYS = { clientId: 'thymewell', clientSecret: 'kept to itself' }
const HOUR_MS = 3_600_000
/** Repeats at once; what is answered at all is answered long before anybody gives up. */
const QUICK: FatSecretPatience = {
  ...{ attemptMs: 60_000, callMs: 200_000, repeats: 2, pauseMs: 1, failuresToRest: 3, restMs: 150 },
}

let standIn: FatSecretStandIn
let clock: Date
let logged: { level: string; event: string; fields: unknown }[]
let source: RecipeSource

beforeAll(async () => {
  standIn = await startFatSecretStandIn({ ...KEYS, now: () => clock })
})
afterAll(() => standIn.stop())
afterEach(() => standIn.clearFaults())
beforeEach(() => {
  clock = new Date('2026-11-20T12:00:00Z')
  logged = []
  standIn.calls.length = 0
  source = open()
})

function open(patience: Partial<FatSecretPatience> = {}, keys = KEYS) {
  const note = (level: string) => (event: string, fields?: unknown) => void logged.push({ level, event, fields })
  const deps = { log: { warn: note('warn'), error: note('error') }, now: () => clock }
  return fatSecretSource({ ...keys, apiUrl: standIn.apiUrl, tokenUrl: standIn.tokenUrl }, deps, {
    ...QUICK,
    ...patience,
  })
}

const QUERY = { words: 'lentil', page: 1, pageSize: 20 }
const asked = (at: 'api' | 'token') => standIn.calls.filter(call => call.at === at)

describe('answers', () => {
  it('a search, with what is unfit left out, counted from page 1', async () => {
    const found = await source.search(QUERY)
    expect(found).toMatchObject({
      ok: true,
      value: { page: 1, pageSize: 20, total: 5, attribution: FATSECRET_ATTRIBUTION, note: null },
    })
    expect(found.ok && found.value.cards.map(({ id, name }) => [id, name])).toEqual([
      ['101', 'Red Lentil Soup'],
      ['102', 'Lentil and Graham Cracker Bake'],
      ['105', 'Lentil Patties'],
    ])
    expect(asked('api')[0]?.params).toEqual({
      method: 'recipes.search.v3',
      format: 'json',
      search_expression: 'lentil',
      page_number: '0',
      max_results: '20',
      must_have_images: 'true',
      'prep_time.from': '1',
    })
  })

  it('the second page follows the first', async () => {
    const [first, second] = [await pageOf(1), await pageOf(2)]
    expect([first.length, second.length]).toEqual([20, 5])
    expect(new Set([...first, ...second]).size).toBe(25)
    expect(await pageOf(9_999)).toEqual([])
  })

  async function pageOf(page: number) {
    const found = await source.search({ words: 'jacket potato', page, pageSize: 20 })
    return found.ok ? found.value.cards.map(card => card.id) : []
  }

  it('a recipe, with what is hostile in it made harmless', async () => {
    expect(await source.recipe('101')).toMatchObject({
      ok: true,
      value: { attribution: FATSECRET_ATTRIBUTION, recipe: { name: 'Red Lentil Soup', totalMinutes: 35, servings: 4 } },
    })
    const hostile = await source.recipe('105')
    expect(hostile.ok && hostile.value.recipe).toMatchObject({
      name: 'Lentil Patties',
      description: 'Patties with a hostile name.',
      nutrition: { caloriesKcal: null, fatG: null, proteinG: null, carbsG: 18.1 },
    })
    const untrusted = await source.recipe('106')
    expect(untrusted.ok && untrusted.value.recipe.image).toBeNull()
  })

  it.each([
    ['103', 'one with ham'],
    ['202', 'one without anything usable'],
    ['999', 'one that does not exist'],
  ])('%s, %s, is not found, and nothing is wrong with the provider', async id => {
    expect(await source.recipe(id)).toEqual({
      ok: false,
      problem: { reason: 'not-found', words: `Recipe ${id} not found` },
    })
    expect(logged).toEqual([])
  })
})

describe('the token', () => {
  it('is fetched once for many who ask at the same time, and again only before it ends', async () => {
    await Promise.all(Array.from({ length: 8 }, () => source.search(QUERY)))
    expect(asked('token')).toHaveLength(1)
    clock = new Date(clock.getTime() + 23 * HOUR_MS)
    await source.search(QUERY)
    expect(asked('token')).toHaveLength(1)
    clock = new Date(clock.getTime() + HOUR_MS - 60_000)
    expect((await source.search(QUERY)).ok).toBe(true)
    expect(asked('token')).toHaveLength(2)
    expect(logged).toEqual([])
  })

  it('that is refused is replaced once, without a word to anybody', async () => {
    await source.search(QUERY)
    standIn.revokeTokens()
    expect((await source.search(QUERY)).ok).toBe(true)
    expect([asked('token').length, logged.length]).toEqual([2, 0])
  })

  it('that is refused again is a matter for a person', async () => {
    standIn.fault({ fault: { kind: 'error', code: 13 }, times: 2 })
    expect(await source.search(QUERY)).toMatchObject({ ok: false, problem: { reason: 'refused' } })
    expect([asked('token').length, asked('api').length]).toEqual([2, 2])
    expect(logged).toMatchObject([{ level: 'error', event: 'recipe-provider.refused' }])
  })

  it('is not given for wrong keys, and neither key is told', async () => {
    const wrong = open({}, { clientId: 'thymewell', clientSecret: 'hunter2' })
    expect(await wrong.search(QUERY)).toMatchObject({ ok: false, problem: { reason: 'refused' } })
    expect(JSON.stringify(logged)).toContain('invalid_client')
    expect(JSON.stringify(logged)).not.toMatch(/hunter2|Basic/)
    expect(asked('api')).toEqual([])
  })

  it('fails as calls do: repeated, then away', async () => {
    standIn.fault({ fault: { kind: 'status', status: 500 }, at: 'token' })
    expect((await source.search(QUERY)).ok).toBe(true)
    const other = open()
    standIn.fault({ fault: { kind: 'garbage' }, at: 'token', times: 3 })
    expect(await other.search(QUERY)).toMatchObject({ ok: false, problem: { reason: 'away' } })
  })
})

const REPEATED = [
  [{ kind: 'status', status: 500 }, /^API request failed \(500\): /],
  [{ kind: 'status', status: 503 }, /^API request failed \(503\): /],
  [{ kind: 'status', status: 429 }, /^API request failed \(429\): /],
  [{ kind: 'error', code: 1 }, /^API Error: /],
  [{ kind: 'error', code: 20 }, /^API Error: /],
  [{ kind: 'error-as-text', code: 24 }, /^API Error: /],
  [{ kind: 'slow', milliseconds: 3_600_000 }, /^API Error: /],
  [{ kind: 'drop' }, /^API Error: /],
  [{ kind: 'redirect' }, /^API Error: /],
  [{ kind: 'endless' }, /^API Error: /],
  [{ kind: 'garbage' }, /^Invalid JSON response from API: /],
  [{ kind: 'empty' }, /^Invalid JSON response from API: /],
  [{ kind: 'html' }, /^Invalid JSON response from API: /],
  [{ kind: 'list' }, /^Invalid API response structure$/],
  [{ kind: 'no-data' }, /^No recipes data in response$/],
] as const

describe('what passes is repeated', () => {
  it.each(REPEATED)('%j: twice is made up for, three times is away', async (fault, words) => {
    const patient = fault.kind === 'slow' ? open({ attemptMs: 1_000 }) : source
    standIn.fault({ fault, times: 2 })
    expect((await patient.search(QUERY)).ok).toBe(true)
    expect(logged).toEqual([])
    standIn.fault({ fault, times: 3 })
    expect(await patient.search(QUERY)).toEqual({
      ok: false,
      problem: { reason: 'away', words: expect.stringMatching(words) },
    })
    expect(asked('api')).toHaveLength(6)
    expect(logged).toMatchObject([{ level: 'warn', event: 'recipe-provider.away' }])
  })

  it('for a recipe the words name it', async () => {
    standIn.fault({ fault: { kind: 'no-data' }, times: 3 })
    expect(await source.recipe('101')).toMatchObject({
      problem: { words: 'Failed to fetch recipe 101: Invalid response: missing recipe data' },
    })
  })

  it('not for longer than anybody waits', async () => {
    // Nothing else would end it: neither does the provider answer, nor does a try end by itself.
    const hurried = open({ attemptMs: 3_600_000, callMs: 150 })
    standIn.fault({ fault: { kind: 'slow', milliseconds: 3_600_000 }, times: 3 })
    expect(await hurried.search(QUERY)).toMatchObject({ ok: false, problem: { reason: 'away' } })
    expect(asked('api')).toHaveLength(1)
  })
})

describe('what a person must change', () => {
  it.each([5, 8, 14, 21, 107])('code %i is not repeated, and its words stay with us', async code => {
    standIn.fault({ fault: { kind: 'error', code } })
    const found = await source.search(QUERY)
    expect(found).toMatchObject({ ok: false, problem: { reason: 'refused' } })
    expect(JSON.stringify(found)).not.toContain('203.0.113')
    expect(asked('api')).toHaveLength(1)
    expect(logged).toMatchObject([{ level: 'error', fields: { reason: expect.stringContaining(`code ${code}`) } }])
  })
})

describe('the breakers', () => {
  // The clock that they rest by stands still until it is moved.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const rest = () => vi.setSystemTime(Date.now() + QUICK.restMs + 1)

  it('opens after so many failures in a row, tries one after a rest, and closes', async () => {
    standIn.fault({ fault: { kind: 'status', status: 500 }, times: 10 })
    for (let times = 0; times < 3; times++) await source.search(QUERY)
    expect(asked('api')).toHaveLength(9)
    expect(await source.search(QUERY)).toMatchObject({ ok: false, problem: { reason: 'away' } })
    expect(asked('api')).toHaveLength(9)
    rest()
    expect((await source.search(QUERY)).ok).toBe(true)
    expect((await source.recipe('101')).ok).toBe(true)
  })

  it('opens again when the one that was tried fails', async () => {
    standIn.fault({ fault: { kind: 'error', code: 21 }, times: 4 })
    for (let times = 0; times < 3; times++) await source.search(QUERY)
    rest()
    expect((await source.search(QUERY)).ok).toBe(false)
    expect(asked('api')).toHaveLength(4)
    await source.search(QUERY)
    expect(asked('api')).toHaveLength(4)
  })

  it('does not open because recipes are not there, or because a call made no sense', async () => {
    standIn.fault({ fault: { kind: 'error', code: 107 }, times: 6 })
    for (let times = 0; times < 6; times++) await source.search(QUERY)
    for (let times = 0; times < 6; times++) await source.recipe('999')
    expect((await source.recipe('101')).ok).toBe(true)
  })

  it.each([11, 12])('code %i ends the day: nothing more is asked before midnight', async code => {
    clock = new Date('2026-11-20T20:00:00Z')
    vi.setSystemTime(clock)
    standIn.fault({ fault: { kind: 'error', code } })
    expect(await source.search(QUERY)).toMatchObject({ ok: false, problem: { reason: 'away' } })
    expect(logged).toMatchObject([{ level: 'warn', event: 'recipe-provider.quota-used' }])
    vi.setSystemTime('2026-11-20T23:59:59.999Z')
    expect((await source.recipe('101')).ok).toBe(false)
    expect(asked('api')).toHaveLength(1)
    vi.setSystemTime('2026-11-21T00:00:00Z')
    expect((await source.recipe('101')).ok).toBe(true)
  })
})
