export type ToastTone = 'success' | 'error' | 'warning'

export interface ToastAction {
  label: string
  onAction: () => void
}

export interface ToastRequest {
  message: string
  tone?: ToastTone
  /** At most one. With it the toast waits longer. */
  action?: ToastAction
  /** How long it stays, in milliseconds; 2,000 by default, or 8,000 with an action. */
  durationMs?: number
}

export interface Toast {
  id: number
  message: string
  tone: ToastTone
  action: ToastAction | null
  durationMs: number
}

/** Toasts seen now, oldest first, and those that wait for room. */
export interface ToastQueue {
  shown: readonly Toast[]
  waiting: readonly Toast[]
}

export const NO_TOASTS: ToastQueue = { shown: [], waiting: [] }

/** More would cover a phone. */
export const MOST_SHOWN = 3

export function toastFrom(request: ToastRequest, id: number): Toast {
  const action = request.action ?? null
  const durationMs = request.durationMs ?? (action ? 8000 : 2000)
  return { id, message: request.message, tone: request.tone ?? 'success', action, durationMs }
}

/**
 * Adds a toast. The same words again take the place of the earlier ones and start their time anew, so that a button
 * pressed five times does not leave five notes.
 */
export function addToast(queue: ToastQueue, toast: Toast): ToastQueue {
  const other = (each: Toast) => each.message !== toast.message || each.tone !== toast.tone
  return fill({ shown: queue.shown.filter(other), waiting: [...queue.waiting.filter(other), toast] })
}

/** Takes a toast away, wherever it is; the next one in line moves up. */
export function dropToast(queue: ToastQueue, id: number): ToastQueue {
  const other = (each: Toast) => each.id !== id
  return fill({ shown: queue.shown.filter(other), waiting: queue.waiting.filter(other) })
}

function fill({ shown, waiting }: ToastQueue): ToastQueue {
  const room = Math.max(0, MOST_SHOWN - shown.length)
  return { shown: [...shown, ...waiting.slice(0, room)], waiting: waiting.slice(room) }
}
