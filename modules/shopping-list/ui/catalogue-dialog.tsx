import { useEffect, useState } from 'react'
import { call } from '#browser/calls.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { SearchField } from '#kit/search-field.tsx'
import { EatingMarks } from '#modules/nutrition/ui/eating-marks.tsx'
import type { CatalogueThing, CatalogueView } from '../catalogue-view.ts'

interface CatalogueDialogProps {
  readonly open: boolean
  readonly address: string
  /** What is there already. */
  readonly there: ReadonlySet<string>
  readonly onClose: () => void
  readonly onDone: (things: readonly CatalogueThing[]) => void
}

/** What shops sell by aisle, to be ticked instead of typed; first what was bought before. */
export function CatalogueDialog(props: CatalogueDialogProps) {
  const { open, address, onClose, onDone } = props
  const [view, setView] = useState<CatalogueView | 'asked' | 'lost'>('asked')
  const [chosen, setChosen] = useState<readonly CatalogueThing[]>([])
  useEffect(() => {
    if (!open) return
    setChosen([])
    // Begins anew each time: nothing is searched for, and what was bought meanwhile is there.
    setView('asked')
    let isWanted = true
    void call(address, { body: { list: 'catalogue' } }).then(answer => {
      if (isWanted) setView(answer.ok ? (answer.body as CatalogueView) : 'lost')
    })
    return () => {
      isWanted = false
    }
  }, [open, address])
  const done = () => {
    if (chosen.length > 0) onDone(chosen)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Browse the aisles"
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={done}>Add {chosen.length}</Button>
        </>
      }
    >
      {view === 'asked' ? <p role="status">Loading the aisles…</p> : null}
      {view === 'lost' ? <p role="alert">You need a connection for this, but not to type things in.</p> : null}
      {typeof view === 'object' ? <Aisles {...props} {...{ view, chosen, setChosen }} /> : null}
    </Dialog>
  )
}

interface AislesProps extends Pick<CatalogueDialogProps, 'there'> {
  readonly view: CatalogueView
  readonly chosen: readonly CatalogueThing[]
  readonly setChosen: (chosen: readonly CatalogueThing[]) => void
}

function Aisles({ view, ...choosing }: AislesProps) {
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const all = [{ aisle: 'before', name: 'Bought before', things: view.before }, ...view.aisles]
  const shown = all.flatMap(aisle => {
    const things = aisle.things.filter(({ name }) => name.toLowerCase().includes(wanted))
    return things.length > 0 ? [{ ...aisle, things }] : []
  })
  return (
    <div className="grid gap-2">
      <SearchField
        label="Find in the aisles"
        placeholder="Lentils"
        value={words}
        onChange={event => setWords(event.currentTarget.value)}
        onClear={() => setWords('')}
      />
      {shown.map(({ aisle, name, things }) => (
        // What is searched for is shown; else the aisle that one opens.
        <details key={`${aisle} ${wanted !== ''}`} className="shop-shelf" open={wanted !== '' || aisle === 'before'}>
          <summary>
            {name} <span>{things.length}</span>
          </summary>
          <Things things={things} {...choosing} />
        </details>
      ))}
      {shown.length === 0 ? (
        <p>Nothing has that name. You can still type it onto the list; it needn’t be food.</p>
      ) : null}
    </div>
  )
}

function Things({
  things,
  there,
  chosen,
  setChosen,
}: Omit<AislesProps, 'view'> & { things: readonly CatalogueThing[] }) {
  const keys = new Set(chosen.map(({ key }) => key))
  return (
    <ul className="shop-choices">
      {things.map(thing => (
        <li key={thing.key}>
          <label>
            <input
              type="checkbox"
              checked={keys.has(thing.key)}
              disabled={there.has(thing.key)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen(checked ? [...chosen, thing] : chosen.filter(({ key }) => key !== thing.key))
              }
            />
            <span>
              {thing.name} <EatingMarks marks={thing.marks} inline />
            </span>{' '}
            {there.has(thing.key) ? <span>on the list</span> : null}
          </label>
        </li>
      ))}
    </ul>
  )
}
