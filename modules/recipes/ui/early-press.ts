import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useToast } from '#kit/toast.tsx'

/** Nothing else would be seen of a press. */
const WAITS = 'You are offline. Please try again once you have a connection.'

/**
 * What is pressed before a part is alive is pressed again once it is: a first tap may be the first sign of somebody.
 * Nothing here draws the page anew: a part that is not alive yet would be gone until it is.
 *
 * @returns what holds the part, and what the part calls once it is alive
 */
export function useEarlyPress(): { box: RefObject<HTMLDivElement | null>; onLive: () => void } {
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement | null>(null)
  const isLive = useRef(false)
  const { show } = useToast()
  useEffect(() => {
    // Before the document hears of it, where React stops a press on what is not alive.
    const hear = ({ target }: Event) => {
      if (isLive.current || !(target instanceof Element) || !box.current?.contains(target)) return
      pressed.current = target.closest('button')
      if (pressed.current && !navigator.onLine) show({ message: WAITS, tone: 'error' })
    }
    // What comes as far as this was not stopped, and is heard already.
    const heard = () => {
      pressed.current = null
    }
    const held = box.current
    window.addEventListener('click', hear, true)
    held?.addEventListener('click', heard)
    return () => {
      window.removeEventListener('click', hear, true)
      held?.removeEventListener('click', heard)
    }
  }, [show])
  const onLive = useCallback(() => {
    isLive.current = true
    pressed.current?.click()
    pressed.current = null
  }, [])
  return { box, onLive }
}
