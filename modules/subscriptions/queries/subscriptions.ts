import type { Selectable } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import { isUuid } from '#modules/orders/payment.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { isLinkKey } from '#platform/http/link-key.ts'
import type { Subscription } from '../subscription.ts'
import type { SubscriptionsTables } from '../tables.ts'

export function subscriptionOf(row: Selectable<SubscriptionsTables['subscription']>): Subscription {
  const goodsPence = row.unit_pence * row.packs
  return {
    id: row.id,
    memberId: row.member_id,
    productId: row.product_id,
    state: row.state,
    packs: row.packs,
    everyDays: row.every_days,
    unitPence: row.unit_pence,
    goodsPence,
    deliveryPence: row.delivery_pence,
    totalPence: goodsPence + row.delivery_pence,
    paymentId: row.payment_id,
    begunAt: row.begun_at,
    startedAt: row.started_at,
    nextAt: row.next_at,
    failingSince: row.failing_since,
    shipTo: row.ship_to,
    remindedFor: row.reminded_for,
    endedAt: row.ended_at,
    endedBecause: row.ended_because,
  }
}

export async function subscriptionById(db: Db | Tx, id: string): Promise<Subscription | null> {
  if (!isUuid(id)) return null
  const row = await db.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? subscriptionOf(row) : null
}

/** One of a member's; somebody else's is as unknown as one that was never made. */
export async function subscriptionOfMember(db: Db, memberId: MemberId, id: string): Promise<Subscription | null> {
  const found = await subscriptionById(db, id)
  return found?.memberId === memberId ? found : null
}

/** Those that were ever paid, what runs before what has ended, the newest first. One statement. */
export async function subscriptionsOfMember(db: Db, memberId: MemberId): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('started_at', 'is not', null)
    .orderBy('ended_at', ordered => ordered.desc().nullsFirst())
    .orderBy('begun_at', 'desc')
    .execute()
  return rows.map(subscriptionOf)
}

/** Whoever has the key of its e-mail, or is its member, may see and end it. */
export async function subscriptionByLink(
  db: Db,
  id: string,
  asking: { key: string | null; memberId: MemberId | null },
): Promise<Subscription | null> {
  const found = await subscriptionById(db, id)
  if (!found || found.memberId === asking.memberId) return found
  const rows = await db.selectFrom('subscription_key').select('key_hash').where('subscription_id', '=', id).execute()
  return isLinkKey(
    asking.key,
    rows.map(row => row.key_hash),
  )
    ? found
    : null
}

/** What somebody's cabinet would get twice: it runs, or is being paid for the first time and runs in a moment. */
export async function runningOf(db: Db | Tx, memberId: MemberId): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', ['active', 'paused'])
    .execute()
  return rows.map(subscriptionOf)
}

/** For the operator: what runs, the next charge first. */
export async function runningSubscriptions(db: Db, dueBefore: Date | null): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('state', 'in', ['active', 'paused'])
    .$if(dueBefore !== null, query => query.where('next_at', '<=', dueBefore).where('state', '=', 'active'))
    .orderBy('next_at')
    .execute()
  return rows.map(subscriptionOf)
}

export interface HistoryLine {
  at: Date
  fact: string
  cause: string
  detail: Record<string, unknown>
}

export function historyOf(db: Db, id: string): Promise<HistoryLine[]> {
  return db
    .selectFrom('subscription_history')
    .select(['at', 'fact', 'cause', 'detail'])
    .where('subscription_id', '=', id)
    .orderBy('id')
    .execute()
}
