import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { filledFields, tellAwake } from '#browser/filled-fields.ts'
import { comingAgain, watchPresses } from '#browser/new-version.ts'

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const isShownAgain = arrival?.type === 'reload' || arrival?.type === 'back_forward'
// Before React, which puts the words of a text area back.
const read = () => filledFields(document, isShownAgain)
const goOn = comingAgain()
const before = read()
watchPresses()

/**
 * The page as it wakes: what was filled in meanwhile is heard. Around all that there is, this is the last of its effects:
 * a box whose own sets it to the words of the address would otherwise be emptied again.
 */
function Woken({ children }: { children: ReactNode }) {
  useEffect(() => {
    const since = read().filter(({ field }) => before.every(one => one.field !== field))
    // Each is heard by itself: one handler builds on what the one before it has set.
    queueMicrotask(() => {
      tellAwake([...before, ...since], read)
      goOn()
    })
  }, [])
  return children
}

// Where a page has pictures this file is asked for after those in sight: see `scripts-last.ts`.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Woken>
        <HydratedRouter />
      </Woken>
    </StrictMode>,
  )
})
