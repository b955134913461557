import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Tx } from '#platform/db/database.ts'
import type { DiarySetting } from '../diary.ts'
import type { DayWord } from '../diary-changes.ts'
import { MOST_OF_A_NAME } from '../diary-limits.ts'
import { inTurn } from './turns.ts'

/** Keeps what was said of days: the status, the note, or one after the other. */
export async function sayOfDays(tx: Tx, memberId: MemberId, words: readonly DayWord[], now: Date): Promise<void> {
  await inTurn(tx, memberId)
  const rows = words.map(word => ({
    day: word.day,
    status: 'status' in word ? word.status : null,
    note: 'note' in word ? word.note : '',
    is_note: 'note' in word,
  }))
  for (const isNote of [false, true]) {
    await sql`
      insert into diary_day as own (member_id, day, status, note, changed_at)
      select distinct on (day) ${memberId}, day, status, note, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (day date, status text, note text, is_note boolean)
      where is_note = ${isNote}
      on conflict (member_id, day) do update set
        status = case when ${isNote} then own.status else excluded.status end,
        note = case when ${isNote} then excluded.note else own.note end,
        changed_at = excluded.changed_at
    `.execute(tx)
  }
}

/** Keeps what was read and found in order, or takes it away; false where there would be too many. */
export async function setDiarySettings(
  tx: Tx,
  memberId: MemberId,
  settings: readonly DiarySetting[],
  now: Date,
): Promise<boolean> {
  await inTurn(tx, memberId)
  const rows = JSON.stringify(settings)
  await sql`
    delete from diary_setting using jsonb_to_recordset(${rows}::jsonb) as row (name text, key text, value jsonb)
    where member_id = ${memberId} and diary_setting.name = row.name and diary_setting.key = row.key
      and coalesce(row.value, 'null') = 'null'
  `.execute(tx)
  await sql`
    insert into diary_setting (member_id, name, key, value, changed_at)
    select distinct on (name, key) ${memberId}, name, key, value, ${now}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as row (name text, key text, value jsonb)
    where coalesce(value, 'null') <> 'null'
    on conflict (member_id, name, key) do update set value = excluded.value, changed_at = excluded.changed_at
  `.execute(tx)
  const { rows: held } = await sql<{ name: DiarySetting['name']; all: number }>`
    select name, count(*)::integer as "all" from diary_setting where member_id = ${memberId} group by name
  `.execute(tx)
  return held.every(({ name, all }) => all <= MOST_OF_A_NAME[name])
}
