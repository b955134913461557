import { Segments } from '#kit/segments.tsx'
import { chooseTheme, THEMES, type Theme, useTheme } from './theme.ts'

const NAMES: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' }
const CHOICES = THEMES.map(value => ({ value, label: NAMES[value] }))

/** The three choices side by side, for the foot of the page and the menus; it fits the dashboard's sidebar. */
export function ThemeChoice() {
  return (
    <div className="needs-script">
      <p className="mb-2 text-small text-ink-3" aria-hidden="true">
        Colours
      </p>
      <Segments label="Colours" choices={CHOICES} value={useTheme()} onChange={chooseTheme} />
    </div>
  )
}
