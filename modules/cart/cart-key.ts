/** The key in the browser's storage that the specification names. */
export const CART_KEY = 'cart'
/** The key under which the browser keeps whose cart its own was joined with. */
export const JOINED = 'cart-of'
/** The cookie that says that a cart was filled by forms: its lines are on the server, for a script to fetch. */
export const LEFT_CART = 'thymewell-cart'
