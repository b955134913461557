import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import type { MemberId } from '../member.ts'

/**
 * Changes of one member wait for each other: a consent withdrawn in another tab counts at once. A row of theirs that was
 * written before holds on to them too, and a stronger lock than this would wait for two such that wait for each other.
 */
export const inTurn = (tx: Tx, memberId: MemberId) =>
  sql`select id from member where id = ${memberId} for no key update`.execute(tx)
