import type { LetterSender } from '#modules/account/letter-sender.ts'
import { letterReader } from '#modules/account/queries.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { type Letter, letterMail } from '#platform/mail/letter.tsx'
import type { Mailer } from '#platform/mail/mailer.ts'
import { type DataRightsDeps, endFarewell, makeUndoKey } from './commands.ts'
import { type DeletionJobs, deletionAskedLetter, deletionDoneLetter, deletionUndoneLetter } from './letters.ts'
import { deletionOf } from './queries.ts'

export interface DataRightsJobsDeps extends DataRightsDeps {
  jobs: Jobs
  mailer: Mailer
  sender: LetterSender
  /** The shop's address, without a slash at the end. */
  shop(): string
}

/** Says who writes each letter. A mail that is sent twice has the same id and is shown once. */
export async function workDataRights(deps: DataRightsJobsDeps): Promise<void> {
  const work = <Name extends keyof DeletionJobs>(name: Name, handler: (data: DeletionJobs[Name]) => Promise<void>) =>
    deps.jobs.work<DeletionJobs[Name]>(name, handler)
  await work('deletion-asked', data => tellAsked(deps, data))
  await work('deletion-undone', data => tellUndone(deps, data))
  await work('deletion-done', data => tellDone(deps, data))
}

async function tellAsked(deps: DataRightsJobsDeps, { memberId, asked }: DeletionJobs['deletion-asked']) {
  const [contact, deletion] = await Promise.all([letterReader(deps.db, memberId), deletionOf(deps.db, memberId)])
  // Undone, and perhaps asked again, before this letter was written: that one tells it.
  if (!contact || deletion?.askedAt.toISOString() !== asked) return
  const key = await makeUndoKey(deps, deletion.memberId)
  if (!key) return
  const undo = `${deps.shop()}/undo-deletion?key=${key}`
  const { name } = contact
  const written = deletionAskedLetter({ name, sender: deps.sender, eraseAt: deletion.eraseAt, undo })
  await send(deps, contact, written, `deletion-asked.${memberId}.${Date.parse(asked)}`)
}

async function tellUndone(deps: DataRightsJobsDeps, { memberId, asked }: DeletionJobs['deletion-undone']) {
  const contact = await letterReader(deps.db, memberId)
  if (!contact) return
  const written = deletionUndoneLetter({ name: contact.name, sender: deps.sender, shop: deps.shop() })
  await send(deps, contact, written, `deletion-undone.${memberId}.${Date.parse(asked)}`)
}

async function tellDone(deps: DataRightsJobsDeps, { farewellId }: DeletionJobs['deletion-done']) {
  const contact = await deps.db
    .selectFrom('farewell')
    .select(['name', 'email'])
    .where('id', '=', farewellId)
    .executeTakeFirst()
  if (!contact) return
  const written = deletionDoneLetter({ name: contact.name, sender: deps.sender })
  await send(deps, contact, written, `deletion-done.${farewellId}`)
  await endFarewell(deps.db, farewellId)
}

async function send(
  { mailer, sender }: DataRightsJobsDeps,
  { name, email }: { name: string; email: string },
  letter: Letter,
  about: string,
): Promise<void> {
  await mailer.send(
    letterMail({
      letter,
      to: { name, address: email },
      messageId: `<${about}@${sender.email.split('@')[1] ?? 'localhost'}>`,
      replyTo: { name: sender.name, address: sender.email },
    }),
  )
}
