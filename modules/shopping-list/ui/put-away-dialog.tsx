import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import type { SeenRow } from '../acts.ts'

interface PutAwayDialogProps {
  readonly open: boolean
  readonly rows: readonly SeenRow[]
  readonly onClose: () => void
  readonly onDone: (keys: readonly string[]) => void
}

/** Asks which of what was bought goes into the cupboard. */
export function PutAwayDialog({ open, rows, onClose, onDone }: PutAwayDialogProps) {
  const [left, setLeft] = useState<readonly string[]>([])
  const keys = rows.map(({ key }) => key).filter(key => !left.includes(key))
  const put = () => {
    if (keys.length > 0) onDone(keys)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="To the cupboard"
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={put}>Put in {keys.length}</Button>
        </>
      }
    >
      <p>Whole packs go in. What your plan uses is taken off.</p>
      <ul className="shop-choices">
        {rows.map(({ key, name, main, of }) => (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                checked={!left.includes(key)}
                onChange={({ currentTarget: { checked } }) =>
                  setLeft(before => (checked ? before.filter(each => each !== key) : [...before, key]))
                }
              />
              <span>{name}</span> <span>{[main, of].filter(Boolean).join(' ')}</span>
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
