import { useSyncExternalStore } from 'react'

/**
 * Who is signed in, as the browser remembers it: only enough to paint the header of a page from the cache. It grants
 * nothing; the session does.
 */
export interface StoredUser {
  id: string
  name: string
  email: string
}

const KEY = 'user'

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

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

function storedText(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    // Storage may be forbidden; then nobody is signed in as far as the header goes.
    return null
  }
}

/** The signed-in visitor, or null; always null while the server renders, since its pages are the same for everybody. */
export function useStoredUser(): StoredUser | null {
  return parseStoredUser(useSyncExternalStore(subscribe, storedText, () => null))
}
