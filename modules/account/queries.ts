import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { MemberId } from './member.ts'

/** Whose proved address this is. The sample member has one that nobody reads, so it is nobody's. */
export async function addressOwner(db: Db | Tx, email: string) {
  return db
    .selectFrom('member')
    .select(['id', 'name'])
    .where('email', '=', email)
    .where('email_verified', '=', true)
    .where('is_sample', '=', false)
    .executeTakeFirst()
}

/** Who signed up last with an address that they have not proved. */
export async function newestClaim(db: Db | Tx, email: string) {
  return db
    .selectFrom('member')
    .select(['id', 'name'])
    .where('claimed_email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
}

/** Whom an e-mail goes to: the proved address, else the one that was given. */
export async function emailReader(db: Db | Tx, memberId: string) {
  const row = await db
    .selectFrom('member')
    .select(['name', 'email', 'claimed_email', 'email_verified'])
    .where('id', '=', memberId)
    .where('is_guest', '=', false)
    .where('is_sample', '=', false)
    .executeTakeFirst()
  if (!row) return null
  return { name: row.name, email: row.claimed_email ?? row.email, proved: row.email_verified }
}

/** The proved addresses of these members, by member; who has none is not among them. One statement. */
export async function provedAddresses(db: Db | Tx, memberIds: readonly string[]): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .select(['id', 'email'])
    .where(sql<boolean>`id = any(${memberIds})`)
    .where('email_verified', '=', true)
    .where('is_guest', '=', false)
    .where('is_sample', '=', false)
    .execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}

/** How somebody can sign in. */
export async function waysIn(db: Db | Tx, memberId: MemberId): Promise<{ password: string | null; google: boolean }> {
  const rows = await db
    .selectFrom('sign_in_method')
    .select(['provider_id', 'password_hash'])
    .where('member_id', '=', memberId)
    .execute()
  return {
    password: rows.find(row => row.provider_id === 'credential')?.password_hash ?? null,
    google: rows.some(row => row.provider_id === 'google'),
  }
}

/** Whether somebody took Google off their account, so that it is not put on again without them. */
export async function hasDeclinedGoogle(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('google_declined')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}

/** Where somebody is signed in, the most recent visit first. */
export async function sessionsOf(db: Db, memberId: MemberId, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent as userAgent', 'created_at as startedAt', 'updated_at as seenAt'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .execute()
}

/** Whether there is a member or guest of this id: a guest goes with the move to their account. */
export async function isThere(db: Db, memberId: MemberId): Promise<boolean> {
  return (await db.selectFrom('member').select('id').where('id', '=', memberId).executeTakeFirst()) !== undefined
}

/** The name a member goes by; null for a guest and for nobody. */
export async function nameOf(db: Db, memberId: MemberId): Promise<string | null> {
  const row = await db
    .selectFrom('member')
    .select('name')
    .where('id', '=', memberId)
    .where('is_guest', '=', false)
    .executeTakeFirst()
  return row?.name ?? null
}
