import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'
import { fetchPart, NOT_FETCHED } from '#browser/fetch-part.ts'
import { useToast } from '#kit/toast.tsx'
import type { ConsentDialog } from './consent-dialog.tsx'

interface Asking {
  readonly Dialog: (props: ComponentProps<typeof ConsentDialog>) => ReactNode
  readonly answer: (agrees: boolean) => void
}

/** Asks for the consent to health data before the first of it is kept; `dialog` has its place in the page. */
export function useConsent(): { readonly ask: () => Promise<boolean>; readonly dialog: ReactNode } {
  const { show } = useToast()
  const [asking, setAsking] = useState<Asking | null>(null)
  const ask = useCallback(async () => {
    try {
      const { ConsentDialog: Dialog } = await fetchPart(() => import('./consent-dialog.tsx'))
      return await new Promise<boolean>(answer => setAsking({ Dialog, answer }))
    } catch {
      show({ message: NOT_FETCHED, tone: 'error' })
      return false
    }
  }, [show])
  const close = (agrees: boolean) => {
    asking?.answer(agrees)
    setAsking(null)
  }
  const dialog = asking ? <asking.Dialog onAgree={() => close(true)} onClose={() => close(false)} /> : null
  return { ask, dialog }
}
