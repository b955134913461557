import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = dirname(import.meta.dirname)
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(path => path && existsSync(join(ROOT, path)))
const DOCS = files.filter(path => /^(?:docs\/.*|README|AGENTS|modules\/[^/]+\/README)(?:\.md)$/.test(path))
const TOP = new Set(files.map(path => path.split('/')[0] ?? ''))

/** A path that docs name: below a folder of the repository, or beside the file that names it. */
const PATH = /^[\w.@-]+(?:\/[\w.@{},:$*-]+)*\/?$/
const FILE = /\.(?:ts|tsx|mjs|cjs|css|sql|json|md)$/
/** What stands for a name of the reader's own, or is made when the shop runs or is built. */
const STANDS_FOR = /NNNN|<|…|\*|zinc|^data\/|^build\/|^test-results\/|^modules\/shopping-list/

function namedIn(path: string): { named: string; from: string }[] {
  // Fenced and indented blocks are commands and code.
  const text = readFileSync(join(ROOT, path), 'utf8')
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/^ {4,}.*$/gm, '')
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, named = '']) => named)
  const links = [...text.matchAll(/\]\(([^)#\s]+)\)/g)].map(([, named = '']) => named)
  return [
    ...code.map(named => ({ named, from: '' })),
    ...links.filter(link => !/^[a-z]+:/.test(link)).map(named => ({ named, from: dirname(path) })),
  ]
}

/** Of words in code those that can only be a path of the repository; of links all. */
function isPath({ named, from }: { named: string; from: string }): boolean {
  if (STANDS_FOR.test(named)) return false
  if (from !== '') return true
  if (!PATH.test(named)) return false
  return FILE.test(named) || (named.includes('/') && TOP.has(named.split('/')[0] ?? ''))
}

function isThere({ named, from }: { named: string; from: string }): boolean {
  const plain = named.replace(/\/$/, '')
  // Several at once: `platform/{a,b}`.
  const [whole, list] = /\{([^}]+)\}/.exec(plain) ?? []
  const all = list && whole ? list.split(',').map(part => plain.replace(whole, part)) : [plain]
  return all.every(one => {
    if (from !== '' || TOP.has(one.split('/')[0] ?? '')) return existsSync(join(ROOT, from, one))
    // A file by its name alone, or by the end of its path.
    return files.some(file => `/${file}`.endsWith(`/${one}`))
  })
}

test('there are docs, and they name paths', () => {
  expect(DOCS.length).toBeGreaterThan(20)
  expect(namedIn('docs/where.md').filter(isPath).length).toBeGreaterThan(50)
})

test.each(DOCS)('every path that %s names is there', path => {
  const missing = namedIn(path)
    .filter(isPath)
    .filter(found => !isThere(found))
  expect(missing.map(({ named }) => `${path} names ${named}`)).toEqual([])
})

/** A row of the page that says where things are: the constants it names, and the files they should be in. */
const constants = readFileSync(join(ROOT, 'docs/where.md'), 'utf8')
  .split('\n')
  .flatMap(row => {
    const code = [...row.matchAll(/`([^`]+)`/g)].map(([, named = '']) => named)
    const among = code.filter(named => FILE.test(named) && files.includes(named))
    return code.filter(named => /^[A-Z][A-Z_]+$/.test(named)).map(named => ({ named, among }))
  })

test('docs/where.md names some constants', () => expect(constants.length).toBeGreaterThan(4))

test.each(constants)('$named is in the file that docs/where.md names beside it', ({ named, among }) => {
  expect(among.filter(path => readFileSync(join(ROOT, path), 'utf8').includes(named))).not.toEqual([])
})
