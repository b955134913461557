import { useEffect, useState } from 'react'
import { Button } from '#kit/button.tsx'
import {
  type CookedDish,
  heldClock,
  type KitchenClock,
  leftMs,
  withMinute,
  withoutClock,
} from '../../cooking/kitchen.ts'
import { clockText } from '../../cooking/step-timers.ts'
import { changeKitchen } from './kitchen-store.ts'

interface KitchenClocksProps {
  clocks: readonly KitchenClock[]
  dishes: readonly CookedDish[]
  /** The path of the dish that is looked at: its clocks need not name it. */
  shown: string | null
  /** Shows the step that a clock was set in. */
  onStep: (clock: KitchenClock) => void
}

/** Every clock that runs, stands still or has rung, the soonest first. */
export function KitchenClocks({ clocks, dishes, shown, onStep }: KitchenClocksProps) {
  const nowMs = useNow(clocks.length > 0)
  return (
    <ul className="kitchen-clocks" aria-label="Clocks">
      {clocks.map(clock => (
        <Clock
          key={clock.id}
          clock={clock}
          nowMs={nowMs}
          place={placeOf(clock, shown)}
          onStep={dishes.some(({ path }) => path === clock.path) ? () => onStep(clock) : null}
        />
      ))}
    </ul>
  )
}

const placeOf = ({ path, dish, step }: KitchenClock, shown: string | null) =>
  path === shown ? `Step ${step + 1}` : `${dish}, step ${step + 1}`

interface ClockProps {
  clock: KitchenClock
  nowMs: number
  place: string
  /** Null where its dish is done. */
  onStep: (() => void) | null
}

function Clock({ clock, nowMs, place, onStep }: ClockProps) {
  const { id, name, isOver, heldMs, seconds } = clock
  const left = leftMs(clock, nowMs)
  return (
    <li id={id} tabIndex={-1} className="kitchen-clock" data-over={isOver || undefined}>
      <div className="kitchen-clock-name">
        <p role={isOver ? 'alert' : undefined}>{isOver ? `Time is up: ${name}` : name}</p>
        {onStep ? (
          <button type="button" className="kitchen-clock-place" onClick={onStep}>
            {place}
          </button>
        ) : (
          <span className="kitchen-clock-place">{place}</span>
        )}
        <span className="kitchen-clock-end">{endWords(clock, nowMs)}</span>
      </div>
      <p role="timer" aria-label={`Left of ${name}`} className="kitchen-clock-time">
        {clockText(left / 1000)}
      </p>
      <progress aria-hidden="true" value={Math.max(0, seconds - left / 1000)} max={seconds} />
      <div className="kitchen-clock-buttons">
        <Button
          variant="soft"
          size="small"
          aria-label={`+1 min for ${name}`}
          onClick={() => changeKitchen((kitchen, now) => withMinute(kitchen, id, now))}
        >
          +1 min
        </Button>
        {isOver ? null : (
          <Button
            variant="secondary"
            size="small"
            aria-label={`${heldMs === null ? 'Pause' : 'Go on with'} ${name}`}
            onClick={() => changeKitchen((kitchen, now) => heldClock(kitchen, id, now))}
          >
            {heldMs === null ? 'Pause' : 'Go on'}
          </Button>
        )}
        {isOver || heldMs !== null ? (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Stop ${name}`}
            onClick={() => changeKitchen(kitchen => withoutClock(kitchen, id))}
          >
            Stop
          </Button>
        ) : null}
      </div>
    </li>
  )
}

function endWords({ isOver, heldMs, endsAtMs }: KitchenClock, nowMs: number): string {
  if (heldMs !== null) return 'Stands still'
  const minutesAgo = Math.floor((nowMs - endsAtMs) / 60_000)
  if (isOver) return minutesAgo > 0 ? `${minutesAgo} min ago` : 'Just now'
  return `Rings at ${new Date(endsAtMs).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`
}

function useNow(isWanted: boolean): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    if (!isWanted) return
    const look = () => setNowMs(Date.now())
    look()
    const looking = setInterval(look, 250)
    return () => clearInterval(looking)
  }, [isWanted])
  return nowMs
}
