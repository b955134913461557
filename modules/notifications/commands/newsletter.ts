import type { Attempts } from '#modules/account/commands/deps.ts'
import { inTurn } from '#modules/account/commands/member-turns.ts'
import type { MemberId } from '#modules/account/member.ts'
import { emailReader, provedAddresses } from '#modules/account/queries.ts'
import { chooseNotifications, endNotifications } from '#modules/profile/commands.ts'
import { settingsOf, wantedBy, wanting } from '#modules/profile/queries.ts'
import type { Notification } from '#modules/profile/settings.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { CONFIRM_DAYS, NEWSLETTER_WORDING } from '../newsletter.ts'
import { choiceByKey, consentsOf, type LinkDeps, newsletterByKey, standingConsent } from '../queries/newsletter.ts'

export interface NewsletterDeps {
  readonly db: Db
  readonly jobs: Jobs
  /** So many e-mails go to one address in an hour. */
  readonly attempts: Attempts
  now(): Date
}

export const CONFIRMATION_JOB = 'newsletter-confirmation'

/** Of whom, and which time that they asked. */
export interface DueConfirmation {
  readonly memberId: MemberId
  /** In milliseconds. */
  readonly askedAt: number
}

/** What somebody wants by e-mail from now on. The newsletter counts once its mailbox has answered. */
export function chooseEmails(deps: NewsletterDeps, memberId: MemberId, wanted: readonly Notification[]): Promise<void> {
  return deps.db.transaction().execute(async tx => {
    await chooseNotifications(tx, memberId, wanted, deps.now())
    await settle(deps, tx, memberId)
  })
}

/**
 * The same by a link from an e-mail, for the four kinds: what else was chosen stays. Whoever opened it reads that
 * mailbox, which is all that the link to confirm would prove.
 *
 * @returns whether the link still opens anything
 */
export async function chooseByKey(
  deps: NewsletterDeps & LinkDeps,
  key: string,
  wanted: readonly Notification[],
): Promise<boolean> {
  const choice = await choiceByKey(deps, key)
  if (choice === null) return false
  const { memberId, email } = choice
  return deps.db.transaction().execute(async tx => {
    await inTurn(tx, memberId)
    // The address may have been left behind since.
    if ((await emailReader(tx, memberId))?.email !== email) return false
    const figures = (await wantedBy(tx, memberId)).filter(kind => kind === 'progressFigures')
    await chooseNotifications(tx, memberId, [...wanted, ...figures], deps.now())
    await settle(deps, tx, memberId, 'preferences')
    return true
  })
}

/**
 * Brings the consent to where the setting and the address are: ended where the newsletter is off or the address
 * another, and asked for, by e-mail, where it is on and nobody asked at this address yet.
 *
 * @param by where the wish itself came through the mailbox, so that nothing need be asked
 */
async function settle(deps: NewsletterDeps, tx: Tx, memberId: MemberId, by?: 'preferences'): Promise<void> {
  const now = deps.now()
  await inTurn(tx, memberId)
  const [{ notifications }, reader, standing] = [
    await settingsOf(tx, memberId),
    await emailReader(tx, memberId),
    await standingConsent(tx, memberId),
  ]
  const email = notifications.newsletterUpdates !== null && reader?.proved ? reader.email : null
  if (email !== null && standing?.email === email) {
    if (by && standing.confirmedAt === null) await confirm(tx, memberId, by, now)
    return
  }
  if (standing) await endNewsletter(tx, memberId, now)
  if (email === null) return
  // Whoever switches it on and off and on is written to a few times; then the next round asks.
  if (!by && (await deps.attempts.take('mail', email)) > 0) return
  await ask(tx, { memberId, email }, now)
  if (by) await confirm(tx, memberId, by, now)
  else await confirmLater(deps, tx, { memberId, askedAt: now.getTime() })
}

async function ask(tx: Tx, { memberId, email }: { memberId: MemberId; email: string }, now: Date) {
  const wish = { member_id: memberId, email, wording_version: NEWSLETTER_WORDING, asked_at: now }
  await tx.insertInto('newsletter_consent').values(wish).execute()
}

const confirmLater = ({ jobs }: NewsletterDeps, tx: Tx, due: DueConfirmation) => jobs.enqueue(tx, CONFIRMATION_JOB, due)

const standingRow = (tx: Tx, memberId: MemberId) =>
  tx.updateTable('newsletter_consent').where('member_id', '=', memberId).where('ended_at', 'is', null)

const confirm = (tx: Tx, memberId: MemberId, by: 'link' | 'preferences', now: Date) =>
  standingRow(tx, memberId)
    .set({ confirmed_at: now, confirmed_by: by })
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()

/** What was asked for ends; that it was asked stays on record. */
export const endNewsletter = (tx: Tx, memberId: MemberId, now: Date) =>
  standingRow(tx, memberId).set({ ended_at: now }).execute()

/** The button behind the link. Pressed twice it does the same. */
export async function confirmByKey(deps: LinkDeps, key: string) {
  const opened = await newsletterByKey(deps, key)
  if (opened?.link !== 'open') return opened?.link ?? null
  const { memberId, asked } = opened
  return deps.db.transaction().execute(async tx => {
    await inTurn(tx, memberId)
    const standing = await standingConsent(tx, memberId)
    if (standing?.askedAt.getTime() !== asked.askedAt.getTime()) return 'over' as const
    await confirm(tx, memberId, 'link', deps.now())
    return 'confirmed' as const
  })
}

export type AskedAgain = { ok: true } | { ok: false; reason: 'over' } | { ok: false; reason: 'wait'; seconds: number }

/** A new link in place of one that ran out, to the mailbox that had the old one. */
export async function askAgainByKey(deps: NewsletterDeps & LinkDeps, key: string): Promise<AskedAgain> {
  const opened = await newsletterByKey(deps, key)
  return opened?.link === 'run out' ? askAgain(deps, opened.memberId) : { ok: false, reason: 'over' }
}

/** A new link, for somebody who wants the newsletter and has not confirmed it. The one before no longer works. */
export async function askAgain(deps: NewsletterDeps, memberId: MemberId): Promise<AskedAgain> {
  const reader = await emailReader(deps.db, memberId)
  if (!reader?.proved) return { ok: false, reason: 'over' }
  const seconds = await deps.attempts.take('mail', reader.email)
  if (seconds > 0) return { ok: false, reason: 'wait', seconds }
  return deps.db.transaction().execute(async (tx): Promise<AskedAgain> => {
    await inTurn(tx, memberId)
    const standing = await standingConsent(tx, memberId)
    if (standing?.email === reader.email && standing.confirmedAt !== null) return { ok: true }
    const wanted = await wantedBy(tx, memberId)
    const now = deps.now()
    await chooseNotifications(tx, memberId, [...wanted, 'newsletterUpdates'], now)
    if (standing) await endNewsletter(tx, memberId, now)
    await ask(tx, { memberId, email: reader.email }, now)
    await confirmLater(deps, tx, { memberId, askedAt: now.getTime() })
    return { ok: true }
  })
}

const DAY_MS = 86_400_000

/**
 * What nobody confirmed in time ends; and whoever wants the newsletter at an address that was not asked yet is asked:
 * it was proved, or changed, after they had switched it on. Three statements, and some for each of those.
 */
export async function settleNewsletters(deps: NewsletterDeps): Promise<void> {
  const { db, now } = deps
  const people = (await wanting(db, 'newsletterUpdates')).map(({ memberId }) => memberId)
  const [addresses, consents] = [await provedAddresses(db, people), await consentsOf(db, people)]
  const before = new Date(now().getTime() - CONFIRM_DAYS * DAY_MS)
  for (const memberId of people) {
    const standing = consents.get(memberId)
    const hasMoved = addresses.has(memberId) && standing?.email !== addresses.get(memberId)
    if (hasMoved) await db.transaction().execute(tx => settle(deps, tx, memberId))
    else if (standing && standing.confirmedAt === null && standing.askedAt <= before)
      await letGo(deps, memberId, before)
  }
}

/** Nobody answered: the wish ends, and with it the address that was kept for it. */
function letGo({ db, now }: NewsletterDeps, memberId: MemberId, before: Date): Promise<void> {
  return db.transaction().execute(async tx => {
    await inTurn(tx, memberId)
    const ended = await standingRow(tx, memberId)
      .set({ ended_at: now() })
      .where('confirmed_at', 'is', null)
      .where('asked_at', '<=', before)
      .executeTakeFirst()
    if (ended.numUpdatedRows > 0n) await endNotifications(tx, memberId, ['newsletterUpdates'], now())
  })
}
