import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'

interface StaplesDialogProps {
  readonly open: boolean
  readonly staples: readonly { readonly key: string; readonly name: string }[]
  readonly onClose: () => void
  readonly onDone: (keys: readonly string[]) => void
}

/** What many kitchens always have, to be ticked. */
export function StaplesDialog({ open, staples, onClose, onDone }: StaplesDialogProps) {
  const [keys, setKeys] = useState<readonly string[]>([])
  const keep = () => {
    onDone(keys)
    setKeys([])
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Choose staples"
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={keep}>Put in {keys.length}</Button>
        </>
      }
    >
      <p>What you always have in. Mark it as running low and it goes on the list.</p>
      <ul className="shop-choices">
        {staples.map(({ key, name }) => (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                checked={keys.includes(key)}
                onChange={({ currentTarget: { checked } }) =>
                  setKeys(before => (checked ? [...before, key] : before.filter(each => each !== key)))
                }
              />
              <span>{name}</span>
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
