import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { threadFiles } from './vite-thread-files.ts'

let folder: string
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'thymewell-threads-')))
  await mkdir(join(folder, 'source'))
  await writeFile(join(folder, 'source/rule.ts'), 'export const twice = (value: number) => 2 * value')
  await writeFile(join(folder, 'source/sum.worker.ts'), `export { twice } from './rule.ts'`)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function built(text: string, ssr = true) {
  const entry = join(folder, 'source/main.ts')
  await writeFile(entry, text)
  const options = { ssr, outDir: 'built', rollupOptions: { input: entry, output: { entryFileNames: 'main.js' } } }
  await build({ root: folder, configFile: false, logLevel: 'silent', plugins: [threadFiles()], build: options })
  return import(`${pathToFileURL(join(folder, 'built/main.js')).href}?${performance.now()}`)
}

it('makes a file of its own of work for a thread, and gives its address', async () => {
  const { address } = await built(`import file from './sum.worker.ts?thread'; export const address = file`)
  expect(address).toMatch(/^file:.*\/sum\.worker\.js$/)
  expect((await import(address)).twice(21)).toBe(42)
})

it.each([
  ['work that would run on the event loop', `export { twice } from './sum.worker.ts'`, true],
  ['what is not named as work', `import file from './rule.ts?thread'; export const address = file`, true],
  ['work in a browser', `import file from './sum.worker.ts?thread'; console.log(file)`, false],
])('stops a build with %s', async (_, text, ssr) => {
  await expect(built(text, ssr)).rejects.toThrow(/worker|thread/)
})
