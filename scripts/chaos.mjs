import { join } from 'node:path'
import { checkNode, ensureBuilt, ensureInstalled, NODE, onPinnedNode, ROOT } from './prepare.mjs'
import { main, run, stopOnSignal } from './steps.mjs'

/** `npm run chaos -- --purchases 2000 --servers 2 --seed WORD`: what it does is said in test/chaos/README.md. */

await main(async () => {
  checkNode()
  stopOnSignal()
  await ensureInstalled()
  await ensureBuilt()
  const program = ['--disable-warning=ExperimentalWarning', join(ROOT, 'test', 'chaos', 'run.ts')]
  const env = { ...onPinnedNode(), NODE_ENV: 'production' }
  const { code } = await run(NODE, [...program, ...process.argv.slice(2)], { cwd: ROOT, show: true, env })
  process.exitCode = code
})
