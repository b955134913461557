import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import { emailReader, provedAddresses } from '#modules/account/queries.ts'
import { settingsOf, wanting } from '#modules/profile/queries.ts'
import { EMAIL_KINDS, type EmailKind } from '#modules/profile/settings.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { mailboxMark, openNewsletterKey, openPreferencesKey } from '../commands/keys.ts'
import { type Asked, linkOf, type NewsletterLink, type NewsletterState } from '../newsletter.ts'

/** Whom links in e-mails are opened for. */
export interface LinkDeps {
  readonly db: Db
  readonly secret: string
  now(): Date
  /** Whether the account waits for its deletion. */
  isLocked(memberId: MemberId): Promise<boolean>
}

const ASKED = ['email', 'asked_at as askedAt', 'confirmed_at as confirmedAt', 'ended_at as endedAt'] as const

/** The wish for the newsletter that stands. One statement. */
export async function standingConsent(db: Db | Tx, memberId: MemberId): Promise<Asked | null> {
  const row = await db
    .selectFrom('newsletter_consent')
    .select(ASKED)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** How it stands with somebody's newsletter. Of somebody who does not want it this takes no statement. */
export async function newsletterState(
  db: Db,
  { memberId, wants, email }: { memberId: MemberId; wants: boolean; email: string | null },
): Promise<NewsletterState> {
  if (!wants) return 'off'
  if (email === null) return 'address unproved'
  const standing = await standingConsent(db, memberId)
  if (standing?.email !== email) return 'not asked yet'
  return standing.confirmedAt === null ? 'waiting' : 'confirmed'
}

export interface OpenedNewsletterLink {
  readonly memberId: MemberId
  readonly asked: Asked
  readonly link: NewsletterLink
}

/** What a link to confirm opens; null where it is none of ours, or its account is gone. */
export async function newsletterByKey(
  { db, secret, now, isLocked }: LinkDeps,
  key: string,
): Promise<OpenedNewsletterLink | null> {
  const opened = openNewsletterKey(secret, key)
  if (opened === null) return null
  const { memberId, askedAt } = opened
  const [asks, reader, locked] = await Promise.all([
    db
      .selectFrom('newsletter_consent')
      .select(ASKED)
      .where('member_id', '=', memberId)
      .where('asked_at', '>=', askedAt)
      .orderBy('id')
      .execute(),
    emailReader(db, memberId),
    isLocked(memberId),
  ])
  const asked = asks.findLast(each => each.askedAt.getTime() === askedAt.getTime())
  if (asked === undefined) return null
  const email = reader?.proved && !locked ? reader.email : null
  return { memberId, asked, link: linkOf(asked, { email, isNewest: asks.at(-1) === asked }, now()) }
}

export interface EmailChoice {
  readonly memberId: MemberId
  readonly email: string
  readonly wanted: readonly EmailKind[]
}

/** The choice of e-mails that a link opens; null where it is none of ours, or was sent to another mailbox. */
export async function choiceByKey({ db, secret, isLocked }: LinkDeps, key: string): Promise<EmailChoice | null> {
  const opened = openPreferencesKey(secret, key)
  if (opened === null) return null
  const { memberId, mailbox } = opened
  const [reader, { notifications }, locked] = await Promise.all([
    emailReader(db, memberId),
    settingsOf(db, memberId),
    isLocked(memberId),
  ])
  if (!reader?.proved || locked || mailboxMark(reader.email) !== mailbox) return null
  return { memberId, email: reader.email, wanted: EMAIL_KINDS.filter(kind => notifications[kind] !== null) }
}

/** Whom the newsletter may go to, and how many have not confirmed it yet. Three statements. */
export async function newsletterReaders(db: Db): Promise<{ ready: MemberId[]; waiting: number }> {
  const people = (await wanting(db, 'newsletterUpdates')).map(({ memberId }) => memberId)
  const [addresses, consents] = [await provedAddresses(db, people), await consentsOf(db, people)]
  const ready = people.filter(id => {
    const consent = consents.get(id)
    return consent?.confirmedAt != null && consent.email === addresses.get(id)
  })
  return { ready, waiting: people.length - ready.length }
}

/** The wishes that stand, of these members. One statement. */
export async function consentsOf(db: Db, memberIds: readonly MemberId[]): Promise<Map<string, Asked>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('newsletter_consent')
    .select(['member_id', ...ASKED])
    .where(sql<boolean>`member_id = any(${memberIds})`)
    .where('ended_at', 'is', null)
    .execute()
  return new Map(rows.map(({ member_id, ...asked }) => [member_id, asked]))
}
