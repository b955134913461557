import { beforeEach, describe, expect, test } from 'vitest'
import { type Change, newChange } from './change.ts'
import { Outbox } from './outbox.ts'
import type { Settled } from './send-changes.ts'

/** A browser with its storage, a server that applies each id once, and a line between them. */
class World {
  stored: string | null = null
  keeps = true
  user = 'ann'
  line: 'fine' | 'down' | 'answers get lost' = 'fine'
  applied: string[] = []
  sent: { ids: string[]; by: string | undefined }[] = []
  told: [id: string, settled: Settled][] = []
  refuses = new Map<string, Settled>()
  later: (() => void)[] = []
  failures: (string | null)[] = []
  #lock: Promise<unknown> = Promise.resolve()

  tab(listens = true) {
    const box = new Outbox({
      send: async (changes, by) => {
        this.sent.push({ ids: changes.map(({ id }) => id), by })
        await Promise.resolve()
        if (this.line === 'down') return { lost: 'offline' }
        const settled = changes.map(change => this.apply(change))
        return this.line === 'fine' ? { settled } : { lost: 'unreachable' }
      },
      read: () => this.stored,
      write: text => {
        if (this.keeps) this.stored = text
        return this.keeps
      },
      user: () => this.user,
      inOneTab: work => {
        const turn = this.#lock.then(work)
        this.#lock = turn
        return turn
      },
      tellTabs: (id, settled) => void this.told.push([id, settled]),
      later: work => void this.later.push(work),
    })
    if (listens) box.listen(error => this.failures.push(error))
    return box
  }

  apply({ id }: Change): Settled {
    const refused = this.refuses.get(id)
    if (refused) return refused
    if (!this.applied.includes(id)) this.applied.push(id)
    return { ok: true, told: { id }, isNewGuest: false }
  }

  pass() {
    for (const work of this.later.splice(0)) work()
  }
}

let world: World
let tab: Outbox
const change = () => newChange('tick', {})
const quiet = () => new Promise(resolve => setTimeout(resolve, 5))
beforeEach(() => {
  world = new World()
  tab = world.tab()
})

test('what is put goes at once, in order, and together', async () => {
  const [a, b, c] = [change(), change(), change()]
  const settled = await Promise.all([tab.put(a), tab.put(b), tab.put(c)])
  expect(settled.map(({ ok }) => ok)).toEqual([true, true, true])
  expect(world.sent).toEqual([{ ids: [a.id, b.id, c.id], by: 'ann' }])
  expect(world.stored).toBeNull()
})

test('what is put while others are on their way goes after them', async () => {
  const [a, b] = [change(), change()]
  const first = tab.put(a)
  await Promise.resolve()
  await Promise.resolve()
  const second = tab.put(b)
  await Promise.all([first, second])
  expect(world.applied).toEqual([a.id, b.id])
})

describe('without a connection', () => {
  test('it waits, says so once, and goes when there is one', async () => {
    world.line = 'down'
    let waits = 0
    const a = change()
    const answered = tab.put(a, () => waits++)
    await quiet()
    await tab.flush()
    expect([waits, world.applied]).toEqual([1, []])
    expect(tab.waiting('tick')).toEqual([a])
    world.line = 'fine'
    world.pass()
    expect(await answered).toMatchObject({ ok: true })
    expect([world.applied, world.stored]).toEqual([[a.id], null])
  })

  test('it outlives its page, and the next one shows and sends it', async () => {
    world.line = 'down'
    const a = change()
    void tab.put(a)
    await quiet()
    world.line = 'fine'
    const next = world.tab()
    expect(next.waiting('tick')).toEqual([a])
    const followed: Settled[] = []
    next.follow(a.id, settled => followed.push(settled))
    await next.flush()
    expect([world.applied, followed.length, next.waiting('tick')]).toEqual([[a.id], 1, []])
  })

  test('a browser that keeps nothing lets it wait as long as its page', async () => {
    world.keeps = false
    world.line = 'down'
    const answered = tab.put(change())
    await quiet()
    world.line = 'fine'
    await tab.flush()
    expect(await answered).toMatchObject({ ok: true })
    await tab.flush()
    expect(world.sent.length).toBe(2)
  })
})

test('an answer that is lost is asked for again under the same id: it was applied once', async () => {
  world.line = 'answers get lost'
  const a = change()
  const answered = tab.put(a)
  await quiet()
  world.line = 'fine'
  await tab.flush()
  expect(await answered).toMatchObject({ ok: true, told: { id: a.id } })
  expect([world.sent.length, world.applied]).toEqual([2, [a.id]])
})

describe('two tabs', () => {
  test('send what waits once, and both know it', async () => {
    world.line = 'down'
    const other = world.tab()
    const [a, b] = [change(), change()]
    const both = [tab.put(a), other.put(b)]
    await quiet()
    world.line = 'fine'
    await Promise.all([tab.flush(), other.flush()])
    for (const [id, settled] of world.told) for (const each of [tab, other]) each.hear(id, settled)
    expect((await Promise.all(both)).map(({ ok }) => ok)).toEqual([true, true])
    expect(world.sent.flatMap(({ ids }) => ids).filter(id => id === a.id).length).toBeLessThanOrEqual(3)
    expect(world.applied).toEqual([a.id, b.id])
  })

  test('where one hears nothing of the other, it does not wait for ever', async () => {
    world.line = 'down'
    const answered = tab.put(change())
    await quiet()
    world.line = 'fine'
    await world.tab().flush()
    await tab.flush()
    world.pass()
    expect(await answered).toEqual({ ok: true, told: {}, isNewGuest: false })
  })
})

describe('a sign-out between', () => {
  test('what waited is sent for nobody else: it is taken away, and that is said', async () => {
    world.line = 'down'
    const answered = tab.put(change())
    await quiet()
    world.line = 'fine'
    world.user = 'ben'
    const next = world.tab()
    expect(next.waiting('tick')).toEqual([])
    await next.flush()
    expect([world.applied, world.stored]).toEqual([[], null])
    expect(world.failures).toEqual(['You signed out before everything was sent, so the last changes were not saved.'])
    for (const [id, settled] of world.told) tab.hear(id, settled)
    expect(await answered).toMatchObject({ ok: false, status: 401 })
  })

  test('what a visitor was not able to send says that nobody had signed in, and the server decides', async () => {
    world.user = ''
    world.line = 'down'
    const a = change()
    void tab.put(a)
    await quiet()
    world.line = 'fine'
    world.user = 'ben'
    await tab.flush()
    expect(world.sent.map(({ by }) => by)).toEqual([undefined, ''])
  })
})

test('a refusal reaches who asked; where that page is gone, whoever is here', async () => {
  const [a, b] = [change(), change()]
  const no: Settled = { ok: false, status: 409, error: 'That is as many as one account can keep.' }
  world.refuses = new Map([a, b].map(({ id }) => [id, no]))
  expect(await tab.put(a)).toEqual(no)
  expect(world.failures).toEqual([])
  world.line = 'down'
  void tab.put(b)
  await quiet()
  world.line = 'fine'
  await world.tab().flush()
  expect(world.failures).toEqual([no.error])
})

test('a server that has no time loses nothing that waited, and tells a press at once', async () => {
  const busy: Settled = { ok: false, status: 503, error: null }
  const [a, b] = [change(), change()]
  world.line = 'down'
  void tab.put(a)
  await quiet()
  world.line = 'fine'
  world.refuses.set(a.id, busy)
  await tab.flush()
  expect(tab.waiting('tick')).toEqual([a])
  world.refuses = new Map([[b.id, busy]])
  expect(await tab.put(b)).toEqual(busy)
  expect([world.applied, tab.waiting('tick')]).toEqual([[a.id], []])
})

test('what went wrong before anybody listened is said to the first who does', async () => {
  const a = change()
  world.refuses.set(a.id, { ok: false, status: 409, error: 'Full.' })
  world.line = 'down'
  void tab.put(a)
  await quiet()
  world.line = 'fine'
  const deaf = world.tab(false)
  await deaf.flush()
  const heard: (string | null)[] = []
  deaf.listen(error => heard.push(error))
  expect(heard).toEqual(['Full.'])
})

test.each(['nonsense', '[]', '{"version":9,"waits":[{}]}', '{"version":1,"waits":[null,{"by":1}]}'])(
  'what else stands in the storage is no change: %s',
  async text => {
    world.stored = text
    expect(tab.waiting('tick')).toEqual([])
    await tab.flush()
    expect(world.sent).toEqual([])
  },
)
