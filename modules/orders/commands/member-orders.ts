import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import { provedAddresses } from '#modules/account/queries.ts'
import { daysBetween } from '#modules/calendar/day.ts'
import { dayIn, LONDON } from '#modules/calendar/zone.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { newLinkKey } from '#platform/http/link-key.ts'
import { NO_GOODS } from '../goods-life.ts'
import { goodsOf } from '../queries/order-goods.ts'
import { orderOf, selectOrders } from '../queries/orders.ts'
import { personNeededUntil } from '../return-terms.ts'

/** An order that was paid without an account, taken into that of whoever has proved its address. @returns whether it is theirs */
export async function takeInto(db: Db, { id, email }: { id: MemberId; email: string }, orderId: string) {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ member_id: id })
    .where('id', '=', orderId)
    .where('member_id', 'is', null)
    .where('anonymise_from', 'is', null)
    .where(sql`lower(customer_email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * As long as the tax office may ask for the books, and a buyer for what was wrong with the goods (Limitation Act 1980,
 * s. 5).
 */
export const BOOKS_KEPT_YEARS = 6

/**
 * A new key to one order, for one e-mail. Earlier ones stay good: an e-mail that is sent twice may be kept in either
 * copy.
 */
export async function makeOrderKey(db: Db, orderId: string, now: Date): Promise<string> {
  const { key, hash } = newLinkKey()
  await db.insertInto('order_key').values({ key_hash: hash, order_id: orderId, made_at: now }).execute()
  return key
}

/**
 * The orders of a member who goes, those that were paid signed out with the address they proved among them: they belong to
 * nobody at once, and lose name, address and links as soon as nothing needs those any more (`anonymiseOrders`). Number,
 * goods, amounts and VAT stay for the tax office; nothing about anybody's health ever was in them.
 */
export async function releaseOrders(tx: Tx, memberId: MemberId, now: Date): Promise<void> {
  const released = { member_id: null, anonymise_from: now }
  await tx.updateTable('orders').set(released).where('member_id', '=', memberId).execute()
  for (const address of (await provedAddresses(tx, [memberId])).values())
    await tx
      .updateTable('orders')
      .set(released)
      .where('member_id', 'is', null)
      .where('anonymise_from', 'is', null)
      .where(sql`lower(customer_email)`, '=', address.toLowerCase())
      .execute()
  await anonymiseOrders(tx, now)
}

/**
 * Takes the person out of every order that was asked to forget them and is done: settled, come, and no longer to be sent
 * back. One that was never paid goes altogether; should money come for it all the same, it is money without an order and
 * goes back by itself. @returns how many
 */
export function anonymiseOrders(db: Db | Tx, now: Date): Promise<number> {
  return inTransaction(db, tx => anonymise(tx, now))
}

async function anonymise(db: Tx, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('orders')
    .where('anonymise_from', '<=', now)
    .where('status', 'in', ['expired', 'payment-failed'])
    .where('charged_pence', '=', 0)
    .executeTakeFirst()
  const ids = await ordersThatAreDone(db, now)
  if (ids.length > 0) {
    const nobody = { member_id: null, customer_email: null, customer_name: null, ship_to: null, payment_customer: null }
    await db
      .updateTable('orders')
      .set({ ...nobody, checkout_key: null, session_url: null, anonymised_at: now })
      .where('id', 'in', ids)
      .execute()
    // A link would open a page with nobody in it.
    await db.deleteFrom('order_key').where('order_id', 'in', ids).execute()
    // A carrier shows to whoever has the number where a parcel went.
    const untracked = { tracking_number: null, tracking_link: null }
    await db.updateTable('parcel').set(untracked).where('order_id', 'in', ids).execute()
    const unsaid = { note: '', proof: null, label_link: null }
    await db.updateTable('order_return').set(unsaid).where('order_id', 'in', ids).execute()
  }
  return ids.length + Number(numDeletedRows)
}

/** Locked, so that nothing is sent or asked back of them while they are forgotten. */
async function ordersThatAreDone(db: Tx, now: Date): Promise<string[]> {
  const rows = await selectOrders(db)
    .where('anonymise_from', '<=', now)
    .where('anonymised_at', 'is', null)
    .where('status', 'in', ['paid', 'partly-refunded', 'refunded'])
    .forNoKeyUpdate('orders')
    .execute()
  const done: string[] = []
  for (const order of rows.map(orderOf)) {
    const until = personNeededUntil(order, (await goodsOf(db, order.id)) ?? NO_GOODS)
    if (until !== null && daysBetween(until, dayIn(now, LONDON)) > 0) done.push(order.id)
  }
  return done
}

/**
 * What nobody may ask for any more goes for good, with whatever name is still in it: one rule for every order that is
 * in nobody's account, whether there never was one, a guest did not come back, or a member went. @returns how many
 */
export async function purgeOldOrders(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('orders')
    .where('member_id', 'is', null)
    .where('created_at', '<', sql<Date>`${now}::timestamptz - make_interval(years => ${BOOKS_KEPT_YEARS})`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
