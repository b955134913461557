import { Suspense, useState } from 'react'
import type { TargetsShown } from '#modules/goals/targets-page.ts'
import { useEarlyPress } from '#modules/recipes/ui/early-press.ts'
import { lazyRest } from '#modules/recipes/ui/lazy-rest.ts'
import type { LiveTargetsProps } from './live-targets.tsx'

const ID = 'targets'
const Live = lazyRest<LiveTargetsProps>(ID, () => import('./live-targets.tsx'))

/** Targets as the server draws them; what works them out is fetched when somebody moves. */
export function TargetsPart({ shown }: { shown: TargetsShown }) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const onLive = useEarlyPress(box)
  return (
    <div id={ID} ref={setBox}>
      <Suspense>
        <Live shown={shown} onLive={onLive} />
      </Suspense>
    </div>
  )
}
