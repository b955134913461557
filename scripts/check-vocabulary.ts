import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { wordProblems } from './product-words.ts'

/** The names that files may have, and words that no text of the product holds. Each finding is one line. */

const NOTHING = ['index', 'utils', 'util', 'helpers', 'helper', 'types', 'services', 'hooks', 'lib', 'common', 'misc']
/** Where such a word is the right one: what everything may reach is one object, and web hooks are called that. */
const RIGHT_HERE = ['app/services.ts', 'app/routes/hooks']
const PARTS = ['app', 'browser', 'modules', 'kit', 'platform', 'sandbox', 'content', 'scripts', 'test', 'bench']
/** Folders that any module may have; the last two only in place of the file of that name. */
const MODULE_FOLDERS = ['ui', 'queries', 'commands']
/** Modules whose pure rules are several rooms (decision 0017). */
const ROOMS: { readonly [module: string]: readonly string[] } = {
  nutrition: ['foods', 'lines', 'intake', 'needs', 'label', 'ranking', 'advice'],
  recipes: ['search', 'provider', 'import', 'saved', 'browse', 'cooking'],
  planner: ['balance'],
  'food-log': ['adding', 'import'],
}
const FILE_OR_FOLDER = ['queries', 'commands']
const TEXTS = new Set([
  '.ts',
  '.tsx',
  '.mjs',
  '.cjs',
  '.md',
  '.css',
  '.json',
  '.sql',
  '.html',
  '.yml',
  '.txt',
  '.example',
  '',
])
/** Written by npm, which puts addresses of its own in. */
const NOT_OURS = ['package-lock.json']

// Put together here, so that this file does not find itself.
const WORDS: [RegExp, string][] = [
  [new RegExp(`\\b(?:${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X'].join('|')})\\b`), 'unfinished work'],
  [new RegExp(`(?<![\\w./-])/(?:${['work', 'Users', 'home'].join('|')})/\\w`), 'a path of one machine'],
  [/registry\.(?:npmjs|yarnpkg)\.\w+/, 'the address of a package registry'],
]

/** A moment has no day of its own: cut off a text in UTC it is the wrong one for an hour of every summer's night. */
const CUT_DAY = /to(?:ISOString|JSON)\(\)\s*\??\.(?:slice|substring|substr|split)\(/g
const CODE = /\.(?:ts|tsx|mjs|cjs)$/

/** What is wrong with the names of these files */
export function nameProblems(paths: string[]): string[] {
  return paths
    .filter(path => PARTS.includes(path.split('/')[0] ?? ''))
    .flatMap(path => [...emptyName(path), ...moduleName(path), ...fileAndFolder(path, paths)])
}

function emptyName(path: string): string[] {
  if (RIGHT_HERE.some(right => path === right || path.startsWith(`${right}/`))) return []
  const found = path
    .split('/')
    .map(part => part.split('.')[0] ?? '')
    .find(part => NOTHING.includes(part))
  return found ? [`${path}: the name "${found}" says nothing; name it after what it holds`] : []
}

function fileAndFolder(path: string, paths: string[]): string[] {
  const name = FILE_OR_FOLDER.find(name => new RegExp(`^modules/[^/]+/${name}\\.ts$`).test(path))
  const folder = path.replace(/\.ts$/, '/')
  const both = name !== undefined && paths.some(other => other.startsWith(folder))
  return both ? [`${path}: "${name}" is either a file or a folder`] : []
}

/** A module holds a closed set of names (architecture): rules, reserved files, ui/ and tests. */
function moduleName(path: string): string[] {
  const [part, module = '', ...rest] = path.split('/')
  if (part !== 'modules') return []
  if (rest.length === 0) return [`${path}: belongs into a folder named after a word of the business`]
  const [file = ''] = rest
  if (ROOMS[module]?.includes(file)) return rest.length === 2 ? [] : [`${path}: a room has no folders of its own`]
  if (rest.length > 1) {
    const known = MODULE_FOLDERS.includes(file)
    if (!known) return [`${path}: a module has no folder "${file}"; a new one needs a decision record`]
    if (!FILE_OR_FOLDER.includes(file)) return []
    if (rest.length > 2) return [`${path}: ${file} has no folders of its own`]
    return extname(path) === '.ts' ? [] : [`${path}: ${file} holds TypeScript without markup`]
  }
  if (extname(file) === '.tsx' && file !== 'emails.tsx' && !file.includes('.test.'))
    return [`${path}: components live in ui/`]
  return ['.ts', '.tsx'].includes(extname(file)) || file === 'README.md'
    ? []
    : [`${path}: modules hold code, not ${extname(file)}`]
}

/** What is wrong with the text of this file */
export function textProblems(path: string, text: string): string[] {
  const problems = text.split('\n').flatMap((line, index) => {
    const found = WORDS.find(([pattern]) => pattern.test(line))
    return found ? [`${path}:${index + 1}: ${found[1]}`] : []
  })
  if (CODE.test(path)) {
    for (const { index } of text.matchAll(CUT_DAY)) {
      const line = text.slice(0, index).split('\n').length
      problems.push(`${path}:${line}: a day cut from a moment; ask modules/calendar for the day in a zone`)
    }
  }
  problems.push(...wordProblems(path, text))
  const tooLong = /^modules\/[^/]+\/README\.md$/.test(path) && text.trim().split('\n').length > 30
  return tooLong ? [...problems, `${path}: more than 30 lines`] : problems
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split(
    '\n',
  )
  const texts = paths.filter(path => path && TEXTS.has(extname(path)) && !NOT_OURS.includes(basename(path)))
  const found = [
    ...nameProblems(paths.filter(Boolean)),
    ...texts.flatMap(path => textProblems(path, readIfThere(join(root, path)))),
  ]
  if (found.length > 0) console.error(found.join('\n'))
  console.log(`${paths.length} names and ${texts.length} texts read, ${found.length} findings`)
  process.exitCode = found.length > 0 ? 1 : 0
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
