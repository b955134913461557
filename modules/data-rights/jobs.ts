import { emailReader } from '#modules/account/queries.ts'
import type { EmailSender } from '#modules/account/sender.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { type EmailContent, mailOf } from '#platform/mail/email.tsx'
import type { Mailer } from '#platform/mail/mailer.ts'
import { type DataRightsDeps, endFarewell, makeUndoKey } from './commands/deletion.ts'
import type { DeletionJobs } from './deletion.ts'
import { EMAILS } from './emails.tsx'
import { deletionOf } from './queries/deletion.ts'

export interface DataRightsJobsDeps extends DataRightsDeps {
  jobs: Jobs
  mailer: Mailer
  sender: EmailSender
  /** The shop's address, without a slash at the end. */
  shop(): string
}

/** Says who writes each e-mail. An e-mail that is sent twice has the same id and is shown once. */
export async function workDataRights(deps: DataRightsJobsDeps): Promise<void> {
  const work = <Name extends keyof DeletionJobs>(name: Name, handler: (data: DeletionJobs[Name]) => Promise<void>) =>
    deps.jobs.work<DeletionJobs[Name]>(name, handler)
  await work('deletion-asked', data => tellAsked(deps, data))
  await work('deletion-undone', data => tellUndone(deps, data))
  await work('deletion-done', data => tellDone(deps, data))
}

async function tellAsked(deps: DataRightsJobsDeps, { memberId, asked }: DeletionJobs['deletion-asked']) {
  const [contact, deletion] = await Promise.all([emailReader(deps.db, memberId), deletionOf(deps.db, memberId)])
  // Undone, and perhaps asked again, before this e-mail was written: that one tells it.
  if (!contact || deletion?.askedAt.toISOString() !== asked) return
  const key = await makeUndoKey(deps, deletion.memberId)
  if (!key) return
  const undo = `${deps.shop()}/undo-deletion?key=${key}`
  const { name } = contact
  const written = EMAILS.asked.write({ name, sender: deps.sender, eraseAt: deletion.eraseAt, undo })
  await send(deps, contact, written, `deletion-asked.${memberId}.${Date.parse(asked)}`)
}

async function tellUndone(deps: DataRightsJobsDeps, { memberId, asked }: DeletionJobs['deletion-undone']) {
  const contact = await emailReader(deps.db, memberId)
  if (!contact) return
  const written = EMAILS.undone.write({ name: contact.name, sender: deps.sender, shop: deps.shop() })
  await send(deps, contact, written, `deletion-undone.${memberId}.${Date.parse(asked)}`)
}

async function tellDone(deps: DataRightsJobsDeps, { farewellId }: DeletionJobs['deletion-done']) {
  const contact = await deps.db
    .selectFrom('farewell')
    .select(['name', 'email'])
    .where('id', '=', farewellId)
    .executeTakeFirst()
  if (!contact) return
  const written = EMAILS.done.write({ name: contact.name, sender: deps.sender })
  await send(deps, contact, written, `deletion-done.${farewellId}`)
  await endFarewell(deps.db, farewellId)
}

async function send(
  { mailer, sender }: DataRightsJobsDeps,
  { name, email }: { name: string; email: string },
  content: EmailContent,
  about: string,
): Promise<void> {
  await mailer.send(mailOf(content, { to: { name, address: email }, about, sender }))
}
