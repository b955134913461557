import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * What the test programs wrote down, in one shape: how many passed, and for each failure the words that run it again
 * behind `npm test -- <part>`, its name, what it said (a log is read from its end, and some failures come once in a
 * hundred runs) and how long it took, in milliseconds.
 */

export function vitestResults(file, root) {
  const { numPassedTests = 0, testResults = [] } = read(file)
  const failures = testResults.flatMap(({ name, status, startTime, endTime, assertionResults = [] }) => {
    const path = relative(root, name)
    const failed = assertionResults.filter(test => test.status === 'failed')
    // A file that could not even be loaded, or whose frame broke, names no test.
    if (failed.length === 0) {
      return status === 'failed' ? [{ words: [path], name: path, said: '', took: endTime - startTime || null }] : []
    }
    return failed.map(({ ancestorTitles = [], title, failureMessages = [], duration }) => {
      const named = [...ancestorTitles, title].join(' > ')
      return {
        words: [path, '-t', `^${named.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`],
        name: `${path}: ${named}`,
        said: shortened(failureMessages[0]),
        took: duration ?? null,
      }
    })
  })
  return { passed: numPassedTests, failures }
}

export function playwrightResults(file) {
  const { stats = {}, suites = [], errors = [] } = read(file)
  const failures = specsIn(suites).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results = [] }) => ({
        words: [`${file}:${line}`, `--project=${projectName}`],
        name: `${file}:${line} [${projectName}] ${title}`,
        said: shortened(results.find(({ error }) => error)?.error.message),
        took: results[0]?.duration ?? null,
      })),
  )
  if (failures.length > 0 || errors.length === 0) return { passed: stats.expected ?? 0, failures }
  const broken = { words: [], name: 'the journeys could not begin', said: shortened(errors[0].message), took: null }
  return { passed: stats.expected ?? 0, failures: [broken] }
}

const MAX_LINES = 20
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')

/** The first lines of a message, without the colours of a terminal and the frames of the test program. */
export function shortened(message = '') {
  const lines = message.replace(COLOURS, '').split('\n')
  return lines
    .filter(line => !/^\s+at .*(?:node_modules|node:internal|new Promise)/.test(line))
    .slice(0, MAX_LINES)
    .join('\n')
    .trim()
}

/** Words as a shell takes them. */
export function typed(words) {
  return words.map(word => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ')
}

const specsIn = suites => suites.flatMap(({ specs = [], suites = [] }) => [...specs, ...specsIn(suites)])

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
