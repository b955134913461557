import { expect, test } from 'vitest'
import { justDone } from './just-done.ts'
import type { OrderStep } from './order-words.ts'

const AT = new Date('2026-11-20T12:00:00Z')
const after = (minutes: number) => new Date(AT.getTime() + minutes * 60_000)
const NAMES = new Map([['biotin', 'Biotin']])

const step = (fact: OrderStep['fact'], detail: OrderStep['detail'], at = AT): OrderStep => ({
  at,
  fact,
  to: 'paid',
  chargedPence: 1625,
  refundedPence: 0,
  detail,
})
const cancelled = step('cancelled', { goods: [{ productId: 'biotin', quantity: 2 }], pence: 1130 })

test('what was cancelled is named, with what goes back for it', () => {
  const said = justDone([step('paid', null), cancelled, step('refunded', null)], NAMES, after(1))
  expect(said?.done).toBe('cancelled')
  expect(said?.words).toContain('2 × Biotin won’t be sent.')
  expect(said?.words).toContain('your refund of £11.30')
})

test('without money that goes back none is promised', () => {
  const said = justDone([step('cancelled', { goods: [{ productId: 'biotin', quantity: 1 }] })], NAMES, after(1))
  expect(said?.words).toBe('1 × Biotin won’t be sent.')
})

test('it is said no more once anything else was done, or some minutes later', () => {
  expect(justDone([cancelled, step('sent', { parcel: 1 }, after(1))], NAMES, after(2))).toBeNull()
  expect(justDone([cancelled], NAMES, after(11))).toBeNull()
  expect(justDone([step('readdressed', {}), cancelled], NAMES, after(1))?.done).toBe('cancelled')
  expect(justDone([cancelled, step('readdressed', {}, after(1))], NAMES, after(1))?.done).toBe('readdressed')
})
