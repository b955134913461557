import { expect, it } from 'vitest'
import type { MemberId } from '#modules/account/member.ts'
import { partedFrom } from './drawn-for.ts'

const ann = { id: 'ann' as MemberId, isGuest: false }
const guest = { id: 'guest' as MemberId, isGuest: true }

it('a form belongs to whom its page was drawn for', () => {
  expect(partedFrom('ann', ann)).toBeNull()
  expect(partedFrom('', null)).toBeNull()
  expect(partedFrom('ann', null)).toBe('signed-out')
  expect(partedFrom('ben', ann)).toBe('somebody-else')
  expect(partedFrom('guest', ann)).toBe('somebody-else')
})

it('a visitor may have become a guest meanwhile, not somebody with an account', () => {
  expect(partedFrom('', guest)).toBeNull()
  expect(partedFrom('', ann)).toBe('somebody-else')
})

it('what does not say whom it was drawn for is taken by its session', () => {
  expect(partedFrom(null, ann)).toBeNull()
  expect(partedFrom(undefined, null)).toBeNull()
})
