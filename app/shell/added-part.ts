/** What shows the cart beside the page after something was put in: fetched then. */
export const addedPart = () => import('../page-parts/cart/added-drawer.tsx')
