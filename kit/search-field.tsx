import { type ComponentProps, useRef } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'aria-label'> {
  /** The field's name, read aloud; the placeholder alone is not one. */
  label: string
  /** With this and a `value`, a button empties the field and hands the focus back to it. */
  onClear?: () => void
}

export function SearchField({ label, onClear, className, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onClear?.()
    input.current?.focus()
  }
  return (
    <div className={classes('search', className)}>
      <Icon name="search" />
      <input
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        className="input"
      />
      {onClear && rest.value ? <IconButton icon="close" label="Clear search" quiet onClick={clear} /> : null}
    </div>
  )
}
