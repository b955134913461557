import { useId } from 'react'
import { Icon, type IconName } from '#kit/icon.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import { chooseTheme, THEMES, type Theme, useTheme } from './theme.ts'

const LOOKS: Record<Theme, { icon: IconName; name: string }> = {
  system: { icon: 'monitor', name: 'System' },
  light: { icon: 'sun', name: 'Light' },
  dark: { icon: 'moon', name: 'Dark' },
}

/** One button for the header: each press goes on to the next of system, light, dark. */
export function ThemeButton({ className = '' }: { className?: string }) {
  const theme = useTheme()
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
  const label = `Colours: ${LOOKS[theme].name.toLowerCase()}. Change to ${LOOKS[next].name.toLowerCase()}`
  return (
    <IconButton
      icon={LOOKS[theme].icon}
      label={label}
      className={`needs-script ${className}`}
      onClick={() => chooseTheme(next)}
    />
  )
}

/** The three choices side by side, for the menu; it fits the dashboard's sidebar. */
export function ThemeChoice() {
  const theme = useTheme()
  // A page may show it twice, in the sidebar and in the menu of small screens.
  const group = useId()
  return (
    <fieldset className="needs-script">
      <legend className="mb-2 text-small text-ink-3">Colours</legend>
      <div className="grid grid-cols-3 gap-1 rounded-m bg-sunken p-1">
        {THEMES.map(each => (
          <label
            key={each}
            className="flex min-h-11 cursor-pointer items-center justify-center gap-1 rounded-s text-micro font-medium text-ink-2 has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf"
          >
            <input
              type="radio"
              name={group}
              value={each}
              checked={theme === each}
              onChange={() => chooseTheme(each)}
              className="sr-only"
            />
            <Icon name={LOOKS[each].icon} size={18} />
            {LOOKS[each].name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
