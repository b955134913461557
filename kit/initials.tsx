import { classes } from './classes.ts'
import { initialsOf, washOf } from './initials-of.ts'

/** Two letters on a food colour, where a picture is missing. The name itself must be beside it. */
export function Initials({ name, className }: { name: string; className?: string }) {
  return (
    <span aria-hidden="true" className={classes('initials', `initials-${washOf(name)}`, className)}>
      {initialsOf(name)}
    </span>
  )
}
