import type { EmailSender } from '#modules/account/sender.ts'
import { WORDS } from '#modules/catalogue/words.ts'
import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { mailOf } from '#platform/mail/email.tsx'
import { MailProblem } from '#platform/mail/mail.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { DECIDED_JOB, type DueAnswer } from './commands/answering.ts'
import { ASKED_JOB } from './commands/asking.ts'
import { EMAILS } from './emails.tsx'
import { QUESTION_REFUSALS } from './question.ts'

export interface QuestionJobsDeps {
  readonly db: Db
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly sender: EmailSender
  /** The shop's address, without a slash at the end. */
  shop(): string
}

export async function workQuestions(deps: QuestionJobsDeps): Promise<void> {
  await deps.jobs.work<{ id: string }>(ASKED_JOB, ({ id }) => tellShop(deps, id))
  await deps.jobs.work<DueAnswer>(DECIDED_JOB, due => tellAsker(deps, due))
}

/** Gone when it was erased before it could be told. */
const rowOf = (db: Db, id: string) =>
  db.selectFrom('product_question').selectAll().where('id', '=', id).executeTakeFirst()

async function tellShop({ db, mailer, sender }: QuestionJobsDeps, id: string): Promise<void> {
  const row = await rowOf(db, id)
  if (row?.state !== 'waiting') return
  const written = EMAILS.asked.write({ number: String(row.number), product: WORDS[row.product_id].name })
  const to = { name: sender.name, address: sender.email }
  await mailer.send(mailOf(written, { to, about: `question.${id}`, sender }))
}

/** Once: the address goes with it. One that no mail server takes goes too. */
async function tellAsker({ db, mailer, sender, shop }: QuestionJobsDeps, { id, state }: DueAnswer): Promise<void> {
  const row = await rowOf(db, id)
  if (!row || row.email === null || row.state !== state) return
  const facts = {
    product: WORDS[row.product_id].name,
    productUrl: `${shop()}/shop/supplements/${row.product_id}#questions`,
    words: row.answer ?? (row.reason ? QUESTION_REFUSALS[row.reason].words : ''),
    sender,
  }
  try {
    const to = { name: '', address: row.email }
    await mailer.send(mailOf(EMAILS[state].write(facts), { to, about: `question-${state}.${id}`, sender }))
  } catch (error) {
    if (!(error instanceof MailProblem && error.permanent)) throw error
  }
  await db.updateTable('product_question').set({ email: null }).where('id', '=', id).execute()
}
