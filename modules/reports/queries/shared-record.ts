import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import { addDays, type Day } from '#modules/calendar/day.ts'
import { dayIn } from '#modules/calendar/zone.ts'
import { type DeviceDay, deviceDays } from '#modules/devices/queries.ts'
import { diaryColumns, type KeptDiary } from '#modules/food-log/queries/diary.ts'
import { TARGET_HISTORY } from '#modules/goals/queries.ts'
import type { DatedTargets } from '#modules/goals/targets.ts'
import { planOf } from '#modules/planner/queries/plan.ts'
import { memberSetup } from '#modules/profile/queries.ts'
import type { CabinetItem, Dose } from '#modules/supplements-log/cabinet.ts'
import { dosesBetween, ITEMS, knownItems } from '#modules/supplements-log/queries/cabinet.ts'
import type { Db } from '#platform/db/database.ts'
import { type SharedRecord, sharedRecord } from '../shared-record.ts'
import type { OpenedLink } from './links.ts'

/** Before the days that are shown: a trend begins. */
const DAYS_AHEAD = 35

type Row = KeptDiary & {
  readonly doses: readonly Dose[]
  readonly targets: readonly DatedTargets[]
  readonly items: readonly CabinetItem[]
  readonly devices: readonly DeviceDay[]
}

/** What a link shows on a day of its member's, and which day that is. Three statements. */
export async function sharedRecordOf(
  db: Db,
  link: OpenedLink,
  now: Date,
): Promise<{ readonly record: SharedRecord; readonly today: Day }> {
  const setup = await memberSetup(db, link.memberId)
  const { zone } = setup.calendar
  const today = dayIn(now, zone)
  const from = addDays(today, 1 - 7 * link.weeks)
  const [row, { settings }] = await Promise.all([
    rowOf(db, link.memberId, addDays(from, -DAYS_AHEAD), today, deviceDays(addDays(from, -DAYS_AHEAD), today, zone)),
    planOf(db, link.memberId, today, today),
  ])
  const { items, ...kept } = row
  const lastDay = addDays(dayIn(link.endsAt, zone), -1)
  const record = sharedRecord(
    { ...kept, items: knownItems(items), planSettings: settings },
    { ...link, lastDay, from, today, setup },
  )
  return { record, today }
}

async function rowOf(
  db: Db,
  memberId: MemberId,
  from: Day,
  to: Day,
  devices: ReturnType<typeof deviceDays>,
): Promise<Row> {
  const { rows } = await sql<Row>`
    select ${diaryColumns(from, to)}, (${dosesBetween(from, to)}) as doses, (${TARGET_HISTORY}) as targets,
      (${ITEMS}) as items, (${devices}) as devices
    from (select ${memberId}::text as id) as asked
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('A statement about somebody has a row')
  return row
}
