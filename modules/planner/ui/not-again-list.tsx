import { Button } from '#kit/button.tsx'
import { settingsOf } from '../plan-settings.ts'
import { usePlanner } from './plan-context.ts'

/** Dishes that are not suggested or planned any more, and the way back. */
export function NotAgainList() {
  const { plan } = usePlanner()
  const dishes = [...settingsOf(plan.settings, 'not-again')]
  if (dishes.length === 0) return <p>None yet. Choose “Not this again” in a meal’s menu and it’s listed here.</p>
  return (
    <ul className="plan-menu">
      {dishes.map(([key, { name }]) => (
        <li key={key} className="flex items-center justify-between gap-3">
          <span className="text-ink">{name}</span>
          <Button
            variant="text"
            size="small"
            aria-label={`Allow ${name} again`}
            onClick={() => plan.set([{ name: 'not-again', key, value: null }], `${name} may be suggested again`)}
          >
            Allow again
          </Button>
        </li>
      ))}
    </ul>
  )
}
