import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Pending, pendingChanges } from './pending-changes.ts'
import type { Settled } from './send-changes.ts'

const KEPT: Settled = { ok: true, told: {}, isNewGuest: false }
const REFUSED: Settled = { ok: false, status: 400, error: 'A glass holds at most 2 litres.' }

/** A page whose server answers when the test says so. */
function page() {
  let shown: readonly ({ what: string } & Pending)[] = []
  const said: string[] = []
  let asked = 0
  const around = {
    setPending: (change: typeof shown | ((before: typeof shown) => typeof shown)) => {
      shown = typeof change === 'function' ? change(shown) : change
    },
    show: ({ message }: { message: string }) => void said.push(message),
    revalidate: async () => void asked++,
  }
  const changes = pendingChanges<{ what: string }>(() => around)
  return { changes, said, shown: () => shown.map(({ what, waits }) => ({ what, waits })), asked: () => asked }
}

let network: EventTarget & { onLine: boolean }

beforeEach(() => {
  network = Object.assign(new EventTarget(), { onLine: true })
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
})
afterEach(() => vi.unstubAllGlobals())

test('what is done is shown until the server has told what it holds', async () => {
  const { changes, shown, asked } = page()
  let answer = (_: Settled) => {}
  let waits = () => {}
  changes.send({ what: 'water' }, say => {
    waits = say
    return new Promise(resolve => {
      answer = resolve
    })
  })
  expect(shown()).toEqual([{ what: 'water', waits: false }])
  waits()
  expect(shown()).toEqual([{ what: 'water', waits: true }])
  answer(KEPT)
  await vi.waitFor(() => expect(shown()).toEqual([]))
  expect(asked()).toBe(1)
})

test('what is refused is said and gone, and whoever did it is told', async () => {
  const { changes, said, shown, asked } = page()
  const onRefused = vi.fn()
  changes.send({ what: 'water' }, async () => REFUSED, onRefused)
  changes.send({ what: 'toast' }, () => Promise.reject(new Error('lost')))
  await vi.waitFor(() => expect(shown()).toEqual([]))
  expect(said).toEqual(['A glass holds at most 2 litres.', expect.stringContaining('check your connection')])
  expect([onRefused.mock.calls.length, asked()]).toEqual([1, 0])
})

test('what an earlier page could not send is shown as waiting until it is kept', async () => {
  const { changes, shown } = page()
  let sent = () => {}
  changes.waited({ what: 'porridge' }, new Promise<void>(resolve => (sent = resolve)))
  expect(shown()).toEqual([{ what: 'porridge', waits: true }])
  sent()
  await vi.waitFor(() => expect(shown()).toEqual([]))
})

test('without a connection the page is not asked for anew before it is back', async () => {
  const { changes, shown, asked } = page()
  network.onLine = false
  changes.send({ what: 'water' }, async () => KEPT)
  await new Promise(setImmediate)
  expect([asked(), shown().length]).toEqual([0, 1])
  network.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(shown()).toEqual([]))
  expect(asked()).toBe(1)
})
