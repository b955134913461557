import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'

export interface ButtonLook {
  /** `primary` once per screen. `on-deep` is the light button on the dark band. */
  variant?: 'primary' | 'secondary' | 'soft' | 'text' | 'danger' | 'on-deep'
  /** 48 px, or 44 px in cards. */
  size?: 'regular' | 'small'
  icon?: IconName
  iconEnd?: IconName
  /** Fills the width it is given. */
  wide?: boolean
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Something is being done: a press does nothing, focus stays, the width does not change. */
  pending?: boolean
  /** What the button says meanwhile ('Adding…'). */
  pendingLabel?: string
}

/** The look of a button, for a link that leaves the site or fetches a file. */
export function buttonLook({ variant = 'primary', size = 'regular', wide }: ButtonLook, className?: string): string {
  const small = size === 'small' && 'button-small'
  return classes('button', `button-${variant}`, small, wide && 'button-wide', className)
}

function Label({ icon, iconEnd, children }: { icon?: IconName; iconEnd?: IconName; children: ReactNode }) {
  return (
    <>
      {icon ? <Icon name={icon} size={18} /> : null}
      {children}
      {iconEnd ? <Icon name={iconEnd} size={18} /> : null}
    </>
  )
}

/** Both labels are laid in the same cell; the one that does not apply takes room but is neither seen nor read. */
function PendingLabels({ pending, label, waiting }: { pending: boolean; label: ReactNode; waiting: ReactNode }) {
  return (
    <span className="button-labels">
      <span data-off={pending || undefined}>{label}</span>
      <span data-off={!pending || undefined}>
        <Spinner />
        {waiting}
      </span>
    </span>
  )
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    iconEnd,
    wide,
    pending = false,
    pendingLabel,
    className,
    children,
    onClick,
    ...rest
  } = props
  const label = (
    <Label icon={icon} iconEnd={iconEnd}>
      {children}
    </Label>
  )
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops the form from being sent twice: sending by Enter arrives here as a press of the submit button.
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonLook({ variant, size, wide }, className)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {pendingLabel === undefined && !pending ? (
        label
      ) : (
        <PendingLabels
          pending={pending}
          label={label}
          waiting={pending ? (pendingLabel ?? children) : <span data-holds={pendingLabel} />}
        />
      )}
    </button>
  )
}

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

export function ButtonLink({ variant, size, icon, iconEnd, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonLook({ variant, size, wide }, className)}>
      <Label icon={icon} iconEnd={iconEnd}>
        {children}
      </Label>
    </Link>
  )
}
