import type { EntryContext } from 'react-router'
import { expect, it } from 'vitest'
import { routesOfPage } from './routes-of-page.ts'

const route = (id: string) => ({ id, path: id })
const context = {
  manifest: { url: '/assets/manifest.js', routes: { root: route('root'), shop: route('shop'), cart: route('cart') } },
  staticHandlerContext: { matches: [{ route: route('root') }, { route: route('cart') }] },
  isSpaMode: false,
} as unknown as EntryContext

it('has the routes of the page alone, and leaves the list of all as it is', () => {
  const { manifest, ...others } = routesOfPage(context)
  expect(manifest.url).toBe('/assets/manifest.js')
  expect(Object.keys(manifest.routes)).toEqual(['root', 'cart'])
  expect(others).toEqual({ staticHandlerContext: context.staticHandlerContext, isSpaMode: false })
  expect(Object.keys(context.manifest.routes)).toEqual(['root', 'shop', 'cart'])
})
