import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const PAGE_BYTES = 140_000
/** The member's pages: a frame with search and sidebar, for people who come back to it. */
const DASHBOARD_PAGE_BYTES = 165_000
/** Not served where the shop is sold. */
const IN_DEVELOPMENT = ['routes/kit']

const ASSETS = fileURLToPath(new URL('../../build/client/assets/', import.meta.url))
const files = readdirSync(ASSETS)

interface BuiltRoute {
  readonly parentId?: string
  readonly path?: string
  readonly module: string
  readonly hasDefaultExport?: boolean
}
interface Manifest {
  readonly entry: { readonly module: string }
  readonly routes: { readonly [id: string]: BuiltRoute }
}

/** What React Router tells the browser of every route of the build. */
const MANIFEST = files.find(name => /^manifest-\w+\.js$/.test(name)) ?? ''
const { entry, routes } = new Function(
  `const window = {}; ${readFileSync(ASSETS + MANIFEST, 'utf8')}; return window.__reactRouterManifest`,
)() as Manifest

/** A file with all that it imports at once; what is imported later is not asked for with the page. */
function withImports(name: string, met: Set<string>): Set<string> {
  if (met.has(name)) return met
  met.add(name)
  const code = readFileSync(ASSETS + name, 'utf8')
  for (const [, next = ''] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) withImports(next, met)
  return met
}

const onTheWire = (name: string) =>
  files.includes(`${name}.br`)
    ? readFileSync(`${ASSETS}${name}.br`).length
    : brotliCompressSync(readFileSync(ASSETS + name)).length

function scriptBytes(id: string): number {
  const names = withImports(basename(entry.module), new Set([MANIFEST]))
  for (let each: string | undefined = id; each; each = routes[each]?.parentId)
    withImports(basename(routes[each]?.module ?? ''), names)
  return [...names].reduce((sum, name) => sum + onTheWire(name), 0)
}

const pages = Object.keys(routes).filter(
  id => id.startsWith('routes/') && routes[id]?.hasDefaultExport && !IN_DEVELOPMENT.includes(id),
)

test('the routes of the build are read, with all that their pages import', () => {
  expect(pages.length).toBeGreaterThan(40)
  for (const id of pages) expect(scriptBytes(id), id).toBeGreaterThan(50_000)
})

test.each(pages)('%s asks for no more script than a page may', id => {
  const budget = routes[id]?.parentId === 'shell/dashboard-layout' ? DASHBOARD_PAGE_BYTES : PAGE_BYTES
  expect(scriptBytes(id)).toBeLessThanOrEqual(budget)
})
