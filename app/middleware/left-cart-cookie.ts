import { LEFT_CART } from '#modules/cart/cart-key.ts'

/** As long as a guest is remembered who does not come back. */
const KEPT_SECONDS = 30 * 24 * 60 * 60

const lineOf = (request: Request, value: string, seconds: number) => {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  // A script reads it, to know whether there is anything to fetch; it opens nothing.
  return `${LEFT_CART}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
}

/** Says to the first script that comes that forms have filled a cart. */
export const leftCartCookie = (request: Request): string => lineOf(request, '1', KEPT_SECONDS)

/** The browser has the lines itself: there is nothing more to fetch. */
export function endedLeftCart(request: Request): Record<string, string> {
  const brings = (request.headers.get('cookie') ?? '').split(/;\s*/).some(pair => pair.startsWith(`${LEFT_CART}=`))
  return brings ? { 'Set-Cookie': lineOf(request, '', 0) } : {}
}
