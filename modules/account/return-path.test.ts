import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each([
  '/',
  '/cart',
  '/recipes?q=dal&page=2#top',
  '/dashboard/saved-recipes',
  '/login/security',
  '/recipes?to=https://evil.example',
])('%s is a page of ours', path => expect(returnPath(path)).toBe(path))

test.each([
  ...[null, undefined, '', 'cart', 'https://evil.example', 'javascript:alert(1)', 'data:text/html,x'],
  ...['//evil.example', '///evil.example', '/\\evil.example', '/\t/evil.example', '\\\\evil.example', '/%0d%0a\\x'],
  ...[
    '/.//evil.example',
    '/..//evil.example',
    '/login',
    '/login?to=/login',
    '/login/reset?token=x',
    '/login/google',
    '/logout',
    '/api/session',
    '/sandbox/google/auth',
    `/${'x'.repeat(600)}`,
  ],
])('%s is none', path => {
  expect(returnPath(path)).toBe('/')
})

test('whatever is asked, a browser stays here', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '\u0000',
    'evil.example',
    'https:',
    'a',
    '?',
    '#',
    '\u2028',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.array(pieces).map(all => all.join('')),
      ),
      asked => {
        expect(new URL(returnPath(asked), 'https://shop.test').origin).toBe('https://shop.test')
        expect(new URL(returnPath(`/${asked}`), 'https://shop.test').origin).toBe('https://shop.test')
      },
    ),
    { numRuns: 2000 },
  )
})
