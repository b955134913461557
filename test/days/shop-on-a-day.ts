import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { databaseNote } from '../e2e/database.ts'
import { CHEAP_PASSWORDS, TEST_SECRET } from '../people.ts'
import { answering, onlySettings, SERVE_FLAGS } from '../shop-process.ts'

const ROOT = join(import.meta.dirname, '../..')

export interface ShopOnADay {
  readonly url: string
  stop(): Promise<void>
}

/** The built shop, which believes that it is this instant, on data of its own. */
export async function shopOnADay(at: string, port: number): Promise<ShopOnADay> {
  const args = [...SERVE_FLAGS, join(ROOT, 'scripts', 'serve-for-journeys.mjs')]
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: onlySettings({
      CLOCK_STARTS_AT: at,
      PORT: String(port),
      DATABASE_NOTE: databaseNote(port),
      APP_SECRET: TEST_SECRET,
      PASSWORD_COST: String(CHEAP_PASSWORDS),
    }),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', chunk => (said += chunk))
  const url = `http://127.0.0.1:${port}`
  await answering(url, child, () => said)
  return {
    url,
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
