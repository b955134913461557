import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export interface CardProps extends ComponentProps<'section'> {
  lifted?: boolean
}

/** A raised surface: order summary, dashboard and nutrition panel only. Elsewhere separate with space or a hairline. */
export function Card({ lifted, className, ...rest }: CardProps) {
  return <section {...rest} className={classes('card', lifted && 'card-lifted', className)} />
}
