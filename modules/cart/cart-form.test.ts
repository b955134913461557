import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCartForm } from './cart-form.ts'
import { shelf as BUYABLE, biotin } from './shelf.fixture.ts'

// The reader looks at no more of them than their ids.
const shelf = BUYABLE as unknown as Parameters<typeof readCartForm>[1]

const read = (fields: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return readCartForm(form, shelf)
}
const quantityOf = (act: string, quantity: string) => {
  const reading = read([
    ['act', act],
    ['product', biotin.id],
    ['quantity', quantity],
  ])
  return reading.ok && 'quantity' in reading.form ? reading.form.quantity : reading
}

test.each([
  ['1', 1],
  [' 7 ', 7],
  ['07', 7],
  ['1e2', 100],
  ['2.0', 2],
  ['1000000000', 1e9],
])('%s is read as %i', (text, quantity) => {
  expect(quantityOf('add', text)).toBe(quantity)
  expect(quantityOf('set', text)).toBe(quantity)
})

test.each(['', ' ', 'x', '1.5', '0x10', 'Infinity', '1e99', '9'.repeat(40), '1,5', '½'])(
  '“%s” is no quantity',
  text => {
    for (const act of ['add', 'set'])
      expect(quantityOf(act, text)).toEqual({ ok: false, message: 'Invalid quantity for Biotin' })
  },
)

test('none of it can be set and not added', () => {
  expect(quantityOf('set', '0')).toBe(0)
  expect(quantityOf('set', '-1')).toBe(-1)
  for (const text of ['0', '-1']) expect(quantityOf('add', text)).toMatchObject({ ok: false })
})

test('of an earlier order whatever can be read is, each product with its own number and price', () => {
  const lines: [string, string][] = [biotin.id, 'snake-oil', 'magnesium-complex', 'vitamin-d3-k2'].flatMap(
    (id, index): [string, string][] => [
      ['product', id],
      ['quantity', index === 3 ? '-1' : String(index + 1)],
      ['paid', '500'],
    ],
  )
  expect(read([['act', 'again'], ...lines])).toMatchObject({
    ok: true,
    form: {
      ordered: [
        { item: { id: 'biotin' }, quantity: 1, paidPence: 500 },
        { item: { id: 'magnesium-complex' }, quantity: 3, paidPence: 500 },
      ],
    },
  })
})

test('whatever is sent is read or refused in words, and a quantity is one to count with', () => {
  const field = fc.constantFrom('act', 'product', 'quantity', 'key', 'paid')
  const value = fc.oneof(
    fc.constantFrom('add', 'set', 'remove', 'again', 'clear', 'tidy', 'checkout', 'biotin', '3', '-1'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(field, value), { maxLength: 8 }), fields => {
      const reading = read(fields)
      if (!reading.ok) expect(reading.message).not.toBe('')
      else if ('quantity' in reading.form) expect(Number.isSafeInteger(reading.form.quantity)).toBe(true)
    }),
  )
})
