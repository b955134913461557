import type { RouteConfigEntry } from '@react-router/dev/routes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timesAsDear } from '#test/cost.ts'
import routes from '../routes.ts'
import { JUNK, LEGITIMATE } from './removed-paths.fixture.ts'
import { removedPath } from './removed-paths.ts'

function check(address: string) {
  const cut = address.indexOf('?')
  return cut === -1 ? removedPath(address, '') : removedPath(address.slice(0, cut), address.slice(cut))
}

const addresses = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([why, list]) => list.map(address => [address, why] as const))

describe('the table', () => {
  test('holds at least 150 different addresses of each kind', () => {
    expect(new Set(addresses(JUNK).map(([address]) => address)).size).toBeGreaterThanOrEqual(150)
    expect(new Set(addresses(LEGITIMATE).map(([address]) => address)).size).toBeGreaterThanOrEqual(150)
  })

  test.each(addresses(JUNK))('%s is junk: %s', (address, why) => {
    expect(check(address)).toEqual({ removed: true, reason: why })
  })

  test.each(addresses(LEGITIMATE))('%s is not junk: %s', address => {
    expect(check(address)).toEqual({ removed: false })
  })
})

/** Every path of the product, with its parameters still in it: '/shop/supplements/:id'. */
function pathsOf(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(entry => {
    const path = entry.path ? `${parent}/${entry.path}` : parent
    const own = entry.path === '*' && parent === '' ? [] : [path || '/']
    return [...(entry.path || entry.index ? own : []), ...pathsOf(entry.children ?? [], path)]
  })
}

const anySegment = fc.oneof(
  fc.string({ minLength: 1 }).map(text => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, 'x'))),
  fc.constantFrom('12345678', 'index.php', '%E6%97%A5', '%3Cscript%3E', 'wp-admin', 'casino', 'a%20b', '%', '日本'),
)
const anyQuery = fc.oneof(
  fc.constantFrom('', '?', '?callback=1', '?redirect=/x', '?q=日本', '?q=%E6%97%A5', '?return_to=a&q=%20'),
  fc.string().map(text => `?${text}`),
)

describe('no address of the product', () => {
  const paths = pathsOf(routes)

  test('is missed by this test: the routes were read', () => {
    expect(paths).toContain('/')
    expect(paths).toContain('/shop/supplements/:id')
    expect(paths).toContain('/dashboard/meal-planner')
    expect(paths).toContain('/api/*')
    expect(paths.length).toBeGreaterThan(30)
  })

  test('is ever junk, whatever its ids and its query', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), anySegment, anyQuery, (path, id, query) => {
        expect(
          removedPath(
            path.replace(/:\w+|\*/g, () => id),
            query,
          ),
        ).toEqual({ removed: false })
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ...['/pictures/', '/fonts/', '/assets/', '/api/', '/hooks/', '/sandbox/', '/.well-known/'],
    ...['/favicon.ico', '/robots.txt', '/sitemap.xml', '/site.webmanifest', '/healthz', '/readyz'],
  ])('%s and what lies in it is never junk', path => {
    fc.assert(
      fc.property(anySegment, anyQuery, (name, query) => {
        expect(removedPath(path.endsWith('/') ? path + name : path, query)).toEqual({ removed: false })
      }),
    )
  })
})

describe('any input', () => {
  test('gets an answer, never an error', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '%',
        '%2',
        '%zz',
        '%E3',
        '%E3%81',
        '%F4%90%80%80',
        '%C0%AF',
        '%25',
        '%2525',
        '\u0000',
        '\ud800',
        '/',
        '..',
      ),
    )
    const text = fc.array(piece, { maxLength: 60 }).map(pieces => pieces.join(''))
    fc.assert(
      fc.property(text, text, (path, query) => {
        expect(typeof removedPath(path, query).removed).toBe('boolean')
      }),
      { numRuns: 3000 },
    )
  })

  const HOSTILE: [string, string][] = [
    ['8 kB of one letter', 'a'],
    ['8 kB of digits', '1'],
    ['8 kB of percent signs', '%'],
    ['8 kB of encoded percent signs', '%25'],
    ['8 kB of cut-off characters', '%E3%81-'],
    ['8 kB of broken bytes', '%ff'],
    ['8 kB of slashes', '/'],
    ['8 kB of dashes', '-'],
    ['8 kB of dots', '.'],
    ['8 kB of dots and slashes', './'],
    ['8 kB of ampersands', '&'],
    ['8 kB of empty parameters', 'a=&'],
    ['8 kB of almost-words', 'casin-'],
    ['8 kB of almost-numbered pages', '/1234a.html'],
    ['8 kB of almost-PrestaShop', '1-a'],
    ['8 kB of surrogates', '\ud800'],
    ['8 kB of escape() notation', '%u20'],
  ]

  // What backtracks costs thousands of times as much at these lengths.
  test.each(HOSTILE)('%s is not hundreds of times dearer than plain text', (_, piece) => {
    // Short enough to be read whole, and too long to be looked at.
    for (const length of [1020, 8192]) {
      const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
      expect(timesPlain(text, length)).toBeLessThan(TIMES_PLAIN)
    }
  })

  test('text at random is not hundreds of times dearer than plain text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 64, maxLength: 8192, size: 'max' }), text => {
        expect(timesPlain(text, text.length)).toBeLessThan(TIMES_PLAIN)
      }),
      // Looking for a shorter text that is slow too would go on for minutes.
      { numRuns: 40, endOnFailure: true },
    )
  })
})

const TIMES_PLAIN = 400

function timesPlain(text: string, length: number): number {
  const plain = 'lentil soup '.repeat(Math.ceil(length / 12)).slice(0, length)
  const read = (value: string) => () => removedPath(`/x${value.slice(0, 1000)}`, `?${value}`)
  return timesAsDear(read(text), read(plain), 15)
}
