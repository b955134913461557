import { type PointerEvent, useRef, useState } from 'react'
import { Icon } from '#kit/icon.tsx'
import { keptInOrder } from '#kit/right-to-left.ts'
import { EatingMarks } from '#modules/nutrition/ui/eating-marks.tsx'
import type { SeenRow } from '../acts.ts'
import { ListIcon } from './list-icon.tsx'
import { useFocusGoesAlong } from './use-focus-goes-along.ts'

export interface RowDoing {
  readonly tick: (row: SeenRow) => void
  readonly remove: (row: SeenRow) => void
  /** Undefined where the cupboard is somebody else's. */
  readonly have?: ((row: SeenRow) => void) | undefined
  readonly open: (row: SeenRow) => void
}

interface ListRowProps extends RowDoing {
  readonly row: SeenRow
  /** Nothing can be changed: the sample member's. */
  readonly isSample: boolean
  /** The name of whoever is here, and whether moments can be told by their clock yet. */
  readonly me: string
  readonly hasClock: boolean
}

/** One line: the whole of it ticks. Swiped to the left it shows two buttons, which the menu has too. */
export function ListRow({ row, isSample, me, hasClock, tick, remove, have, open }: ListRowProps) {
  const { name, main, of, from, needsMore, isNearEnough, note } = row
  const isTicked = row.tick !== null
  const swipe = useSwipe()
  const place = useRef<HTMLLIElement>(null)
  useFocusGoesAlong(place, row.handIds)
  return (
    <li ref={place} className="shop-row" data-ticked={isTicked || undefined} data-open={swipe.isOpen || undefined}>
      <div className="shop-row-face" {...swipe.handlers}>
        <label className="shop-row-tick">
          <input type="checkbox" checked={isTicked} disabled={isSample} onChange={() => tick(row)} />
          <span className="shop-row-box">
            <Icon name="check" size={14} />
          </span>{' '}
          <span className="shop-row-words">
            <span className="shop-row-head">
              <bdi className="shop-row-name">{name}</bdi>{' '}
              <span className="shop-row-amount">
                <strong>{needsMore ? `needs ${main || '1'} more` : main}</strong>
                {of && !needsMore ? ` ${of}` : ''}
              </span>
            </span>{' '}
            <span className="shop-row-from">
              {isTicked ? <Who row={row} me={me} hasClock={hasClock} /> : from}
              {isNearEnough && !isTicked ? `${from && '; '}near enough` : ''}
              {row.waits && !isTicked ? `${from && ', '}waiting to join` : ''}
            </span>
            <EatingMarks marks={row.marks} inline />
            {note ? <span className="shop-row-note">{note}</span> : null}
          </span>
        </label>
        <button
          type="button"
          className="icon-button icon-button-quiet"
          aria-label={`More about ${name}`}
          onClick={() => open(row)}
        >
          <ListIcon name="more" />
        </button>
      </div>
      {swipe.isOpen ? (
        <div className="shop-row-swiped">
          {have ? (
            <button type="button" data-have="" onClick={() => have(row)}>
              <ListIcon name="cupboard" />
              Have it
            </button>
          ) : null}
          <button type="button" data-remove="" onClick={() => remove(row)}>
            <Icon name="trash" />
            Remove
          </button>
        </div>
      ) : null}
    </li>
  )
}

function Who({ row: { tick, waits }, me, hasClock }: { row: SeenRow; me: string; hasClock: boolean }) {
  if (!tick) return null
  if (waits) return 'You, waiting to join'
  const time = hasClock ? new Date(tick.at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }) : ''
  const who = tick.by === null ? 'Bought' : tick.by === me ? 'You' : tick.by
  const where = tick.isPutAway ? 'in the cupboard' : ''
  return keptInOrder([who, time, where].filter(Boolean).join(', '))
}

const SWIPED_PX = 48

/** A finger that goes to the left opens the row, one that goes back closes it; a mouse has the menu. */
function useSwipe() {
  const [isOpen, setOpen] = useState(false)
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    isOpen,
    handlers: {
      onPointerDown(event: PointerEvent) {
        start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY }
      },
      onPointerMove(event: PointerEvent) {
        if (!start.current) return
        const across = event.clientX - start.current.x
        // Up or down is scrolling.
        if (Math.abs(event.clientY - start.current.y) > Math.abs(across)) return
        if (Math.abs(across) > SWIPED_PX) {
          setOpen(across < 0)
          start.current = null
        }
      },
      onPointerUp() {
        start.current = null
      },
    },
  }
}
