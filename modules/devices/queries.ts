import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day, dayOf } from '#modules/calendar/day.ts'
import { dayIn, startOfDay, type Zone } from '#modules/calendar/zone.ts'
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

/** What a service measured on a day of its owner's: a weight in kg, or the minutes they moved. */
export interface DeviceDay {
  readonly day: Day
  readonly weightKg: number | null
  readonly activeMinutes: number | null
}

/**
 * Days with what was measured on them, the last weight of each and of two services the higher minutes: in a statement
 * about the member `asked.id`, so that others can ask for it with their own.
 */
export const deviceDays = (from: Day, to: Day, zone: Zone) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'weightKg', weight_kg, 'activeMinutes', minutes)
      order by day), '[]')
  from (
    select distinct on (day) (measured_at at time zone ${zone})::date as day, weight_kg from device_weight
    where member_id = asked.id and (measured_at at time zone ${zone})::date between ${from}::date and ${to}::date
    order by day, measured_at desc
  ) as weighed full join (
    select day, max(active_minutes) as minutes from device_activity
    where member_id = asked.id and day between ${from}::date and ${to}::date group by day
  ) as moved using (day)`

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
