import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineFor } from './cart.ts'
import { type KeptLine, writtenLines } from './joined-cart.ts'
import { changedSince, lineChanges, readWritten, withChanges } from './kept-lines.ts'
import { biotin, magnesium, vitaminD } from './shelf.fixture.ts'

const line = (productId: string, quantity: number): KeptLine => ({ productId, priceId: `price_${productId}`, quantity })
const lines = fc
  .uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: 99 }) }), {
    selector: ({ id }) => id,
  })
  .map(all => all.map(({ id, quantity }) => line(id, quantity)))

test('what was changed, put to what there was, is what there is', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const changes = lineChanges(before, after)
      expect(writtenLines(withChanges(before, changes))).toBe(writtenLines(after))
      expect(lineChanges(after, after)).toEqual([])
      expect(readWritten(writtenLines(after)).length).toBe(after.length)
    }),
  )
})

test('two devices that change different lines both have their way', () => {
  const kept = [line('a', 1), line('b', 1)]
  const phone = lineChanges(kept, [line('a', 3), line('b', 1)])
  const desk = lineChanges(kept, [line('a', 1), line('c', 2)])
  expect(withChanges(withChanges(kept, phone), desk)).toEqual([line('a', 3), line('c', 2)])
})

test('what was touched here since stays as it is here; the rest is as the server says, in the order here', () => {
  const told = { lines: [lineFor(biotin, 1), lineFor(magnesium, 5)] }
  const here = { lines: [lineFor(magnesium, 2), lineFor(vitaminD, 1)] }
  expect(changedSince(told, here, new Set(['magnesium-complex', 'vitamin-d3-k2']))).toEqual({
    lines: [lineFor(magnesium, 2), lineFor(vitaminD, 1), lineFor(biotin, 1)],
  })
  expect(changedSince(told, here, new Set())).toEqual({ lines: [lineFor(magnesium, 5), lineFor(biotin, 1)] })
})

test.each([null, '', 'nonsense', '{}', '[1]'])('what was never agreed on is nothing: %s', text => {
  expect(readWritten(text).filter(({ productId }) => productId !== undefined)).toEqual([])
})
