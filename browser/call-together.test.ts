import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callTogether } from './call-together.ts'

const asked = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  asked.mockReset()
})

const addresses = () => asked.mock.calls.map(([address]) => address)

test('what is asked for at about the same moment is one call, and each gets its own answer', async () => {
  asked.mockResolvedValue(
    Response.json([
      { status: 200, body: { user: null } },
      { status: 400, body: { error: 'no ids' } },
    ]),
  )
  const session = callTogether('/api/session')
  await vi.advanceTimersByTimeAsync(30)
  const marks = callTogether('/api/recipe-marks?ids=1,2')
  await vi.advanceTimersByTimeAsync(30)
  expect(await session).toEqual({ ok: true, status: 200, body: { user: null }, lost: null })
  expect(await marks).toEqual({ ok: false, status: 400, body: { error: 'no ids' }, lost: null })
  expect(addresses()).toEqual(['/api/member-parts?of=%2Fapi%2Fsession&of=%2Fapi%2Frecipe-marks%3Fids%3D1%2C2'])
})

test('what is asked for alone, or later, goes by itself', async () => {
  asked.mockImplementation(async () => Response.json({ marks: {} }))
  for (const address of ['/api/recipe-marks?ids=1', '/api/recipe-marks?ids=2']) {
    const marks = callTogether(address)
    await vi.advanceTimersByTimeAsync(60)
    expect((await marks).body).toEqual({ marks: {} })
  }
  expect(addresses()).toEqual(['/api/recipe-marks?ids=1', '/api/recipe-marks?ids=2'])
})

test.each([
  ['a refusal of the whole', async () => Response.json({ error: 'broken' }, { status: 500 }), 500],
  ['no connection', () => Promise.reject(new Error('gone')), 0],
])('%s is an answer to all who asked', async (_, answer, status) => {
  asked.mockImplementation(answer)
  const all = Promise.all([callTogether('/api/session'), callTogether('/api/recipe-marks?ids=1')])
  await vi.advanceTimersByTimeAsync(60)
  expect((await all).map(called => [called.ok, called.status])).toEqual([
    [false, status],
    [false, status],
  ])
})
