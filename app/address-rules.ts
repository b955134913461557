import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { onlyPost } from './page-parts/api/json-call.ts'

export interface AddressRules {
  /** The methods that an address takes, as Allow lists them. */
  allows(pathname: string): readonly string[]
  /** The one address of what answers here too, in other letters or with a slash at its end; null for that address itself. */
  movedTo(pathname: string): string | null
}

type BuiltRoutes = ServerBuild['routes']
type Built = RouteObject & { built: NonNullable<BuiltRoutes[string]> }

const READS = ['GET', 'HEAD']
/** What any address but the one that is meant has in it. */
const UNUSUAL = /[A-Z%]|\/\/|.\/$/

/** Whether it can be decoded. */
export function isReadable(path: string): boolean {
  try {
    // The database keeps no character 0, so no row can have such an address.
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** By the table of routes: which methods each address takes, and which address it is. */
export function addressRules(routes: BuiltRoutes): AddressRules {
  const tree = treeOf(routes)
  // What cannot be decoded the router would write beside the log.
  const found = (pathname: string) =>
    isReadable(pathname) ? matchRoutes(tree, pathname)?.map(({ route }) => route as Built) : undefined

  return {
    allows(pathname) {
      const last = found(pathname.replace(/^\/_root\.data$|(?:\/_)?\.data$/, '') || '/')?.at(-1)
      if (!last) return [...READS, 'OPTIONS']
      const { loader, action, default: page } = last.built.module
      const isRead = (loader || page) && loader !== onlyPost
      return [...(isRead ? READS : []), ...(action ? ['POST'] : []), 'OPTIONS']
    },
    movedTo(pathname) {
      if (!UNUSUAL.test(pathname) || pathname.endsWith('.data')) return null
      const matches = found(pathname)
      const pattern = matches
        ?.map(({ path }) => path ?? '')
        .filter(Boolean)
        .join('/')
      if (!matches || pattern === undefined || pattern.includes('*')) return null
      const to = spelled(pattern, pathname)
      return to === pathname ? null : to
    },
  }
}

/** The words of a page's address as the table has them, and what varies as it came: of a secret link every letter counts. */
function spelled(pattern: string, pathname: string): string {
  const came = pathname.split('/').filter(Boolean)
  const words = pattern.split('/').filter(Boolean)
  return `/${words.map((word, nth) => (word.startsWith(':') ? came[nth] : word)).join('/')}`
}

function treeOf(routes: BuiltRoutes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap(built => {
    if (!built || built.parentId !== parentId) return []
    const { id, path, index, caseSensitive } = built
    const place = { id, built, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) }
    return [(index ? { ...place, index: true } : { ...place, children: treeOf(routes, id) }) as RouteObject]
  })
}
