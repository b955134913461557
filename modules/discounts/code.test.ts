import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '#modules/calendar/day.ts'
import { endOfDay, LONDON } from '#modules/calendar/zone.ts'
import { allotted, codeName, type DiscountCode, discountOf, refusalOf, refusalOfBuyer } from './code.ts'
import { TEN_PERCENT } from './code-terms.fixture.ts'
import { CODE_WORDS, termsText } from './code-words.ts'
import { notYetText } from './not-yet-words.ts'

const TEN: DiscountCode = {
  ...TEN_PERCENT,
  name: 'SPRING10',
  beginsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: endOfDay(dayOf('2026-12-31'), LONDON),
  promotionId: 'promo_1',
  endedAt: null,
}
const FIVE_POUNDS: DiscountCode = { ...TEN, name: 'FIVER', percentOff: null, penceOff: 500 }
const NOW = new Date('2026-11-23T12:00:00Z')
const NEW_BUYER = { paidByBuyer: 0, heldByBuyer: 0, hasOrdered: false }

test('case, spaces and dashes of what is typed are forgiven, and nothing else', () => {
  for (const typed of ['spring10', ' SPRING10 ', 'Spring 10', 'spring-10', 'spring–10\n', 'S P R I N G 1 0'])
    expect(codeName(typed)).toBe('SPRING10')
  for (const typed of [
    '',
    'ab',
    'A'.repeat(21),
    'spring_10',
    'spring10;',
    '‮abc',
    null,
    7,
    ['SPRING10'],
    'x'.repeat(9999),
  ])
    expect(codeName(typed)).toBeNull()
})

test('per cent come off what the code is for, to the nearest penny', () => {
  const lines = [
    { productId: 'biotin', pence: 565 },
    { productId: 'collagen-peptides', pence: 1290 },
  ]
  expect(discountOf(TEN, lines)).toEqual({ ok: true, pence: 186, ofLines: [57, 129] })
  expect(discountOf({ ...TEN, products: ['biotin'] }, lines)).toEqual({ ok: true, pence: 57, ofLines: [57, 0] })
  expect(discountOf({ ...TEN, percentOff: 100 }, lines)).toEqual({ ok: true, pence: 1855, ofLines: [565, 1290] })
})

test('an amount never takes off more than the goods cost', () => {
  expect(discountOf(FIVE_POUNDS, [{ productId: 'biotin', pence: 430 }])).toEqual({
    ok: true,
    pence: 430,
    ofLines: [430],
  })
})

test('what a cart lacks is said in words', () => {
  const biotin = [{ productId: 'biotin', pence: 565 }]
  const elsewhere = discountOf({ ...TEN, products: ['collagen-peptides'] }, biotin)
  expect(elsewhere).toEqual({ ok: false, reason: 'nothing-for-it' })
  const tooLittle = discountOf({ ...TEN, leastPence: 2000 }, biotin)
  expect(tooLittle).toEqual({ ok: false, reason: 'too-little', missingPence: 1435 })
  expect(discountOf({ ...TEN, leastPence: 565 }, biotin)).toMatchObject({ ok: true })
  expect(discountOf(TEN, [])).toEqual({ ok: false, reason: 'nothing-for-it' })
  if (!tooLittle.ok) expect(notYetText('TEN', tooLittle)).toBe('TEN counts from £14.35 more in the cart.')
})

test('parts of a discount add up to it, none is more than its line, and lines that are alike differ by a penny at most', () => {
  const cart = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(cart, fc.double({ min: 0, max: 1, noNaN: true }), (values, part) => {
      const whole = values.reduce((sum, value) => sum + value, 0)
      const pence = Math.round(whole * part)
      const parts = allotted(pence, values)
      expect(parts.reduce((sum, value) => sum + value, 0)).toBe(pence)
      parts.forEach((value, index) => {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(values[index] ?? 0)
        expect(Math.abs(value - (pence * (values[index] ?? 0)) / whole)).toBeLessThan(1)
      })
    }),
  )
})

test('a code holds from its first moment to the end of its last day, while uses are left and nobody has ended it', () => {
  const at = (moment: string, code = TEN, inAll = 0) => refusalOf(code, { inAll }, new Date(moment))
  expect(at('2026-10-31T23:59:59Z')).toBe('not-begun')
  expect(at('2026-11-01T00:00:00Z')).toBeNull()
  expect(at('2026-12-31T23:59:59Z')).toBeNull()
  expect(at('2027-01-01T00:00:00Z')).toBe('ended')
  expect(at('2026-11-23T12:00:00Z', { ...TEN, endedAt: NOW })).toBe('ended')
  expect(at('2026-11-23T12:00:00Z', { ...TEN, promotionId: null })).toBe('unknown')
  expect(at('2026-11-23T12:00:00Z', { ...TEN, mostUses: 3 }, 2)).toBeNull()
  expect(at('2026-11-23T12:00:00Z', { ...TEN, mostUses: 3 }, 3)).toBe('used-up')
  expect(refusalOf(null, { inAll: 0 }, NOW)).toBe('unknown')
})

test('a first order is one, also while another waits to be paid', () => {
  const first = { ...TEN, firstOrderOnly: true }
  expect(refusalOfBuyer(first, NEW_BUYER)).toBeNull()
  expect(refusalOfBuyer(first, { ...NEW_BUYER, hasOrdered: true })).toBe('not-first')
  expect(refusalOfBuyer(first, { ...NEW_BUYER, heldByBuyer: 1 })).toBe('held-by-you')
  const once = { ...TEN, mostUsesOfBuyer: 1 }
  expect(refusalOfBuyer(once, { ...NEW_BUYER, hasOrdered: true })).toBeNull()
  expect(refusalOfBuyer(once, { ...NEW_BUYER, paidByBuyer: 1, hasOrdered: true })).toBe('used-by-you')
  expect(refusalOfBuyer({ ...TEN, mostUsesOfBuyer: 2 }, { ...NEW_BUYER, paidByBuyer: 1 })).toBeNull()
  expect(refusalOfBuyer(TEN, { paidByBuyer: 9, heldByBuyer: 9, hasOrdered: true })).toBeNull()
})

test('every bound is said where the code is accepted', () => {
  const nameOf = (id: string) => ({ biotin: 'Biotin', 'magnesium-complex': 'Magnesium Complex' })[id] ?? id
  const bounded: DiscountCode = {
    ...FIVE_POUNDS,
    products: ['biotin', 'magnesium-complex'],
    leastPence: 2000,
    mostUses: 100,
    mostUsesOfBuyer: 1,
  }
  expect(termsText(bounded, nameOf)).toEqual([
    '£5 off Biotin and Magnesium Complex.',
    'Until 31 December 2026.',
    'For goods of £20 or more.',
    'Once for each buyer.',
    'For the first 100 orders with it.',
    'One code for each order. Delivery is free from £25 after the discount.',
  ])
  expect(termsText({ ...TEN, endsAt: null, firstOrderOnly: true }, nameOf)).toEqual([
    '10\u00a0% off everything in the shop.',
    'For a first order.',
    'One code for each order. Delivery is free from £25 after the discount.',
  ])
  expect(CODE_WORDS.ended('SPRING10', TEN)).toBe('The code SPRING10 ended on 31 December 2026.')
})
