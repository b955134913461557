import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

export interface TableProps {
  caption: ReactNode
  /** The caption is read but not drawn, where a heading above says the same. */
  captionHidden?: boolean
  /** For a table too wide for a phone, which is scrolled in its frame by keyboard too. Any is, where letters are large. */
  wide?: boolean
  className?: string
  children: ReactNode
}

/** Rows separated by hairlines. Inside: thead and tbody with Row, HeadCell, RowHead and Cell. */
export function Table({ caption, captionHidden, wide, className, children }: TableProps) {
  const id = useId()
  const table = (
    <table className="data-table">
      <caption id={id} className={captionHidden ? 'sr-only' : undefined}>
        {caption}
      </caption>
      {children}
    </table>
  )
  if (!wide) return <div className={classes('table-frame', className)}>{table}</div>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className={classes('table-frame', className)} aria-labelledby={id} tabIndex={0}>
      {table}
    </section>
  )
}

export interface RowProps {
  /** The figure that counts. */
  strong?: boolean
  /** A part of the row above, indented. */
  part?: boolean
  children: ReactNode
}

export function Row({ strong, part, children }: RowProps) {
  return (
    <tr data-strong={strong || undefined} data-part={part || undefined}>
      {children}
    </tr>
  )
}

interface CellProps {
  /** A number: to the right, in figures of one width. */
  figure?: boolean
  children?: ReactNode
}

export function HeadCell({ figure, children }: CellProps) {
  return (
    <th scope="col" className={figure ? 'figure' : undefined}>
      {children}
    </th>
  )
}

export function RowHead({ children }: { children: ReactNode }) {
  return <th scope="row">{children}</th>
}

export function Cell({ figure, children }: CellProps) {
  return <td className={figure ? 'figure' : undefined}>{children}</td>
}
