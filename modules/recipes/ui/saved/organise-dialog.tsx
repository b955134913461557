import { type FormEvent, type RefObject, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { TextArea } from '#kit/text-area.tsx'
import { TextField } from '#kit/text-field.tsx'
import type { SavedCollection, SavedItem } from '../../queries/saved-recipes.ts'
import { LONGEST_NAME, LONGEST_NOTE } from '../../saved/collections.ts'
import type { SavedChanges } from './use-saved-changes.ts'

interface OrganiseDialogProps {
  /** Null while it is closed. */
  item: SavedItem | null
  collections: readonly SavedCollection[]
  changes: SavedChanges
  onClose: () => void
}

/** Which collections a recipe is in, and what the member wrote beside it. Each press counts at once. */
export function OrganiseDialog({ item, collections, changes, onClose }: OrganiseDialogProps) {
  const note = useRef<NoteBox>(null)
  const [closing, setClosing] = useState(false)
  // However it is closed, what was written is kept; what cannot be kept stays open, with the reason.
  const close = async () => {
    if (closing) return
    setClosing(true)
    const kept = (await note.current?.keep()) ?? true
    setClosing(false)
    if (kept) onClose()
  }
  return (
    <Dialog
      open={item !== null}
      onClose={() => void close()}
      title={item?.recipe?.name ?? 'Recipe'}
      foot={
        <Button onClick={() => void close()} pending={closing}>
          Done
        </Button>
      }
    >
      {item ? (
        <div className="grid gap-6">
          <Collections item={item} collections={collections} changes={changes} />
          <NoteForm key={item.id} box={note} item={item} changes={changes} />
        </div>
      ) : null}
    </Dialog>
  )
}

interface NoteBox {
  /** Keeps what was written, where it differs from what is kept; false where it could not. */
  keep(): Promise<boolean>
}

type PartProps = Pick<OrganiseDialogProps, 'collections' | 'changes'> & { item: SavedItem }

function Collections({ item, collections, changes }: PartProps) {
  // What was pressed and is still on its way.
  const [pressed, setPressed] = useState<{ readonly [ref: string]: boolean }>({})
  const press = async (ref: string, isIn: boolean) => {
    setPressed(now => ({ ...now, [ref]: isIn }))
    await changes.place(item, ref, isIn)
    setPressed(({ [ref]: _, ...others }) => others)
  }
  return (
    <fieldset>
      <legend className="field-label mb-1">Collections</legend>
      <div className="query-choices">
        {collections.map(({ ref, name }) => (
          <label key={ref} className="wrap-anywhere">
            <input
              type="checkbox"
              checked={pressed[ref] ?? item.collections.includes(ref)}
              onChange={event => void press(ref, event.currentTarget.checked)}
            />
            {name}
          </label>
        ))}
      </div>
      <NewCollection changes={changes} onMade={ref => void press(ref, true)} />
    </fieldset>
  )
}

interface NewCollectionProps {
  changes: SavedChanges
  onMade: (ref: string, name: string) => void
}

/** A name, and why it cannot be. */
export function NewCollection({ changes, onMade }: NewCollectionProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    setPending(true)
    const { ok, error: reason, ref } = await changes.create(name)
    setPending(false)
    setError(ok ? null : reason)
    if (!ok) return
    setName('')
    onMade(ref, name.trim())
  }
  return (
    <form onSubmit={make} className="mt-3 flex items-end gap-2">
      <TextField
        label="New collection"
        value={name}
        error={error}
        maxLength={2 * LONGEST_NAME}
        onChange={event => setName(event.currentTarget.value)}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="secondary" icon="plus" pending={pending} className={error ? 'mb-8' : undefined}>
        Create
      </Button>
    </form>
  )
}

type NoteFormProps = Omit<PartProps, 'collections'> & { box: RefObject<NoteBox | null> }

function NoteForm({ item, changes, box }: NoteFormProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [note, setNote] = useState(item.note)
  const [pending, setPending] = useState(false)
  const isLong = [...note.trim()].length > LONGEST_NOTE
  const keep = async () => {
    if (isLong) {
      area.current?.focus()
      return false
    }
    setPending(true)
    const kept = await changes.note(item, note.trim())
    setPending(false)
    return kept
  }
  useImperativeHandle(box, () => ({ keep: async () => note.trim() === item.note.trim() || keep() }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pending) void keep()
  }
  return (
    <form onSubmit={submit}>
      <TextArea
        label="Your note"
        hint="Only you can see it, even if you share the collection."
        error={isLong ? `A note can have up to ${LONGEST_NOTE.toLocaleString('en-GB')} characters.` : undefined}
        ref={area}
        rows={4}
        value={note}
        onChange={event => setNote(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" size="small" className="mt-3" pending={pending}>
        Keep note
      </Button>
    </form>
  )
}
