import { useEffect, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { useToast } from '#kit/toast.tsx'
import { clockText, type StepTimer } from '../step-timers.ts'

/** Counts down by the clock, so that a page asleep does not lose time. */
export function KitchenTimer({ timer: { words, seconds } }: { timer: StepTimer }) {
  const toasts = useToast()
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [left, setLeft] = useState(seconds)

  useEffect(() => {
    if (endsAt === null) return
    const tick = () => {
      const rest = (endsAt - Date.now()) / 1000
      setLeft(rest)
      if (rest > 0) return
      setEndsAt(null)
      setLeft(seconds)
      navigator.vibrate?.([300, 150, 300])
      toasts.show({ message: `Time is up: ${words}`, tone: 'warning', durationMs: 60_000 })
    }
    const ticking = setInterval(tick, 250)
    return () => clearInterval(ticking)
  }, [endsAt, seconds, words, toasts])

  return endsAt === null ? (
    <Button variant="soft" icon="clock" onClick={() => setEndsAt(Date.now() + seconds * 1000)}>
      Start {words}
    </Button>
  ) : (
    <Button
      variant="soft"
      icon="close"
      aria-label={`Stop the timer of ${words}`}
      onClick={() => {
        setEndsAt(null)
        setLeft(seconds)
      }}
    >
      <span role="timer" className="font-serif text-h3 tabular-nums">
        {clockText(left)}
      </span>
    </Button>
  )
}
