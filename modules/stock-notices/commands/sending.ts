import { sql } from 'kysely'
import type { EmailSender } from '#modules/account/sender.ts'
import { availability } from '#modules/catalogue/product.ts'
import { product, products } from '#modules/catalogue/queries.ts'
import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'
import { mailOf } from '#platform/mail/email.tsx'
import { MailProblem } from '#platform/mail/mail.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { canBeAwaited } from '../awaited.ts'
import { EMAILS } from '../emails.tsx'
import { CONFIRM_DAYS } from '../notice.ts'
import { noticeKey } from './keys.ts'

export const NOTICE_JOB = 'stock-notice'
/** So many are put in line at one turn, whoever asked first before the others: stock that is low is not promised to all. */
const MOST_AT_ONCE = 200
const DAY_MS = 86_400_000
/** As long as a job may take: whoever has not ended it by then was killed. */
const IN_HAND_SECONDS = 120
/** By then a job was tried to the last. */
const TRIED_DAYS = 3

interface QueueDeps {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'enqueue'>
  now(): Date
}

/**
 * Notes an e-mail for whoever waits for what can be bought now. As often as it is called, by however many servers, each
 * is noted once. @returns how many
 */
export async function queueStockNotices({ db, jobs, now }: QueueDeps): Promise<number> {
  const here = (await products(db)).filter(each => !canBeAwaited(availability(each))).map(({ id }) => id)
  if (here.length === 0) return 0
  return db.transaction().execute(async tx => {
    const { rows } = await sql<{ id: string }>`
      update stock_notice set noted_at = ${now()}
      where id in (
        select id from stock_notice
        where product_id = any(${here}) and confirmed_at is not null and noted_at is null
        order by confirmed_at, id limit ${MOST_AT_ONCE} for update skip locked
      ) returning id`.execute(tx)
    for (const { id } of rows) await jobs.enqueue(tx, NOTICE_JOB, { id }, { key: `${id} ${now().getTime()}` })
    return rows.length
  })
}

export interface SendingDeps extends QueueDeps {
  readonly log: Pick<Log, 'warn'>
  readonly mailer: Mailer
  readonly sender: EmailSender
  readonly secret: string
  /** The shop's address, without a slash at the end. */
  shop(): string
}

/**
 * Sends it, and deletes the address. A server has it in hand while it sends, and no other one begins it; one that was
 * killed over it has it no longer, and it is begun anew. Only where the mail server had taken it in that very moment it
 * is there twice, under one Message-ID. Where others have bought everything meanwhile, it waits on.
 * @throws where another server has it in hand, so that the job runs again
 */
export async function sendNotice(deps: SendingDeps, id: string): Promise<void> {
  const { db, now } = deps
  const row = () => db.updateTable('stock_notice').where('id', '=', id)
  const notice = await takeInHand(db, id, now())
  if (!notice) return
  const found = await product(db, notice.product_id)
  if (!found || canBeAwaited(availability(found))) {
    await row().set({ begun_at: null, noted_at: null }).execute()
    return
  }
  const { sender, secret, shop } = deps
  const unsubscribeUrl = `${shop()}/stock-notices/${noticeKey(secret, 'end', id)}`
  const content = EMAILS.here.write({
    product: found.name,
    productUrl: `${shop()}/shop/supplements/${found.id}`,
    sender,
  })
  try {
    const to = { name: '', address: notice.email }
    await deps.mailer.send(mailOf(content, { to, about: `stock-notice.${id}`, sender, unsubscribeUrl }))
  } catch (error) {
    if (!(error instanceof MailProblem && error.permanent)) {
      // It was not taken, as far as anybody can say: the next try begins anew.
      await row().set({ begun_at: null }).execute()
      throw error
    }
    deps.log.warn('stock-notice.not-taken', { noticeId: id, error })
  }
  await db.deleteFrom('stock_notice').where('id', '=', id).execute()
}

/** Null where it was sent or ended. */
async function takeInHand(db: Db, id: string, now: Date) {
  const taken = await db
    .updateTable('stock_notice')
    .set({ begun_at: now })
    .where('id', '=', id)
    .where(({ eb, or }) =>
      or([eb('begun_at', 'is', null), eb('begun_at', '<=', new Date(now.getTime() - IN_HAND_SECONDS * 1000))]),
    )
    .returningAll()
    .executeTakeFirst()
  if (taken) return taken
  const there = await db.selectFrom('stock_notice').select('id').where('id', '=', id).executeTakeFirst()
  if (there) throw new Error('Another server has this notice in hand')
  return null
}

/** Deletes addresses that nobody confirmed, and those whose e-mail no try could send. */
export async function purgeStockNotices(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('stock_notice')
    .where(({ eb, and, or }) =>
      or([
        and([eb('confirmed_at', 'is', null), eb('asked_at', '<', new Date(now.getTime() - CONFIRM_DAYS * DAY_MS))]),
        eb('noted_at', '<', new Date(now.getTime() - TRIED_DAYS * DAY_MS)),
      ]),
    )
    .execute()
}
