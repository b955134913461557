import { createHash } from 'node:crypto'
import type { MemberId } from '#modules/account/member.ts'
import { usualAddress } from '#modules/address-book/queries.ts'
import { inTime } from '#platform/http/in-time.ts'
import type { AccountHolder } from '../account-holder.ts'
import type { AboutCustomer } from '../gateway.ts'
import { lastShipTo } from '../queries/member-orders.ts'
import type { OrdersDeps } from './deps.ts'

/** Being known is a convenience: nobody waits longer for it. What is under way goes on, for the next time. */
const WAITS_MS = 3_000

/**
 * Who the payment service knows a member as, told what the member need not type again. Made at the first checkout, once,
 * however many begin together. Null for whoever has no account, and whenever it cannot be had: then they type.
 */
export async function customerFor(
  deps: OrdersDeps,
  memberId: MemberId | null,
  account: AccountHolder | null,
): Promise<string | null> {
  if (memberId === null || account === null) return null
  return inTime(
    WAITS_MS,
    () => knownCustomer(deps, memberId, account),
    () => null,
  )
}

async function knownCustomer(deps: OrdersDeps, memberId: MemberId, account: AccountHolder): Promise<string | null> {
  const customer = await madeCustomer(deps, memberId)
  if (customer === null) return null
  const shipTo = (await usualAddress(deps.db, memberId)) ?? (await lastShipTo(deps.db, memberId))
  const about = { ...account, shipTo }
  const digest = digestOf(about)
  if (customer.told === digest) return customer.id
  const told = await deps.payments.tellCustomer(customer.id, about)
  if (told.ok) {
    await deps.db.updateTable('payment_customer').set({ told: digest }).where('customer_id', '=', customer.id).execute()
    return customer.id
  }
  deps.log.warn('payment.customer-not-told', { reason: told.problem.reason })
  // Deleted over there, by hand: made anew at the next checkout.
  if (told.problem.reason !== 'unknown') return customer.id
  await renewCustomer(deps, customer.id)
  return null
}

async function madeCustomer(deps: OrdersDeps, memberId: MemberId): Promise<{ id: string; told: string | null } | null> {
  const { db, payments, log } = deps
  await db
    .insertInto('payment_customer')
    .values({ member_id: memberId, customer_id: null, told: null, made_at: deps.now() })
    .onConflict(clash => clash.column('member_id').doNothing())
    .execute()
  const row = await rowOf(deps, memberId)
  if (!row) return null
  if (row.customer_id !== null) return { id: row.customer_id, told: row.told }
  // Nothing about the member is in it, so that it is the same request however often it is made.
  const made = await payments.createCustomer(`customer:${row.making_key}`)
  if (!made.ok) {
    log.warn('payment.customer-not-made', { reason: made.problem.reason })
    return null
  }
  await db
    .updateTable('payment_customer')
    .set({ customer_id: made.value })
    .where('making_key', '=', row.making_key)
    .where('customer_id', 'is', null)
    .execute()
  const now = await rowOf(deps, memberId)
  if (now?.customer_id === made.value) return { id: made.value, told: now.told }
  // The member went meanwhile: nobody is left to be known.
  await db
    .insertInto('customer_to_forget')
    .values({ customer_id: made.value })
    .onConflict(clash => clash.doNothing())
    .execute()
  return null
}

function rowOf({ db }: OrdersDeps, memberId: MemberId) {
  return db.selectFrom('payment_customer').selectAll().where('member_id', '=', memberId).executeTakeFirst()
}

/** Whoever is not known at the payment service any more is made anew, under a new key. */
export async function renewCustomer({ db }: OrdersDeps, customerId: string): Promise<void> {
  await db
    .updateTable('payment_customer')
    .set({ customer_id: null, told: null, making_key: crypto.randomUUID() })
    .where('customer_id', '=', customerId)
    .execute()
}

const digestOf = (about: AboutCustomer) => createHash('sha256').update(JSON.stringify(about)).digest('base64url')

const MOST_AT_ONCE = 100

/** Those whose members have gone. Whoever cannot be forgotten now is tried again; being unknown there is as good. */
export async function forgetCustomers(deps: OrdersDeps): Promise<void> {
  const waiting = await deps.db
    .selectFrom('customer_to_forget')
    .select('customer_id')
    .orderBy('since')
    .limit(MOST_AT_ONCE)
    .execute()
  for (const { customer_id } of waiting) {
    const forgotten = await deps.payments.forgetCustomer(customer_id)
    if (forgotten.ok || forgotten.problem.reason === 'unknown') {
      await deps.db.deleteFrom('customer_to_forget').where('customer_id', '=', customer_id).execute()
    } else {
      deps.log.warn('payment.customer-not-forgotten', { reason: forgotten.problem.reason })
    }
  }
}
