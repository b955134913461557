import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Icon } from '#kit/icon.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import type { SavedCollection } from '../../queries/saved-recipes.ts'
import { LONGEST_NAME } from '../../saved/collections.ts'
import { NewCollection } from './organise-dialog.tsx'
import type { SavedChanges } from './use-saved-changes.ts'

interface EditCollectionsDialogProps {
  open: boolean
  collections: readonly SavedCollection[]
  changes: SavedChanges
  onClose: () => void
}

/** Make, rename, move and delete. The five can be moved. */
export function EditCollectionsDialog({ open, collections, changes, onClose }: EditCollectionsDialogProps) {
  const list = useRef<HTMLOListElement>(null)
  // What has come of a press is seen in the list; anyone who listens is told.
  const [said, setSaid] = useState('')
  const discard = async ({ ref, name }: SavedCollection) => {
    // The button goes with its collection, and the focus must not go with it.
    if (await changes.discard(ref, name)) list.current?.focus()
  }
  return (
    <Dialog open={open} onClose={onClose} title="Edit collections" foot={<Button onClick={onClose}>Done</Button>}>
      {open ? (
        <>
          <ol ref={list} tabIndex={-1} aria-label="Collections" className="outline-none">
            {collections.map((collection, place) => (
              <li
                key={collection.ref}
                className="flex flex-wrap items-center justify-end gap-x-1 border-b border-line py-1"
              >
                {collection.isOwn ? (
                  <NameForm {...{ collection, changes }} onRenamed={name => setSaid(`Renamed to ${name}`)} />
                ) : (
                  <bdi className="flex-1 text-ink">{collection.name}</bdi>
                )}
                <Moves {...{ collection, place, changes }} last={collections.length - 1} onMoved={setSaid} />
                {collection.isOwn ? (
                  <IconButton
                    icon="trash"
                    label={`Delete ${collection.name}`}
                    quiet
                    onClick={() => void discard(collection)}
                  />
                ) : (
                  <span className="grid size-11 place-items-center text-ink-3" title="Always there">
                    <Icon name="lock" size={18} label="Always there" />
                  </span>
                )}
              </li>
            ))}
          </ol>
          <NewCollection changes={changes} onMade={(_, name) => setSaid(`${name} made`)} />
          <p role="status" className="sr-only">
            {said}
          </p>
        </>
      ) : null}
    </Dialog>
  )
}

interface MovesProps {
  collection: SavedCollection
  place: number
  last: number
  changes: SavedChanges
  onMoved: (said: string) => void
}

/** Never disabled, so that the focus is not lost at the end: there a press does nothing. */
function Moves({ collection: { ref, name }, place, last, changes, onMoved }: MovesProps) {
  const pressed = useRef<HTMLElement>(null)
  const move = async ({ currentTarget: button }: MouseEvent<HTMLElement>, to: number) => {
    if (to < 0 || to > last) return
    pressed.current = button
    if (!(await changes.move(ref, to))) pressed.current = null
  }
  // Told when the list shows it: anyone who presses at once moves it on from there.
  useEffect(() => {
    if (!pressed.current) return
    onMoved(`${name} is now ${place + 1} of ${last + 1}`)
    // A line that was put elsewhere in the page loses the focus.
    pressed.current.focus()
    pressed.current = null
  }, [name, place, last, onMoved])
  return (
    <>
      <IconButton
        icon="chevron-up"
        label={`Move ${name} up`}
        quiet
        aria-disabled={place === 0 || undefined}
        className="aria-disabled:opacity-40"
        onClick={event => void move(event, place - 1)}
      />
      <IconButton
        icon="chevron-down"
        label={`Move ${name} down`}
        quiet
        aria-disabled={place === last || undefined}
        className="aria-disabled:opacity-40"
        onClick={event => void move(event, place + 1)}
      />
    </>
  )
}

interface NameFormProps {
  collection: SavedCollection
  changes: SavedChanges
  onRenamed: (name: string) => void
}

function NameForm({ collection, changes, onRenamed }: NameFormProps) {
  const box = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(collection.name)
  const [error, setError] = useState<string | null>(null)
  const isChanged = name.trim() !== collection.name
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged) return
    const { ok, error: reason } = await changes.rename(collection.ref, name)
    setError(ok ? null : reason)
    // The button is there for a change only.
    box.current?.focus()
    if (!ok) return
    setName(name.trim())
    onRenamed(name.trim())
  }
  return (
    <form onSubmit={rename} className="min-w-0 flex-1 max-sm:basis-full max-sm:pt-1">
      <div className="flex gap-2">
        <input
          ref={box}
          aria-label={`Name of ${collection.name}`}
          aria-invalid={error ? true : undefined}
          value={name}
          maxLength={2 * LONGEST_NAME}
          onChange={event => setName(event.currentTarget.value)}
          className="input min-w-0 flex-1"
        />
        {isChanged ? (
          <Button type="submit" variant="secondary" size="small">
            Rename
          </Button>
        ) : null}
      </div>
      {error ? (
        <p role="alert" className="field-error mt-1">
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      ) : null}
    </form>
  )
}
