import { useEffect, useState } from 'react'
import { keep, kept } from '#browser/kept.ts'

const KEY = 'shopping-awake'

/** Keeps the screen on while the list is seen, unless somebody switched that off; null where the browser cannot. */
export function useAwake(): { readonly isOn: boolean; set(isOn: boolean): void } | null {
  const [isOn, setOn] = useState<boolean | null>(null)
  useEffect(() => {
    if ('wakeLock' in navigator) setOn(kept(KEY) !== 'off')
  }, [])
  useEffect(() => {
    if (!isOn) return
    let lock: WakeLockSentinel | null = null
    let isWanted = true
    // A browser may refuse, for a battery that is low, and lets go whenever the page is hidden.
    const hold = async () => {
      if (document.hidden) return
      const held = await navigator.wakeLock.request('screen').catch(() => null)
      if (isWanted) lock = held
      else await held?.release()
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isWanted = false
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [isOn])
  if (isOn === null) return null
  return {
    isOn,
    set(next) {
      keep(KEY, next ? null : 'off')
      setOn(next)
    },
  }
}
