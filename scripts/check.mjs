import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, NODE, onPinnedNode, ROOT } from './prepare.mjs'
import { Failure, main, run, seconds, stopOnSignal } from './steps.mjs'

/** `npm run check`: everything that can be known without running the shop. All at once, then one line for each. */

/** Long: with the sentence of each wall that was broken. */
const WALLS = ['--config', 'walls.cjs', '--output-type', 'err-long']
const CRUISED = ['app', 'browser', 'modules', 'kit', 'platform', 'sandbox', 'content']
/** Far below what there is: a tool that cannot read the sources finds nothing wrong with them. */
const LEAST_FILES = 200

const program = name => realpathSync(join(ROOT, 'node_modules', '.bin', name))
const node = (...args) => run(NODE, args, { cwd: ROOT, env: onPinnedNode() })
const hook = join(ROOT, 'scripts', 'typescript-six.mjs')

/** Two of the checks read the types of the routes, which are made once. */
let generated
const routeTypes = () => {
  generated ??= node(program('react-router'), 'typegen')
  return generated
}

const CHECKS = [
  ['types', async () => first(await routeTypes(), () => node(program('tsc'), '--noEmit', '-p', '.'))],
  ['style', () => node(program('biome'), 'check', '--error-on-warnings')],
  ['walls', async () => sawEnough(await node('--import', hook, program('depcruise'), ...WALLS, ...CRUISED))],
  ['unused code', () => node(program('knip'), '--no-progress')],
  ['patterns', () => node('--import', hook, join(ROOT, 'scripts', 'check-patterns.ts'))],
  ['outside words', async () => first(await routeTypes(), () => node(join(ROOT, 'scripts', 'check-outside-words.ts')))],
  ['tables and clocks', () => node(join(ROOT, 'scripts', 'check-sources.ts'))],
  ['oldest browsers', () => node(join(ROOT, 'scripts', 'check-browser-floor.ts'))],
  ['lock file', () => node(join(ROOT, 'scripts', 'check-lock.ts'))],
  ['names and words', () => node(join(ROOT, 'scripts', 'check-vocabulary.ts'))],
]

await main(async () => {
  stopOnSignal()
  await ensureInstalled()
  const results = await Promise.all(CHECKS.map(check))
  for (const { name, code, output, took } of results) {
    if (code !== 0) console.log(`\n── ${name} ──\n${output.trim()}\n`)
    else console.log(`ok      ${name} (${took})`)
  }
  const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name)
  if (failed.length > 0) throw new Failure(`Failed: ${failed.join(', ')}.`)
})

async function check([name, work]) {
  const began = performance.now()
  const { code, output } = await work()
  return { name, code, output, took: seconds(performance.now() - began) }
}

async function first(result, next) {
  return result.code === 0 ? next() : result
}

function sawEnough({ code, output }) {
  const files = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0)
  if (code !== 0 || files >= LEAST_FILES) return { code, output }
  return { code: 1, output: `${output}\nOnly ${files} files were read, so this proves nothing.` }
}
