import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropFiles, keepFiles } from './earlier-files.mjs'

const DAY_MS = 86_400_000
const FIRST = Date.UTC(2031, 4, 1, 9)
const on = (day: number, ms = 0) => new Date(FIRST + day * DAY_MS + ms)

let root: string
let newest: string
let earlier: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'earlier-'))
  newest = join(root, 'build', 'assets')
  earlier = join(root, 'earlier-builds', 'assets')
})
afterEach(() => rm(root, { recursive: true }))

/** Builds at this moment: these files, each with a packed one beside it. */
async function build(now: Date, names: readonly string[], mostBytes?: number) {
  await keepFiles(newest, earlier, now)
  await rm(newest, { recursive: true, force: true })
  await mkdir(newest, { recursive: true })
  for (const name of names) {
    await writeFile(join(newest, name), `the text of ${name}`)
    await writeFile(join(newest, `${name}.br`), 'packed')
  }
  await dropFiles(earlier, newest, now, mostBytes)
}

const kept = async () => (await readdir(earlier).catch(() => [])).sort()
const withPacked = (...names: string[]) => names.flatMap(name => [name, `${name}.br`]).sort()

test('a first build finds nothing to keep', async () => {
  await build(on(0), ['a-1.js'])
  expect(await kept()).toEqual([])
})

test('what the newest build has no more stays, packed and as it was, and what it has is there once', async () => {
  await build(on(0), ['a-1.js', 'b-1.css'])
  await build(on(1), ['a-2.js', 'b-1.css'])
  expect(await kept()).toEqual(withPacked('a-1.js'))
  expect(await readFile(join(earlier, 'a-1.js'), 'utf8')).toBe('the text of a-1.js')
})

test('it stays for seven days from when it was last a part of the newest build', async () => {
  await build(on(0), ['a-1.js'])
  // Served until the twentieth day, however long before it was built.
  await build(on(20), ['a-2.js'])
  await build(on(27), ['a-3.js'])
  expect(await kept()).toEqual(withPacked('a-1.js', 'a-2.js'))
  await build(on(27, 1), ['a-4.js'])
  expect(await kept()).toEqual(withPacked('a-2.js', 'a-3.js'))
})

test('what comes back in a later build is counted from when that is replaced', async () => {
  await build(on(0), ['a-1.js'])
  await build(on(1), ['a-2.js'])
  await build(on(2), ['a-1.js'])
  expect(await kept()).toEqual(withPacked('a-2.js'))
  await build(on(6), ['a-3.js'])
  await build(on(12), ['a-4.js'])
  expect(await kept()).toEqual(withPacked('a-1.js', 'a-3.js'))
})

test('of more than there is room for, the last ones stay', async () => {
  const bytes = 'the text of a-1.js'.length + 'packed'.length
  for (const nth of [1, 2, 3, 4, 5]) await build(on(0, nth), [`a-${nth}.js`], 2 * bytes)
  expect(await kept()).toEqual(withPacked('a-3.js', 'a-4.js'))
})
