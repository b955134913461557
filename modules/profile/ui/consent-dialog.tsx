import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { HEALTH_CONSENT } from '../health-consent.ts'

export interface ConsentDialogProps {
  /** They agree: what they meant to keep is kept with it. */
  onAgree: () => void
  onClose: () => void
}

/** Asked once, before the first thing of a diary is kept, for whoever has not agreed yet. */
export function ConsentDialog({ onAgree, onClose }: ConsentDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Before we keep what you log"
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={onAgree}>I agree, and keep it</Button>
        </>
      }
    >
      <p>{HEALTH_CONSENT.words}</p>
      <p className="mt-3 text-small text-ink-2">
        You can take this back in your profile at any time, which erases what was kept. It is not part of the terms.
        Nothing of it is given to advertisers, to the recipe provider or with a payment.
      </p>
    </Dialog>
  )
}
