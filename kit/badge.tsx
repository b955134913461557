import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface BadgeProps {
  tone?: 'plain' | 'leaf' | 'quiet' | 'caution' | 'error'
  className?: string
  children: ReactNode
}

/** A word or two on a solid ground, also over a picture. */
export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return <span className={classes('badge', `badge-${tone}`, className)}>{children}</span>
}

/** A number on a button; nothing at all for zero. The button's own name must say the number in words. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null
  return (
    <span className={classes('count-badge', className)} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
