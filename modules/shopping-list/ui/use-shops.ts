import { useEffect, useState } from 'react'
import { keep, kept } from '#browser/kept.ts'
import type { ShopView } from '../list-view.ts'
import { shopHere, USUAL_SHOP } from '../shop-order.ts'
import type { ListCommands } from './use-list-commands.ts'

const KEY = 'shopping-shop'

/** Which shop this device is in. Two phones may be in two: it is kept here, and works without a connection. */
export function useShops(told: readonly ShopView[], { put }: Pick<ListCommands, 'put'>) {
  const [chosen, setChosen] = useState<string | null>(null)
  /** What was changed here and is not in what the server told yet; null is gone. */
  const [own, setOwn] = useState<ReadonlyMap<string, ShopView | null>>(new Map())
  useEffect(() => setChosen(kept(KEY)), [])

  const known = new Map<string, ShopView | null>([...told.map(each => [each.shop, each] as const), ...own])
  const shops = [...known.values()].filter(each => each !== null)

  const choose = (shop: ShopView | null) => {
    keep(KEY, shop?.shop ?? USUAL_SHOP)
    setChosen(shop?.shop ?? USUAL_SHOP)
  }
  const set = async (id: string, shop: ShopView | null) => {
    setOwn(before => new Map(before).set(id, shop))
    await put('shopping-shop-set', { shop: id, is: shop && { name: shop.name, aisles: shop.aisles } })
    setOwn(before => {
      // A later change of the same shop is still on its way.
      if (before.get(id) !== shop) return before
      const left = new Map(before)
      left.delete(id)
      return left
    })
  }
  return { shops, here: shopHere(shops, chosen), choose, set }
}

export type Shops = ReturnType<typeof useShops>
