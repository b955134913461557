import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type DishToCook, leftKitchen, withDish } from '../../cooking/kitchen.ts'
import type { MeasureSystem } from '../../measure-words.ts'
import { ClocksBar } from './clocks-bar.tsx'
import { CookMode } from './cook-mode.tsx'
import { COOKING } from './cooking-place.ts'
import { changeKitchen, useKitchen } from './kitchen-store.ts'
import './kitchen-clocks.css'
import './cook-mode.css'
import './cook-mode-wide.css'

export { scaledStep } from '../../cooking/scaled-step.ts'
export { keepAfter } from './after-cooking.ts'

/** Begins a dish, or goes on with it. */
export function beginDish(dish: DishToCook, chosen: { servings: number | null; system: MeasureSystem }): void {
  changeKitchen((kitchen, nowMs) => withDish(kitchen, dish, chosen, nowMs))
}

/** Cook mode over the page, or while it is closed the clocks that still run. */
export default function Kitchen() {
  const { dishes, shown, clocks } = useKitchen()
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const dish = dishes.find(({ path }) => path === shown)
  const isOpen = hash === COOKING.hash && dish !== undefined
  // Left by the button or by the way back.
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) changeKitchen(leftKitchen)
    wasOpen.current = isOpen
  }, [isOpen])
  const close = () => {
    if ((state as { hash?: string } | null)?.hash === COOKING.hash) navigate(-1)
    else navigate({ search }, { replace: true, preventScrollReset: true })
  }
  const open = () => navigate({ search, hash: COOKING.hash }, { preventScrollReset: true, state: COOKING })
  if (isOpen) return <CookMode dish={dish} dishes={dishes} clocks={clocks} onClose={close} />
  return clocks.length > 0 ? <ClocksBar clocks={clocks} dishes={dishes} onOpen={open} /> : null
}
