import { useSyncExternalStore } from 'react'
import { keep, kept } from '#browser/kept.ts'
import { EMPTY_KITCHEN, type Kitchen, keptKitchen, keptText, withEnds } from '../../cooking/kitchen.ts'
import { KITCHEN_KEY } from './kitchen-key.ts'
import { ring } from './kitchen-sound.ts'

/** How often the running clocks are looked at; they count by the time of day, so a page asleep loses none of it. */
const LOOK_MS = 250

let kitchen: Kitchen = EMPTY_KITCHEN
let looking: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function become(next: Kitchen) {
  kitchen = next
  const runs = kitchen.clocks.some(({ isOver, heldMs }) => !isOver && heldMs === null)
  if (runs && looking === undefined) looking = setInterval(look, LOOK_MS)
  if (!runs) {
    clearInterval(looking)
    looking = undefined
  }
  ring(kitchen.clocks.some(({ isOver }) => isOver))
  for (const listener of listeners) listener()
}

function look() {
  const { kitchen: next, ended } = withEnds(kitchen, Date.now())
  if (ended.length === 0) return
  navigator.vibrate?.([300, 150, 300])
  keep(KITCHEN_KEY, keptText(next))
  become(next)
}

/** Changes what is being cooked; the browser keeps it, and its other tabs hear of it. */
export function changeKitchen(change: (kitchen: Kitchen, nowMs: number) => Kitchen): void {
  const next = change(kitchen, Date.now())
  keep(KITCHEN_KEY, keptText(next))
  become(next)
}

const readAgain = () => become(keptKitchen(kept(KITCHEN_KEY), Date.now()))

if (typeof window !== 'undefined') {
  readAgain()
  look()
  window.addEventListener('storage', ({ key }) => {
    if (key === KITCHEN_KEY || key === null) readAgain()
  })
}

/** All that is being cooked, and every clock. */
export function useKitchen(): Kitchen {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => kitchen,
    () => EMPTY_KITCHEN,
  )
}
