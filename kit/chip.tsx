import { type ReactNode, useEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export interface ChipGroupProps {
  /** What is being chosen, read aloud. */
  label: string
  /** On a phone: one row that runs off the edge, instead of several rows. */
  scroll?: boolean
  className?: string
  children: ReactNode
}

/** So much stays free beside the chosen chip, and shows the next. */
const EDGE_PX = 48

export function ChipGroup({ label, scroll, className, children }: ChipGroupProps) {
  const row = useRef<HTMLFieldSetElement>(null)
  // The chosen one is never out of sight. The row alone moves, not the page.
  useEffect(() => {
    const element = row.current
    const chosen = element?.querySelector<HTMLElement>('[aria-current]')
    if (!element || !chosen) return
    element.scrollLeft += chosen.getBoundingClientRect().right - element.getBoundingClientRect().right + EDGE_PX
  }, [])
  return (
    <fieldset ref={row} aria-label={label} className={classes('chips', scroll && 'chips-scroll', className)}>
      {children}
    </fieldset>
  )
}

export interface ChipProps {
  pressed: boolean
  onPress: () => void
  /** Shows a cross while pressed, for a filter that is taken off by pressing it again. */
  removable?: boolean
  children: ReactNode
}

/** A filter that is on or off. */
export function Chip({ pressed, onPress, removable, children }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onPress}>
      {children}
      {removable && pressed ? <Icon name="close" size={16} /> : null}
    </button>
  )
}

export interface ChipLinkProps extends LinkProps {
  current: boolean
}

/** A filter that is an address, so that it works without JavaScript and can be shared. */
export function ChipLink({ current, className, children, ...rest }: ChipLinkProps) {
  return (
    <>
      <Link
        preventScrollReset
        replace
        {...rest}
        className={classes('chip', className)}
        aria-current={current || undefined}
      >
        {children}
      </Link>{' '}
    </>
  )
}
