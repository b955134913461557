import { useEffect, useRef, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Modal } from '#kit/modal.tsx'
import { useToast } from '#kit/toast.tsx'
import { purposeOf, timersIn } from '../step-timers.ts'
import { startClock, tellEndsBy, useClocks } from './clock-store.ts'
import { KitchenClocks } from './kitchen-clocks.tsx'
import './cook-mode.css'

export interface CookModeProps {
  name: string
  steps: readonly string[]
  /** Closed it stays, with its step and its clocks. */
  open: boolean
  onClose: () => void
  /** A clock that runs while it is closed leads back. */
  onOpen: () => void
}

/** How long the end of a clock is told on a page that shows none. */
const END_TOLD_MS = 60_000

/** One step at a time in large text, while the screen stays on. The clocks are at every step, and outside as well. */
export default function CookMode({ name, steps, open, onClose, onOpen }: CookModeProps) {
  const [at, setAt] = useState(0)
  const clocks = useClocks()
  const { show } = useToast()
  useEffect(
    () =>
      tellEndsBy(({ words, dish, purpose }) =>
        show({ message: `Time is up: ${words}. ${dish}: ${purpose}`, tone: 'warning', durationMs: END_TOLD_MS }),
      ),
    [show],
  )
  const goTo = (step: number) => {
    setAt(step - 1)
    onOpen()
  }
  const step = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone with its clock; the focus goes to what is read next.
  const toStep = () => step.current?.focus()
  const list = clocks.length > 0 ? <KitchenClocks clocks={clocks} dish={name} onStep={goTo} onStopped={toStep} /> : null
  const awake = useWakeLock(open)
  const last = steps.length - 1

  // A short cut for the two buttons, wherever the focus is.
  useEffect(() => {
    if (!open) return
    const keyDown = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') setAt(now => Math.min(last, now + 1))
      if (event.key === 'ArrowLeft') setAt(now => Math.max(0, now - 1))
    }
    document.addEventListener('keydown', keyDown)
    return () => document.removeEventListener('keydown', keyDown)
  }, [open, last])
  return (
    <>
      <Modal open={open} onClose={onClose} title={name} closeLabel="Leave cook mode" className="cook-mode">
        <div className="flex min-h-full flex-col gap-6">
          <p className="text-ink-2">
            Step {at + 1} of {steps.length}
            {awake ? '. Your screen stays on.' : ''}
          </p>
          {open ? list : null}
          <p ref={step} tabIndex={-1} className="font-serif text-h2 text-ink" aria-live="polite">
            {steps[at]}
          </p>
          <div className="flex flex-wrap gap-3">
            {timersIn(steps[at] ?? '').map(({ words, seconds }) => {
              const id = `${name} ${at} ${words}`
              const purpose = purposeOf(steps[at] ?? '', words)
              return (
                <Button
                  key={words}
                  variant="soft"
                  icon="clock"
                  onClick={() => startClock({ id, dish: name, step: at + 1, words, purpose }, seconds)}
                >
                  {clocks.some(clock => clock.id === id) ? 'Restart' : 'Start'} {words}
                </Button>
              )
            })}
          </div>
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
      {!open && list ? (
        <aside className="kitchen-clocks-bar" aria-label="Kitchen clocks" data-bottom-bar>
          {list}
        </aside>
      ) : null}
    </>
  )
}

/**
 * Keeps the screen on where the browser can; whether it does. It is lost when the page is hidden, and asked for again.
 */
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
