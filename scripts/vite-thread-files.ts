import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const QUERY = '?thread'

/**
 * `import file from './x.worker.ts?thread'` gives the address of a file that a thread can run. In a build it is a file of
 * its own beside the server; while developing Node reads the source as it is, without what Vite adds to it.
 */
export function threadFiles(): Plugin {
  let building = false
  return {
    name: 'thread-files',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build'
    },
    async resolveId(source, importer) {
      if (source.endsWith('.worker.ts') && importer) {
        this.error(`${importer} imports ${source}, which would run on the event loop; name its address with ${QUERY}`)
      }
      if (!source.endsWith(QUERY)) return null
      const found = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true })
      return found && `${found.id}${QUERY}`
    },
    load(id) {
      if (!id.endsWith(QUERY)) return null
      const file = id.slice(0, -QUERY.length)
      if (!file.endsWith('.worker.ts')) this.error(`${file} is no work for a thread: its name ends with .worker.ts`)
      if (this.environment.name === 'client')
        this.error(`${file} is work for a thread of the server, not for a browser`)
      if (!building) return `export default ${JSON.stringify(pathToFileURL(file).href)}`
      const chunk = this.emitFile({ type: 'chunk', id: file, fileName: `${basename(file, '.ts')}.js` })
      return `export default import.meta.ROLLUP_FILE_URL_${chunk}`
    },
    // Vite's own answer is an address in the browser.
    resolveFileUrl({ fileName, relativePath }) {
      return fileName.endsWith('.worker.js') ? `new URL(${JSON.stringify(relativePath)}, import.meta.url).href` : null
    },
  }
}
