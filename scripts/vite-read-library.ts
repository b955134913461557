import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

const ASKED = 'modules/learn/queries/built-library.ts'
const READER = 'modules/learn/queries/written-library.ts'

type Reader = typeof import('../modules/learn/queries/written-library.ts')

/** Nothing is left to be read, and what reads would be held in memory for nothing. */
const NO_READER = `export const writtenLibrary = () => { throw new Error('The library came with the build') }
export const firstWritten = writtenLibrary
`

/**
 * All that there is to learn is read and computed with the build, which takes about a second, so that neither a start
 * nor the first reader after it waits: the server has it as JSON. While developing, and in tests of rules, it is read when
 * it is first asked for.
 */
export function readLibrary(): Plugin {
  let root = ''
  return {
    name: 'read-library',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    async load(id) {
      if (this.environment.name === 'client') return null
      if (id === join(root, READER)) return NO_READER
      if (id !== join(root, ASKED)) return null
      const { module } = await runnerImport<Reader>(join(root, READER), { root, configFile: false, logLevel: 'error' })
      return `export const builtLibrary = () => ${JSON.stringify(module.libraryText())}`
    },
  }
}
