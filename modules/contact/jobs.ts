import type { EmailSender } from '#modules/account/sender.ts'
import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { mailOf } from '#platform/mail/email.tsx'
import type { Mailer } from '#platform/mail/mailer.ts'
import { EMAILS } from './emails.tsx'

export const MESSAGE_JOB = 'contact-message'
export const CONFIRMATION_JOB = 'contact-confirmation'

export interface ContactJobsDeps {
  readonly db: Db
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly sender: EmailSender
}

/** Says who writes each e-mail. An e-mail that is sent twice has the same id and is shown once. */
export async function workContact(deps: ContactJobsDeps): Promise<void> {
  await deps.jobs.work<{ id: string }>(MESSAGE_JOB, ({ id }) => tellSupport(deps, id))
  await deps.jobs.work<{ id: string }>(CONFIRMATION_JOB, ({ id }) => confirm(deps, id))
}

/** Gone when it was erased before it could be sent. */
const messageOf = (db: Db, id: string) =>
  db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst()

async function tellSupport({ db, mailer, sender }: ContactJobsDeps, id: string): Promise<void> {
  const stored = await messageOf(db, id)
  if (!stored) return
  const written = EMAILS.message.write({ ...stored, isMember: stored.member_id !== null })
  const to = { name: sender.name, address: sender.email }
  const replyTo = { name: stored.name, address: stored.email }
  await mailer.send(mailOf(written, { to, about: `contact.${id}`, sender, replyTo }))
}

async function confirm({ db, mailer, sender }: ContactJobsDeps, id: string): Promise<void> {
  const stored = await messageOf(db, id)
  if (!stored) return
  const written = EMAILS.confirmation.write({ receivedAt: stored.received_at, sender })
  // The name was typed by whoever wrote, and the address may be a stranger's: no word of theirs reaches it.
  await mailer.send(
    mailOf(written, { to: { name: '', address: stored.email }, about: `contact-confirmation.${id}`, sender }),
  )
}
