import { randomId } from '#browser/random-id.ts'
import { carried } from '../carry.ts'
import { carryByKeys } from './carry-by-keys.ts'
import { carryCards } from './carry-cards.ts'
import { drawLeftoverLines } from './leftover-lines.ts'
import { swipeDays } from './swipe-days.ts'
import type { PlanHand } from './use-plan.ts'

/**
 * Lets entries be carried from meal to meal, by mouse, by a finger that rests on them, and from the keyboard.
 *
 * @param plan as it is in the moment it is asked for
 * @returns what ends it
 */
export function carryEntries(root: HTMLElement, plan: () => PlanHand): () => void {
  const ended = new AbortController()
  // Before all else: it must see what is carried before that is let go.
  swipeDays(
    root,
    {
      isFree: target => target.closest('.plan-day-view') !== null,
      step: by => {
        const shown = root.querySelector('.plan-day[aria-current]')
        const next = by > 0 ? shown?.nextElementSibling : shown?.previousElementSibling
        if (next instanceof HTMLElement) next.click()
      },
    },
    ended.signal,
  )
  carryCards(
    root,
    {
      mealOf: id => plan().entries.find(entry => entry.id === id)?.meal ?? '',
      wouldDo(id, target, copies) {
        const { entries, dishes } = plan()
        const { edit, will, done } = carried(entries, dishes, id, target, copies, randomId)
        return will === '' ? null : { will, does: () => plan().edit(edit, done) }
      },
    },
    ended.signal,
  )
  carryByKeys(root, plan, ended.signal)
  drawLeftoverLines(root, plan, ended.signal)
  return () => ended.abort()
}
