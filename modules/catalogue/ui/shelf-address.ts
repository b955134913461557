import { href } from 'react-router'

/** Where the shelf stands: in the shop, and once more in the dashboard's frame. */
export type ShelfPath = '/shop/supplements' | '/dashboard/supplements'

/** The page of a product, in the same frame as its shelf. */
export const productAddress = (shelf: ShelfPath, id: string) => href(`${shelf}/:id`, { id })
