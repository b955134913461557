import type { Member, MemberId } from './member.ts'

/**
 * Whose records everybody without an account is shown, read only. An ordinary row of `member` that nobody can sign in
 * as; each module seeds records for it.
 */
export const SAMPLE_MEMBER: Member = {
  id: 'sample' as MemberId,
  name: 'Sam Fielding',
  email: 'sam@thymewell.example',
  emailVerified: true,
  isGuest: false,
}
