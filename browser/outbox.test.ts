import { beforeEach, describe, expect, test } from 'vitest'
import { type Change, newChange } from './change.ts'
import { Outbox } from './outbox.ts'
import type { Settled } from './send-changes.ts'

/** A browser with its storage, a server that applies each id once, and a line between them. */
class World {
  stored = new Map<string, string>()
  keeps = true
  /** What one tab wrote is seen by another a little later. */
  isSeen = true
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
      read: () => (this.isSeen ? [...this.stored.values()] : []),
      write: (id, text) => {
        if (text === null) this.stored.delete(id)
        else if (this.keeps) this.stored.set(id, text)
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
  expect(world.stored.size).toBe(0)
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

describe('what waited for long', () => {
  const bytesOf = (ids: readonly string[], all: readonly Change[]) =>
    new TextEncoder().encode(JSON.stringify(all.filter(({ id }) => ids.includes(id)))).length

  test('goes in batches that the server takes, in order, and none is lost', async () => {
    world.line = 'down'
    // Of 13 kB each, most signs of two bytes.
    const all = Array.from({ length: 45 }, () => newChange('note', { words: 'ö'.repeat(6_500) }))
    const answers = all.map(each => tab.put(each))
    await quiet()
    world.sent = []
    world.line = 'fine'
    world.pass()
    await Promise.all(answers)
    expect(world.applied).toEqual(all.map(({ id }) => id))
    expect(Math.max(...world.sent.map(({ ids }) => bytesOf(ids, all)))).toBeLessThan(120_000)
    expect(world.sent.map(({ ids }) => ids.length)).toEqual([7, 7, 7, 7, 7, 7, 3])
  })

  test('with one among it that is too large by itself, sends that alone', async () => {
    world.line = 'down'
    const [a, huge, b] = [change(), newChange('note', { words: 'x'.repeat(200_000) }), change()]
    const answers = [a, huge, b].map(each => tab.put(each))
    await quiet()
    world.sent = []
    world.line = 'fine'
    world.pass()
    await Promise.all(answers)
    expect(world.sent.map(({ ids }) => ids)).toEqual([[a.id], [huge.id], [b.id]])
  })

  test('goes twenty at a time where it is small', async () => {
    world.line = 'down'
    const answers = Array.from({ length: 45 }, () => tab.put(change()))
    await quiet()
    world.sent = []
    world.line = 'fine'
    world.pass()
    await Promise.all(answers)
    expect(world.sent.map(({ ids }) => ids.length)).toEqual([20, 20, 5])
  })
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
    expect([world.applied, world.stored.size]).toEqual([[a.id], 0])
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

  test('where one hears nothing of the other, it asks itself, and the change is made once', async () => {
    world.line = 'down'
    const a = change()
    const answered = tab.put(a)
    await quiet()
    world.line = 'fine'
    await world.tab().flush()
    await tab.flush()
    expect(await answered).toEqual({ ok: true, told: { id: a.id }, isNewGuest: false })
    expect(world.applied).toEqual([a.id])
  })

  test('press at the same moment, and neither loses a change to the other', async () => {
    world.isSeen = false
    const other = world.tab()
    const [a, b] = [change(), change()]
    const both = await Promise.all([tab.put(a), other.put(b)])
    expect(both).toEqual([a, b].map(({ id }) => ({ ok: true, told: { id }, isNewGuest: false })))
    expect(world.applied).toEqual([a.id, b.id])
  })

  test('know that something was changed that they did not wait for', async () => {
    const other = world.tab()
    let changed = 0
    for (const each of [tab, other]) each.watch(() => changed++)
    await tab.put(change())
    expect(changed).toBe(0)
    for (const [id, settled] of world.told) other.hear(id, settled)
    expect(changed).toBe(1)
    world.line = 'down'
    void tab.put(change())
    await quiet()
    world.line = 'fine'
    const next = world.tab()
    next.watch(() => changed++)
    await next.flush()
    expect(changed).toBe(2)
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
    expect([world.applied, world.stored.size]).toEqual([[], 0])
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

test('a refusal reaches who asked; where that page is gone, the person who is here', async () => {
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

test('a server that fails at what waited loses nothing of it, and what is behind goes on', async () => {
  const failed: Settled = { ok: false, status: 500, error: null }
  const [a, b, c] = [change(), change(), change()]
  world.line = 'down'
  for (const each of [a, b, c]) void tab.put(each)
  await quiet()
  world.line = 'fine'
  world.refuses.set(b.id, failed)
  await tab.flush()
  expect([world.applied, tab.waiting('tick'), world.failures]).toEqual([[a.id, c.id], [b], []])
  world.refuses = new Map([a, b, c].map(({ id }) => [id, failed]))
  await tab.flush()
  expect(tab.waiting('tick')).toEqual([b])
  world.refuses = new Map()
  await tab.flush()
  expect([world.applied, tab.waiting('tick')]).toEqual([[a.id, c.id, b.id], []])
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

test('more than anybody presses without a connection is refused, and said', async () => {
  world.line = 'down'
  for (let made = 0; made < 500; made++) void tab.put(change())
  expect(await tab.put(change())).toMatchObject({ ok: false, error: expect.stringContaining('Too many changes') })
  expect(tab.waiting('tick').length).toBe(500)
})

test('what waited from earlier pages goes first, in the order it was made in', async () => {
  world.line = 'down'
  const [a, b, c] = [change(), change(), change()]
  for (const each of [b, a]) void tab.put(each)
  await quiet()
  world.line = 'fine'
  // As a browser lists what it keeps: in any order.
  world.stored = new Map([...world.stored].reverse())
  await world.tab().put(c)
  expect(world.applied).toEqual([b.id, a.id, c.id])
})

test.each(['nonsense', '[]', 'null', '{"change":{"id":"1","kind":"tick"},"by":1,"order":1}', '{"by":"ann","order":1}'])(
  'what else is in the storage is no change: %s',
  async text => {
    world.stored.set('x', text)
    expect(tab.waiting('tick')).toEqual([])
    await tab.flush()
    expect(world.sent).toEqual([])
  },
)
