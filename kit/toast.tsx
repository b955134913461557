import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import type { ToastItemsProps } from './toast-items.tsx'
import { addToast, dropToast, NO_TOASTS, type Toast, type ToastRequest, toastFrom } from './toast-queue.ts'

export interface Toasts {
  show: (request: ToastRequest) => void
}

const ToastContext = createContext<Toasts | null>(null)

interface Stage {
  Items: ComponentType<ToastItemsProps>
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

interface ToastProviderProps {
  /** `toast-items.tsx`, which may come when it is wanted: most pages never show a toast. */
  items: ComponentType<ToastItemsProps>
  children: ReactNode
}

/** Sits above the routes, so that a toast outlives the page that showed it. */
export function ToastProvider({ items, children }: ToastProviderProps) {
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
  const stage = { Items: items, shown: queue.shown, drop, dialogs, enterDialog }
  return (
    <ToastContext value={toasts}>
      <StageContext value={stage}>
        {children}
        <ToastRegion Items={items} shown={queue.shown} drop={drop} isBehind={dialogs.length > 0} />
      </StageContext>
    </ToastContext>
  )
}

/** The words alone, for as long as what shows a toast is not there. */
export function PlainToasts({ shown, calm }: ToastItemsProps) {
  return (
    calm.current &&
    createPortal(
      shown.map(({ id, message }) => (
        <div key={id} className="toast">
          <p>{message}</p>
        </div>
      )),
      calm.current,
    )
  )
}

/** The page behind an open dialog is neither seen whole nor read, so its toasts are shown inside. */
export function DialogToasts() {
  const stage = useContext(StageContext)
  const id = useId()
  const enterDialog = stage?.enterDialog
  useEffect(() => enterDialog?.(id), [enterDialog, id])
  if (!stage) return null
  const { Items, drop, shown, dialogs } = stage
  return <ToastRegion Items={Items} shown={shown} drop={drop} isBehind={dialogs.at(-1) !== id} />
}

interface RegionProps extends Pick<Stage, 'Items' | 'shown' | 'drop'> {
  /** A dialog is open before it: what is said is said there. */
  isBehind: boolean
}

/** The two live regions are always there, empty: a region that comes together with its words is often not read. */
function ToastRegion({ Items, shown: all, drop, isBehind }: RegionProps) {
  const shown = isBehind ? NO_TOASTS.shown : all
  const section = useRef<HTMLElement>(null)
  const urgent = useRef<HTMLDivElement>(null)
  const calm = useRef<HTMLDivElement>(null)
  const items = { shown, drop, section, urgent, calm }
  return (
    <section ref={section} className="toasts" aria-label="Messages" inert={isBehind}>
      <div ref={urgent} role="alert" aria-atomic="false" />
      <div ref={calm} role="status" aria-atomic="false" />
      {shown.length > 0 ? (
        <Suspense fallback={<PlainToasts {...items} />}>
          <Items {...items} />
        </Suspense>
      ) : null}
    </section>
  )
}
