import fc from 'fast-check'
import { expect, it } from 'vitest'
import { errorBodyText, failureKind, providerErrorIn } from './provider-failure.ts'

it.each([
  [
    { error: { code: 21, message: "Invalid IP address detected:  '203.0.113.7'" } },
    21,
    /^Invalid IP address detected: /,
  ],
  [{ error: { code: '4', message: 'Invalid signature method' } }, 4, /^Invalid signature method$/],
  [{ error: 'invalid_client' }, 0, /^invalid_client$/],
  [{ error: { message: '<b>no</b> code' } }, 0, /^no code$/],
  [{ error: { code: -1 } }, 0, /^$/],
])('the error in %j', (answer, code, message) => {
  expect(providerErrorIn(answer)).toEqual({ code, message: expect.stringMatching(message) })
})

it.each([[null], [{}], [[]], [{ recipes: {} }], [{ error: null }], ['error']])('none is in %j', answer => {
  expect(providerErrorIn(answer)).toBeNull()
})

it.each([
  ...([
    [1, 'again'],
    [20, 'again'],
    [24, 'again'],
    [11, 'quota'],
    [12, 'quota'],
    [13, 'token'],
  ] as const),
  ...([
    [106, 'not-found'],
    [5, 'refused'],
    [8, 'refused'],
    [14, 'refused'],
    [21, 'refused'],
  ] as const),
  ...([
    [107, 'unfit'],
    [101, 'unfit'],
    [105, 'not-found'],
    [0, 'refused'],
    [4711, 'refused'],
  ] as const),
])('code %i asks for %s', (code, kind) => expect(failureKind(code)).toBe(kind))

it.each([
  ['{"error":"no such client"}', 'no such client'],
  ['{"error":{"message":"nested"}}', 'nested'],
  ['{"message":"from a gateway"}', 'from a gateway'],
  ['{"details":"more"}', 'more'],
  ['<h1>Bad Gateway</h1>', 'Bad Gateway'],
  ['plain words', 'plain words'],
  ['', 'HTTP Error 502: Bad Gateway'],
  ['{}', 'HTTP Error 502: Bad Gateway'],
  ['{"error":{"code":1}}', 'HTTP Error 502: Bad Gateway'],
])('an error body of %s says %s', (body, said) => expect(errorBodyText(502, 'Bad Gateway', body)).toBe(said))

it('no error body makes it throw, and none is long', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), body => errorBodyText(500, '', body).length <= 300))
})
