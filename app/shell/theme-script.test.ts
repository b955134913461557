import { runInNewContext } from 'node:vm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ENERGY_UNITS } from '#modules/profile/units.ts'
import { Energy } from '#modules/recipes/ui/energy.tsx'
import { THEME_SCRIPT } from './theme-script.ts'

interface Dataset {
  theme?: string
  energy?: string
  eats?: string
}

function ran(getItem: (key: string) => string | null, pathname = '/', search = '') {
  const documentElement: { dataset: Dataset; hidden?: boolean } = { dataset: {} }
  const went: string[] = []
  const location = { pathname, search, hash: '', replace: (to: string) => went.push(to) }
  runInNewContext(THEME_SCRIPT, { localStorage: { getItem }, document: { documentElement }, location })
  return { ...documentElement, went }
}
const after = (getItem: (key: string) => string | null) => ran(getItem).dataset
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

test.each(Object.keys(ENERGY_UNITS))('an energy in %s is known to the script that tells the page', unit => {
  expect(after(key => (key === 'energy' ? unit : null))).toEqual({ energy: unit })
})

test.each(Object.keys(ENERGY_UNITS))('an energy in %s is written in modules/recipes/ui/energy.tsx', unit => {
  expect(renderToStaticMarkup(createElement(Energy, { kcal: 500 }))).toContain(`class="${unit.toLowerCase()}"`)
})

test('somebody who wants kilojoules never sees kilocalories first', () => {
  expect(after(key => (key === 'energy' ? 'kJ' : null))).toEqual({ energy: 'kJ' })
  expect(after(key => (key === 'energy' ? 'kcal' : null))).toEqual({ energy: 'kcal' })
})

test('anyone who never chose a unit has none', () => {
  expect(after(() => null)).toEqual({})
  expect(after(key => (key === 'energy' ? 'null' : null))).toEqual({})
})

describe('what somebody eats', () => {
  const kept = (key: string) => (key === 'eats' ? 'diet=gluten-free&diet=vegan&without=fish' : null)

  test('is on the document before a card is painted', () => {
    expect(ran(kept, '/shop/supplements')).toEqual({ dataset: { eats: 'gluten-free vegan fish' }, went: [] })
  })

  test.each([
    ['', '/recipes?diet=gluten-free&diet=vegan&without=fish'],
    ['?q=tuna', '/recipes?q=tuna&diet=gluten-free&diet=vegan&without=fish'],
  ])('a search opened at %j shows nothing before it is theirs', (search, to) => {
    expect(ran(kept, '/recipes', search)).toMatchObject({ hidden: true, went: [to] })
  })

  test.each(['?diet=keto', '?q=pie&without=milk', '?eats=any', '?q=pie&eats=any'])(
    '%s was chosen and stays',
    search => {
      expect(ran(kept, '/recipes', search)).not.toHaveProperty('hidden')
      expect(ran(kept, '/recipes', search).went).toEqual([])
    },
  )

  test('anyone who told nothing goes nowhere', () => expect(ran(() => null, '/recipes', '?q=tuna').went).toEqual([]))
})
