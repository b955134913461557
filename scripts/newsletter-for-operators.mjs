import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './prepare.mjs'

/** The built shop's own command, with the shop's settings. Runs on the pinned Node. */

if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
const { newsletter } = await import('../build/server/index.js')
try {
  process.exitCode = await newsletter({
    args: process.argv.slice(2),
    env: process.env,
    say: words => console.log(words),
    now: () => new Date(),
  })
} catch (error) {
  console.error(`The newsletter was not sent: ${error.message}`)
  process.exitCode = 1
}
