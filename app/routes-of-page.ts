import type { EntryContext } from 'react-router'

/**
 * What a page is rendered from, with the routes of this page alone: the router makes all that it is given anew for each
 * page, and of 140 a page has two or three. Which they are it found out before.
 */
export function routesOfPage(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map(id => [id, manifest.routes[id]]))
  return { ...context, manifest: { ...manifest, routes } }
}
