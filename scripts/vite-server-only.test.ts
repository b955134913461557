import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serverOnly } from './vite-server-only.ts'

let root: string
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'thymewell-server-only-')))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** Builds for a browser what begins at `app/main.ts`. */
async function built(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [serverOnly()],
    worker: { format: 'es', plugins: () => [serverOnly()] },
    build: { write: false, rollupOptions: { input: join(root, 'app/main.ts') } },
  })
}

const SERVER = {
  'platform/db/open.ts': 'export const db = 1',
  'modules/cart/queries.ts': 'export const lines = 1',
  'modules/cart/emails.tsx': 'export const EMAILS = 1',
  'modules/cart/commands/lines.ts': 'export const write = 1',
  'modules/cart/rule.ts': 'export const rule = 1',
}
const STARTS_WORKER = `new Worker(new URL('../modules/cart/sums.worker.ts', import.meta.url), { type: 'module' })`

it.each([
  'platform/db/open.ts',
  'modules/cart/queries.ts',
  'modules/cart/emails.tsx',
  'modules/cart/commands/lines.ts',
])('%s reaches neither a page nor a worker of the browser', async file => {
  await expect(built({ ...SERVER, 'app/main.ts': `import '../${file}'` })).rejects.toThrow('server-only')
  const worker = { 'modules/cart/sums.worker.ts': `import * as all from '../../${file}'; postMessage(all)` }
  await expect(built({ ...SERVER, ...worker, 'app/main.ts': STARTS_WORKER })).rejects.toThrow('server-only')
})

it('a pure rule reaches both', async () => {
  const worker = { 'modules/cart/sums.worker.ts': `import { rule } from './rule.ts'; postMessage(rule)` }
  const main = `import { rule } from '../modules/cart/rule.ts'; console.log(rule); ${STARTS_WORKER}`
  await expect(built({ ...SERVER, ...worker, 'app/main.ts': main })).resolves.toBeDefined()
})

it('the shop is built like that', async () => {
  const config = await readFile(join(import.meta.dirname, '..', 'vite.config.ts'), 'utf8')
  expect(config).toMatch(/\n {2}plugins: \[\s*serverOnly\(\)/)
  expect(config).toMatch(/worker: \{[^}]*serverOnly\(\)/)
})
