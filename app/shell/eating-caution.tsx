import { type ComponentType, useEffect, useState } from 'react'
import { awaitPart } from '#browser/fetch-part.ts'
import { KNOWN_COOKIE } from '#modules/account/known-cookie.ts'
import { isForgotten, keptEats } from './preferences.ts'

export interface EatingCautionProps {
  of: `recipe/${string}` | `imported/${string}` | `supplement/${string}`
}

/**
 * A warning where this breaks the visitor's own rules, what they are advised of it, and what is said of it beside their
 * medicines. A visitor who told nothing loads nothing for it and asks nothing.
 */
export function EatingCaution(props: EatingCautionProps) {
  const [Own, setOwn] = useState<ComponentType<EatingCautionProps> | null>(null)
  useEffect(() => {
    if (!keptEats() && !isForgotten() && !mayBeAdvised(props.of)) return
    awaitPart(() => import('./member-caution.tsx')).then(
      part => setOwn(() => part.default),
      () => undefined,
    )
  }, [props.of])
  return Own && <Own {...props} />
}

/** A body's state and medicines are told to the server alone, so it is asked of a recipe wherever somebody may be signed in. */
const mayBeAdvised = (of: EatingCautionProps['of']) =>
  !of.startsWith('supplement/') && document.cookie.includes(KNOWN_COOKIE)
