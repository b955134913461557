import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface Fact {
  term: string
  detail: ReactNode
}

/** Names on the left, what they are on the right, separated by hairlines. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={classes('facts', className)}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
