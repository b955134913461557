import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { addToast, dropToast, NO_TOASTS, type Toast, type ToastRequest, toastFrom } from './toast-queue.ts'

export interface Toasts {
  show: (request: ToastRequest) => void
}

const ToastContext = createContext<Toasts | null>(null)

interface Stage {
  shown: readonly Toast[]
  drop: (id: number) => void
  /** The open dialogs, outermost first. */
  dialogs: readonly string[]
  enterDialog: (dialog: string) => () => void
}

const StageContext = createContext<Stage | null>(null)

/** Throws outside a ToastProvider. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it')
  return toasts
}

/** Sits above the routes, so that a toast outlives the page that showed it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState(NO_TOASTS)
  const [dialogs, setDialogs] = useState<readonly string[]>([])
  const nextId = useRef(1)
  const show = useCallback((request: ToastRequest) => {
    const toast = toastFrom(request, nextId.current++)
    setQueue(current => addToast(current, toast))
  }, [])
  const drop = useCallback((id: number) => setQueue(current => dropToast(current, id)), [])
  const enterDialog = useCallback((dialog: string) => {
    setDialogs(current => [...current, dialog])
    return () => setDialogs(current => current.filter(each => each !== dialog))
  }, [])
  const toasts = useMemo(() => ({ show }), [show])
  const stage = { shown: queue.shown, drop, dialogs, enterDialog }
  return (
    <ToastContext value={toasts}>
      <StageContext value={stage}>
        {children}
        <ToastRegion shown={dialogs.length > 0 ? NO_TOASTS.shown : queue.shown} drop={drop} />
      </StageContext>
    </ToastContext>
  )
}

/** The page behind an open dialog is neither seen whole nor read, so its toasts are shown inside. */
export function DialogToasts() {
  const stage = useContext(StageContext)
  const id = useId()
  const enterDialog = stage?.enterDialog
  useEffect(() => enterDialog?.(id), [enterDialog, id])
  return stage ? (
    <ToastRegion shown={stage.dialogs.at(-1) === id ? stage.shown : NO_TOASTS.shown} drop={stage.drop} />
  ) : null
}

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

interface ToastRegionProps {
  shown: readonly Toast[]
  drop: (id: number) => void
}

/** The two live regions are always there, empty: a region that comes together with its words is often not read. */
function ToastRegion({ shown, drop }: ToastRegionProps) {
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const newest = shown.at(-1)?.id
  const footTaken = useFootTaken(newest)

  useEffect(() => {
    if (newest === undefined) return
    const dropOnEscape = (event: KeyboardEvent) => {
      // An open dialog has the first claim on Esc.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) drop(newest)
    }
    document.addEventListener('keydown', dropOnEscape)
    return () => document.removeEventListener('keydown', dropOnEscape)
  }, [newest, drop])

  // A toast that leaves while it holds pointer or focus sends no event about it.
  useEffect(() => {
    if (newest === undefined) setHeld({ pointer: false, focus: false })
  }, [newest])

  const paused = held.pointer || held.focus
  const items = (urgent: boolean) =>
    shown
      .filter(toast => (toast.tone === 'error') === urgent)
      .map(toast => <ToastItem key={toast.id} toast={toast} paused={paused} drop={drop} />)
  return (
    <section
      className="toasts"
      aria-label="Messages"
      data-foot-taken={footTaken || undefined}
      onPointerEnter={() => setHeld(now => ({ ...now, pointer: true }))}
      onPointerLeave={() => setHeld(now => ({ ...now, pointer: false }))}
      onFocus={() => setHeld(now => ({ ...now, focus: true }))}
      onBlur={() => setHeld(now => ({ ...now, focus: false }))}
    >
      <div role="alert" aria-atomic="false">
        {items(true)}
      </div>
      <div role="status" aria-atomic="false">
        {items(false)}
      </div>
    </section>
  )
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
