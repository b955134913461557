import { useSyncExternalStore } from 'react'
import { keep, kept } from './kept.ts'

/**
 * Who is signed in, as the browser remembers it: only enough to paint the header of a page from the cache. It grants
 * nothing; the session does.
 */
export interface StoredUser {
  id: string
  name: string
  email: string
}

export const USER_KEY = 'user'
/** That a guest of this browser has records of their own; whoever is signed in has. */
export const OWN_KEY = 'own-records'

/** Reads what the browser kept; anything that is not a user counts as nobody. */
export function parseStoredUser(text: string | null): StoredUser | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const { id, name, email } = value as Record<string, unknown>
    if (typeof id !== 'string' || id === '') return null
    return {
      id,
      name: typeof name === 'string' && name.trim() !== '' ? name : 'User',
      email: typeof email === 'string' ? email : '',
    }
  } catch {
    return null
  }
}

const watchers = new Set<() => void>()

/** Whether this browser's person has records of their own, as far as the browser remembers; false on the server. */
export const useOwnRecords = (): boolean => useSyncExternalStore(subscribe, hasOwnRecords, () => false)

const hasOwnRecords = () => storedUser() !== null || kept(OWN_KEY) !== null

/** Remembers whether a guest has records of their own. */
export function keepOwnRecords(hasThem: boolean): void {
  if ((kept(OWN_KEY) !== null) === hasThem) return
  keep(OWN_KEY, hasThem ? '1' : null)
  markDocument(storedUser() !== null)
  for (const watch of watchers) watch()
}

/** Another tab, or another page of this one, may have changed it. */
function subscribe(onChange: () => void) {
  watchers.add(onChange)
  window.addEventListener('storage', onChange)
  window.addEventListener('pageshow', onChange)
  return () => {
    watchers.delete(onChange)
    window.removeEventListener('storage', onChange)
    window.removeEventListener('pageshow', onChange)
  }
}

/** Storage may be forbidden; then nobody is signed in as far as the header goes. */
const storedText = () => kept(USER_KEY)

/** The signed-in visitor, or null; always null while the server renders, since its pages are the same for everybody. */
export function useStoredUser(): StoredUser | null {
  return parseStoredUser(useSyncExternalStore(subscribe, storedText, () => null))
}

/** Remembers who signed in, or that nobody is any more. */
export function storeUser(user: StoredUser | null): void {
  // The session works without it; only cached pages cannot show that somebody is signed in.
  keep(USER_KEY, user && JSON.stringify(user))
  markDocument(user !== null)
  for (const watch of watchers) watch()
}

/** What the script in the head has done before the first paint, done again for a change: see the script in the head. */
export function markDocument(signedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', signedIn)
  document.documentElement.toggleAttribute('data-own', signedIn || kept(OWN_KEY) !== null)
}

export const storedUser = (): StoredUser | null => parseStoredUser(storedText())
