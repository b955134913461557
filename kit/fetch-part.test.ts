import { afterEach, expect, it, vi } from 'vitest'
import { fetchPart } from './fetch-part.ts'

const failed = new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/part-1a2b.js')
const missing = () => Promise.reject(failed)
const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })
afterEach(() => vi.unstubAllGlobals())

it('gives what there is', async () => {
  const other = vi.fn()
  expect(await fetchPart(async () => 'part', other)).toBe('part')
  expect(other).not.toHaveBeenCalled()
})

it('asks under another address each time for what could not be had', async () => {
  online(true)
  const other = vi.fn(async (_: string) => 'part')
  expect(await fetchPart(missing, other)).toBe('part')
  expect(await fetchPart(missing, other)).toBe('part')
  const [[one = ''] = [], [two = ''] = []] = other.mock.calls
  expect(one).toMatch(/^https:\/\/shop\.example\/assets\/part-1a2b\.js\?again=\d+$/)
  expect(two).not.toBe(one)
})

it('without a connection, or where no address is told, says so', async () => {
  const other = vi.fn()
  online(false)
  await expect(fetchPart(missing, other)).rejects.toBe(failed)
  online(true)
  await expect(fetchPart(() => Promise.reject(new Error('no')), other)).rejects.toThrow('no')
  expect(other).not.toHaveBeenCalled()
})
