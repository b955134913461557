import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbedded } from '#platform/db/embedded.ts'
import { freePort } from '#test/free-port.ts'
import { answering, onlySettings } from '#test/shop-process.ts'
import { isAlive, until } from './server-process.ts'

// The page about adding a product, followed word for word on a copy of the project: it ends with the product for sale.
const ROOT = dirname(dirname(import.meta.dirname))
const PAGE = 'docs/recipes/add-a-product.md'
const VIEWS = ['front', 'back-label', 'contents', 'in-use']
const run = promisify(execFile)
/** Builds the shop once, and runs a dozen programs beside it. */
const PATIENCE_MS = 900_000

let copy: string
let url: string
let env: NodeJS.ProcessEnv
let shop: ChildProcess | null = null
let said = ''

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'thymewell-copy-'))
  // Root runs the database as another account, which must be able to enter.
  await chmod(copy, 0o755)
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' })
  const folders = new Set(listed.split('\0').flatMap(path => path.split('/')[0] || []))
  // With their times, by which the copy knows that what was built is built of them.
  for (const name of [...folders, 'build']) {
    await cp(join(ROOT, name), join(copy, name), { recursive: true, preserveTimestamps: true })
  }
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  env = onlySettings({ PORT: String(port), DATA_DIR: join(copy, 'data') })
})
afterAll(async () => {
  await stopShop()
  await (await startEmbedded(join(copy, 'data'))).stop()
  await rm(copy, { recursive: true, force: true })
})

async function startShop() {
  await stopShop()
  said = ''
  const child = spawn('npm', ['start'], { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
  shop = child
  await answering(url, child, () => said)
}

/** All of it: npm, the starter and the server. */
async function stopShop() {
  const pid = shop?.pid
  shop = null
  if (pid === undefined) return
  process.kill(-pid, 'SIGTERM')
  await until('the shop ends', () => !isAlive(-pid))
}

const body = async (path: string) => (await fetch(url + path)).text()

test(
  'who follows the page finds the product on the shelf, in search, sitemap and feed, and can pay for it',
  async () => {
    const page = await readFile(join(copy, PAGE), 'utf8')
    const [, file = '', words = ''] = /Save this as `([^`]+)`[\s\S]*?```yaml\n([\s\S]*?)```/.exec(page) ?? []
    const id = /^id: (\S+)/m.exec(words)?.[1] ?? ''
    const name = /^name: (.+)$/m.exec(words)?.[1] ?? ''
    const path = `/shop/supplements/${id}`
    await writeFile(join(copy, file), words)
    const folder = join(copy, /Called `([^`]+)` here/.exec(page)?.[1] ?? '')
    await mkdir(folder)
    for (const view of VIEWS) {
      const picture = sharp({ create: { width: 1280, height: 1600, channels: 3, background: '#c9d1bf' } })
      await picture.jpeg().toFile(join(folder, `${view}.jpg`))
    }

    // The shop of somebody who has sold for a while.
    await startShop()
    expect((await fetch(url + path)).status).toBe(404)
    const commands = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'))
    expect(commands.filter(command => command === 'npm start')).toHaveLength(1)
    for (const command of commands) {
      if (command === 'npm start') {
        await startShop()
        expect(await body(path)).toContain('Out of stock')
        expect(await body('/products.xml')).not.toContain(path)
      } else {
        await run('sh', ['-c', command], { cwd: copy, env })
        // Once more, by mistake.
        await run('sh', ['-c', command], { cwd: copy, env }).catch(({ code }) => expect(code).toBe(1))
      }
    }

    await until('the pages are told', async () => (await body(path)).includes('In stock'))
    expect(await body('/shop/supplements')).toMatch(new RegExp(`href="${path}"`))
    expect(await body(`/api/site-search?q=${encodeURIComponent(name)}`)).toContain(path)
    expect(await body('/sitemap.xml')).toContain(`${path}</loc>`)
    expect(await body('/products.xml')).toContain(`${path}</`)
    const shown = await body(path)
    expect(shown).toContain('£6.95')
    for (const [, picture = ''] of shown.matchAll(new RegExp(`(/pictures/${id}-[^" ,]+\\.avif)`, 'g'))) {
      expect((await fetch(url + picture)).status, picture).toBe(200)
    }
    const { stdout } = await run('sh', ['-c', `npm run --silent shop -- products show ${id} --json`], {
      cwd: copy,
      env,
    })
    const { priceId, stock } = JSON.parse(stdout)
    expect(stock).toBe(240)
    const paying = await fetch(`${url}/api/create-checkout-session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), Origin: url },
      body: JSON.stringify({ items: [{ priceId, quantity: 2 }], isGuest: true }),
    })
    expect([paying.status, await paying.text()]).toEqual([200, expect.stringContaining('/sandbox/stripe/pay/')])
    await run('npx', ['biome', 'check', '--error-on-warnings', 'content/products'], { cwd: copy, env })
  },
  PATIENCE_MS,
)
