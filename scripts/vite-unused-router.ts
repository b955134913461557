import type { Plugin } from 'vite'

/**
 * What the router carries for shops that are not ours: finding routes as one walks (ours are listed whole,
 * `routeDiscovery` in react-router.config.ts) and reporting to instruments (`instrumentations`, which nobody passes).
 * The bundler cannot see that they never run, and every page would load 2 kB of them.
 */
export const UNUSED_PARTS = [
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js',
  'react-router/dist/production/lib/router/instrumentation.js',
] as const

/** What a file exports, under the same names, doing nothing. */
export function emptied(code: string): string {
  const names = /export \{([^}]+)\};?\s*$/.exec(code)?.[1]
  if (!names) throw new Error('The router’s file says in another way what it exports.')
  const exported = names.split(',').map(name => `nothing as ${name.trim()}`)
  return `const nothing = () => undefined\nexport { ${exported.join(', ')} }\n`
}

/** Leaves the unused parts of the router out of what browsers load; a build that did not meet them is stopped. */
export function unusedRouter(): Plugin {
  const left = new Set<string>(UNUSED_PARTS)
  return {
    name: 'unused-router',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    transform(code, id) {
      const part = UNUSED_PARTS.find(end => id.endsWith(end))
      if (!part) return null
      left.delete(part)
      return { code: emptied(code), map: null }
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        this.error(`The router no longer has ${[...left].join(' and ')}; see ${import.meta.url}`)
    },
  }
}
