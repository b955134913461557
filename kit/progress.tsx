import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

export interface ProgressProps {
  label: ReactNode
  value: number
  max: number
  /** The figure in words: '24.6 of 30 g'. It is shown on the right and read aloud. */
  figure: string
  /** Only the bar is drawn; label and figure are still read. */
  bare?: boolean
  className?: string
}

/** How much of a whole. The bar is emerald at any level: the words judge, not the colour. */
export function Progress({ label, value, max, figure, bare, className }: ProgressProps) {
  const id = useId()
  return (
    <div className={classes('progress', className)}>
      <div className={bare ? 'sr-only' : 'progress-label'}>
        <label htmlFor={id}>{label}</label>
        <span>{figure}</span>
      </div>
      <progress id={id} value={Math.min(max, Math.max(0, value))} max={max} aria-valuetext={figure} />
    </div>
  )
}

/**
 * A thin bar at the very top while the next page is fetched. It waits a moment, so that quick answers show nothing at
 * all, and slows down towards the end, since nobody knows how long the rest takes.
 */
export function NavigationProgress({ busy, label = 'Loading the page' }: { busy: boolean; label?: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-hidden={!busy}
      className="navigation-progress"
      data-busy={busy || undefined}
    >
      <div />
    </div>
  )
}
