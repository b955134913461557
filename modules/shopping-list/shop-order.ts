import type { ShopView } from './list-view.ts'

/** Of several shops the one that this device was last in, else the first; null is the order of most shops. */
export function shopHere(shops: readonly ShopView[], chosen: string | null): ShopView | null {
  if (chosen === USUAL_SHOP) return null
  return shops.find(({ shop }) => shop === chosen) ?? shops[0] ?? null
}

/** Chosen in place of a shop: aisles as most shops have them. */
export const USUAL_SHOP = 'usual'

/** Aisles as they come in a shop: those that it does not name behind, as they were; what has no aisle yet stays first. */
export function inShopOrder<A extends { readonly aisle: string }>(all: readonly A[], shop: ShopView | null): A[] {
  const place = new Map((shop?.aisles ?? []).map((aisle, nth) => [aisle, nth]))
  const of = ({ aisle }: A) => (aisle === UNSORTED ? -1 : (place.get(aisle) ?? place.size))
  return all.toSorted((one, other) => of(one) - of(other))
}

/** Where lines are that nobody has understood yet. */
export const UNSORTED = 'new'

/** The same things with one of them in another place; places beyond the ends are the ends. */
export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.filter((_, nth) => nth !== from)
  const thing = all[from]
  return thing === undefined ? [...all] : rest.toSpliced(Math.max(0, to), 0, thing)
}
