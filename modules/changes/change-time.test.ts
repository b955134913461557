import { expect, test } from 'vitest'
import { doneAt, forgottenBefore, isTooOld, LONGEST_WAIT_DAYS } from './change-time.ts'

const NOON = new Date('2026-11-20T12:00:00Z')
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)

test('a clock that goes wrong is put right by what it said when the change was sent', () => {
  // An hour fast: done ten minutes ago.
  expect(doneAt(after(50), after(60), NOON)).toEqual(after(-10))
  // A year slow: done a minute ago.
  expect(doneAt(after(-525_601), after(-525_600), NOON)).toEqual(after(-1))
})

test.each([0, 4, -10, 60 * 24])(
  'two presses keep their order where the first is long on its way, on a clock %i minutes fast',
  fast => {
    const pressed = (seconds: number) => after(fast + seconds / 60)
    const arrived = (seconds: number) => after(seconds / 60)
    const first = doneAt(pressed(0), pressed(0.1), arrived(50))
    const second = doneAt(pressed(1), pressed(50.1), arrived(50.2))
    expect(first.getTime()).toBeLessThan(second.getTime())
  },
)

test('nothing is done later than now', () => {
  expect(doneAt(after(90), after(60), NOON)).toEqual(NOON)
})

test('a change may wait for 30 days, and its id is known for longer', () => {
  expect(isTooOld(after(-LONGEST_WAIT_DAYS * 24 * 60), NOON)).toBe(false)
  expect(isTooOld(after(-LONGEST_WAIT_DAYS * 24 * 60 - 1), NOON)).toBe(true)
  expect(isTooOld(forgottenBefore(NOON), NOON)).toBe(true)
})
