import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { IconButton } from '#kit/icon-button.tsx'
import { moved } from '../shop-order.ts'
import { ListIcon } from './list-icon.tsx'

interface Aisle {
  readonly aisle: string
  readonly name: string
}

interface AisleOrderProps {
  readonly aisles: readonly Aisle[]
  readonly onChange: (aisles: readonly Aisle[]) => void
}

/** Where an aisle is being carried from and to. */
interface Carried {
  readonly from: number
  readonly to: number
}

/**
 * Aisles in an order that is changed by dragging the handle with mouse or finger, by the arrow keys on it, or by the
 * buttons. Escape puts back what is being dragged.
 */
export function AisleOrder({ aisles, onChange }: AisleOrderProps) {
  const list = useRef<HTMLOListElement>(null)
  const [carried, setCarried] = useState<Carried | null>(null)
  const [said, setSaid] = useState('')

  const move = (from: number, to: number) => {
    const name = aisles[from]?.name
    if (from === to || to < 0 || to >= aisles.length || name === undefined) return
    onChange(moved(aisles, from, to))
    setSaid(`${name} is ${to + 1} of ${aisles.length}`)
  }
  const placeAt = (y: number) => {
    const rows = [...(list.current?.children ?? [])].map(row => row.getBoundingClientRect())
    return rows.filter(({ top, height }, nth) => nth !== carried?.from && top + height / 2 < y).length
  }
  // What is dragged stays where it is until it is let go: a row that moves would lose the finger.
  const lineAt = (at: number) => {
    if (!carried || carried.to === carried.from || at !== carried.to) return undefined
    return carried.to > carried.from ? 'below' : 'above'
  }
  const dragging = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setCarried({ from, to: from })
    },
    onPointerMove(event: PointerEvent) {
      if (carried) setCarried({ ...carried, to: placeAt(event.clientY) })
    },
    onPointerUp() {
      if (carried) move(carried.from, carried.to)
      setCarried(null)
    },
    onPointerCancel: () => setCarried(null),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && carried) {
        // The dialog stays open.
        event.preventDefault()
        setCarried(null)
      }
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
      if (by === 0) return
      event.preventDefault()
      move(from, from + by)
    },
  })

  return (
    <>
      <ol className="shop-order" ref={list}>
        {aisles.map(({ aisle, name }, at) => (
          <li key={aisle} data-carried={carried?.from === at || undefined} data-line={lineAt(at)}>
            <button
              type="button"
              className="icon-button icon-button-quiet shop-handle"
              aria-label={`Move ${name}, ${at + 1} of ${aisles.length}`}
              {...dragging(at)}
            >
              <ListIcon name="handle" />
            </button>
            <span>{name}</span>
            <IconButton
              icon="chevron-up"
              label={`${name} up`}
              quiet
              aria-disabled={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              icon="chevron-down"
              label={`${name} down`}
              quiet
              aria-disabled={at === aisles.length - 1}
              onClick={() => move(at, at + 1)}
            />
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  )
}
