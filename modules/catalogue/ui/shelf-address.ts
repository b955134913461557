import { href } from 'react-router'

/** Where the shelf is: in the shop, and again in the dashboard's frame. */
export type ShelfPath = '/shop/supplements' | '/dashboard/supplements'

/** All products: in the dashboard the address alone may show what somebody takes. */
export const shelfAddress = (shelf: ShelfPath) => (shelf === '/dashboard/supplements' ? `${shelf}?view=all` : shelf)

/** The page of a product, in the same frame as its shelf. */
export const productAddress = (shelf: ShelfPath, id: string) => href(`${shelf}/:id`, { id })
