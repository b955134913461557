import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Tx } from '#platform/db/database.ts'
import type { PlanLink } from '../plan-changes.ts'
import { inTurn } from './turns.ts'

/** 144 bits: nobody guesses it. */
const TOKEN_BYTES = 18
const MOST_LINKS = 100

/** The link's token, the same one until it is taken back; null where there are too many. */
export async function openPlanLink(
  tx: Tx,
  memberId: MemberId,
  link: PlanLink,
  sharedBy: string | null,
  now: Date,
): Promise<string | null> {
  await inTurn(tx, memberId)
  const [from, to] = link.opens === 'days' ? [link.from, link.to] : [null, null]
  const { rows } = await sql<{ token: string }>`
    update plan_link set shared_by = ${sharedBy}
    where member_id = ${memberId} and opens = ${link.opens}
      and from_day is not distinct from ${from}::date and to_day is not distinct from ${to}::date
    returning token
  `.execute(tx)
  if (rows[0]) return rows[0].token
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const made = await sql`
    insert into plan_link (token, member_id, opens, from_day, to_day, shared_by, created_at)
    select ${token}, ${memberId}, ${link.opens}, ${from}::date, ${to}::date, ${sharedBy}, ${now}
    where (select count(*) from plan_link where member_id = ${memberId}) < ${MOST_LINKS}
  `.execute(tx)
  return made.numAffectedRows === 1n ? token : null
}

/** No link of this kind leads anywhere from now on. */
export async function closePlanLinks(tx: Tx, memberId: MemberId, opens: PlanLink['opens']): Promise<void> {
  await tx.deleteFrom('plan_link').where('member_id', '=', memberId).where('opens', '=', opens).execute()
}
