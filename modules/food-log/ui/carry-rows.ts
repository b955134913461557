import { randomId } from '#browser/random-id.ts'
import type { MealRow } from '#modules/planner/meals.ts'
import { carryCards } from '#modules/planner/ui/carry-cards.ts'
import { carriedTo } from '../carry.ts'
import type { DiaryHand } from './use-diary.ts'

interface Carried {
  readonly diary: DiaryHand
  readonly meals: readonly MealRow[]
}

/**
 * Lets what was eaten be carried to another place, meal or day of the strip; with Alt it is copied. Its menu does all of
 * it too.
 *
 * @param log as it is in the moment it is asked for
 */
export function carryRows(root: HTMLElement, log: () => Carried, signal: AbortSignal): void {
  carryCards(
    root,
    {
      mealOf: id => log().diary.entries.find(entry => entry.id === id)?.meal ?? '',
      wouldDo(id, target, copies) {
        const { diary, meals } = log()
        // The sample member's stays as it is.
        const outcome = diary.isSample ? null : carriedTo(diary.entries, meals, { id, target, copies, newId: randomId })
        return outcome && { will: outcome.will, does: () => diary.act(outcome.act, outcome.done) }
      },
    },
    signal,
  )
}
