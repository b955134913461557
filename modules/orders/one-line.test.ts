import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shipToOf } from './invoice-session.ts'
import { oneLine, printable } from './one-line.ts'

const GREEN = '\u001b[32m'
const PLAIN = '\u001b[39m'

it.each([
  ['Ann\tTeal', 'Ann Teal'],
  ['Ann\r\nBcc: all@shop.example', 'Ann Bcc: all@shop.example'],
  ['\u001b[2J\u001b]0;owned\u0007Ann', '[2J ]0;owned Ann'],
  ['Ann\u009b31m Teal', 'Ann 31m Teal'],
  ['\u202eleaT nnA', 'leaT nnA'],
  ['  Zoë  O’Brien-Łuk 李 ', 'Zoë O’Brien-Łuk 李'],
])('%j is %j on one line', (text, line) => expect(oneLine(text)).toBe(line))

it('leaves nothing that a terminal obeys, and all lines', () => {
  expect(printable('Paid\n\tby \u001b[2JAnn\r\u0007\u009b1A', [])).toBe('Paid\n\tby [2JAnn1A')
  expect(printable(`${GREEN}sent${PLAIN} to \u001b[8mAnn`, [GREEN, PLAIN])).toBe(`${GREEN}sent${PLAIN} to [8mAnn`)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(printable(text, []).replaceAll(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u)
      expect(oneLine(text)).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}/u)
    }),
  )
})

it('an order takes its address so', () => {
  const address = {
    line1: '1 Hill\tRoad',
    line2: '\u001b[2J',
    city: 'Hull\n',
    state: null,
    postal_code: 'HU1 1AA',
    country: 'GB',
  }
  expect(shipToOf('Ann\u0007\tTeal', address)).toMatchObject({
    name: 'Ann Teal',
    lines: ['1 Hill Road', '[2J'],
    city: 'Hull',
  })
})
