import { useEffect, useRef } from 'react'
import type { PlannedEntry } from '../plan.ts'
import type { Opened } from './plan-context.ts'

/**
 * Opens what may take the place of the entry that the address names, once; then the address forgets it, so that a
 * reload shows the plan alone. An entry that is gone leaves the day as it is.
 */
export function useAskedSwap(id: string | null, entries: readonly PlannedEntry[], open: (what: Opened) => void): void {
  const opened = useRef<string | null>(null)
  useEffect(() => {
    if (id === null || opened.current === id || !entries.some(entry => entry.id === id)) return
    opened.current = id
    const address = new URL(location.href)
    address.searchParams.delete('swap')
    history.replaceState(history.state, '', address)
    open({ kind: 'entry', id, swaps: true })
  }, [id, entries, open])
}
