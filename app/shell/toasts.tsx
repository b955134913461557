import { type ComponentType, lazy, type ReactNode, useEffect } from 'react'
import { awaitPart, fetchPart } from '#browser/fetch-part.ts'
import { firstSign } from '#browser/first-sign.ts'
import { PlainToasts, ToastProvider } from '#kit/toast.tsx'
import type { ToastItemsProps } from '#kit/toast-items.tsx'

const load = () => import('#kit/toast-items.tsx')
const ToastItems = lazy<ComponentType<ToastItemsProps>>(() => awaitPart(load).catch(() => ({ default: PlainToasts })))

/** What shows a toast is fetched with the first sign of somebody, so that it is there when something has to be said. */
export function Toasts({ children }: { children: ReactNode }) {
  useEffect(() => {
    void firstSign()
      .then(() => fetchPart(load))
      .catch(() => undefined)
  }, [])
  return <ToastProvider items={ToastItems}>{children}</ToastProvider>
}
