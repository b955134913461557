import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Tx } from '#platform/db/database.ts'
import type { CabinetEdit } from '../cabinet.ts'
import { MOST_ITEMS } from '../cabinet-limits.ts'
import { inTurn } from './turns.ts'

/** Notices of one cabinet that are put away; older ones are let go. */
const MOST_AWAY = 500

/** Does to a cabinet what was read and found in order. False where it holds too much; then roll back. */
export async function editCabinet(
  tx: Tx,
  memberId: MemberId,
  { put, removed, away = [] }: CabinetEdit,
  now: Date,
): Promise<boolean> {
  await inTurn(tx, memberId)
  if (removed.length > 0)
    await tx.deleteFrom('cabinet_item').where('member_id', '=', memberId).where('id', 'in', removed).execute()
  await putAway(tx, memberId, away, now)
  if (put.length === 0) return true
  const rows = put.map(({ addedOn, pausedOn, ...item }) => ({ ...item, added_on: addedOn, paused_on: pausedOn }))
  await sql`
    insert into cabinet_item (member_id, id, what, units, times, weekdays, packs, added_on, paused_on, changed_at)
    select ${memberId}, id, what, units, times, weekdays, packs, added_on, paused_on, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, what jsonb, units real, times text[],
      weekdays text[], packs jsonb, added_on date, paused_on date)
    on conflict (member_id, id) do update set what = excluded.what, units = excluded.units, times = excluded.times,
      weekdays = excluded.weekdays, packs = excluded.packs, added_on = excluded.added_on,
      paused_on = excluded.paused_on, changed_at = excluded.changed_at
  `.execute(tx)
  const { count } = await tx
    .selectFrom('cabinet_item')
    .select(counted => counted.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count) <= MOST_ITEMS
}

async function putAway(tx: Tx, memberId: MemberId, away: readonly string[], now: Date) {
  if (away.length === 0) return
  await tx
    .insertInto('cabinet_put_away')
    .values([...new Set(away)].map(what => ({ member_id: memberId, what, changed_at: now })))
    .onConflict(known => known.columns(['member_id', 'what']).doUpdateSet({ changed_at: now }))
    .execute()
  await sql`
    delete from cabinet_put_away where member_id = ${memberId} and what in (
      select what from cabinet_put_away where member_id = ${memberId} order by changed_at desc, what offset ${MOST_AWAY})
  `.execute(tx)
}
