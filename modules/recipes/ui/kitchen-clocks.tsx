import { useEffect, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import { clockText } from '../step-timers.ts'
import { type KitchenClock, stopClock } from './clock-store.ts'

interface KitchenClocksProps {
  clocks: readonly KitchenClock[]
  /** The dish that is being cooked on this page: its clocks need not name it. */
  dish: string
  /** Shows the step that a clock of this dish was set in. */
  onStep: (step: number) => void
  onStopped: () => void
}

/** Every clock that runs or has rung, each with its step and what it is for. */
export function KitchenClocks({ clocks, dish, onStep, onStopped }: KitchenClocksProps) {
  const nowMs = useNow(clocks.some(({ isOver }) => !isOver))
  return (
    <ul className="kitchen-clocks" aria-label="Clocks">
      {clocks.map(clock => (
        <li key={clock.id} className="kitchen-clock" data-over={clock.isOver || undefined}>
          <div className="min-w-0 flex-1">
            {clock.isOver ? (
              <p role="alert" className="font-semibold">
                Time is up: {clock.words}
              </p>
            ) : (
              <p role="timer" aria-label={`${clock.words}, left`} className="font-serif text-h3 tabular-nums">
                {clockText((clock.endsAtMs - nowMs) / 1000)}
              </p>
            )}
            <p className={clock.isOver ? 'text-small wrap-anywhere' : 'line-clamp-1 text-small wrap-anywhere'}>
              {clock.dish === dish ? null : `${clock.dish}. `}
              {clock.purpose}
            </p>
          </div>
          {clock.dish === dish ? (
            <Button variant="text" size="small" onClick={() => onStep(clock.step)}>
              Step {clock.step}
            </Button>
          ) : null}
          <IconButton
            icon="close"
            label={clock.isOver ? `Dismiss the clock of ${clock.words}` : `Stop the clock of ${clock.words}`}
            onClick={() => {
              stopClock(clock.id)
              onStopped()
            }}
          />
        </li>
      ))}
    </ul>
  )
}

function useNow(isRunning: boolean): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    const look = () => setNowMs(Date.now())
    look()
    const looking = setInterval(look, 250)
    return () => clearInterval(looking)
  }, [isRunning])
  return nowMs
}
