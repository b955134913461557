import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import { pagePatterns, shownAddress } from './page-view.ts'
import routes from './routes.ts'

/** As the build lists them: by id, each with its parent, pages with something to draw. */
type Listed = Record<string, { id: string; path?: string; index?: boolean; parentId?: string; module: object }>
function listed(entries: readonly RouteConfigEntry[], parentId?: string): Listed {
  return Object.assign(
    {},
    ...entries.map(({ file, path, index, children = [] }) => ({
      [file]: { id: file, path, index, parentId, module: file.endsWith('.tsx') ? { default: () => null } : {} },
      ...listed(children, file),
    })),
  )
}

const patterns = pagePatterns(listed(routes))
const shown = (target: string) => shownAddress(patterns, target)

describe('an address that is told', () => {
  test('is that of a page of ours, and of what is sold or cooked', () => {
    for (const path of ['/', '/contact', '/dashboard', '/recipes/9000000301', '/shop/supplements/biotin'])
      expect(shown(path)).toBe(path)
    expect(shown('/contact/')).toBe('/contact')
    expect(shown('/dashboard/supplements/sheet')).toBe('/dashboard/supplements/sheet')
  })

  test('holds no key, number or name of anybody', () => {
    const KEY = 'JwS8mX1c-Qk_7Zt0aVb3Nn5pLr9uYe2dHg4iFo6sTqM'
    const varying = patterns.filter(pattern => pattern.includes(':'))
    expect(varying).toEqual(expect.arrayContaining(['/records/:key', '/plans/:token', '/orders/:id', '/p/:address']))
    const told = ['/recipes/:id', '/shop/supplements/:id', '/dashboard/supplements/:id']
    for (const pattern of varying.filter(each => !told.includes(each)))
      for (const key of [KEY, 'ann-teal-1973'])
        expect(shown(pattern.replaceAll(/:\w+/g, key)), pattern).not.toContain(key)
    expect(shown(`/recipes/private/${KEY}`)).toBe('/recipes/private/:id')
    expect(shown('/recipes/Ann%20Teal%20ann@mail.example')).toBe('/recipes/:id')
  })

  test('has of its query what is on a list, and never what somebody searches for or eats', () => {
    expect(shown('/recipes?q=low+fodmap&diet=vegan&without=nuts&meal=dinner&time=30&page=2&have=rice')).toBe(
      '/recipes?meal=dinner&time=30&page=2',
    )
    expect(shown('/recipes?time=ann@mail.example&sort=Ann Teal')).toBe('/recipes')
    expect(shown('/find?q=ibs')).toBe('/find')
    expect(shown('/payment-success?session_id=cs_123')).toBe('/payment-success')
    expect(shown('/contact?sent=yes#ann')).toBe('/contact')
  })

  test.each([
    '/nowhere',
    '/api/session',
    '/robots.txt',
    '//evil.example/contact',
    'contact',
    'https://x.example/',
    '/%',
    '',
  ])('is none: %s', target => expect(shown(target)).toBeNull())
})
