import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { selectWhole } from '#kit/select-whole.ts'
import { TextField } from '#kit/text-field.tsx'
import { useToast } from '#kit/toast.tsx'
import type { SavedCollection } from '../../queries/saved-recipes.ts'
import type { SavedChanges } from './use-saved-changes.ts'

interface ShareCollectionDialogProps {
  open: boolean
  collection: SavedCollection
  /** Where a link begins: 'https://thymewell.example/recipes/shared/'. */
  base: string
  /** Empty for a guest, who has none to show. */
  memberName: string
  changes: SavedChanges
  onClose: () => void
}

/** A link for whoever the member gives it to, and the end of it. */
export function ShareCollectionDialog(props: ShareCollectionDialogProps) {
  const { open, collection, base, memberName, changes, onClose } = props
  const { name, ref, link } = collection
  const [named, setNamed] = useState(link?.sharedBy != null)
  const [pending, setPending] = useState(false)
  const share = async (withName: boolean) => {
    setNamed(withName)
    setPending(true)
    const { ok } = await changes.share(ref, withName)
    setPending(false)
    if (!ok) setNamed(link?.sharedBy != null)
  }
  return (
    <Dialog open={open} onClose={onClose} title={`Share ${name}`} foot={<Button onClick={onClose}>Done</Button>}>
      <p>
        Whoever has the link sees the name “{name}” and the recipes in it, as they are on that day. Your notes and your
        other collections are not shown.
      </p>
      {memberName ? (
        <label className="mt-3 flex min-h-11 items-center gap-2.5 text-ink">
          <input
            type="checkbox"
            checked={named}
            onChange={event => {
              const { checked } = event.currentTarget
              if (link) void share(checked)
              else setNamed(checked)
            }}
          />
          Show my name, {memberName}
        </label>
      ) : null}
      {link ? (
        <Made address={base + link.token} onEnd={() => void changes.unshare(ref)} />
      ) : (
        <Button className="mt-4" icon="share" pending={pending} onClick={() => void share(named)}>
          Make a link
        </Button>
      )}
    </Dialog>
  )
}

function Made({ address, onEnd }: { address: string; onEnd: () => void }) {
  const { show } = useToast()
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
      <TextField
        label="The link"
        readOnly
        value={address}
        onFocus={selectWhole}
        hint="Search engines are told to leave it alone."
      />
      <div className="flex flex-wrap gap-3">
        <Button icon="share" onClick={copy}>
          Copy link
        </Button>
        <Button variant="danger" onClick={onEnd}>
          Stop sharing
        </Button>
      </div>
    </div>
  )
}
