import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface EmptyStateProps {
  title: string
  /** The level its title has in the page. */
  level?: 1 | 2 | 3
  /** An SVG line drawing; it is stroked in leaf green. */
  drawing?: ReactNode
  /** One sentence. */
  children?: ReactNode
  /** One button that names the next step. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ title, level = 2, drawing, children, action, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classes('empty', className)}>
      {drawing ? (
        <div className="empty-drawing" aria-hidden="true">
          {drawing}
        </div>
      ) : null}
      <Heading className="text-h3">{title}</Heading>
      {children ? <p>{children}</p> : null}
      {action ? <div className="empty-action">{action}</div> : null}
    </div>
  )
}
