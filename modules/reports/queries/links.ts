import type { IsLocked } from '#modules/account/locked.ts'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { dayIn, type Zone } from '#modules/calendar/zone.ts'
import type { Db } from '#platform/db/database.ts'
import { linkKeyHash } from '#platform/http/link-key.ts'
import type { RecordLink } from '../record-link.ts'

/** The links of a member that open something now, the latest first. One statement. */
export async function recordLinksOf(db: Db, memberId: MemberId, zone: Zone, now: Date): Promise<RecordLink[]> {
  const rows = await db
    .selectFrom('record_link')
    .select(['id', 'weeks', 'shows', 'note_for', 'shared_by', 'ends_at', 'opened'])
    .select(row => row.cast<Day | null>('opened_on', 'text').as('opened_on'))
    .where('member_id', '=', memberId)
    .where('ends_at', '>', now)
    .orderBy('made_at', 'desc')
    .execute()
  return rows.map(({ note_for, shared_by, ends_at, opened_on, ...rest }) => ({
    ...rest,
    noteFor: note_for,
    sharedBy: shared_by,
    openedOn: opened_on,
    // It ends as that day does.
    lastDay: addDays(dayIn(ends_at, zone), -1),
  }))
}

/** How many of them there are. One statement. */
export async function openRecordLinks(db: Db, memberId: MemberId, now: Date): Promise<number> {
  const row = await db
    .selectFrom('record_link')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** What a key opens. */
export interface OpenedLink extends Pick<RecordLink, 'id' | 'weeks' | 'shows' | 'sharedBy'> {
  readonly memberId: MemberId
  readonly endsAt: Date
}

const KEY = /^[A-Za-z0-9_-]{43}$/

/** Ended, with its account too; null where it never was. Two statements, none for what cannot be a key. */
export async function recordLinkBy(
  { db, isLocked }: { readonly db: Db; readonly isLocked: IsLocked },
  key: string,
  now: Date,
): Promise<OpenedLink | 'ended' | null> {
  if (!KEY.test(key)) return null
  const row = await db
    .selectFrom('record_link')
    .select(['id', 'member_id', 'weeks', 'shows', 'shared_by', 'ends_at'])
    .where('key_hash', '=', linkKeyHash(key))
    .executeTakeFirst()
  if (!row) return null
  if (row.ends_at <= now || (await isLocked(db, row.member_id))) return 'ended'
  const { id, weeks, shows } = row
  return { id, weeks, shows, sharedBy: row.shared_by, memberId: row.member_id, endsAt: row.ends_at }
}
