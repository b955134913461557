import { useRef } from 'react'
import type { ShelfItem } from '#modules/catalogue/product.ts'
import type { CartLine } from '../cart.ts'
import { CartLineRow } from './cart-line.tsx'
import type { CartInUse } from './cart-store.tsx'

interface CartLinesProps {
  lines: readonly CartLine[]
  shelf: readonly ShelfItem[]
  actions: CartInUse['actions']
  heading: { current: HTMLHeadingElement | null }
  /** The line that was put in a moment ago. */
  added?: string | null
}

/** What is in the cart: each can be counted up and down, and taken out. */
export function CartLines({ lines, shelf, actions, heading, added = null }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null)
  const remove = (line: CartLine, index: number) => {
    actions.remove(line.id)
    // The pressed button is gone: focus goes to the same button of the next line, or to the heading.
    requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>('[data-remove]')
      const next = rows?.[Math.min(index, rows.length - 1)]
      ;(next ?? heading.current)?.focus()
    })
  }
  return (
    <ul ref={list} className="@container border-t border-line">
      {lines.map((line, index) => {
        const item = shelf.find(known => known.id === line.id)
        return item ? (
          <CartLineRow
            key={line.id}
            line={line}
            item={item}
            first={index === 0}
            isJustAdded={line.id === added}
            update={actions.update}
            onRemove={() => remove(line, index)}
          />
        ) : null
      })}
    </ul>
  )
}
