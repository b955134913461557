import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { MemberId } from '../member.ts'

/** Changes of one member wait for each other: a consent withdrawn in another tab counts at once. */
export const inTurn = (tx: Tx, memberId: MemberId) =>
  sql`select id from member where id = ${memberId} for update`.execute(tx)

/** Until the end of the transaction nobody takes a turn of this member's; others may hold on to them at the same time. */
export const heldFor = (tx: Tx, memberId: MemberId) =>
  sql`select id from member where id = ${memberId} for key share`.execute(tx)
