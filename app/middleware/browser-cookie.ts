import { newBrowser } from '#modules/account/commands/sign-in.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const name = (secure: boolean) => (secure ? '__Host-thymewell-browser' : 'thymewell-browser')

/**
 * The random number that this browser keeps, by which a sign-in from another one is noticed. Set when somebody signs in,
 * and never read for anything else.
 */
export function browserOf(request: Request): string | null {
  const secure = new URL(request.url).protocol === 'https:'
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/)
  const value = pairs.find(pair => pair.startsWith(`${name(secure)}=`))?.slice(name(secure).length + 1)
  return value && /^[\w-]{20,40}$/.test(value) ? value : null
}

export function keptBrowser(request: Request): { browser: string; setCookie: string } {
  const secure = new URL(request.url).protocol === 'https:'
  const browser = browserOf(request) ?? newBrowser()
  const rules = `Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return { browser, setCookie: `${name(secure)}=${browser}; ${rules}` }
}
