import type { Plugin } from 'vite'

/** Where the router loads the script of a route. */
export const ROUTE_MODULES = 'react-router/dist/production/lib/dom/ssr/routeModules.js'
/** Where it asks the server for what a page shows. */
export const PAGE_DATA = 'react-router/dist/production/lib/dom/ssr/single-fetch.js'

const FAILED = /\} catch \(error\) \{[\s\S]*?window\.location\.reload\(\);/
const ANSWERED = 'let res = await fetch(url, await createRequestInit(request));'

/**
 * Follows with a whole page what the router was about to show: a link leads where it says. On the way back the address
 * is there already, and what a form sends cannot be asked for. What only looks ahead at a link is left alone.
 */
const LEAVE = `export function leave() {
	let { navigation: { state, location: to }, fetchers } = window.__reactRouterDataRouter?.state ?? { navigation: {} };
	if (state === 'idle' && !fetchers.size) return;
	let address = state === 'loading' ? new URL(to.pathname + to.search + to.hash, window.location.href).href : '';
	if (!address || address === window.location.href) window.location.reload();
	else window.location.assign(address);
}`

/**
 * The router loads the page that is open anew when the script of the next one could not be had. A link then led nowhere
 * at its first press. Firefox ends every download of a page that is being left, so that the old page came back in place
 * of the one that was asked for: once somebody is leaving, it waits until they have long gone, or have stayed, since
 * what was asked for may have been a file.
 */
export function patient(code: string): string {
  if (!FAILED.test(code)) throw new Error('The router’s file says in another way what it does without a route.')
  const then = '} catch {\nsetTimeout(leave, isLeaving ? 30000 : 0);'
  return `let isLeaving;\nwindow.addEventListener('beforeunload', () => isLeaving = true);\n${LEAVE}\n${code.replace(FAILED, then)}`
}

/**
 * A server of another version than the page says so, and what it answers may not be what this page can show: a link is
 * followed with a whole page. Not so what is asked again where one is, nor what a form was answered, which would be lost.
 */
export function ofOneVersion(code: string): string {
  if (!code.includes(ANSWERED)) throw new Error('The router’s file says in another way how it asks for data.')
  const look = `let build = res.headers.get('X-Build'), going = window.__reactRouterDataRouter?.state.navigation;
	if (build && build !== window.__reactRouterManifest.version && going?.state === 'loading' && (going.formMethod ?? 'GET') === 'GET' && !args.fetcherKey) {
		leave();
		return new Promise(() => {});
	}`
  return `import { leave } from './routeModules.js';\n${code.replace(ANSWERED, `${ANSWERED}\n\t${look}`)}`
}

const CHANGED = new Map([
  [ROUTE_MODULES, patient],
  [PAGE_DATA, ofOneVersion],
])

/** Puts both into what browsers load; a build that did not meet the router's files is stopped. */
export function leftPage(): Plugin {
  const left = new Set(CHANGED.keys())
  return {
    name: 'left-page',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    transform(code, id) {
      const [path, change] = [...CHANGED].find(([end]) => id.endsWith(end)) ?? []
      if (!path || !change) return null
      left.delete(path)
      return { code: change(code), map: null }
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        this.error(`The router no longer has ${[...left].join(' and ')}; see ${import.meta.url}`)
    },
  }
}
