import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { confirm, isCancel } from '@clack/prompts'
import { cutPhotographs } from '../assets/photographs.mjs'
import { NODE, onPinnedNode, ROOT } from './prepare.mjs'
import { run } from './steps.mjs'

/** The built shop's own command, with the shop's settings. Runs on the pinned Node. */

/** None in a file, for a program, or where `NO_COLOR` is set. */
const COLOURS = { good: 'green', caution: 'yellow', bad: 'red' }
const paintFor = stream => (tone, words) => styleText(COLOURS[tone], words, { stream })

const ask = async message => {
  const answer = await confirm({ message, initialValue: false })
  return !isCancel(answer) && answer
}

async function layOut(root, paths) {
  const program = join(root, 'node_modules', '.bin', 'biome')
  const { code, output } = await run(NODE, [program, 'check', '--write', ...paths], { cwd: root, env: onPinnedNode() })
  if (code !== 0) throw new Error(output.trim())
}

if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
const { runShop } = await import('../build/server/index.js')
try {
  process.exitCode = await runShop({
    args: process.argv.slice(2),
    env: process.env,
    say: words => console.log(words),
    complain: words => console.error(paintFor(process.stderr)('bad', words)),
    paint: paintFor(process.stdout),
    ask: process.stdin.isTTY && process.stdout.isTTY ? ask : null,
    user: process.env.SUDO_USER || userInfo().username,
    now: () => new Date(),
    patienceMs: 60_000,
    house: { root: ROOT, cutPhotographs, layOut },
  })
} catch (error) {
  console.error(`It was not done: ${error.message}`)
  process.exitCode = 1
}
