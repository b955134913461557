import type { Member } from '#modules/account/member.ts'

/** Why what a page sends may not be kept: in another tab its member was signed out, or somebody else signed in. */
export type StaleReason = 'signed-out' | 'somebody-else'

/** Anyone who has typed something reads them where they typed it. */
export const STALE_FORM: { readonly [P in StaleReason]: { status: number; words: string } } = {
  'signed-out': {
    status: 401,
    words:
      'You have been signed out, so nothing was saved. What you typed is still here: sign in again in another tab, then save again.',
  },
  'somebody-else': {
    status: 409,
    words: 'Another account is signed in here now, so nothing was saved. Reload the page to go on with that one.',
  },
}

/**
 * Whether a form is sent by whom its page was drawn for: it carries their id as `formOwner`, '' for a visitor, who may
 * have become a guest meanwhile. A call without it does not come from a page of ours and is taken by its session alone.
 */
export function staleReason(formOwner: unknown, now: Pick<Member, 'id' | 'isGuest'> | null): StaleReason | null {
  if (typeof formOwner !== 'string' || formOwner === (now?.id ?? '')) return null
  if (now === null) return 'signed-out'
  return formOwner === '' && now.isGuest ? null : 'somebody-else'
}
