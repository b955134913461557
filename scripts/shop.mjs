import { join } from 'node:path'
import { checkNode, ensureBuilt, ensureInstalled, NODE, onPinnedNode, ROOT } from './prepare.mjs'
import { main, run, stopOnSignal } from './steps.mjs'

/** `npm run shop -- …`: what it does it says itself (`--help`). Runs on whatever Node there is. */

await main(async () => {
  checkNode()
  stopOnSignal()
  await ensureInstalled()
  await ensureBuilt()
  const program = join(ROOT, 'scripts', 'shop-for-operators.mjs')
  const args = ['--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)]
  const { code } = await run(NODE, args, { show: true, env: { ...onPinnedNode(), NODE_ENV: 'production' } })
  process.exitCode = code
})
