import { type CookedDish, changedDish, type KitchenClock } from '../../cooking/kitchen.ts'
import { KitchenClocks } from './kitchen-clocks.tsx'
import { changeKitchen } from './kitchen-store.ts'

interface ClocksBarProps {
  clocks: readonly KitchenClock[]
  dishes: readonly CookedDish[]
  /** Opens cook mode over this page. */
  onOpen: () => void
}

/** The clocks outside of cook mode, on whatever page somebody looks at meanwhile. */
export function ClocksBar({ clocks, dishes, onOpen }: ClocksBarProps) {
  const openAt = ({ path, step }: KitchenClock) => {
    changeKitchen((kitchen, nowMs) => changedDish(kitchen, path, { at: step }, nowMs))
    onOpen()
  }
  return (
    <aside className="kitchen-bar" aria-label="Kitchen clocks" data-bottom-bar>
      <KitchenClocks clocks={clocks} dishes={dishes} shown={null} onStep={openAt} />
    </aside>
  )
}
