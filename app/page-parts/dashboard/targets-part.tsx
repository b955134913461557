import { lazyRest } from '#browser/lazy-rest.ts'
import type { TargetsShown } from '#modules/goals/targets-page.ts'
import { useEarlyPress } from '#modules/recipes/ui/early-press.ts'
import type { LiveTargetsProps } from './live-targets.tsx'
// What the server draws is styled before it comes alive.
import '#modules/goals/ui/targets.css'

const ID = 'targets'
const Live = lazyRest<LiveTargetsProps>(ID, () => import('./live-targets.tsx'))

/** Targets as the server draws them; what works them out is fetched when somebody moves. */
export function TargetsPart({ shown }: { shown: TargetsShown }) {
  const { box, onLive } = useEarlyPress()
  return (
    <div id={ID} ref={box}>
      <Live shown={shown} onLive={onLive} />
    </div>
  )
}
