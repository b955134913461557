import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goodsState, type OrderGoods, PARCEL_LIFE, PARCEL_STATES, type Parcel, unitsOf } from './goods-life.ts'

const at = new Date('2026-11-19T10:42:00Z')
const LINES = [
  { productId: 'biotin', quantity: 2 },
  { productId: 'creatine', quantity: 1 },
] as const

const parcel = (state: Parcel['state'], biotin: number, creatine: number, sentAgain = false): Parcel => ({
  id: '00000000-0000-4000-8000-000000000001',
  number: 1,
  state,
  carrier: state === 'packed' ? null : 'royal-mail',
  trackingNumber: null,
  trackingLink: null,
  packedAt: at,
  sentAt: state === 'packed' ? null : at,
  deliveredAt: state === 'delivered' ? at : null,
  lostAt: state === 'lost' ? at : null,
  sentAgain,
  lines: [
    { productId: 'biotin' as const, quantity: biotin, lot: '' },
    { productId: 'creatine' as const, quantity: creatine, lot: '' },
  ].filter(line => line.quantity > 0),
})

const goods = (parcels: Parcel[], cancelled: OrderGoods['cancelled'] = []): OrderGoods => ({
  parcels,
  cancelled,
  refunds: [],
  returns: [],
})

const state = (parcels: Parcel[], cancelled: OrderGoods['cancelled'] = []) =>
  goodsState(unitsOf(LINES, goods(parcels, cancelled)))

test('what is still to be done counts before what is done', () => {
  expect(state([])).toBe('to-pack')
  expect(state([parcel('packed', 1, 0)])).toBe('to-pack')
  expect(state([parcel('packed', 2, 1)])).toBe('packed')
  expect(state([parcel('sent', 2, 0)])).toBe('sent-in-part')
  expect(state([parcel('sent', 2, 0), parcel('packed', 0, 1)])).toBe('sent-in-part')
  expect(state([parcel('delivered', 2, 0), parcel('sent', 0, 1)])).toBe('sent')
  expect(state([parcel('delivered', 2, 0), parcel('lost', 0, 1)])).toBe('lost')
  expect(state([parcel('delivered', 2, 1)])).toBe('delivered')
})

test('units that were cancelled are not waited for', () => {
  const all = LINES.map(line => ({ ...line, refundId: null }))
  expect(state([], all)).toBe('cancelled')
  expect(state([parcel('delivered', 2, 0)], [{ productId: 'creatine', quantity: 1, refundId: null }])).toBe('delivered')
  expect(state([], [{ productId: 'biotin', quantity: 1, refundId: null }])).toBe('to-pack')
})

test('a lost parcel that is sent again leaves its goods to be packed', () => {
  expect(state([parcel('lost', 2, 1, true)])).toBe('to-pack')
  expect(state([parcel('lost', 2, 1, true), parcel('sent', 2, 1)])).toBe('sent')
})

test('every pack of a line is at exactly one place', () => {
  const states = fc.constantFrom(...PARCEL_STATES)
  fc.assert(
    fc.property(fc.array(fc.tuple(states, fc.boolean()), { maxLength: 3 }), fc.nat(2), (parcels, cancelled) => {
      const made = parcels.map(([state, again]) => parcel(state, 1, 0, state === 'lost' && again))
      const [biotin] = unitsOf(
        [{ productId: 'biotin', quantity: 9 }],
        goods(made, cancelled > 0 ? [{ productId: 'biotin', quantity: cancelled, refundId: null }] : []),
      )
      if (!biotin) throw new Error('There is one line')
      const { ordered, ...places } = biotin
      const { productId: _, ...counts } = places
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(ordered)
      expect(biotin.cancelled).toBe(cancelled)
    }),
  )
})

test('nothing comes back from the door, and every other state has a way on', () => {
  expect(PARCEL_LIFE.delivered).toEqual({})
  for (const state of PARCEL_STATES) {
    if (state !== 'delivered') expect(Object.keys(PARCEL_LIFE[state])).not.toEqual([])
  }
})
