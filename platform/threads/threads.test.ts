import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import type * as spinning from './spinning.fixture.ts'
import { openThreads, type Threads, type ThreadsOptions } from './threads.ts'

const FILE = pathToFileURL(join(import.meta.dirname, 'spinning.fixture.ts')).href
let threads: Threads<typeof spinning>
afterEach(() => threads.close())

const open = (options: Partial<ThreadsOptions> = {}) => {
  threads = openThreads(FILE, { withinMs: 15_000, ...options })
}

it('does the work elsewhere and gives what it gave', async () => {
  open()
  expect(await threads.run('doubled', 21)).toEqual({ ok: true, value: 42 })
  await expect(threads.run('broken', undefined as never)).rejects.toThrow('broken on purpose')
})

it('ends what does not end, while everything else goes on', async () => {
  open({ withinMs: 2_000, most: 1 })
  let turns = 0
  const turning = setInterval(() => turns++, 1)
  expect(await threads.run('endless', undefined as never)).toEqual({ ok: false, reason: 'too-long' })
  clearInterval(turning)
  expect(turns).toBeGreaterThan(1)
  // The thread that takes its place may itself need longer than that to start on a busy machine.
  await expect.poll(() => threads.run('doubled', 1)).toEqual({ ok: true, value: 2 })
})

it('ends what wants all memory', async () => {
  open({ most: 1 })
  expect(await threads.run('hungry', undefined as never)).toEqual({ ok: false, reason: 'too-long' })
}, 60_000)

it('turns away when too much waits', async () => {
  open({ withinMs: 3_000, most: 1, mostWaiting: 1 })
  const all = await Promise.all(Array.from({ length: 6 }, () => threads.run('endless', undefined as never)))
  expect(new Set(all.map(done => !done.ok && done.reason))).toEqual(new Set(['too-long', 'busy']))
})
