import { join } from 'node:path'
import type { Plugin } from 'vite'

const OURS = join(import.meta.dirname, '..', 'app', 'shell', 'server-links.tsx')
const LINKS = ['Link', 'NavLink']
const IMPORT = /^import \{([^}]+)\} from 'react-router'$/gm

/** The same source, with the links that `ours` exports in place of the router's. */
export function withLinksOf(ours: string, source: string): string {
  return source.replaceAll(IMPORT, (whole, list: string) => {
    const names = list.split(',').map(name => name.trim())
    const links = names.filter(name => LINKS.includes(name))
    if (links.length === 0) return whole
    const others = names.filter(name => name !== '' && !links.includes(name))
    // In one line, so that every other line keeps its number.
    return [
      `import { ${links.join(', ')} } from ${JSON.stringify(ours)}`,
      ...(others.length > 0 ? [`import { ${others.join(', ')} } from 'react-router'`] : []),
    ].join(';')
  })
}

/**
 * A page has some sixty links, and the router works out of each where it leads, twice, and what pressing it does. On the
 * server plain ones are written in their place (`app/shell/server-links.tsx`): the same signs, as its test sees to.
 */
export function serverLinks(): Plugin {
  return {
    name: 'server-links',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'ssr',
    transform(code, id) {
      if (id.includes('/node_modules/') || id === OURS || !/\.tsx?$/.test(id)) return null
      const changed = withLinksOf(OURS, code)
      return changed === code ? null : { code: changed, map: null }
    },
  }
}
