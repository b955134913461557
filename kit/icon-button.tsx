import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  icon: IconName
  /** The button's name, read aloud and shown as a tip. */
  label: string
  quiet?: boolean
  filled?: boolean
}

/** A 44 px button that shows only a drawing. */
export function IconButton({ icon, label, quiet, filled, className, children, ...rest }: IconButtonProps) {
  const names = classes('icon-button', quiet && 'icon-button-quiet', className)
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={names}>
      <Icon name={icon} size={22} filled={filled} />
      {children}
    </button>
  )
}
