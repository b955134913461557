import { type ComponentType, useEffect, useState } from 'react'
import { fetchPart } from '#browser/fetch-part.ts'
import { kept } from '#browser/kept.ts'
import type { beginDish, keepAfter, scaledStep } from './kitchen.tsx'
import { KITCHEN_KEY } from './kitchen-key.ts'

export interface KitchenPart {
  readonly default: ComponentType
  readonly beginDish: typeof beginDish
  readonly keepAfter: typeof keepAfter
  readonly scaledStep: typeof scaledStep
}

const load = (): Promise<KitchenPart> => fetchPart(() => import('./kitchen.tsx'))
let open: (Kitchen: ComponentType) => void = () => {}

/** Fetches cook mode and the clocks, and lets them in. */
export const fetchKitchen = () =>
  load().then(part => {
    open(part.default)
    return part
  })

/** Where cook mode and the clocks stand on every page; nothing is fetched where nobody cooks. */
export function KitchenDoor() {
  const [Kitchen, setKitchen] = useState<ComponentType | null>(null)
  useEffect(() => {
    open = part => setKitchen(() => part)
    // Offline: the next page tries again.
    if (kept(KITCHEN_KEY) !== null) fetchKitchen().catch(() => undefined)
  }, [])
  return Kitchen && <Kitchen />
}
