import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseStoredUser } from './session.ts'

test('a user is read as stored, with the specified stand-ins for what is missing', () => {
  expect(parseStoredUser('{"id":"1","name":"Ann Miller","email":"ann@example.com"}')).toEqual({
    id: '1',
    name: 'Ann Miller',
    email: 'ann@example.com',
  })
  expect(parseStoredUser('{"id":"1","name":" "}')).toEqual({ id: '1', name: 'User', email: '' })
})

test.each([null, '', '{', 'null', '[]', '"x"', '{}', '{"id":""}', '{"id":7}'])('%s is nobody', text => {
  expect(parseStoredUser(text)).toBeNull()
})

test('nothing in the storage breaks the header', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), text => void parseStoredUser(text)))
})
