import type { Day } from '#modules/calendar/day.ts'
import type { OwnGoalsEdit } from './own-goals.ts'
import type { TargetChoices } from './targets.ts'

/** What a visitor can change of their targets. */
export interface TargetChanges {
  /** From this day on; the later of two changes counts. */
  'targets-set': { readonly fromDay: Day; readonly choices: TargetChoices; readonly agrees?: true }
  /** Goals of one's own by their ids; the later of two changes of one counts. */
  'own-goals-changed': OwnGoalsEdit & { readonly agrees?: true }
}
