import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Drawer } from '#kit/drawer.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextField } from '#kit/text-field.tsx'
import { useToast } from '#kit/toast.tsx'
import { Sample } from './sample.tsx'

export function ToastSamples() {
  const { show } = useToast()
  const undo = { label: 'Undo', onAction: () => show({ message: 'Put back' }) }
  const view = { label: 'View', onAction: () => {} }
  return (
    <Sample name="Toasts">
      <div className="sheet-row">
        <Button variant="secondary" onClick={() => show({ message: 'Profile updated successfully' })}>
          Success
        </Button>
        <Button variant="secondary" onClick={() => show({ message: 'Magnesium Complex added to cart!', action: view })}>
          With an action
        </Button>
        <Button
          variant="secondary"
          onClick={() => show({ message: 'Failed to add item to cart. Please try again.', tone: 'error' })}
        >
          Error
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            show({
              message: 'Your cart has been cleared due to product updates',
              tone: 'warning',
              action: undo,
            })
          }
        >
          Warning
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            for (const n of [1, 2, 3, 4, 5]) show({ message: `Message ${n} of five` })
          }}
        >
          Five at once
        </Button>
      </div>
    </Sample>
  )
}

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'left' | null>(null)
  const close = () => setOpen(null)
  return (
    <Sample name="Dialog and drawer">
      <div className="sheet-row">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Open drawer
        </Button>
        <Button variant="secondary" onClick={() => setOpen('left')}>
          Open left drawer
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Clear the cart?"
        foot={
          <>
            <Button variant="secondary" onClick={close}>
              Keep them
            </Button>
            <Button variant="danger" onClick={close}>
              Clear Cart
            </Button>
          </>
        }
      >
        <p>All three items will be taken out. You can put them back for a few seconds afterwards.</p>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Filters" foot={<Button onClick={close}>Show 4</Button>}>
        <TextField label="Search in filters" />
      </Drawer>
      <Drawer open={open === 'left'} onClose={close} title="Menu" side="left">
        <p>From the left.</p>
      </Drawer>
    </Sample>
  )
}

export function Notices() {
  return (
    <Sample name="Notices">
      <Notice title="Within UK guidance levels">One day of everything here, added up.</Notice>
      <Notice tone="caution" title="Before you take it">
        Antibiotics (tetracyclines, quinolones), bisphosphonates and iron are absorbed less well with magnesium: keep
        them several hours apart.
      </Notice>
      <Notice tone="error" actions={<Button variant="text">Refresh Page</Button>}>
        Checkout failed: No checkout URL received
      </Notice>
    </Sample>
  )
}

export function Empty() {
  return (
    <Sample name="Empty">
      <div className="card">
        <EmptyState title="Your cart is empty" drawing={<Bowl />} level={3} action={<Button>Continue Shopping</Button>}>
          Nothing in here yet.
        </EmptyState>
      </div>
    </Sample>
  )
}

function Bowl() {
  return (
    <svg width="96" height="72" viewBox="0 0 96 72" aria-hidden="true">
      <ellipse cx="48" cy="26" rx="44" ry="12" />
      <path d="M4 26c0 24 18 42 44 42s44-18 44-42M48 22c-1-8 1-14 6-18M50 14c-5-1-9-4-10-9M54 9c4-3 8-3 12-1" />
    </svg>
  )
}
