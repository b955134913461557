import { useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Something that a page shows now, for a part that the server has drawn and that comes alive later: told this way it
 * may change before that, which properties may not.
 */
export interface Shown<Value> {
  now(): Value
  subscribe(hear: () => void): () => void
}

export function useShown<Value>(value: Value): Shown<Value> {
  const [store] = useState(() => openShown(value))
  useEffect(() => store.tell(value))
  return store
}

/** What is shown now; drawn anew when it changes. */
export const useNow = <Value>({ now, subscribe }: Shown<Value>): Value => useSyncExternalStore(subscribe, now, now)

function openShown<Value>(first: Value) {
  let value = first
  const hearers = new Set<() => void>()
  return {
    now: () => value,
    subscribe(hear: () => void) {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    tell(next: Value) {
      if (next === value) return
      value = next
      for (const hear of hearers) hear()
    },
  }
}
