import { readdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { dropFiles, keepFiles } from './earlier-files.mjs'
import { EARLIER, ensureInstalled, isBuilt, NODE, onPinnedNode, ROOT, sourceHash, stampBuild } from './prepare.mjs'
import { Failure, main, run, stopOnSignal } from './steps.mjs'

/** Builds the shop into build/, and packs the browser's files once, as tightly as can be, for every visitor to come. */

const PACKED = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.html', '.xml', '.map'])
const SMALLEST = 200
/** Addresses that no link and no form of the browser's router leads to; programs and plain calls go there. */
const NO_PAGES = /^routes\/(api|hooks|seo|health)\//
/** Files, and what plain links and forms lead to: a browser asks for them by itself. */
const NO_PAGE_PATHS =
  /\.(csv|ics|pdf|xml)$|^api\/|\/receipt$|^dashboard\/(cupboard\/recipes|settings\/data\/export)$|^login\/google$|^logout$/
/** Each address is listed under its name, and is told it here: said twice, it would cost every page 150 bytes. */
const NAMED = 'for (const [id, route] of Object.entries(window.__reactRouterManifest.routes)) route.id = id'
const WIDE = /[^\0-\xff]/g
/** Where a link says `prefetch`. */
const FETCHED_BEFORE = /^routes\/recipes\/recipe$/

await main(async () => {
  stopOnSignal()
  await ensureInstalled()
  const hash = sourceHash()
  const now = new Date()
  const assets = join(ROOT, 'build', 'client', 'assets')
  // Of a build that broke off nobody has been sent anything. The router empties all of build/.
  if (isBuilt()) await keepFiles(assets, EARLIER, now)
  const program = await realpath(join(ROOT, 'node_modules', '.bin', 'react-router'))
  const { code } = await run(NODE, [program, 'build'], {
    cwd: ROOT,
    show: true,
    env: { ...onPinnedNode(), NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Failure('The build failed; what is above says where.')
  await shrink(assets)
  await pack(join(ROOT, 'build', 'client'))
  await inOneByte(join(ROOT, 'build', 'server'))
  await dropFiles(EARLIER, assets, now)
  // Taken before the build: a file that changed meanwhile makes the next start build again.
  stampBuild(hash)
})

/** A second minifier finds what the bundler's left: about 1 kB of what every page loads. */
async function shrink(folder) {
  // Only now: a bare clone installs before it builds.
  const { minify } = await import('terser')
  const files = (await readdir(folder)).filter(file => file.endsWith('.js'))
  await Promise.all(
    files.map(async file => {
      const written = await readFile(join(folder, file), 'utf8')
      const code = file.startsWith('manifest-') ? pagesOnly(written) : written
      const smaller = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, collapse_vars: false, sequences: false },
      })
      if (smaller.code && smaller.code.length < written.length) await writeFile(join(folder, file), smaller.code)
    }),
  )
}

/** The router's list of addresses, as far as somebody can walk there: every page loads it. */
function pagesOnly(code) {
  const [start, end] = [code.indexOf('{'), code.lastIndexOf('}') + 1]
  const manifest = JSON.parse(code.slice(start, end))
  const pages = Object.entries(manifest.routes).filter(
    ([id, { path }]) => !NO_PAGES.test(id) && !NO_PAGE_PATHS.test(path ?? ''),
  )
  manifest.routes = Object.fromEntries(pages.map(([id, page]) => [id, shortened(id, page)]))
  return `${code.slice(0, start)}${JSON.stringify(manifest)};${NAMED}`
}

/** Without what a page has not. Its parts are read by links alone that fetch it before it is asked for. */
function shortened(id, page) {
  const said = Object.fromEntries(Object.entries(page).filter(([name, value]) => name !== 'id' && value !== false))
  return { ...said, imports: FETCHED_BEFORE.test(id) ? page.imports : [] }
}

/**
 * The engine holds a source in one byte a sign where each sign has one, else in two: a few hundred apostrophes double 5 MB
 * that are never given back. What has more is written as its number, which is the same in a text, a pattern and a comment;
 * not so in a raw text, so that a file with one stays as it is.
 */
async function inOneByte(folder) {
  const files = (await readdir(folder, { recursive: true })).filter(file => extname(file) === '.js')
  await Promise.all(
    files.map(async file => {
      const code = await readFile(join(folder, file), 'utf8')
      if (code.includes('String.raw')) return
      const written = code.replaceAll(WIDE, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
      if (written !== code) await writeFile(join(folder, file), written)
    }),
  )
}

async function pack(folder) {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(files.filter(file => PACKED.has(extname(file))).map(file => packFile(join(folder, file))))
}

async function packFile(file) {
  const data = await readFile(file)
  if (data.length < SMALLEST) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(data, { params }),
    promisify(gzip)(data, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}
