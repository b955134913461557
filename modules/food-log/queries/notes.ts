import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Db } from '#platform/db/database.ts'
import { type FoundNote, type FoundNotes, noteWords } from '../note-search.ts'

const MOST_FOUND = 50

/** Days whose notes have all the words, the latest first; without a word all days with a note. One statement. */
export async function notesWith(db: Db, memberId: MemberId, typed: string): Promise<FoundNotes> {
  const { rows } = await sql<FoundNote & { count: number }>`
    select day::text as day, note, count(*) over ()::integer as count from diary_day
    where member_id = ${memberId} and note <> '' and not exists (
      select 1 from unnest(${noteWords(typed)}::text[]) as word where position(word in lower(note)) = 0)
    order by diary_day.day desc limit ${MOST_FOUND}
  `.execute(db)
  return { notes: rows.map(({ day, note }) => ({ day, note })), count: rows[0]?.count ?? 0 }
}
