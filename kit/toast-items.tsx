import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { Toast } from './toast-queue.ts'
import './styles/toast-items.css'

/**
 * Something that must be seen, such as the button to pay, marks itself; near the foot it sends the toasts to the top.
 */
function useFootTaken(newest: number | undefined): boolean {
  const [taken, setTaken] = useState(false)
  useEffect(() => {
    if (newest === undefined) return setTaken(false)
    const foot = new IntersectionObserver(entries => setTaken(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '-60% 0px 0px',
    })
    const find = () => {
      const element = document.querySelector('[data-keep-clear]')
      if (!element) return setTaken(false)
      foot.observe(element)
      arrival.disconnect()
    }
    // It may come with a part of the script that is still on its way.
    const arrival = new MutationObserver(find)
    arrival.observe(document.body, { childList: true, subtree: true })
    find()
    return () => {
      foot.disconnect()
      arrival.disconnect()
    }
  }, [newest])
  return taken
}

export interface ToastItemsProps {
  shown: readonly Toast[]
  drop: (id: number) => void
  /** Around both regions. */
  section: RefObject<HTMLElement | null>
  urgent: RefObject<HTMLElement | null>
  calm: RefObject<HTMLElement | null>
}

/** The toasts in their two regions, each for its time; they stay while somebody points at one or has the focus there. */
export default function ToastItems({ shown, drop, section, urgent, calm }: ToastItemsProps) {
  const newest = shown.at(-1)?.id
  const footTaken = useFootTaken(newest)
  const paused = useHeld(section)

  useEffect(() => {
    section.current?.toggleAttribute('data-foot-taken', footTaken)
  }, [section, footTaken])

  useEffect(() => {
    if (newest === undefined) return
    const dropOnEscape = (event: KeyboardEvent) => {
      // An open dialog has the first claim on Esc.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) drop(newest)
    }
    document.addEventListener('keydown', dropOnEscape)
    return () => document.removeEventListener('keydown', dropOnEscape)
  }, [newest, drop])

  const items = (region: RefObject<HTMLElement | null>, isUrgent: boolean) =>
    region.current &&
    createPortal(
      shown
        .filter(toast => (toast.tone === 'error') === isUrgent)
        .map(toast => <ToastItem key={toast.id} toast={toast} paused={paused} drop={drop} />),
      region.current,
    )
  return (
    <>
      {items(urgent, true)}
      {items(calm, false)}
    </>
  )
}

/** Whether pointer or focus is in it. A toast that leaves while it holds either sends no event about it: each begins anew. */
function useHeld(section: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState({ pointer: false, focus: false })
  useEffect(() => {
    const around = section.current
    const listening = new AbortController()
    const on = (event: string, change: Partial<typeof held>) =>
      around?.addEventListener(event, () => setHeld(now => ({ ...now, ...change })), { signal: listening.signal })
    on('pointerenter', { pointer: true })
    on('pointerleave', { pointer: false })
    on('focusin', { focus: true })
    on('focusout', { focus: false })
    return () => listening.abort()
  }, [section])
  return held.pointer || held.focus
}

const TONE_ICONS = { success: 'check', error: 'alert', warning: 'info' } as const

/** Longer than this and a person may want it gone before its time. */
const CLOSABLE_FROM_MS = 5000

function ToastItem({ toast, paused, drop }: { toast: Toast; paused: boolean; drop: (id: number) => void }) {
  const { id, action, durationMs } = toast
  const remainingMs = useRef(durationMs)

  useEffect(() => {
    if (paused) return
    const startedAt = performance.now()
    const timer = setTimeout(drop, remainingMs.current, id)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= performance.now() - startedAt
    }
  }, [paused, drop, id])

  const act = () => {
    drop(id)
    action?.onAction()
  }
  return (
    <div className={classes('toast', toast.tone !== 'success' && `toast-${toast.tone}`)}>
      <Icon name={TONE_ICONS[toast.tone]} />
      <p>{toast.message}</p>
      {action ? (
        <button type="button" className="toast-action" onClick={act}>
          {action.label}
        </button>
      ) : null}
      {durationMs >= CLOSABLE_FROM_MS ? (
        <button type="button" className="toast-close" aria-label="Dismiss" onClick={() => drop(id)}>
          <Icon name="close" size={18} />
        </button>
      ) : null}
    </div>
  )
}
