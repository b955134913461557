import { createHash } from 'node:crypto'
import type { MemberId } from '#modules/account/member.ts'
import { type EmailKind, NOTIFICATION_KINDS, type Notification } from '#modules/profile/settings.ts'
import { sealWith } from '#platform/secrets/sealed.ts'

/** What links in e-mails carry. They are sealed, so they need no table and say to nobody whose they are. */

const ABOUT = 'e-mails'

/** Ends e-mails of one kind, for whoever has one. */
export const unsubscribeKey = (secret: string, memberId: MemberId, kind: Notification): string =>
  sealWith(secret, 'unsubscribe').close(`${kind} ${memberId}`, ABOUT)

/** Whose e-mails of which kind a key ends; null where it is none of ours. */
export function openUnsubscribeKey(secret: string, key: string): { kind: Notification; memberId: MemberId } | null {
  const [named, memberId] = opened(secret, 'unsubscribe', key)
  const kind = NOTIFICATION_KINDS.find(each => each === named)
  return kind === undefined || memberId === undefined ? null : { kind, memberId: memberId as MemberId }
}

/**
 * Opens the choice of e-mails. It holds for the mailbox that it was sent to: who reads an address that the account has
 * left behind must not choose what goes to the new one.
 */
export const preferencesKey = (secret: string, memberId: MemberId, email: string): string =>
  sealWith(secret, 'e-mail-preferences').close(`${memberId} ${mailboxMark(email)}`, ABOUT)

/** Whose choice a key opens, and the mark of the mailbox that it was sent to. */
export function openPreferencesKey(secret: string, key: string): { memberId: MemberId; mailbox: string } | null {
  const [memberId, mailbox] = opened(secret, 'e-mail-preferences', key)
  return memberId === undefined || mailbox === undefined ? null : { memberId: memberId as MemberId, mailbox }
}

/** By which a mailbox is known again. */
export const mailboxMark = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22)

/** Confirms the newsletter that was asked for at that moment. */
export const newsletterKey = (secret: string, memberId: MemberId, askedAt: Date): string =>
  sealWith(secret, 'newsletter').close(`${memberId} ${askedAt.getTime()}`, ABOUT)

export function openNewsletterKey(secret: string, key: string): { memberId: MemberId; askedAt: Date } | null {
  const [memberId, asked] = opened(secret, 'newsletter', key)
  return memberId === undefined || asked === undefined
    ? null
    : { memberId: memberId as MemberId, askedAt: new Date(Number(asked)) }
}

function opened(secret: string, purpose: string, key: string): string[] {
  try {
    return sealWith(secret, purpose).open(key, ABOUT).split(' ')
  } catch {
    return []
  }
}

interface LinkDeps {
  readonly secret: string
  /** The shop's address, without a slash at the end. */
  shop(): string
}

/** The two links that end every e-mail of these kinds. */
export function closingLinks({ secret, shop }: LinkDeps, memberId: MemberId, email: string, kind: EmailKind) {
  return {
    unsubscribeUrl: `${shop()}/unsubscribe/${unsubscribeKey(secret, memberId, kind)}`,
    preferencesUrl: `${shop()}/e-mail-choices/${preferencesKey(secret, memberId, email)}`,
  }
}
