import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * Loaded before dependency-cruiser: it reads TypeScript through the programming interface of version 6, which
 * version 7 does not have yet. Without it, it sees no file at all and finds every wall intact.
 */
const require = createRequire(import.meta.url)

registerHooks({
  resolve(name, context, next) {
    if (name !== 'typescript' && !name.startsWith('typescript/')) return next(name, context)
    const path = require.resolve(name.replace('typescript', 'typescript-6'))
    const format = path.endsWith('.json') ? 'json' : 'commonjs'
    return { url: pathToFileURL(path).href, format, shortCircuit: true }
  },
})
