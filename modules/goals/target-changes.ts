import type { Day } from '#modules/calendar/day.ts'
import type { TargetChoices } from './targets.ts'

/** What a visitor can change of their targets. */
export interface TargetChanges {
  /** From this day on; the later of two changes counts. */
  'targets-set': { readonly fromDay: Day; readonly choices: TargetChoices; readonly agrees?: true }
}
