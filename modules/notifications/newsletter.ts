import type { Block } from '#platform/mail/email.tsx'

/** Which words somebody agreed to, and when they last changed. */
export const NEWSLETTER_WORDING = '2026-11'

/** So many days the link to confirm works. Then the wish ends, as if it had never been. */
export const CONFIRM_DAYS = 7
const DAY_MS = 86_400_000

export const hasRunOut = (askedAt: Date, now: Date): boolean =>
  now.getTime() - askedAt.getTime() >= CONFIRM_DAYS * DAY_MS

/** 'At most twice a month', as the setting says. */
export const MOST_ISSUES = 2
export const ISSUE_DAYS = 30

/** How it stands with the newsletter of somebody who switched it on. */
export type NewsletterState = 'off' | 'confirmed' | 'waiting' | 'not asked yet' | 'address unproved'

/** What a link to confirm still does. */
export type NewsletterLink = 'open' | 'confirmed' | 'run out' | 'over'

/** What a newsletter says, whoever reads it. An address in it that begins with a stroke is the shop's. */
export interface IssueText {
  readonly subject: string
  readonly blocks: readonly Block[]
}

/** A time that somebody asked, as it is kept. */
export interface Asked {
  readonly email: string
  readonly askedAt: Date
  readonly confirmedAt: Date | null
  readonly endedAt: Date | null
}

interface Present {
  /** The proved address of the account now; null where there is none, or nobody may be written to. */
  readonly email: string | null
  /** Whether this is the last time that they asked. */
  readonly isNewest: boolean
}

export function linkOf(asked: Asked, { email, isNewest }: Present, now: Date): NewsletterLink {
  if (email !== asked.email || !isNewest) return 'over'
  if (asked.confirmedAt !== null) return asked.endedAt === null ? 'confirmed' : 'over'
  if (hasRunOut(asked.askedAt, now)) return 'run out'
  return asked.endedAt === null ? 'open' : 'over'
}
