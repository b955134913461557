import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { checkNode, ensureBuilt, ensureInstalled, NODE, onPinnedNode, ROOT } from './prepare.mjs'
import { Failure, main, run, stopOnSignal } from './steps.mjs'

/**
 * `npm run bench`: how fast the built shop is. With `-- --quick` each figure is measured for a moment only; with
 * `-- --planning` only how good and how fast weeks are planned is, and `docs/planned-weeks.md` is written anew.
 */

const KNOWN = ['--quick', '--planning', '--diary', '--search']

await main(async () => {
  checkNode()
  stopOnSignal()
  const asked = process.argv.slice(2)
  const unknown = asked.filter(word => !KNOWN.includes(word))
  if (unknown.length > 0) throw new Failure(`The bench knows no ${unknown.join(', ')}, only ${KNOWN.join(', ')}.`)
  await ensureInstalled()
  const needsShop = !asked.includes('--planning')
  if (needsShop) await ensureBuilt()
  const env = { ...onPinnedNode(), ...(needsShop && { CHROMIUM_PATH: await findBrowser() }) }
  const program = ['--disable-warning=ExperimentalWarning', join(ROOT, 'bench', 'run.ts')]
  const { code } = await run(NODE, [...program, ...asked], { cwd: ROOT, show: true, env })
  process.exitCode = code
})
