import type { Tx } from '#platform/db/database.ts'
import { mailKey, SUBSCRIPTION_MAIL, type SubscriptionMail } from '../mail-moments.ts'
import type { SubscriptionsDeps } from './deps.ts'

/** Writes down in the caller's transaction who did what with a subscription. */
export async function note(
  tx: Tx,
  id: string,
  line: { at: Date; fact: string; cause: string; detail?: Record<string, unknown> },
): Promise<void> {
  const { at, fact, cause, detail = {} } = line
  await tx
    .insertInto('subscription_history')
    .values({ subscription_id: id, at, fact, cause, detail: JSON.stringify(detail) })
    .execute()
}

/** Puts an e-mail in line in the transaction of what it tells; `about` is what makes it another one than the last. */
export async function mailLater(
  { jobs }: Pick<SubscriptionsDeps, 'jobs'>,
  tx: Tx,
  mail: SubscriptionMail,
  about: string,
): Promise<void> {
  await jobs.enqueue(tx, SUBSCRIPTION_MAIL, mail, { key: mailKey(mail.id, mail.moment, about) })
}
