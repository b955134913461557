import { expect, test } from 'vitest'
import { FIRST_CHANGE_COOKIE, firstChangeIn } from './first-change-cookie.ts'

const NUMBER = '0123456789abcdef0123456789abcdef'

test('the number is found among other cookies, and over https only where no other host can have set it', () => {
  expect(firstChangeIn(`a=b; thymewell-first-change=${NUMBER}; c=d`, false)).toBe(NUMBER)
  expect(firstChangeIn(`__Host-thymewell-first-change=${NUMBER}`, true)).toBe(NUMBER)
  expect(firstChangeIn(`thymewell-first-change=${NUMBER}`, true)).toBeNull()
})

test.each([
  null,
  '',
  'thymewell-first-change=',
  `thymewell-first-change=${NUMBER}0`,
  `x${FIRST_CHANGE_COOKIE(false)}=${NUMBER}`,
])('%j holds none', cookies => expect(firstChangeIn(cookies, false)).toBeNull())
