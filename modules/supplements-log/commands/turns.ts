import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Tx } from '#platform/db/database.ts'

/** Changes of one member's cabinet wait for each other: two at once would each find room for the last item. */
export const inTurn = (tx: Tx, memberId: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtextextended('cabinet ' || ${memberId}::text, 0))`.execute(tx)
