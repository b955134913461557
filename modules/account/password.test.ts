import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonPasswords } from './commands/password-list.ts'
import { LONGEST_PASSWORD, passwordFault, SHORTEST_PASSWORD } from './password.ts'

const ANN = { name: 'Ann Teal', email: 'ann.teal@example.com' }
const common = await commonPasswords()
const fault = (password: string) => passwordFault(password, ANN, lower => common.has(lower))

test.each([
  ['1234567', 'too-short'],
  ['🥕🥕🥕🥕', 'too-short'],
  ['x'.repeat(64) + 'y'.repeat(65), 'too-long'],
  ['password', 'too-common'],
  ['PassWord', 'too-common'],
  ['football', 'too-common'],
  ['zzzzzzzzzzzz', 'too-common'],
  ['ann.teal', 'says-who'],
  ['Ann-Teal', 'says-who'],
  ['ann.teal@example.com', 'says-who'],
  ['example.com', 'says-who'],
  ['thymewell', 'says-who'],
  ['Thymewell', 'says-who'],
  ['Thyme-Well!', 'says-who'],
  ['thymewell2026', 'says-who'],
  ['1990ann.teal', 'says-who'],
  ['annteal123', 'says-who'],
  ['thymewell and lentils', null],
  ['19901991', null],
  ['lentils on tuesday', null],
  ['        a', null],
  ['пароль для супа', null],
  ['ann teal likes lentils', null],
])('%j: %s', (password, expected) => {
  expect(fault(password)).toBe(expected)
})

test('nothing but length, the list and the own name is ever asked for', () => {
  const long = fc.string({ unit: 'grapheme', minLength: SHORTEST_PASSWORD, maxLength: 20 })
  fc.assert(
    fc.property(long, password => {
      const length = [...password.normalize('NFC')].length
      fc.pre(length >= SHORTEST_PASSWORD && length <= LONGEST_PASSWORD)
      expect([null, 'too-common', 'says-who']).toContain(fault(password))
    }),
  )
})

test('the list holds the commonest passwords, in small letters', () => {
  for (const known of ['123456789', 'qwertyuiop', 'iloveyou', 'sunshine', 'princess'])
    expect(common.has(known)).toBe(true)
  expect(common.has('lentils on tuesday')).toBe(false)
})
