import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, dayOf } from '#modules/calendar/day.ts'
import { dayIn, startOfDay } from '#modules/calendar/zone.ts'
import { calendarOf } from '#modules/profile/queries.ts'
import type { Db } from '#platform/db/database.ts'
import { type Delivered, type HealthService, type Progress, progressOf } from './health-service.ts'

export interface Connected {
  readonly service: HealthService
  readonly connectedAt: Date
  readonly readAt: Date | null
  readonly isBroken: boolean
  readonly weights: number
  readonly days: number
}

/** What somebody has connected, with how much of it has come. One statement. */
export async function connectionsOf(db: Db, memberId: MemberId): Promise<Connected[]> {
  const rows = await db
    .selectFrom('device_connection as connection')
    .select(['service', 'connected_at', 'read_at', 'broken_at'])
    .select(({ selectFrom, fn }) => [
      selectFrom('device_weight')
        .whereRef('device_weight.member_id', '=', 'connection.member_id')
        .whereRef('device_weight.service', '=', 'connection.service')
        .select(fn.countAll<number>().as('count'))
        .as('weights'),
      selectFrom('device_activity')
        .whereRef('device_activity.member_id', '=', 'connection.member_id')
        .whereRef('device_activity.service', '=', 'connection.service')
        .select(fn.countAll<number>().as('count'))
        .as('days'),
    ])
    .where('connection.member_id', '=', memberId)
    .execute()
  return rows.map(row => ({
    service: row.service,
    connectedAt: row.connected_at,
    readAt: row.read_at,
    isBroken: row.broken_at !== null,
    weights: Number(row.weights),
    days: Number(row.days),
  }))
}

const PROGRESS_DAYS = 30

/** The last 30 days where they are, oldest first. Of two services on one day the one that saw more counts. */
export async function deliveredTo(db: Db, memberId: MemberId, now: Date): Promise<Delivered> {
  const { zone } = await calendarOf(db, memberId)
  const from = addDays(dayIn(now, zone), -PROGRESS_DAYS)
  const [weights, days] = await Promise.all([
    db
      .selectFrom('device_weight')
      .select(['measured_at', 'weight_kg'])
      .where('member_id', '=', memberId)
      .where('measured_at', '>=', startOfDay(from, zone))
      .orderBy('measured_at')
      .execute(),
    db
      .selectFrom('device_activity')
      .select(({ fn }) => [fn.max('steps').as('steps'), fn.max('active_minutes').as('active_minutes')])
      .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('date'))
      .where('member_id', '=', memberId)
      .where('day', '>=', from)
      .groupBy('day')
      .orderBy('day')
      .execute(),
  ])
  return {
    weights: weights.map(row => ({ measuredAt: row.measured_at, weightKg: row.weight_kg })),
    days: days.map(row => ({ day: dayOf(row.date), steps: row.steps, activeMinutes: row.active_minutes })),
  }
}

export async function progressShown(db: Db, memberId: MemberId, now: Date): Promise<Progress> {
  return progressOf(await deliveredTo(db, memberId, now))
}

/** Everything this module keeps of a member, for their export; tokens open somebody else's door and stay out of it. */
