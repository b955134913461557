/** A finger that goes so far to one side, and not much up or down, means the next day. */
const FAR_PX = 64
const STRAY_PX = 40

/** A finger that wipes across the day that is shown opens the day before or after it, as its button does. */
export function swipeDays(root: HTMLElement, signal: AbortSignal): void {
  let from: PointerEvent | null = null
  root.addEventListener(
    'pointerdown',
    event => {
      const isOnDay = event.isPrimary && (event.target as Element).closest('.plan-day-view') !== null
      from = event.pointerType === 'touch' && isOnDay ? event : null
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
      // Whoever carries something wipes nothing.
      if (Math.abs(across) < FAR_PX || stray > STRAY_PX || root.querySelector('.plan-ghost')) return
      const shown = root.querySelector('.plan-day[aria-current]')
      const next = across < 0 ? shown?.nextElementSibling : shown?.previousElementSibling
      if (next instanceof HTMLElement) next.click()
    },
    { signal },
  )
}
