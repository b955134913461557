import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Day } from '#modules/calendar/day.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { DayMark, DiaryEntry, DiarySetting, Measure, Water } from '../diary.ts'

export interface KeptDiary {
  readonly entries: readonly DiaryEntry[]
  readonly water: readonly Water[]
  readonly measures: readonly Measure[]
  readonly days: readonly DayMark[]
  /** All but foods and meals of one's own, which may be many (`own-things.ts`). */
  readonly settings: readonly DiarySetting[]
}

/**
 * The columns of a diary in a statement about the member `asked.id`, so that others can ask for them with their own.
 *
 * @param entriesFrom where what was eaten is read from: it is most of a diary, and not every page looks back as far
 */
export const diaryColumns = (from: Day, to: Day, entriesFrom = from) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'day', day, 'meal', meal, 'place', place, 'time', time,
      'what', what, 'amount', amount, 'one', one, 'added', added) order by day, meal, place, id), '[]')
    from diary_entry where member_id = asked.id and day between ${entriesFrom}::date and ${to}::date) as entries,
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'day', day, 'ml', ml, 'time', time)
      order by day, time nulls first, id), '[]')
    from diary_water where member_id = asked.id and day between ${from}::date and ${to}::date) as water,
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'day', day, 'time', time, 'kind', kind, 'value', value,
      'words', words) order by day, time nulls first, id), '[]')
    from diary_measure where member_id = asked.id and day between ${from}::date and ${to}::date) as measures,
  (select coalesce(jsonb_agg(jsonb_build_object('day', day, 'status', status, 'note', note) order by day), '[]')
    from diary_day where member_id = asked.id and day between ${from}::date and ${to}::date) as days,
  (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'key', key, 'value', value) order by name, key), '[]')
    from diary_setting where member_id = asked.id and name not in ('own-food', 'own-meal')) as settings`

/** Whether the member `asked.id` ate anything on these days, both included. */
export const anyEntries = (from: Day, to: Day) => sql`
  exists (select from diary_entry where member_id = asked.id and day between ${from}::date and ${to}::date)`

/** The meals of a day for which a member has something in the diary. */
export async function loggedMeals(db: Db, memberId: MemberId, day: Day): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('diary_entry')
    .select('meal')
    .distinct()
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .execute()
  return rows.map(({ meal }) => meal)
}

/** What a member logged from one day to another, both included, each list by day and place. One statement. */
export async function diaryOf(db: Db | Tx, memberId: MemberId, from: Day, to: Day): Promise<KeptDiary> {
  const { rows } = await sql<KeptDiary>`
    select ${diaryColumns(from, to)} from (select ${memberId}::text as id) as asked
  `.execute(db)
  return rows[0] ?? { entries: [], water: [], measures: [], days: [], settings: [] }
}
