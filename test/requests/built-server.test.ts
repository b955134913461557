import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const BUILT = join(import.meta.dirname, '../../build/server')
const IMPORTED = /^(?:import|export)\b[^;]*?["']([^"']+)["'];$/gm

/** The files that a server has read when it is open, and the libraries that they name. */
function readAtStart(entry: string) {
  const [files, libraries] = [new Map<string, string>(), new Set<string>()]
  const read = (file: string) => {
    if (files.has(file)) return
    const code = readFileSync(file, 'utf8')
    files.set(file, code)
    for (const [, from = ''] of code.matchAll(IMPORTED)) {
      if (from.startsWith('.')) read(join(dirname(file), from))
      else libraries.add(from)
    }
  }
  read(entry)
  return { files, libraries }
}

const { files, libraries } = readAtStart(join(BUILT, 'index.js'))

test('the engine holds most of the server in one byte a sign', () => {
  const wide = [...files].filter(([, code]) => /[^\0-\xff]/.test(code))
  // A raw text cannot be written otherwise.
  for (const [file, code] of wide) expect(code, file).toContain('String.raw')
  const signs = (all: Iterable<string>) => [...all].reduce((sum, { length }) => sum + length, 0)
  expect(signs(wide.map(([, code]) => code))).toBeLessThan(signs(files.values()) / 4)
})

test.each([
  ...['pdfkit', 'commander', 'cli-table3', '@zxcvbn-ts/language-common', 'oidc-provider'],
  ...['mdast-util-from-markdown', 'micromark-extension-gfm', 'yaml'],
])('a server that starts does without %s until somebody asks for what it does', library => {
  expect(libraries.size).toBeGreaterThan(20)
  expect(libraries).not.toContain(library)
  const all = readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.js'))
  const uses = all.some(file => readFileSync(join(BUILT, file), 'utf8').includes(`"${library}"`))
  expect(uses || library.startsWith('micromark'), 'nobody uses it at all').toBe(true)
})
