import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Waits for the page's largest picture, so that hydration never competes with it for the network or the main thread. */
function afterLargestPicture(start: () => void) {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (!picture || picture.complete) return start()
  let started = false
  const once = () => {
    if (started) return
    started = true
    start()
  }
  picture.addEventListener('load', once, { once: true })
  picture.addEventListener('error', once, { once: true })
  // A picture that hangs, or a visitor who is already pressing something, must not wait.
  setTimeout(once, 2500)
  for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, once, { once: true, capture: true })
}

afterLargestPicture(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)
