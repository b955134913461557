import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Taken, toastPlace } from './toast-place.ts'

const VIEW = { left: 16, top: 8, right: 344, bottom: 632 }
const room = { width: 328, height: 60, view: VIEW, home: 564, sides: ['centre'] as const }
const box = (left: number, top: number, width: number, height: number, weight = 1): Taken => ({
  ...{ left, top, right: left + width, bottom: top + height, weight },
})

describe('the place of toasts', () => {
  it('is at the foot where nothing is there', () => {
    expect(toastPlace(room, [])).toEqual({ top: 564, side: 'centre' })
  })

  it('rises above a button at the foot, and stays below the one above that', () => {
    expect(toastPlace(room, [box(16, 570, 328, 48)]).top).toBe(570 - 8 - 60)
    expect(toastPlace(room, [box(16, 570, 328, 48), box(16, 400, 328, 48)]).top).toBe(502)
    expect(toastPlace(room, [box(16, 570, 328, 48), box(16, 450, 328, 60)]).top).toBe(450 - 8 - 60)
  })

  it('goes beside what is in the middle where the window is wide', () => {
    const wide = { ...room, view: { ...VIEW, right: 1400 }, sides: ['centre', 'end', 'start'] as const }
    expect(toastPlace(wide, [box(600, 100, 200, 524)])).toEqual({ top: 564, side: 'end' })
  })

  it('hides what matters least where all is taken', () => {
    const rows = Array.from({ length: 13 }, (_, row) => box(16, row * 48, 328, 48, row === 3 ? 1 : 100))
    const { top } = toastPlace({ ...room, height: 40 }, rows)
    expect(top).toBeGreaterThanOrEqual(3 * 48)
    expect(top + 40).toBeLessThanOrEqual(4 * 48)
  })

  it('covers nothing whenever some height at its width is free', () => {
    const taken = fc.array(
      fc.record({ top: fc.integer({ min: 0, max: 620 }), height: fc.integer({ min: 20, max: 120 }) }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(taken, boxes => {
        const all = boxes.map(({ top, height }) => box(20, top, 300, height))
        const isFree = (top: number) => all.every(each => each.bottom <= top || each.top >= top + 60)
        const free = Array.from({ length: 565 }, (_, nth) => nth + 8).filter(isFree)
        // With the gap that is kept on either side.
        const isRoomy = free.some(top => isFree(top - 8) && isFree(top + 8))
        if (isRoomy) expect(isFree(toastPlace(room, all).top)).toBe(true)
      }),
    )
  })
})
