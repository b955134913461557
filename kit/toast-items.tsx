import { type RefObject, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { keptInOrder } from './right-to-left.ts'
import type { Toast } from './toast-queue.ts'
import { useToastPlace } from './use-toast-place.ts'
import './styles/toast-items.css'

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
  useToastPlace(section, newest)

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
        .map(toast => <ToastItem key={toast.id} toast={toast} section={section} drop={drop} />),
      region.current,
    )
  return (
    <>
      {items(urgent, true)}
      {items(calm, false)}
    </>
  )
}

/**
 * Whether pointer or focus is in it, asked when a toast's time is up: what moves away or goes from under a pointer at rest
 * sends no event about it.
 */
const isHeld = (section: RefObject<HTMLElement | null>) =>
  section.current?.matches(':hover') || section.current?.contains(document.activeElement)

const TONE_ICONS = { success: 'check', error: 'alert', warning: 'info' } as const

/** Longer than this and a person may want it gone before its time. */
const CLOSABLE_FROM_MS = 5000

/** How soon one that was held goes after it was let go, at most. */
const HELD_FOR_MS = 1000

interface ToastItemProps extends Pick<ToastItemsProps, 'section' | 'drop'> {
  toast: Toast
}

function ToastItem({ toast, section, drop }: ToastItemProps) {
  const { id, action, durationMs } = toast

  useEffect(() => {
    const leave = () => {
      if (isHeld(section)) timer = setTimeout(leave, HELD_FOR_MS)
      else drop(id)
    }
    let timer = setTimeout(leave, durationMs)
    return () => clearTimeout(timer)
  }, [section, drop, id, durationMs])

  const act = () => {
    drop(id)
    action?.onAction()
  }
  return (
    <div className={classes('toast', toast.tone !== 'success' && `toast-${toast.tone}`)}>
      <Icon name={TONE_ICONS[toast.tone]} />
      <p>{keptInOrder(toast.message)}</p>
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
