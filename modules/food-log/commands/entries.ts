import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Edit } from '#modules/planner/plan-edits.ts'
import type { Tx } from '#platform/db/database.ts'
import type { DiaryEntry, Eaten, Measure, Water } from '../diary.ts'
import { MOST_ENTRIES, MOST_ON_A_DAY } from '../diary-limits.ts'
import { inTurn } from './turns.ts'

/** Whether there was room; what is not done wholly is to be rolled back. */
export type Kept = { readonly ok: true } | { readonly ok: false; readonly reason: 'full-day' | 'too-many' }

/** Writes what was eaten, and takes away what was not, after all. */
export async function editDiary(tx: Tx, memberId: MemberId, edit: Edit<DiaryEntry>, now: Date): Promise<Kept> {
  await begin(tx, memberId, 'diary_entry', edit.removed)
  const rows = edit.put.map(entry => ({ ...entry, what: nameless(entry.what) }))
  await sql`
    insert into diary_entry (member_id, id, day, meal, place, time, what, amount, one, added, changed_at)
    select ${memberId}, id, day, meal, place, time, what, amount, one, added, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id uuid, day date, meal text, place integer, time text, what jsonb, amount jsonb, one text, added text)
    on conflict (member_id, id) do update set day = excluded.day, meal = excluded.meal, place = excluded.place,
      time = excluded.time, what = excluded.what, amount = excluded.amount, one = excluded.one, added = excluded.added,
      changed_at = excluded.changed_at
  `.execute(tx)
  return roomFor(tx, memberId, 'diary_entry', edit.put)
}

/** What a provider calls its recipe may be shown for a day and not kept. */
const nameless = (what: Eaten): Eaten =>
  what.kind === 'dish' && what.ref.kind === 'provider' ? { ...what, name: '' } : what

export async function editWater(tx: Tx, memberId: MemberId, edit: Edit<Water>, now: Date): Promise<Kept> {
  await begin(tx, memberId, 'diary_water', edit.removed)
  await sql`
    insert into diary_water (member_id, id, day, ml, time, changed_at)
    select ${memberId}, id, day, ml, time, ${now}
    from jsonb_to_recordset(${JSON.stringify(edit.put)}::jsonb) as row (id uuid, day date, ml integer, time text)
    on conflict (member_id, id) do update set day = excluded.day, ml = excluded.ml, time = excluded.time,
      changed_at = excluded.changed_at
  `.execute(tx)
  return roomFor(tx, memberId, 'diary_water', edit.put)
}

export async function editMeasures(tx: Tx, memberId: MemberId, edit: Edit<Measure>, now: Date): Promise<Kept> {
  await begin(tx, memberId, 'diary_measure', edit.removed)
  await sql`
    insert into diary_measure (member_id, id, day, time, kind, value, words, changed_at)
    select ${memberId}, id, day, time, kind, value, words, ${now}
    from jsonb_to_recordset(${JSON.stringify(edit.put)}::jsonb) as row (
      id uuid, day date, time text, kind text, value double precision, words text)
    on conflict (member_id, id) do update set day = excluded.day, time = excluded.time, kind = excluded.kind,
      value = excluded.value, words = excluded.words, changed_at = excluded.changed_at
  `.execute(tx)
  return roomFor(tx, memberId, 'diary_measure', edit.put)
}

type Table = 'diary_entry' | 'diary_water' | 'diary_measure'

async function begin(tx: Tx, memberId: MemberId, table: Table, removed: readonly string[]) {
  await inTurn(tx, memberId)
  if (removed.length > 0)
    await tx.deleteFrom(table).where('member_id', '=', memberId).where('id', 'in', removed).execute()
}

async function roomFor(tx: Tx, memberId: MemberId, table: Table, put: Edit<{ id: string; day: string }>['put']) {
  if (put.length === 0) return { ok: true } as const
  const days = [...new Set((put as readonly { day: string }[]).map(({ day }) => day))]
  const { rows } = await sql<{ fullest: number; all: number }>`
    select count(*)::integer as "all",
      (select coalesce(max(on_day), 0)::integer from (
        select count(*) as on_day from ${sql.table(table)}
        where member_id = ${memberId} and day = any (${days}::date[]) group by day
      ) as each_day) as fullest
    from ${sql.table(table)} where member_id = ${memberId}
  `.execute(tx)
  const [held] = rows
  if ((held?.fullest ?? 0) > MOST_ON_A_DAY) return { ok: false, reason: 'full-day' } as const
  return (held?.all ?? 0) > MOST_ENTRIES ? ({ ok: false, reason: 'too-many' } as const) : ({ ok: true } as const)
}
