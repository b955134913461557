import type { Day } from '#modules/calendar/day.ts'
import type { PlanEdit } from './plan-edits.ts'
import type { PlanSetting } from './plan-settings.ts'

/** What a link opens to whoever has it: all of the plan for a calendar, or some days of it as a page. */
export type PlanLink =
  | { readonly opens: 'feed' }
  | { readonly opens: 'days'; readonly from: Day; readonly to: Day; readonly named: boolean }

/** What a visitor can change of their plan, by the kind of the change. */
export interface PlanChanges {
  /** Entries that came, changed or went. Of two changes of an entry the later counts; the others are not touched. */
  'plan-changed': PlanEdit
  /** Of two changes of a setting the later counts. */
  'plan-set': { readonly settings: readonly PlanSetting[] }
  /** Makes a link, or takes all of its kind back. */
  'plan-linked': { readonly link: PlanLink; readonly isOpen: boolean }
}

/** What is told of them. */
export interface PlanAnswers {
  'plan-linked': { readonly token?: string }
}
