import { type KeyboardEvent, useEffect, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Modal } from '#kit/modal.tsx'
import { timersIn } from '../step-timers.ts'
import { KitchenTimer } from './kitchen-timer.tsx'
import './cook-mode.css'

export interface CookModeProps {
  name: string
  steps: readonly string[]
  /** Closed it stays, with its step and its clocks. */
  open: boolean
  onClose: () => void
}

/** One step at a time in large text, with its clocks, while the screen stays on. */
export default function CookMode({ name, steps, open, onClose }: CookModeProps) {
  const [at, setAt] = useState(0)
  const awake = useWakeLock(open)
  const last = steps.length - 1

  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') setAt(now => Math.min(last, now + 1))
    if (event.key === 'ArrowLeft') setAt(now => Math.max(0, now - 1))
  }
  return (
    <Modal open={open} onClose={onClose} title={name} closeLabel="Leave cook mode" className="cook-mode">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a short cut for the two buttons */}
      <div className="flex min-h-full flex-col gap-6" onKeyDown={keyDown}>
        <p className="text-ink-2">
          Step {at + 1} of {steps.length}
          {awake ? '. Your screen stays on.' : ''}
        </p>
        <p className="font-serif text-h2 text-ink" aria-live="polite">
          {steps[at]}
        </p>
        {/* All stay, so that a clock goes on while the next step is read. */}
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be the same, and none moves
          <div key={index} className="flex flex-wrap gap-3" hidden={index !== at}>
            {timersIn(step).map(timer => (
              <KitchenTimer key={timer.words} timer={timer} />
            ))}
          </div>
        ))}
        <div className="mt-auto grid grid-cols-2 gap-3">
          <Button variant="secondary" icon="arrow-left" disabled={at === 0} onClick={() => setAt(at - 1)}>
            Back
          </Button>
          {at === last ? (
            <Button onClick={onClose}>Done</Button>
          ) : (
            <Button iconEnd="arrow-right" onClick={() => setAt(at + 1)}>
              Next
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}

/** Keeps the screen on where the browser can; whether it does. It is lost when the page is hidden, and asked for again. */
function useWakeLock(wanted: boolean): boolean {
  const [awake, setAwake] = useState(false)
  useEffect(() => {
    if (!wanted) return
    let lock: WakeLockSentinel | null = null
    let gone = false
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (gone) return void lock.release()
        lock.addEventListener('release', () => setAwake(false))
        setAwake(true)
      } catch {
        // A low battery may refuse it.
      }
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [wanted])
  return awake
}
