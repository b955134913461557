import { useCallback, useEffect, useRef } from 'react'

/** What is pressed before a part is alive is pressed again once it is: a first tap may be the first sign of somebody. */
export function useEarlyPress(box: HTMLElement | null) {
  const pressed = useRef<HTMLElement | null>(null)
  const isLive = useRef(false)
  useEffect(() => {
    const hear = ({ target }: Event) => {
      if (!isLive.current) pressed.current = (target as Element).closest('button')
    }
    box?.addEventListener('click', hear)
    return () => box?.removeEventListener('click', hear)
  }, [box])
  return useCallback(() => {
    isLive.current = true
    pressed.current?.click()
    pressed.current = null
  }, [])
}
