import type { Day } from '#modules/calendar/day.ts'
import type { Edit } from '#modules/planner/plan-edits.ts'
import type { DayStatus, DiaryEntry, DiarySetting, Measure, Water } from './diary.ts'

/** The first of somebody's changes may bring their consent to it. */
interface Agreeing {
  readonly agrees?: true
}

/** One thing that is said of a day. */
export type DayWord =
  | { readonly day: Day; readonly status: DayStatus | null }
  | { readonly day: Day; readonly note: string }

/** What a visitor can change of their diary, by the kind of the change: of two changes of one thing the later counts. */
export interface DiaryChanges {
  'diary-changed': Edit<DiaryEntry> & Agreeing
  'water-drunk': Edit<Water> & Agreeing
  measured: Edit<Measure> & Agreeing
  'diary-day-set': { readonly days: readonly DayWord[] } & Agreeing
  'diary-set': { readonly settings: readonly DiarySetting[] } & Agreeing
}
