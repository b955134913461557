import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { TextField } from '#kit/text-field.tsx'
import { isRowOf, type SeenRow } from '../acts.ts'
import { LONGEST_LINE_NOTE } from '../shopping-limits.ts'
import type { ListCommands } from './use-list-commands.ts'
import type { Doing } from './use-shopping.ts'

export interface RowSheetProps {
  readonly rows: readonly SeenRow[]
  /** The key of the line that is open. */
  readonly opened: string | null
  readonly isSample: boolean
  /** The other lists that it can be bought with. */
  readonly others: readonly { readonly list: string; readonly name: string }[]
  readonly act: (doing: Doing) => void
  readonly commands: ListCommands
  readonly onClose: () => void
}

/** A line with each meal that asks for it, and all that can be done to it. */
export function RowSheet(props: RowSheetProps) {
  const { rows, opened, onClose } = props
  const row = rows.find(each => opened !== null && isRowOf(each, opened)) ?? null
  return (
    <Dialog open={row !== null} onClose={onClose} title={row?.name ?? ''}>
      {row ? <Opened key={row.key} {...props} row={row} /> : null}
    </Dialog>
  )
}

function Opened({ row, isSample, others, act, commands, onClose }: RowSheetProps & { row: SeenRow }) {
  const { have, remove, move } = commands
  const [note, setNote] = useState(row.note)
  const done = (what: () => void) => () => {
    what()
    onClose()
  }
  const setMore = (packs: number) => act({ edits: [{ key: row.key, aspect: 'more', value: { packs } }] })
  const keepNote = () => {
    if (note.trim() !== row.note) act({ edits: [{ key: row.key, aspect: 'note', value: { words: note.trim() } }] })
  }
  const isNew = row.key.startsWith('new:')
  return (
    <div className="grid gap-4">
      <Sources row={row} />
      {isSample || isNew ? null : (
        <>
          <TextField
            label="Note"
            optional
            value={note}
            maxLength={LONGEST_LINE_NOTE}
            onChange={event => setNote(event.currentTarget.value)}
            onBlur={keepNote}
          />
          <div className="flex flex-wrap gap-3">
            {row.isFood && row.main ? (
              <Button variant="secondary" size="small" icon="plus" onClick={done(() => setMore(row.more + 1))}>
                One more
              </Button>
            ) : null}
            {row.more > 0 ? (
              <Button variant="secondary" size="small" onClick={done(() => setMore(0))}>
                Only what is needed
              </Button>
            ) : null}
            {row.handIds.length > 0 ? (
              <Button
                variant="secondary"
                size="small"
                onClick={done(() => act({ repeat: row.handIds.map(id => ({ id, repeats: !row.repeats })) }))}
              >
                {row.repeats ? 'Only this time' : 'Every time'}
              </Button>
            ) : null}
            {have ? (
              <Button variant="secondary" size="small" onClick={done(() => have(row))}>
                Have it
              </Button>
            ) : null}
            <Button variant="danger" size="small" icon="trash" onClick={done(() => remove(row))}>
              Remove
            </Button>
          </div>
          {others.length > 0 ? (
            <label className="field">
              <span className="field-label">Buy it with</span>
              <select className="input" value="" onChange={event => done(() => move(row, event.currentTarget.value))()}>
                <option value="">This list</option>
                {others.map(({ list, name }) => (
                  <option key={list} value={list}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
        </>
      )}
    </div>
  )
}

function Sources({ row: { sources, needed, held, from } }: { row: SeenRow }) {
  if (sources.length === 0) return from ? <p>{from}</p> : null
  return (
    <div className="shop-sources">
      <ul>
        {sources.map(({ id, words, amount }) => (
          <li key={id}>
            <span>{words}</span> <span>{amount}</span>
          </li>
        ))}
      </ul>
      {needed ? (
        <p>
          <span>{needed}</span> <span>{held}</span>
        </p>
      ) : null}
      {held ? <small>Pack sizes are typical of UK shops.</small> : null}
    </div>
  )
}
