import { useSyncExternalStore } from 'react'

/** A clock that somebody set while cooking. */
export interface KitchenClock {
  readonly id: string
  readonly dish: string
  /** Counted from 1. */
  readonly step: number
  /** The time as the step says it: '12 to 15 minutes'. */
  readonly words: string
  /** What is being waited for: the sentence of the step. */
  readonly purpose: string
  readonly endsAtMs: number
  readonly isOver: boolean
}

/** How often the running clocks are looked at; they count by the time of day, so a page asleep loses none of it. */
const LOOK_MS = 250

let clocks: readonly KitchenClock[] = []
let looking: ReturnType<typeof setInterval> | undefined
let tell: (clock: KitchenClock) => void = () => {}
const listeners = new Set<() => void>()

function become(next: readonly KitchenClock[]) {
  clocks = next
  const running = clocks.some(({ isOver }) => !isOver)
  if (running && looking === undefined) looking = setInterval(look, LOOK_MS)
  if (!running) {
    clearInterval(looking)
    looking = undefined
  }
  for (const listener of listeners) listener()
}

function look() {
  const now = Date.now()
  const ended = clocks.filter(({ isOver, endsAtMs }) => !isOver && endsAtMs <= now)
  if (ended.length > 0) navigator.vibrate?.([300, 150, 300])
  // Nobody is shown the clocks on another page, so each that ends there is told in a message, and is done with.
  const isShown = listeners.size > 0
  if (!isShown) for (const clock of ended) tell(clock)
  become(
    isShown
      ? clocks.map(clock => (ended.includes(clock) ? { ...clock, isOver: true } : clock))
      : clocks.filter(clock => !ended.includes(clock)),
  )
}

/** Sets a clock; one with the same id starts again. */
export function startClock(clock: Omit<KitchenClock, 'endsAtMs' | 'isOver'>, seconds: number): void {
  const started = { ...clock, endsAtMs: Date.now() + seconds * 1000, isOver: false }
  become([...clocks.filter(({ id }) => id !== clock.id), started])
}

/** Ends a clock, or clears one that has rung. */
export function stopClock(id: string): void {
  become(clocks.filter(clock => clock.id !== id))
}

/** How the end of a clock is announced where no clocks are shown. */
export function tellEndsBy(how: (clock: KitchenClock) => void): void {
  tell = how
}

const NONE: readonly KitchenClock[] = []

/** All clocks, whatever dish they are for: they outlive the step, cook mode and the page they were set on. */
export function useClocks(): readonly KitchenClock[] {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => clocks,
    () => NONE,
  )
}
