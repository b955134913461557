import { codeName } from '#modules/discounts/code.ts'
import { CODE_COOKIE } from '#modules/discounts/code-cookie.ts'

const KEPT_SECONDS = 30 * 24 * 60 * 60

/** The code that this browser has for its next order. Anybody may send anything. */
export function codeIn(request: Request): string | null {
  const start = `${CODE_COOKIE}=`
  const pair = (request.headers.get('cookie') ?? '').split(/;\s*/).find(each => each.startsWith(start))
  return codeName(pair?.slice(start.length))
}

const lineOf = (request: Request, value: string, seconds: number) => {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  // A script reads it, to know whether there is anything to ask for.
  return `${CODE_COOKIE}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
}

export const keptCode = (request: Request, name: string): string => lineOf(request, name, KEPT_SECONDS)

export const endedCode = (request: Request): string => lineOf(request, '', 0)
