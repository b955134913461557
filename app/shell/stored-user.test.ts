import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { USUAL_KEY } from '#modules/food-log/ui/adding/usual-key.ts'
import { rememberUser } from './stored-user.ts'

const ANN = { id: 'ann', name: 'Ann', email: 'ann@example.com' }
const BEN = { id: 'ben', name: 'Ben', email: 'ben@example.com' }

/** What this browser keeps. */
let texts: Map<string, string>
/** Pages that were opened to learn. */
let pages: Set<string>
beforeEach(() => {
  pages = new Set(['kept-pages', 'kept-files'])
  vi.stubGlobal('caches', { delete: async (name: string) => pages.delete(name) })
  vi.stubGlobal('navigator', { serviceWorker: {} })
  texts = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  })
  vi.stubGlobal('document', { documentElement: { dataset: {}, toggleAttribute: () => {} } })
  rememberUser(ANN)
  texts.set(USUAL_KEY, 'what Ann ate')
})
afterEach(() => void vi.unstubAllGlobals())

test('what somebody ate before stays with them', () => {
  rememberUser({ ...ANN, name: 'Ann Teal' })
  expect(texts.get(USUAL_KEY)).toBe('what Ann ate')
})

test.each([null, BEN])('and goes when %j comes after them', next => {
  rememberUser(next)
  expect(texts.has(USUAL_KEY)).toBe(false)
})

test('pages that were opened stay with whoever opened them, and with a visitor who signs in', async () => {
  rememberUser({ ...ANN, name: 'Ann Teal' })
  await Promise.resolve()
  expect(pages.size).toBe(2)
  texts.clear()
  rememberUser(ANN)
  await Promise.resolve()
  expect(pages.size).toBe(2)
})

test.each([null, BEN])('and go when %j comes after them', async next => {
  rememberUser(next)
  await vi.waitFor(() => expect(pages.size).toBe(0))
})
