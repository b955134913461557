import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ShoppingChanges } from '../shopping-changes.ts'
import { MOST_IN_CUPBOARD } from '../shopping-limits.ts'

/** What is at home now, of each thing that is named; false where there would be too many. */
export async function setCupboard(
  tx: Tx,
  memberId: MemberId,
  { items }: ShoppingChanges['cupboard-set'],
  at: Date,
): Promise<boolean> {
  const gone = items.flatMap(({ key, item }) => (item === null ? [key] : []))
  if (gone.length > 0)
    await tx.deleteFrom('cupboard_item').where('member_id', '=', memberId).where('key', 'in', gone).execute()
  const there = items.flatMap(({ key, item }) => (item === null ? [] : [{ key, ...item }]))
  if (there.length === 0) return true
  await sql`
    insert into cupboard_item (member_id, key, name, level, grams, since, use_by, is_staple, changed_at)
    select ${memberId}, key, name, level, grams, since, "useBy", "isStaple", ${at}
    from jsonb_to_recordset(${JSON.stringify(there)}::jsonb) as row (
      key text, name text, level text, grams double precision, since date, "useBy" date, "isStaple" boolean)
    on conflict (member_id, key) do update set name = excluded.name, level = excluded.level, grams = excluded.grams,
      since = excluded.since, use_by = excluded.use_by, is_staple = excluded.is_staple, changed_at = excluded.changed_at
  `.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from cupboard_item where member_id = ${memberId}
  `.execute(tx)
  return (rows[0]?.count ?? 0) <= MOST_IN_CUPBOARD
}
