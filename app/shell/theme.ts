import { useSyncExternalStore } from 'react'
import { THEME_KEY } from './theme-script.ts'

export type Theme = 'system' | 'light' | 'dark'

export const THEMES: readonly Theme[] = ['system', 'light', 'dark']

/** Told when this tab changes the theme; other tabs are told by the browser. */
const listeners = new Set<() => void>()

function subscribe(onChange: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return
    apply(current())
    onChange()
  }
  listeners.add(onChange)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', fromOtherTab)
  }
}

function current(): Theme {
  try {
    const kept = window.localStorage.getItem(THEME_KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return shown()
  }
}

/** Without storage the choice lasts as long as the page. */
function shown(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function apply(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function chooseTheme(theme: Theme) {
  apply(theme)
  try {
    if (theme === 'system') window.localStorage.removeItem(THEME_KEY)
    else window.localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Kept for this page only.
  }
  for (const tell of listeners) tell()
}

/** The visitor's choice; 'system' while the server renders. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, () => 'system')
}
