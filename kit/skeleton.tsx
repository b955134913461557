import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'picture' | 'circle'
  /** Gives it its size: 'w-2/3', 'aspect-[4/5]', 'h-12'. */
  className?: string
}

/** The shape of what is to come. It lies still: only a spinner moves here. */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classes('skeleton', `skeleton-${shape}`, className)} />
}

/** Holds the shapes of one part of a page and says once, in words, that it is coming. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
