/** What this browser keeps under a name; null where there is nothing, or nothing may be kept. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, or takes it away; false where the browser would not: private windows, a full disk. */
export function keep(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** The names under which something is kept that begin with this. */
export function keptKeys(start: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(start))
  } catch {
    return []
  }
}
