import { fileURLToPath } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { findFirefox } from './browser.mjs'

afterEach(() => vi.unstubAllEnvs())

it('a Firefox that is named is the one', () => {
  const here = fileURLToPath(import.meta.url)
  vi.stubEnv('FIREFOX_PATH', here)
  expect(findFirefox()).toBe(here)
})

it('one that is named and is not there is no Firefox that is not installed', () => {
  vi.stubEnv('FIREFOX_PATH', '/no/such/firefox')
  expect(findFirefox).toThrow('FIREFOX_PATH names /no/such/firefox, and there is no such file.')
})
