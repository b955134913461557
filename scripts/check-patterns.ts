import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { analyse } from 'scslre'
import typescript from 'typescript-6'

/** Finds each regular expression that can take longer than its text is long: one request would stop the shop. */

const PARTS = ['app', 'browser', 'kit', 'modules', 'platform', 'content']

/**
 * Where a text is so short that the square of its length is nothing either, and what sees to that. An expression that
 * takes exponentially long is harmless nowhere.
 */
const SHORT: { readonly [area: string]: string } = {
  'modules/nutrition/lines/': 'one line of a recipe: 240 signs, cut where it comes in (LONGEST_LINE)',
  'modules/recipes/import/written-line.ts': 'the same',
  'modules/cart/money.ts': 'the digits of a number of ours',
  'modules/profile/units.ts': 'the digits of a number of ours',
  'platform/config/': 'a setting, written by whoever runs the shop',
}

interface Pattern {
  file: string
  line: number
  /** As it is written, with its slashes and flags. */
  written: string
}

/** The expressions that are written as such; those put together at run time are made of our own words. */
export function patternsIn(file: string, text: string): Pattern[] {
  const source = typescript.createSourceFile(file, text, typescript.ScriptTarget.Latest, true)
  const found: Pattern[] = []
  const look = (node: typescript.Node) => {
    if (typescript.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push({ file, line: line + 1, written: node.text })
    }
    typescript.forEachChild(node, look)
  }
  look(source)
  return found
}

/** How an expression grows beyond the length of its text, or null when it does not. */
export function growthOf(written: string): 'square' | 'exponential' | null {
  const end = written.lastIndexOf('/')
  const { reports } = analyse({ source: written.slice(1, end), flags: written.slice(end + 1) })
  if (reports.some(({ exponential }) => exponential)) return 'exponential'
  return reports.length > 0 ? 'square' : null
}

/** One line for each expression that must be written in another way. */
export function patternProblems(patterns: readonly Pattern[]): string[] {
  return patterns.flatMap(({ file, line, written }) => {
    const growth = growthOf(written)
    const short = Object.keys(SHORT).some(area => file.startsWith(area))
    if (growth === null || (growth === 'square' && short)) return []
    const words = growth === 'square' ? 'the square of its text' : 'more than any power of its text'
    return [`${file}:${line}: ${written} can take ${words}; write it so that no part of the text is looked at again`]
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...PARTS], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(file => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
  const patterns = files.flatMap(file => patternsIn(file, readFileSync(join(root, file), 'utf8')))
  const problems = patternProblems(patterns)
  if (problems.length > 0) console.error(problems.join('\n'))
  console.log(`${patterns.length} regular expressions in ${files.length} files read, ${problems.length} findings`)
  process.exitCode = problems.length > 0 || patterns.length < 100 ? 1 : 0
}
