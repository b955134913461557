import { useEffect, useState } from 'react'

/**
 * Keeps the screen on where the browser can; whether it does. It is lost when the page is hidden, and asked for again.
 */
export function useWakeLock(wanted: boolean): boolean {
  const [awake, setAwake] = useState(false)
  useEffect(() => {
    if (!wanted) return
    let lock: WakeLockSentinel | null = null
    let gone = false
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (gone) return void lock.release()
        lock.addEventListener('release', () => setAwake(false))
        setAwake(true)
      } catch {
        // A low battery may refuse it.
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [wanted])
  return awake
}
