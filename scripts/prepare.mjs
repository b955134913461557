import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Failure, run, step } from './steps.mjs'

/** Installs and builds, but only what is not yet there. Node 20, no packages. */

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const inRoot = (...path) => join(ROOT, ...path)
/** The pinned runtime, whatever Node the machine has. */
export const NODE = inRoot('node_modules', 'node', 'bin', 'node')

const LOCK_STAMP = inRoot('node_modules', '.thymewell-lock')
const BUILD_STAMP = inRoot('build', '.stamp')
/** The browser's files of earlier builds; beside build/, which every build empties. */
export const EARLIER = inRoot('earlier-builds', 'assets')

export function checkNode() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major >= 20) return
  throw new Failure(`Thymewell needs Node 20 or newer; this is ${process.version}. See https://nodejs.org.`)
}

/** Everything is run on the pinned runtime, also what it starts itself. */
export const onPinnedNode = () => ({ PATH: `${dirname(NODE)}:${process.env.PATH ?? ''}` })

export async function ensureInstalled() {
  const modules = inRoot('node_modules')
  // A link leads to packages that somebody else looks after; npm would empty what it points to.
  if (existsSync(modules) && lstatSync(modules).isSymbolicLink()) return
  const wanted = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')
  if (existsSync(NODE) && (readIfThere(LOCK_STAMP) === wanted || matchesLock())) {
    if (readIfThere(LOCK_STAMP) !== wanted) writeFileSync(LOCK_STAMP, wanted)
    return
  }
  await step('Installing packages (about a minute the first time)', async () => {
    const quietly = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    const { code, output } = await npm(['ci', ...quietly])
    if (code !== 0) throw new Failure(`The packages could not be installed:\n${output.trim()}`)
    if (!existsSync(NODE)) {
      const words = 'npm installed the packages but ran no install scripts, and one of them fetches the runtime.'
      throw new Failure(`${words} Allow them (npm config delete ignore-scripts), remove node_modules, and try again.`)
    }
  })
  writeFileSync(LOCK_STAMP, wanted)
}

/** The npm that called us, or the one of this machine. */
export function npm(args, cwd = ROOT) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args], { cwd }) : run('npm', args, { cwd })
}

/** Whether somebody has run npm already: npm writes down what it installed when it is done. */
function matchesLock() {
  const installed = readIfThere(inRoot('node_modules', '.package-lock.json'))
  if (installed === null) return false
  const has = JSON.parse(installed).packages
  const wanted = Object.entries(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages)
  return wanted.every(([path, { version, optional }]) => {
    if (path === '') return true
    return has[path] ? has[path].version === version : optional === true
  })
}

export async function ensureBuilt() {
  const wanted = sourceHash()
  if (readIfThere(BUILD_STAMP) === wanted && existsSync(inRoot('build', 'server', 'index.js'))) return
  await step('Building the shop', async () => {
    const { code, output } = await run(NODE, [inRoot('scripts', 'build.mjs')], { cwd: ROOT, env: onPinnedNode() })
    const end = output.trim().split('\n').slice(-25).join('\n')
    if (code !== 0) throw new Failure(`The shop could not be built:\n${end}`)
  })
}

/** Whether there is a build that came to its end. */
export const isBuilt = () => readIfThere(BUILD_STAMP) !== null

export function stampBuild(hash) {
  writeFileSync(BUILD_STAMP, hash)
}

const SOURCES = [
  'app',
  'browser',
  'modules',
  'kit',
  'platform',
  'sandbox',
  'content',
  'assets',
  'public',
  'package-lock.json',
]
const SETTINGS = ['vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'package.json']
const BUILDERS = ['scripts/build.mjs', 'scripts/earlier-files.mjs', 'scripts/vite-server-only.ts']

/** Changes when a file that the build may read has changed: by name, size and time, because that takes no reading. */
export function sourceHash() {
  const hash = createHash('sha256')
  for (const name of [...SOURCES, ...SETTINGS, ...BUILDERS]) addTo(hash, name)
  return hash.digest('hex')
}

function addTo(hash, name) {
  const found = statSync(inRoot(name), { throwIfNoEntry: false })
  if (!found || name.includes('.test.')) return
  if (!found.isDirectory()) {
    hash.update(`${name} ${found.size} ${found.mtimeMs}\n`)
    return
  }
  for (const child of readdirSync(inRoot(name)).sort()) addTo(hash, `${name}/${child}`)
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
