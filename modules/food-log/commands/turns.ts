import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Tx } from '#platform/db/database.ts'

/** Changes of one member's diary wait for each other: two at once would each find room for the last entry of a day. */
export const inTurn = (tx: Tx, memberId: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtextextended('diary ' || ${memberId}::text, 0))`.execute(tx)
