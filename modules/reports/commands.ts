import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inTurn } from '#modules/account/commands/member-turns.ts'
import type { MemberId } from '#modules/account/member.ts'
import type { Day } from '#modules/calendar/day.ts'
import { endOfDay, type Zone } from '#modules/calendar/zone.ts'
import { consentFor } from '#modules/profile/commands.ts'
import type { Db } from '#platform/db/database.ts'
import { newLinkKey } from '#platform/http/link-key.ts'
import { MOST_RECORD_LINKS, type RecordChoice } from './record-link.ts'

interface Maker {
  readonly id: MemberId
  /** As the page may say it; empty where nobody told. */
  readonly name: string
  readonly zone: Zone
}

/** Makes a link to a member's record. Its key is told here and never again: only a hash of it is kept. */
export function makeRecordLink(
  db: Db,
  maker: Maker,
  { weeks, shows, noteFor, isNamed, lastDay }: RecordChoice,
  now: Date,
): Promise<{ ok: true; key: string } | { ok: false; reason: 'no-consent' | 'too-many' }> {
  return db.transaction().execute(async tx => {
    await inTurn(tx, maker.id)
    if (!(await consentFor(tx, maker.id, false, now))) return { ok: false as const, reason: 'no-consent' as const }
    const { key, hash } = newLinkKey()
    const sharedBy = isNamed && maker.name !== '' ? maker.name : null
    const made = await sql`
      insert into record_link (id, member_id, key_hash, weeks, shows, note_for, shared_by, made_at, ends_at)
      select ${randomUUID()}, ${maker.id}, ${hash}, ${weeks}, ${[...shows]}, ${noteFor}, ${sharedBy}, ${now},
        ${endOfDay(lastDay, maker.zone)}
      where (select count(*) from record_link where member_id = ${maker.id} and ends_at > ${now}) < ${MOST_RECORD_LINKS}
    `.execute(tx)
    return made.numAffectedRows === 1n
      ? { ok: true as const, key }
      : { ok: false as const, reason: 'too-many' as const }
  })
}

/** From now on the link opens nothing. One that has ended stays as it was. */
export async function endRecordLink(db: Db, memberId: MemberId, id: string, now: Date): Promise<void> {
  await sql`update record_link set ends_at = ${now}
    where member_id = ${memberId} and id::text = ${id} and ends_at > ${now}`.execute(db)
}

/** Somebody read the page. Nothing about them is kept, and the day is the member's. */
export async function noteRecordOpened(db: Db, id: string, day: Day): Promise<void> {
  await sql`update record_link set opened = opened + 1, opened_on = ${day}::date where id = ${id}`.execute(db)
}

/** So long a link that has ended still says so. */
const ENDED_DAYS = 90
const DAY_MS = 86_400_000

/** Forgets links that ended long ago. */
export async function purgeRecordLinks(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('record_link')
    .where('ends_at', '<', new Date(now.getTime() - ENDED_DAYS * DAY_MS))
    .execute()
}
