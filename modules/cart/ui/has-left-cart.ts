import { LEFT_CART } from '../cart-key.ts'

/** Whether forms have filled a cart while this browser ran no script. */
export const hasLeftCart = (): boolean => document.cookie.includes(`${LEFT_CART}=`)
