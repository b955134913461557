import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Tx } from '#platform/db/database.ts'

/**
 * Changes of one member's plan wait for each other: two at once would each find room for the last meal of a day. Not by
 * the member's row, which every change that is written down holds on to.
 */
export const inTurn = (tx: Tx, memberId: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtextextended('plan ' || ${memberId}::text, 0))`.execute(tx)
