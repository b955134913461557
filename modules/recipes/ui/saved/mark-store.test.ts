import { beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '#browser/change.ts'
import type { Settled } from '#browser/send-changes.ts'
import type { RecipeMark } from '../../saved/recipe-marks.ts'
import { type MarkNews, MarkStore } from './mark-store.ts'

const SAVED: RecipeMark = { saved: true, liked: false, stars: null }
const NOTHING: RecipeMark = { saved: false, liked: false, stars: null }

/** A server that keeps marks for one account, and a browser around it. */
class World {
  kept = new Map<string, RecipeMark>()
  stored = new Map<string, string>()
  calls: { method: string; ids?: string; body?: Record<string, unknown> }[] = []
  posted: MarkNews[] = []
  isKnown = true
  clock = 0
  /** Made on an earlier page and still on their way. */
  waits: { change: Change }[] = []
  followers = new Map<string, (settled: Settled) => void>()
  /** What the next calls answer instead. */
  faults: (number | 'no-network')[] = []
  /** Answers are held until this resolves. */
  gate: Promise<unknown> = Promise.resolve()

  open() {
    return new MarkStore({
      call: async address => {
        const ids = new URL(address, 'http://shop').searchParams.get('ids') ?? ''
        this.calls.push({ method: 'GET', ids })
        const fault = this.faults.shift()
        const marks = ids.split(',').flatMap(id => (this.kept.has(id) ? [[id, this.kept.get(id)]] : []))
        const body = { isKnown: this.isKnown, marks: Object.fromEntries(marks) }
        await this.gate
        if (fault === 'no-network') return { ok: false, status: 0, body: null, lost: 'unreachable' }
        return { ok: !fault, status: fault ?? 200, body: fault ? { error: 'no' } : body, lost: null }
      },
      put: (_, { id, ...change }, waits) => this.take({ id, ...change }, waits),
      ask: (kind, body) => this.take(kind === 'recipe-mark' ? { ...body } : { moved: body }),
      waiting: () => this.waits.map(({ change }) => change),
      follow: (id, answered) => void this.followers.set(id, answered),
      storage: () => ({
        getItem: key => this.stored.get(key) ?? null,
        setItem: (key, value) => void this.stored.set(key, value),
        removeItem: key => void this.stored.delete(key),
      }),
      now: () => this.clock,
      post: news => this.posted.push(news),
    })
  }

  async take(body: Record<string, unknown>, waits?: () => void): Promise<Settled> {
    this.calls.push({ method: 'POST', body })
    const fault = this.faults.shift()
    await this.gate
    if (fault === 'no-network') {
      waits?.()
      return new Promise(() => undefined)
    }
    if (fault) return { ok: false, status: fault, error: 'no' }
    if ('moved' in body) return { ok: true, told: {}, isNewGuest: false }
    const { id, ...change } = body
    const mark = { ...NOTHING, ...this.kept.get(String(id)), ...change }
    this.kept.set(String(id), mark)
    const rating = mark.stars ? { average: mark.stars, ratings: 1 } : null
    return { ok: true, told: { mark, rating }, isNewGuest: this.kept.size === 1 }
  }
}

let world: World
let store: MarkStore
const settled = () => new Promise(resolve => setTimeout(resolve, 5))
const methods = () => world.calls.map(({ method, ids }) => (ids === undefined ? method : `${method} ${ids}`))

beforeEach(() => {
  world = new World()
  store = world.open()
})

describe('asking', () => {
  it('nobody is asked about a visitor who never kept anything', async () => {
    store.want(['1', '2'])
    await settled()
    expect(world.calls).toEqual([])
    expect(store.mark('1')).toEqual(NOTHING)
  })

  it('all that a page shows is one call, and each recipe is asked about once', async () => {
    world.stored.set('keeps-recipes', '1')
    world.kept.set('2', SAVED)
    for (const id of ['1', '2', '3', '2']) store.want([id])
    store.want(['4', '5'])
    await settled()
    store.want(['1', '2'])
    await settled()
    expect(methods()).toEqual(['GET 1,2,3,4,5'])
    expect(store.mark('2')).toEqual(SAVED)
  })

  it('a hundred at a time', async () => {
    world.stored.set('user', '{"id":"ann"}')
    store.want(Array.from({ length: 130 }, (_, id) => String(id + 1)))
    await settled()
    expect(world.calls.map(({ ids }) => ids?.split(',').length)).toEqual([100, 30])
  })

  it('when the account is gone, nobody is asked again', async () => {
    world.stored.set('keeps-recipes', '1')
    world.isKnown = false
    store.want(['1'])
    await settled()
    expect(world.stored.has('keeps-recipes')).toBe(false)
  })

  it('somebody else at the same browser does not see them', async () => {
    world.stored.set('user', '{"id":"ann"}')
    world.kept.set('1', SAVED)
    store.want(['1'])
    await settled()
    world.stored.set('user', '{"id":"ben"}')
    world.kept.clear()
    store.want(['1'])
    expect(store.mark('1')).toEqual(NOTHING)
    await settled()
    expect(methods()).toEqual(['GET 1', 'GET 1'])
  })

  it('a failure shows nothing and throws nothing', async () => {
    world.stored.set('keeps-recipes', '1')
    world.faults = [500, 'no-network']
    store.want(['1'])
    await settled()
    store.want(['2'])
    await settled()
    expect([store.mark('1'), store.mark('2')]).toEqual([NOTHING, NOTHING])
  })
})

describe('changing', () => {
  it('shows at once, keeps, and remembers that there is something', async () => {
    const outcome = store.change('1', { saved: true })
    expect(store.mark('1')).toEqual(SAVED)
    expect(await outcome).toEqual({ ok: true, isNewGuest: true })
    expect(store.mark('1')).toEqual(SAVED)
    expect(world.stored.get('keeps-recipes')).toBe('1')
    expect(world.posted).toEqual([{ id: '1', mark: SAVED }])
  })

  it.each([
    [500, 'failed'],
    [429, 'too-often'],
    [409, 'too-many'],
    [401, 'signed-out'],
  ] as const)('is taken back when it is refused: %s', async (fault, reason) => {
    world.faults = [fault]
    const outcome = store.change('1', { saved: true })
    expect(store.mark('1').saved).toBe(true)
    expect(await outcome).toEqual({ ok: false, reason })
    expect(store.mark('1')).toEqual(NOTHING)
    expect(world.posted).toEqual([])
  })

  it('quickly several times ends as it was pressed last, in order', async () => {
    world.stored.set('keeps-recipes', '1')
    const all = [true, false, true, false].map(saved => store.change('1', { saved }))
    expect(store.mark('1').saved).toBe(false)
    await Promise.all(all)
    expect(world.calls.map(({ body }) => body?.saved)).toEqual([true, false, true, false])
    expect(store.mark('1').saved).toBe(false)
  })

  it('a failure in between takes back that change alone', async () => {
    world.stored.set('keeps-recipes', '1')
    world.faults = [500]
    await Promise.all([store.change('1', { saved: true }), store.change('1', { liked: true })])
    expect(store.mark('1')).toEqual({ saved: false, liked: true, stars: null })
  })

  it('that waits for a connection goes on being shown, and says that it waits', async () => {
    world.faults = ['no-network']
    let waits = 0
    void store.change('1', { saved: true }, () => waits++)
    await settled()
    expect([waits, store.mark('1')]).toEqual([1, SAVED])
  })

  it('that is made now or not at all is taken back where it cannot be sent', async () => {
    world.faults = [503]
    const outcome = store.changeNow('1', { saved: true })
    expect(store.mark('1')).toEqual(SAVED)
    expect(await outcome).toEqual({ ok: false, reason: 'failed' })
    expect(store.mark('1')).toEqual(NOTHING)
  })

  it('of an earlier page that is still on its way is shown until it is answered', async () => {
    const change = { id: 'c', day: '2026-11-20', at: '', kind: 'recipe-mark', body: { id: '1', saved: true } }
    world.waits = [{ change }]
    const later = world.open()
    expect(later.mark('1')).toEqual(SAVED)
    world.followers.get('c')?.({ ok: false, status: 409, error: null })
    expect(later.mark('1')).toEqual(NOTHING)
  })

  it('that another tab sent is asked about', async () => {
    const change = { id: 'c', day: '2026-11-20', at: '', kind: 'recipe-mark', body: { id: '1', saved: true } }
    world.waits = [{ change }]
    const later = world.open()
    world.kept.set('1', { ...SAVED, liked: true })
    world.followers.get('c')?.({ ok: true, told: {}, isNewGuest: false })
    await settled()
    expect(later.mark('1')).toEqual({ ...SAVED, liked: true })
  })

  it('is newer than an answer that was asked for before it', async () => {
    world.stored.set('keeps-recipes', '1')
    let open: (value?: unknown) => void = () => undefined
    world.gate = new Promise(resolve => {
      open = resolve
    })
    store.want(['1'])
    await settled()
    world.gate = Promise.resolve()
    await store.change('1', { saved: true })
    open()
    await settled()
    expect(store.mark('1')).toEqual(SAVED)
  })

  it('of a rating brings what everybody’s come to', async () => {
    expect(store.rating('1')).toBeUndefined()
    await store.change('1', { stars: 4 })
    expect(store.rating('1')).toEqual({ average: 4, ratings: 1 })
    await store.change('1', { stars: null })
    expect(store.rating('1')).toBeNull()
  })
})

describe('two tabs', () => {
  it('agree about a change, also about recipes marked for the first time', async () => {
    const other = world.open()
    await store.change('1', { saved: true })
    for (const news of world.posted) other.hear(news, ['1'])
    expect(other.mark('1')).toEqual(SAVED)
  })

  it('that is looked at again asks again, but not all the time', async () => {
    world.stored.set('keeps-recipes', '1')
    store.want(['1'])
    await settled()
    world.kept.set('1', SAVED)
    world.clock = 1_000
    store.lookAgain(['1'])
    await settled()
    expect(world.calls.length).toBe(1)
    world.clock = 10_000
    store.lookAgain(['1'])
    await settled()
    expect(store.mark('1')).toEqual(SAVED)
  })
})

describe('what the browser kept before there were accounts', () => {
  const OLD = '{"saved":["1"],"liked":[],"ratings":{"2":4}}'

  it('goes to the account once, before anything is asked', async () => {
    world.stored.set('recipe-marks', OLD)
    store.want(['1'])
    await settled()
    world.open().want(['1'])
    await settled()
    expect(methods()).toEqual(['POST', 'GET 1', 'GET 1'])
    expect(world.calls[0]?.body).toEqual({ moved: { saved: ['1'], liked: [], ratings: { '2': 4 } } })
    expect(world.stored.has('recipe-marks')).toBe(false)
  })

  it('stays until it has arrived', async () => {
    world.stored.set('recipe-marks', OLD)
    world.faults = [500]
    store.want(['1'])
    await settled()
    expect(world.stored.get('recipe-marks')).toBe(OLD)
  })

  it.each(['nonsense', '{}', '{"saved":["x"]}'])('is thrown away when it is nothing: %s', async text => {
    world.stored.set('recipe-marks', text)
    store.want(['1'])
    await settled()
    expect(world.calls).toEqual([])
    expect(world.stored.has('recipe-marks')).toBe(false)
  })
})
