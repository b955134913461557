import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { selectWhole } from '#kit/select-whole.ts'
import { TextField } from '#kit/text-field.tsx'
import { useToast } from '#kit/toast.tsx'
import type { ShoppingView } from '../list-view.ts'
import { LONGEST_NAME_SHOWN } from '../shopping-limits.ts'
import type { ListCommands } from './use-list-commands.ts'

interface ShareListDialogProps {
  readonly open: boolean
  readonly view: ShoppingView
  readonly isOwn: boolean
  readonly base: string
  readonly me: string
  readonly name: (chosen: string) => void
  readonly commands: ListCommands
  readonly onClose: () => void
}

/** A link for whoever shops too, the end of it, and the name under which one's own ticks are seen. */
export function ShareListDialog({ open, view, isOwn, base, me, name, commands, onClose }: ShareListDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isOwn ? `Share ${view.name}` : 'Your name on this list'}
      foot={<Button onClick={onClose}>Done</Button>}
    >
      {isOwn ? (
        <p>
          Anyone with the link sees this list and the meals each thing is for, and can tick, add and remove, live. Your
          other lists and your cupboard aren’t shown.
        </p>
      ) : null}
      <TextField
        className="mt-4"
        label="Your name"
        optional
        hint="Others see it beside what you tick. Leave it off and nobody is named."
        value={me}
        maxLength={LONGEST_NAME_SHOWN}
        autoComplete="given-name"
        onChange={event => name(event.currentTarget.value)}
      />
      {isOwn ? <Linked {...{ view, base, commands }} /> : null}
    </Dialog>
  )
}

function Linked({ view, base, commands }: { view: ShoppingView; base: string; commands: ListCommands }) {
  const { show } = useToast()
  const [pending, setPending] = useState(false)
  const set = async (shared: boolean) => {
    setPending(true)
    const done = await commands.ask('shopping-list-shared', { list: view.list, shared })
    setPending(false)
    if (done && !shared) show({ message: 'The link leads nowhere now' })
  }
  if (view.token === null) {
    return (
      <Button className="mt-4" icon="share" pending={pending} onClick={() => void set(true)}>
        Make a link
      </Button>
    )
  }
  const address = base + view.token
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      show({ message: 'Link copied' })
    } catch {
      show({ message: 'Please copy the link from the field.', tone: 'warning' })
    }
  }
  return (
    <div className="mt-4 grid gap-3">
      <TextField label="The link" readOnly value={address} onFocus={selectWhole} />
      <div className="flex flex-wrap gap-3">
        <Button icon="share" onClick={() => void copy()}>
          Copy link
        </Button>
        <Button variant="danger" pending={pending} onClick={() => void set(false)}>
          Stop sharing
        </Button>
      </div>
    </div>
  )
}
