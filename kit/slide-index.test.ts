import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slideAfterKey, slideAtOffset, stepSlide } from './slide-index.ts'

const place = fc
  .integer({ min: 1, max: 12 })
  .chain(total => fc.record({ total: fc.constant(total), index: fc.integer({ min: 0, max: total - 1 }) }))

it('goes round the ends', () => {
  expect(stepSlide(3, 1, 4)).toBe(0)
  expect(stepSlide(0, -1, 4)).toBe(3)
  expect(stepSlide(0, 1, 1)).toBe(0)
  expect(stepSlide(0, 1, 0)).toBe(0)
})

it('comes back by as many steps as it went, and meets every slide on one way round', () => {
  fc.assert(
    fc.property(place, fc.integer({ min: -50, max: 50 }), ({ total, index }, by) => {
      expect(stepSlide(stepSlide(index, by, total), -by, total)).toBe(index)
      const seen = Array.from({ length: total }, (_, step) => stepSlide(index, step, total))
      expect(new Set(seen).size).toBe(total)
    }),
  )
})

it('knows its keys', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'ArrowUp', 'Tab']
  expect(keys.map(key => slideAfterKey(key, 0, 4))).toEqual([3, 1, 0, 3, null, null])
})

it('reads the slide from the scroll offset, also beyond the ends', () => {
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 2000 }), ({ total, index }, width) => {
      expect(slideAtOffset(index * width, width, total)).toBe(index)
    }),
  )
  expect(slideAtOffset(-80, 300, 4)).toBe(0)
  expect(slideAtOffset(9999, 300, 4)).toBe(3)
  expect(slideAtOffset(100, 0, 4)).toBe(0)
})
