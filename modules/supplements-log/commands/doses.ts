import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Tx } from '#platform/db/database.ts'
import type { DoseEdit } from '../cabinet.ts'
import { MOST_DOSES } from '../cabinet-limits.ts'
import { inTurn } from './turns.ts'

/**
 * Writes doses down and takes others out. A dose is there once for its item, day and slot, however often it comes. False
 * where that would be too many; then roll back.
 */
export async function editDoses(tx: Tx, memberId: MemberId, { put, removed }: DoseEdit, now: Date): Promise<boolean> {
  await inTurn(tx, memberId)
  if (removed.length > 0)
    await sql`
      delete from supplement_dose as dose
      using jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) as gone (item uuid, day date, slot smallint)
      where dose.member_id = ${memberId} and dose.item = gone.item and dose.day = gone.day and dose.slot = gone.slot
    `.execute(tx)
  if (put.length === 0) return true
  await sql`
    insert into supplement_dose (member_id, item, day, slot, time, units, name, unit, amounts, changed_at)
    select ${memberId}, item, day, slot, time, units, name, unit, amounts, ${now}
    from jsonb_to_recordset(${JSON.stringify(put)}::jsonb) as row (item uuid, day date, slot smallint, time text,
      units real, name text, unit text, amounts jsonb)
    on conflict (member_id, item, day, slot) do update set time = excluded.time, units = excluded.units,
      name = excluded.name, unit = excluded.unit, amounts = excluded.amounts, changed_at = excluded.changed_at
  `.execute(tx)
  const { count } = await tx
    .selectFrom('supplement_dose')
    .select(counted => counted.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count) <= MOST_DOSES
}
