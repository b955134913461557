/** A finger that goes so far to one side, and not much up or down, means the next day. */
const FAR_PX = 64
const STRAY_PX = 40

interface Wiping {
  /** Whether a finger that goes sideways from there means no more than the next day. */
  isFree(target: Element): boolean
  step(by: -1 | 1): void
}

/** A finger that wipes across a day that is shown opens the day before or after it. */
export function swipeDays(root: HTMLElement, { isFree, step }: Wiping, signal: AbortSignal): void {
  let from: PointerEvent | null = null
  root.addEventListener(
    'pointerdown',
    event => {
      const counts = event.isPrimary && event.pointerType === 'touch' && isFree(event.target as Element)
      from = counts ? event : null
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
      step(across < 0 ? 1 : -1)
    },
    { signal },
  )
}
