import { join } from 'node:path'
import { checkNode, ensureBuilt, ensureInstalled, NODE, onPinnedNode, ROOT } from './prepare.mjs'
import { main, run, stopOnSignal } from './steps.mjs'

/** `npm run newsletter -- FILE.md`: what it does it says itself (`--help`). Runs on whatever Node there is. */

await main(async () => {
  checkNode()
  stopOnSignal()
  await ensureInstalled()
  await ensureBuilt()
  const program = join(ROOT, 'scripts', 'newsletter-for-operators.mjs')
  const args = ['--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)]
  const { code } = await run(NODE, args, { show: true, env: { ...onPinnedNode(), NODE_ENV: 'production' } })
  process.exitCode = code
})
