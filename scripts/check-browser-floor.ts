import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Finds what the oldest browsers that are served do not have: iOS 16.4, Firefox 115, Chrome and Edge 111, as README.md
 * says. Here in our sources; `vite-browser-floor.ts` reads what was built of them and of packages.
 */

/** How it is written, what it is, and what to write instead. */
const NEWER: readonly (readonly [written: RegExp, name: string, instead: string])[] = [
  [/\b(?:Map|Object)\.groupBy\b/, 'groupBy', 'put into a Map one by one'],
  [/\bAbortSignal\.any\b/, 'AbortSignal.any', 'one AbortController that both signals abort'],
  [/\bURL\.(?:canParse|parse)\b/, 'URL.canParse', 'new URL in a try'],
  [/\bPromise\.(?:withResolvers|try)\b/, 'Promise.withResolvers', 'new Promise'],
  [/\bArray\.fromAsync\b/, 'Array.fromAsync', 'for await'],
  [/\bIterator\.from\b/, 'Iterator.from', 'an array'],
  [
    /(?:\.(?:values|keys|entries)\(\)|\bmatchAll\([^()]*\))\s*\.(?:map|filter|some|every|find|reduce|toArray|forEach|flatMap|take|drop)\(/,
    'a method of an iterator',
    'spread it into an array first',
  ],
  [
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
    'a method of sets beside each other',
    'filter and has',
  ],
  [/\bIntl\.(?:Segmenter|DurationFormat)\b/, 'Intl.Segmenter', 'a pattern'],
  [/\.(?:isWellFormed|toWellFormed)\(/, 'isWellFormed', 'a pattern'],
  [/\.checkVisibility\b/, 'checkVisibility', 'getClientRects().length'],
  [/\b(?:RegExp\.escape|Math\.sumPrecise|Error\.isError)\b/, 'a function of the last years', 'a function of ours'],
  [/\.(?:toBase64|toHex|getOrInsert|getOrInsertComputed)\(|\.from(?:Base64|Hex)\(/, 'bytes as text', 'btoa and atob'],
  [/\.(?:showPopover|hidePopover|togglePopover|requestClose)\(/, 'a popover in a script', 'an optional call'],
]

export interface Newer {
  /** Of the text, from 0. */
  at: number
  said: string
}

/** What of this text the oldest browsers do not have. */
export const newerThanFloor = (text: string): Newer[] =>
  NEWER.flatMap(([written, name, instead]) =>
    [...text.matchAll(new RegExp(written, 'g'))].map(({ index }) => ({
      at: index,
      said: `${name} is newer than the oldest browsers that are served; write ${instead}`,
    })),
  )

/** What may come into a browser any day; a pure rule too. */
const IN_BROWSERS = /^(?:browser|kit|modules|app\/(?:shell|page-parts|routes))\/.*\.tsx?$|^public\/.*\.js$/
const ON_THE_SERVER =
  /^modules\/[^/]+\/(?:(?:queries|commands)\/|(?:forms|tables|queries|commands|changes|jobs|emails|gateway|seed)\.tsx?$)|^app\/routes\/.*\.ts$|\.(?:test|fixture|test-support)\.tsx?$/
/** What of it is newer is asked by the server alone. Should it come into a browser, the build says so. */
const SERVER_ALONE = new Set([
  'app/page-parts/learn/draw.tsx',
  'modules/nutrition/lines/brand-names.ts',
  'modules/orders/carriers.ts',
  'modules/planner/balance/rescore.ts',
  'modules/recipes/plain-text.ts',
  'modules/recipes/provider/provider-recipe.ts',
  'modules/recipes/provider/provider-values.ts',
  'modules/recipes/saved/member-words.ts',
  'modules/recipes/search/library-index.ts',
])

export const isForBrowsers = (path: string) =>
  IN_BROWSERS.test(path) && !ON_THE_SERVER.test(path) && !SERVER_ALONE.has(path)

/** A comment may name what the code does without. */
export const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, found => found.replace(/[^\n]/g, ' '))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  const paths = listed.split('\0').filter(isForBrowsers)
  const found = paths.flatMap(path => {
    const text = withoutComments(readFileSync(join(root, path), 'utf8'))
    return newerThanFloor(text).map(({ at, said }) => `${path}:${text.slice(0, at).split('\n').length}: ${said}`)
  })
  if (found.length > 0) console.error(found.join('\n'))
  console.log(`${paths.length} files read, ${found.length} findings`)
  process.exitCode = found.length > 0 || paths.length < 200 ? 1 : 0
}
