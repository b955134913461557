import { type ComponentType, useCallback, useRef, useState } from 'react'
import { awaitPart } from '#browser/fetch-part.ts'
import type { ConsentDialogProps } from '#modules/profile/ui/consent-dialog.tsx'

/** Asks for the consent in a dialog, fetched when it is wanted; false where somebody would rather not. */
export function useConsent() {
  const [Dialog, setDialog] = useState<ComponentType<ConsentDialogProps> | null>(null)
  const answer = useRef<((agrees: boolean) => void) | null>(null)
  const ask = useCallback(
    () =>
      new Promise<boolean>(answered => {
        answer.current = answered
        void awaitPart(() => import('#modules/profile/ui/consent-dialog.tsx')).then(
          part => setDialog(() => part.ConsentDialog),
          () => answered(false),
        )
      }),
    [],
  )
  const settle = (agrees: boolean) => {
    setDialog(null)
    answer.current?.(agrees)
  }
  return { ask, dialog: Dialog ? <Dialog onAgree={() => settle(true)} onClose={() => settle(false)} /> : null }
}
