import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { newLinkKey } from '#platform/http/link-key.ts'

/** How long after payment a name and address may still be needed: the parcel, and the right to send it back. */
export const NEEDED_DAYS = 14
/**
 * As long as the tax office may ask for the books, and a buyer for what was wrong with the goods (Limitation Act 1980,
 * s. 5).
 */
export const BOOKS_KEPT_YEARS = 6
const DAY_MS = 86_400_000

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
 * The orders of a member who goes: they belong to nobody at once, and lose name, address and links as soon as nothing
 * needs those any more (`anonymiseOrders`). Number, goods, amounts and VAT stay for the tax office; nothing about
 * anybody's health ever was in them.
 */
export async function releaseOrders(tx: Tx, memberId: MemberId, now: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ member_id: null, anonymise_from: now })
    .where('member_id', '=', memberId)
    .execute()
  await anonymiseOrders(tx, now)
}

/**
 * Takes the person out of every order that was asked to forget them and is done: settled, and long enough ago for the
 * parcel to have come. One that was never paid goes altogether; should money come for it all the same, it is money
 * without an order and goes back by itself. @returns how many
 */
export async function anonymiseOrders(db: Db | Tx, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('orders')
    .where('anonymise_from', '<=', now)
    .where('status', 'in', ['expired', 'payment-failed'])
    .where('charged_pence', '=', 0)
    .executeTakeFirst()
  const anonymised = await db
    .updateTable('orders')
    .set({
      member_id: null,
      customer_email: null,
      customer_name: null,
      ship_to: null,
      checkout_key: null,
      session_url: null,
      anonymised_at: now,
    })
    .where('anonymise_from', '<=', now)
    .where('anonymised_at', 'is', null)
    .where('status', 'in', ['paid', 'partly-refunded', 'refunded'])
    // What has not left yet needs its address, however long it waits.
    .where(({ eb, or }) =>
      or([eb('goods', 'not in', ['to-pack', 'packed', 'sent-in-part']), eb('status', '=', 'refunded')]),
    )
    .where('paid_at', '<=', new Date(now.getTime() - NEEDED_DAYS * DAY_MS))
    .returning('id')
    .execute()
  // A link would open a page with nobody in it.
  const ids = anonymised.map(row => row.id)
  if (ids.length > 0) {
    await db.deleteFrom('order_key').where('order_id', 'in', ids).execute()
    // A carrier shows to whoever has the number where a parcel went.
    const untracked = { tracking_number: null, tracking_link: null }
    await db.updateTable('parcel').set(untracked).where('order_id', 'in', ids).execute()
  }
  return ids.length + Number(numDeletedRows)
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
