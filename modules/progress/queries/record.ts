import { sql } from 'kysely'
import type { MemberId } from '#modules/account/member.ts'
import type { Day } from '#modules/calendar/day.ts'
import type { Zone } from '#modules/calendar/zone.ts'
import { type DeviceDay, deviceDays } from '#modules/devices/queries.ts'
import { anyEntries, diaryColumns, type KeptDiary } from '#modules/food-log/queries/diary.ts'
import { TARGET_HISTORY } from '#modules/goals/queries.ts'
import type { DatedTargets } from '#modules/goals/targets.ts'
import type { Dose } from '#modules/supplements-log/cabinet.ts'
import { dosesBetween } from '#modules/supplements-log/queries/cabinet.ts'
import type { Db } from '#platform/db/database.ts'
import { type MemberRecord, namedDoses, withDevices } from '../record.ts'

type RecordRow = KeptDiary & {
  readonly hasEntries: boolean
  readonly doses: readonly Dose[]
  readonly targets: readonly DatedTargets[]
  readonly devices: readonly DeviceDay[]
}

export interface RecordedDays {
  readonly from: Day
  readonly to: Day
  /** In which their days are. */
  readonly zone: Zone
  /** Where entries are read from, where that is later than `from`. */
  readonly entriesFrom?: Day
}

/** What a member logged, took and measured on these days, both included, and all their targets. One statement. */
export async function recordOf(
  db: Db,
  memberId: MemberId,
  { from, to, zone, entriesFrom = from }: RecordedDays,
): Promise<MemberRecord> {
  const { rows } = await sql<RecordRow>`
    select ${diaryColumns(from, to, entriesFrom)}, ${anyEntries(from, to)} as "hasEntries",
      (${dosesBetween(entriesFrom, to)}) as doses, (${TARGET_HISTORY}) as targets,
      (${deviceDays(from, to, zone)}) as devices
    from (select ${memberId}::text as id) as asked
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('A member without a record')
  const { entries, hasEntries, water, measures, days, doses, targets, devices, settings } = row
  return {
    ...{ entries, hasEntries, water, targets, settings, marks: days },
    measures: withDevices(measures, devices),
    doses: namedDoses(doses),
  }
}
