import { WORDS } from '#modules/catalogue/words.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { mailOf } from '#platform/mail/email.tsx'
import { CONFIRMATION_JOB } from './commands/asking.ts'
import { noticeKey } from './commands/keys.ts'
import { NOTICE_JOB, type SendingDeps, sendNotice } from './commands/sending.ts'
import { EMAILS } from './emails.tsx'
import { unconfirmed } from './queries.ts'

export interface StockNoticeJobsDeps extends SendingDeps {
  readonly jobs: Jobs
}

export async function workStockNotices(deps: StockNoticeJobsDeps): Promise<void> {
  await deps.jobs.work<{ id: string }>(CONFIRMATION_JOB, ({ id }) => sendConfirmation(deps, id))
  await deps.jobs.work<{ id: string }>(NOTICE_JOB, ({ id }) => sendNotice(deps, id))
}

/** The link by which its mailbox says that it wants the e-mail; nothing where that is over. */
async function sendConfirmation({ db, secret, sender, mailer, shop }: StockNoticeJobsDeps, id: string): Promise<void> {
  const notice = await unconfirmed(db, id)
  if (!notice) return
  const confirmUrl = `${shop()}/stock-notices/${noticeKey(secret, 'confirm', id)}`
  const written = EMAILS.confirmation.write({ product: WORDS[notice.productId].name, confirmUrl, sender })
  // Asked for again, it is another e-mail.
  const about = `stock-notice-link.${id}.${notice.askedAt.getTime()}`
  await mailer.send(mailOf(written, { to: { name: '', address: notice.email }, about, sender }))
}
