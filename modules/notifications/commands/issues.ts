import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import { emailReader } from '#modules/account/queries.ts'
import type { EmailSender } from '#modules/account/sender.ts'
import { calendarOf, settingsOf } from '#modules/profile/queries.ts'
import { quietOver } from '#modules/profile/quiet-hours.ts'
import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { mailOf } from '#platform/mail/email.tsx'
import { MailProblem } from '#platform/mail/mail.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { EMAILS } from '../emails.tsx'
import type { IssueText } from '../newsletter.ts'
import { standingConsent } from '../queries/newsletter.ts'
import { closingLinks } from './keys.ts'

/** The same text is the same newsletter. */
export const issueId = ({ subject, blocks }: IssueText): string =>
  createHash('sha256')
    .update(JSON.stringify([subject, blocks]))
    .digest('hex')
    .slice(0, 16)

export const ISSUE_JOB = 'newsletter'
/** So many e-mails are noted in one transaction. */
const BATCH = 200

export interface DueIssue {
  readonly issueId: string
  readonly memberId: MemberId
}

interface NotingDeps {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'enqueue'>
  now(): Date
}

/**
 * Notes an e-mail for each of these readers who has none of this newsletter yet; the servers of the shop send them. Cut
 * off and called again it goes on, and nobody is noted twice.
 *
 * @returns how many it noted
 */
export async function noteIssue(
  { db, jobs, now }: NotingDeps,
  text: IssueText,
  { readers, by }: { readers: readonly MemberId[]; by: string },
): Promise<number> {
  const id = issueId(text)
  await db
    .insertInto('newsletter_issue')
    .values({ id, subject: text.subject, blocks: JSON.stringify(text.blocks), made_by: by, made_at: now() })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  let noted = 0
  for (let start = 0; start < readers.length; start += BATCH) {
    const batch = readers.slice(start, start + BATCH)
    noted += await db.transaction().execute(async tx => {
      // Somebody may have been erased since they were counted.
      const { rows } = await sql<{ member_id: MemberId }>`
        insert into newsletter_delivery (issue_id, member_id, noted_at)
        select ${id}, reader, ${now()} from unnest(${batch}::text[]) as reader
        where exists (select from newsletter_consent where member_id = reader and ended_at is null)
        on conflict do nothing returning member_id`.execute(tx)
      for (const { member_id: memberId } of rows)
        await jobs.enqueue(tx, ISSUE_JOB, { issueId: id, memberId } satisfies DueIssue, { key: `${id} ${memberId}` })
      return rows.length
    })
  }
  return noted
}

export interface DeliveryDeps extends NotingDeps {
  readonly mailer: Mailer
  readonly sender: EmailSender
  readonly secret: string
  /** The shop's address, without a slash at the end. */
  shop(): string
  isLocked(memberId: MemberId): Promise<boolean>
}

/**
 * Sends a newsletter to one reader, once: it is noted as begun before the mail server hears of it, and what was begun by
 * a server that was killed is not begun again.
 */
export async function deliverIssue(deps: DeliveryDeps, due: DueIssue): Promise<void> {
  const { db, now } = deps
  const { issueId, memberId } = due
  if (await waitsForMorning(deps, due)) return
  const row = () =>
    db.updateTable('newsletter_delivery').where('issue_id', '=', issueId).where('member_id', '=', memberId)
  const done = (outcome: 'sent' | 'unwanted' | 'refused') => row().set({ done_at: now(), outcome }).execute()
  const begun = await row().set({ begun_at: now() }).where('begun_at', 'is', null).executeTakeFirst()
  if (begun.numUpdatedRows === 0n) return
  try {
    const mail = await written(deps, due)
    if (mail) await deps.mailer.send(mail)
    await done(mail ? 'sent' : 'unwanted')
  } catch (error) {
    if (!(error instanceof MailProblem && error.permanent)) {
      // It was not taken, as far as anybody can say: the next try begins anew.
      await row().set({ begun_at: null }).where('done_at', 'is', null).execute()
      throw error
    }
    await done('refused')
  }
}

/** Whether it is quiet where the reader is; then it is noted for when that is over. */
async function waitsForMorning({ db, jobs, now }: DeliveryDeps, due: DueIssue): Promise<boolean> {
  const [{ quietHours: quiet }, { zone }] = [await settingsOf(db, due.memberId), await calendarOf(db, due.memberId)]
  const over = quietOver(now(), { zone, quiet })
  if (over <= now()) return false
  const afterSeconds = Math.ceil((over.getTime() - now().getTime()) / 1000)
  const key = `${due.issueId} ${due.memberId} ${over.toISOString()}`
  await jobs.enqueue(db, ISSUE_JOB, due, { key, afterSeconds })
  return true
}

/** The e-mail; null where somebody has gone, changed their mind or their address since. */
async function written(deps: DeliveryDeps, { issueId, memberId }: DueIssue) {
  const { db, sender } = deps
  const [reader, { notifications }, consent, isLocked, issue] = await Promise.all([
    emailReader(db, memberId),
    settingsOf(db, memberId),
    standingConsent(db, memberId),
    deps.isLocked(memberId),
    db.selectFrom('newsletter_issue').select(['subject', 'blocks']).where('id', '=', issueId).executeTakeFirst(),
  ])
  const isWanted = notifications.newsletterUpdates !== null && consent?.confirmedAt != null
  if (!reader?.proved || isLocked || !isWanted || consent.email !== reader.email || !issue) return null
  const links = closingLinks(deps, memberId, reader.email, 'newsletterUpdates')
  const content = EMAILS.newsletter.write({ ...issue, ...links, name: reader.name, shop: deps.shop(), sender })
  const to = { name: reader.name, address: reader.email }
  const about = `newsletter.${memberId}.${issueId}`
  return mailOf(content, { to, about, sender, unsubscribeUrl: links.unsubscribeUrl })
}
