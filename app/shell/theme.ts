import { useSyncExternalStore } from 'react'
import { keep, kept } from '#browser/kept.ts'
import { THEME_KEY } from './theme-script.ts'

export type Theme = 'system' | 'light' | 'dark'

export const THEMES: readonly Theme[] = ['system', 'light', 'dark']

/** Told when this tab changes the theme; other tabs are told by the browser. */
const listeners = new Set<() => void>()

function subscribe(onChange: () => void) {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return
    apply(kept(THEME_KEY))
    onChange()
  }
  listeners.add(onChange)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('storage', fromOtherTab)
  }
}

/** The script in the head has put on what is kept; without storage a choice lasts as long as the page. */
function current(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function apply(theme: string | null) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
}

export function chooseTheme(theme: Theme) {
  apply(theme)
  keep(THEME_KEY, theme === 'system' ? null : theme)
  for (const tell of listeners) tell()
}

/** The visitor's choice; 'system' while the server renders. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, () => 'system')
}
