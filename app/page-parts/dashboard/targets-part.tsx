import { memo, Suspense } from 'react'
import type { TargetsShown } from '#modules/goals/targets-page.ts'
import { useEarlyPress } from '#modules/recipes/ui/early-press.ts'
import { lazyRest } from '#modules/recipes/ui/lazy-rest.ts'
import type { LiveTargetsProps } from './live-targets.tsx'
// What the server draws is styled before it comes alive.
import '#modules/goals/ui/targets.css'

const ID = 'targets'
const Live = lazyRest<LiveTargetsProps>(ID, () => import('./live-targets.tsx'))

/**
 * Targets as the server draws them; what works them out is fetched when somebody moves. Drawn anew before that it would be
 * gone until then.
 */
export const TargetsPart = memo(({ shown }: { shown: TargetsShown }) => {
  const { box, onLive } = useEarlyPress()
  return (
    <div id={ID} ref={box}>
      <Suspense>
        <Live shown={shown} onLive={onLive} />
      </Suspense>
    </div>
  )
})
