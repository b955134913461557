import fc from 'fast-check'
import { expect, it } from 'vitest'
import { providerParts } from './joined-pages.ts'

it.each([
  [1, 0, [{ page: 1, from: 0, to: 20 }]],
  [1, 20, []],
  [1, 7, [{ page: 1, from: 0, to: 13 }]],
  [
    2,
    7,
    [
      { page: 1, from: 13, to: 20 },
      { page: 2, from: 0, to: 13 },
    ],
  ],
  [3, 40, [{ page: 1, from: 0, to: 20 }]],
])('page %i after %i of our own', (page, own, parts) => expect(providerParts(page, 20, own)).toEqual(parts))

it('every place of the provider is on one page, in order, and no page is longer than it may be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 30 }), (own, size) => {
      const places = [1, 2, 3, 4, 5].flatMap(page => {
        const parts = providerParts(page, size, own)
        const shown = parts.flatMap(part =>
          Array.from({ length: part.to - part.from }, (_, at) => (part.page - 1) * size + part.from + at),
        )
        expect(shown.length).toBeLessThanOrEqual(size)
        return shown
      })
      expect(places).toEqual(places.map((_, at) => at))
      expect(places).toHaveLength(Math.max(0, 5 * size - own))
    }),
  )
})
