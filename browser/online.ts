import { useSyncExternalStore } from 'react'

const subscribe = (look: () => void) => {
  const until = new AbortController()
  for (const kind of ['online', 'offline']) addEventListener(kind, look, until)
  return () => until.abort()
}

/** Whether the browser has a connection, as far as it knows. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
