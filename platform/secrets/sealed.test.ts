import { expect, test } from 'vitest'
import { tampered } from '#test/tampered.ts'
import { sealWith } from './sealed.ts'

const seal = sealWith('a secret of the shop', 'device tokens')

test('what was closed opens again, and looks different each time', () => {
  const closed = seal.close('token é', 'ann fitbit')
  expect(seal.open(closed, 'ann fitbit')).toBe('token é')
  expect(closed).not.toContain('token')
  expect(seal.close('token é', 'ann fitbit')).not.toBe(closed)
})

test('for another owner, with another key or changed, it does not open', () => {
  const closed = seal.close('token', 'ann fitbit')
  expect(() => seal.open(closed, 'ben fitbit')).toThrow()
  expect(() => sealWith('another', 'device tokens').open(closed, 'ann fitbit')).toThrow()
  expect(() => sealWith('a secret of the shop', 'letters').open(closed, 'ann fitbit')).toThrow()
  expect(() => seal.open(tampered(closed), 'ann fitbit')).toThrow()
  expect(() => seal.open('plain', 'ann fitbit')).toThrow()
})
