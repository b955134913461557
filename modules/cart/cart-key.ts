/** The key in the browser's storage that the specification names. */
export const CART_KEY = 'cart'
