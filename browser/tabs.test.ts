import { afterEach, expect, test, vi } from 'vitest'
import { inOneTab, openChannel } from './tabs.ts'

afterEach(() => vi.unstubAllGlobals())

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test.each([
  ['has none', undefined],
  [
    'keeps them with the cookies',
    class {
      constructor() {
        denied()
      }
    },
  ],
])('a browser that %s has no channel, and nothing breaks', (_, BroadcastChannel) => {
  vi.stubGlobal('BroadcastChannel', BroadcastChannel)
  const hear = vi.fn()
  openChannel('news', hear)('said')
  expect(hear).not.toHaveBeenCalled()
})

test.each([
  ['knows no locks', {}],
  [
    'lets nobody near them',
    {
      get locks() {
        return denied()
      },
    },
  ],
  ['refuses each', { locks: { request: async () => denied() } }],
])('a browser that %s does the work at once, and once', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  const work = vi.fn(async () => 'done')
  expect(await inOneTab('work', work)).toBe('done')
  expect(work).toHaveBeenCalledTimes(1)
})

test('work that fails in its turn is not done again', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } })
  const work = vi.fn(() => Promise.reject(new Error('broken')))
  await expect(inOneTab('work', work)).rejects.toThrow('broken')
  expect(work).toHaveBeenCalledTimes(1)
})
