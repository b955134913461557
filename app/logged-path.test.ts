import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'
import routes from './routes.ts'

const KEY = 'JwS8mX1c-Qk_7Zt0aVb3Nn5pLr9uYe2dHg4iFo6sTqM'
const all = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...all(children)])

test('a path is logged without its query', () => {
  expect(loggedPath('/recipes?q=what+somebody+typed')).toBe('/recipes')
  expect(loggedPath('/dashboard/progress/share')).toBe('/dashboard/progress/share')
})

test('no address with a key or a token is logged with it', () => {
  const secret = all(routes).filter(path => /:(?:key|token)/.test(path))
  expect(secret).toContain('/records/:key')
  for (const path of secret) {
    const asked = path.replace(/:(?:key|token)/, KEY)
    expect(loggedPath(asked)).toBe(path.replace(/:(?:key|token)/, '[key]'))
    expect(loggedPath(`${asked}.data?_routes=x`)).not.toContain(KEY)
  }
})

test('whatever logs a path asks for it here', () => {
  const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
  const logged = Object.entries(sources).flatMap(([file, text]) =>
    file.includes('.test.')
      ? []
      : [...text.matchAll(/\b(?:log\.\w+|logFailure)\(.*?\bpath: (\S+)/g)].map(([, path = '']) => `${file} ${path}`),
  )
  expect(logged).not.toEqual([])
  expect(logged.filter(line => !/ loggedPath\(/.test(line))).toEqual([])
})
