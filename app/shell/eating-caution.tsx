import { type ComponentType, useEffect, useState } from 'react'
import { awaitPart } from '#browser/fetch-part.ts'
import { keptEats } from './preferences.ts'

export interface EatingCautionProps {
  of: `recipe/${string}` | `imported/${string}` | `supplement/${string}`
}

/**
 * A warning where this breaks the visitor's own rules. A visitor without rules loads nothing for it and asks nothing.
 */
export function EatingCaution(props: EatingCautionProps) {
  const [Own, setOwn] = useState<ComponentType<EatingCautionProps> | null>(null)
  useEffect(() => {
    if (!keptEats()) return
    awaitPart(() => import('./member-caution.tsx')).then(
      part => setOwn(() => part.default),
      () => undefined,
    )
  }, [])
  return Own && <Own {...props} />
}
