import { href } from 'react-router'

/** Where the shelf is: in the shop, and again in the dashboard's frame. */
export type ShelfPath = '/shop/supplements' | '/dashboard/supplements'

/** The page of a product, in the same frame as its shelf. */
export const productAddress = (shelf: ShelfPath, id: string) => href(`${shelf}/:id`, { id })
