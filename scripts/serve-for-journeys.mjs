import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The built shop on data of its own, thrown away at the end; journeys that look into the database find its address. */
const dataDir = await mkdtemp(join(tmpdir(), 'thymewell-journeys-'))
process.env.DATA_DIR = dataDir
process.env.HOST = '127.0.0.1'
// Every journey is a visitor with a network address of its own.
process.env.TRUST_PROXY = '1'
// The kit sheet is a page that journeys look at.
process.env.DEV_PAGES = 'true'

await import('./clock.mjs')
const { start } = await import('../build/server/index.js')
const started = await start(process.env)
if (!started.ok) throw new Error(started.problems.join('\n'))
const { running } = started
await writeFile(process.env.DATABASE_NOTE, running.open.databaseUrl, { mode: 0o600 })

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, async () => {
    await running.stop()
    await rm(dataDir, { recursive: true, force: true })
    await rm(process.env.DATABASE_NOTE, { force: true })
    process.exit(0)
  })
}
