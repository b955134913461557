import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { THEME_SCRIPT } from './theme-script.ts'

function after(getItem: (key: string) => string | null): { theme?: string; energy?: string } {
  const dataset: { theme?: string; energy?: string } = {}
  runInNewContext(THEME_SCRIPT, { localStorage: { getItem }, document: { documentElement: { dataset } } })
  return dataset
}
const themeAfter = (getItem: (key: string) => string | null) => after(getItem).theme

test('a kept choice is put on before the page is painted', () => {
  expect(themeAfter(key => (key === 'theme' ? 'dark' : null))).toBe('dark')
  expect(themeAfter(() => 'light')).toBe('light')
})

test('without one, or with nonsense, the system decides', () => {
  expect(themeAfter(() => null)).toBeUndefined()
  expect(themeAfter(() => '"><script>')).toBeUndefined()
})

test('forbidden storage does no harm', () => {
  expect(
    themeAfter(() => {
      throw new Error('denied')
    }),
  ).toBeUndefined()
})

test('somebody who wants kilojoules never sees kilocalories first', () => {
  expect(after(key => (key === 'energy' ? 'kJ' : null))).toEqual({ energy: 'kJ' })
  expect(after(() => 'kcal')).toEqual({ energy: 'kcal' })
})
