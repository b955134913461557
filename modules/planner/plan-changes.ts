import type { PlanEdit } from './plan-edits.ts'
import type { PlanSetting } from './plan-settings.ts'

/** What a visitor can change of their plan, by the kind of the change. */
export interface PlanChanges {
  /** Entries that came, changed or went. Of two changes of an entry the later counts; the others are not touched. */
  'plan-changed': PlanEdit
  /** Of two changes of a setting the later counts. */
  'plan-set': { readonly settings: readonly PlanSetting[] }
}
