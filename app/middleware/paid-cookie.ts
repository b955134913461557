import { COOKIE_PREFIX } from '#modules/account/session-cookie.ts'

const DAY_SECONDS = 24 * 60 * 60
const secureOf = (request: Request) => new URL(request.url).protocol === 'https:'
/** `__Host-` where it travels by https alone. */
export const PAID_COOKIE = (secure: boolean) => `${COOKIE_PREFIX(secure)}-paid`
const VALUE = /^([0-9a-f-]{36})\.([\w-]{20,100})$/

/**
 * The key to an order that this browser has gone to pay for without an account: only it is shown on the success page
 * whose order that is. The address of that page may be passed on; this is not.
 */
export function paidIn(request: Request): { orderId: string; key: string } | null {
  const start = `${PAID_COOKIE(secureOf(request))}=`
  const pair = (request.headers.get('cookie') ?? '').split(/;\s*/).find(each => each.startsWith(start))
  const [, orderId, key] = VALUE.exec(pair?.slice(start.length) ?? '') ?? []
  return orderId && key ? { orderId, key } : null
}

export function paidCookie(request: Request, orderId: string, key: string): string {
  const secure = secureOf(request)
  // Lax: the way back from the payment service is a link from elsewhere.
  return `${PAID_COOKIE(secure)}=${orderId}.${key}; Max-Age=${DAY_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
