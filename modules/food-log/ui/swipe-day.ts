/** A finger that goes so far to one side, and not much up or down, means the next day. */
const FAR_PX = 64
const STRAY_PX = 40
/** Where arrow keys, or a finger that goes sideways, mean something of their own. */
const OWN_KEYS = 'input, textarea, select, button, a, dialog, summary, [tabindex]:not(main)'

/** A finger that wipes across, or an arrow key that no control wants, opens the day before or after. */
export function swipeDays(root: HTMLElement, step: (by: -1 | 1) => void, signal: AbortSignal): void {
  let from: PointerEvent | null = null
  root.addEventListener(
    'pointerdown',
    event => {
      const isFree = event.isPrimary && (event.target as Element).closest('dialog, input, textarea') === null
      from = event.pointerType === 'touch' && isFree ? event : null
    },
    { signal },
  )
  root.addEventListener('pointercancel', () => (from = null), { signal })
  root.addEventListener(
    'pointerup',
    event => {
      if (!from) return
      const across = event.clientX - from.clientX
      const stray = Math.abs(event.clientY - from.clientY)
      from = null
      if (Math.abs(across) >= FAR_PX && stray <= STRAY_PX) step(across < 0 ? 1 : -1)
    },
    { signal },
  )
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
