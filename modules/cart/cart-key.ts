/** The key in the browser's storage that the specification names. */
export const CART_KEY = 'cart'
/** Where it stands whose cart the browser's was joined with. */
export const JOINED = 'cart-of'
