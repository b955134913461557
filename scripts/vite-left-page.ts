import type { Plugin } from 'vite'

/** Where the router loads the script of a route. */
export const ROUTE_MODULES = 'react-router/dist/production/lib/dom/ssr/routeModules.js'

const FAILED = /\} catch \(error\) \{[\s\S]*?window\.location\.reload\(\);/

/**
 * The router loads a page anew when the script of a route could not be had. Firefox ends every download of a page that
 * is being left, so that the old page came back in place of the one that was asked for. Once somebody is leaving, it
 * waits until they have long gone, or have stayed: what was asked for may have been a file.
 */
export function patient(code: string): string {
  if (!FAILED.test(code)) throw new Error('The router’s file says in another way what it does without a route.')
  const then = '} catch {\nsetTimeout(() => window.location.reload(), isLeaving ? 30000 : 0);'
  return `let isLeaving;\nwindow.addEventListener('beforeunload', () => isLeaving = true);\n${code.replace(FAILED, then)}`
}

/** Puts it into what browsers load; a build that did not meet the router's file is stopped. */
export function leftPage(): Plugin {
  let isMet = false
  return {
    name: 'left-page',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    transform(code, id) {
      if (!id.endsWith(ROUTE_MODULES)) return null
      isMet = true
      return { code: patient(code), map: null }
    },
    buildEnd(error) {
      if (!error && !isMet) this.error(`The router no longer has ${ROUTE_MODULES}; see ${import.meta.url}`)
    },
  }
}
