import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * What the test programs wrote down, in one shape: how many passed, and for each failure what is put behind
 * `npm test -- <part>` to see it again, and what it said: a log is read from its end, and some failures come once in a
 * hundred runs.
 */

export function vitestResults(file, root) {
  const { numPassedTests = 0, testResults = [] } = read(file)
  const failures = testResults.flatMap(({ name, status, assertionResults = [] }) => {
    const path = relative(root, name)
    const failed = assertionResults.filter(test => test.status === 'failed')
    // A file that could not even be loaded, or whose frame broke, names no test.
    if (failed.length === 0) return status === 'failed' ? [{ again: path, said: '' }] : []
    return failed.map(({ fullName, failureMessages = [] }) => ({
      again: `${path} -t ${quoted(fullName)}`,
      said: shortened(failureMessages[0]),
    }))
  })
  return { passed: numPassedTests, failures }
}

export function playwrightResults(file) {
  const { stats = {}, suites = [], errors = [] } = read(file)
  const failures = specsIn(suites).flatMap(({ file, line, tests }) =>
    tests
      // One that passes only when tried again counts as failed.
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results = [] }) => ({
        again: `${file}:${line} --project=${projectName}`,
        said: shortened(results.find(({ error }) => error)?.error.message),
      })),
  )
  if (failures.length > 0 || errors.length === 0) return { passed: stats.expected ?? 0, failures }
  return { passed: stats.expected ?? 0, failures: [{ again: '', said: shortened(errors[0].message) }] }
}

const MOST_LINES = 20
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')

/** The first lines of a message, without the colours of a terminal. */
function shortened(message = '') {
  return message.replace(COLOURS, '').split('\n').slice(0, MOST_LINES).join('\n').trim()
}

const specsIn = suites => suites.flatMap(({ specs = [], suites = [] }) => [...specs, ...specsIn(suites)])

/** The name of a test is looked for as a pattern, and passes through a shell. */
function quoted(name) {
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return `'${pattern.replaceAll("'", "'\\''")}'`
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
