import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { filledFields, tellFilled } from '#browser/filled-fields.ts'

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const isShownAgain = arrival?.type === 'reload' || arrival?.type === 'back_forward'
// Before React, which puts the words of a text area back.
const before = filledFields(document, isShownAgain)

/** The page as it wakes: what was filled in meanwhile is heard. */
function Woken({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const since = filledFields(document, isShownAgain).filter(({ field }) => before.every(one => one.field !== field))
    // Each is heard by itself: one handler builds on what the one before it has set.
    queueMicrotask(() => tellFilled([...before, ...since]))
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
