import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { checkNode, ensureBuilt, ensureInstalled, NODE, onPinnedNode, ROOT } from './prepare.mjs'
import { Failure, main, run, stopOnSignal } from './steps.mjs'

/**
 * `npm run screens`: pictures of every screen in three widths and both themes, compared with those that were accepted.
 * What differs is listed, with a picture that shows where, and fails. `-- NAME…` looks at these screens alone,
 * `-- --accept NAME…` accepts them as they are, for whoever has looked at them; `-- --sheet` lays what the last run saw
 * side by side in docs/screens.webp.
 */

const SCREENS = join(ROOT, 'test', 'screens')
const FLAGS = ['--accept', '--sheet']
const program = name => realpathSync(join(ROOT, 'node_modules', '.bin', name))

await main(async () => {
  checkNode()
  stopOnSignal()
  const words = process.argv.slice(2)
  const names = words.filter(word => !word.startsWith('--'))
  const unknown = words.filter(word => word.startsWith('--') && !FLAGS.includes(word))
  if (unknown.length > 0) throw new Failure(`There is no ${unknown.join(', ')}, only ${FLAGS.join(', ')}.`)
  const accepts = words.includes('--accept')
  if (accepts && names.length === 0) throw new Failure('Name the screens that you looked at: --accept cart product')
  await ensureInstalled()
  process.exitCode = words.includes('--sheet') ? await laySheet() : await look(names, accepts)
})

async function look(names, accepts) {
  await ensureBuilt()
  const env = {
    ...onPinnedNode(),
    CHROMIUM_PATH: await findBrowser(),
    ...(names.length > 0 && { SCREENS: names.join(',') }),
    ...(accepts && { ACCEPTS: 'yes' }),
  }
  const config = join(SCREENS, 'screens.config.ts')
  return (await run(NODE, [program('playwright'), 'test', '--config', config], { cwd: ROOT, show: true, env })).code
}

async function laySheet() {
  return (await run(NODE, [join(SCREENS, 'lay-sheet.ts')], { cwd: ROOT, show: true, env: onPinnedNode() })).code
}
