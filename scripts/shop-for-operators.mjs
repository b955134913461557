import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { confirm, isCancel } from '@clack/prompts'
import { ROOT } from './prepare.mjs'

/** The built shop's own command, with the shop's settings. Runs on the pinned Node. */

const ask = async message => {
  const answer = await confirm({ message, initialValue: false })
  return !isCancel(answer) && answer
}

if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
const { runShop } = await import('../build/server/index.js')
try {
  process.exitCode = await runShop({
    args: process.argv.slice(2),
    env: process.env,
    say: words => console.log(words),
    complain: words => console.error(words),
    ask: process.stdin.isTTY && process.stdout.isTTY ? ask : null,
    user: process.env.SUDO_USER || userInfo().username,
    now: () => new Date(),
  })
} catch (error) {
  console.error(`It was not done: ${error.message}`)
  process.exitCode = 1
}
