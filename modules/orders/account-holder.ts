import type { Member } from '#modules/account/member.ts'

/** What of a member the payment service may be told, so that they need not type it. */
export interface AccountHolder {
  /** Null unless it was proved: the payment page lets nobody change it. */
  email: string | null
  name: string
}

/** Null for a visitor and for a guest: there is nothing to be told of either. */
export function accountHolder(member: Member | null): AccountHolder | null {
  if (!member || member.isGuest) return null
  return { email: member.emailVerified ? member.email : null, name: member.name }
}
