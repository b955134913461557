import { swipeDays } from '#modules/planner/ui/swipe-days.ts'

/**
 * Where arrow keys, or a finger that goes sideways, mean something of their own. A heading has the focus where a dialog
 * gave it back to one, and wants no keys.
 */
const OWN_KEYS = 'input, textarea, select, button, a, dialog, summary, [tabindex]:not(main, h1, h2, h3, h4)'

/** A finger that wipes across, or an arrow key that no control wants, opens the day before or after. */
export function stepDays(root: HTMLElement, step: (by: -1 | 1) => void, signal: AbortSignal): void {
  swipeDays(root, { isFree: target => target.closest('dialog, input, textarea') === null, step }, signal)
  window.addEventListener(
    'keydown',
    event => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      if ((event.target as Element).closest?.(OWN_KEYS) || document.querySelector('dialog[open]')) return
      step(event.key === 'ArrowRight' ? 1 : -1)
    },
    { signal },
  )
}
