import { expect, it } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { staleReason } from './stale-form.ts'

const ann = { id: 'ann' as MemberId, isGuest: false }
const guest = { id: 'guest' as MemberId, isGuest: true }

it('a form belongs to whom its page was drawn for', () => {
  expect(staleReason('ann', ann)).toBeNull()
  expect(staleReason('', null)).toBeNull()
  expect(staleReason('ann', null)).toBe('signed-out')
  expect(staleReason('ben', ann)).toBe('somebody-else')
  expect(staleReason('guest', ann)).toBe('somebody-else')
})

it('a visitor may have become a guest meanwhile, not somebody with an account', () => {
  expect(staleReason('', guest)).toBeNull()
  expect(staleReason('', ann)).toBe('somebody-else')
})

it('what does not say whom it was drawn for is taken by its session', () => {
  expect(staleReason(null, ann)).toBeNull()
  expect(staleReason(undefined, null)).toBeNull()
})
