import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { checkNode, ensureBuilt, ensureInstalled, NODE, onPinnedNode, ROOT } from './prepare.mjs'
import { Failure, main, run, seconds, stopOnSignal } from './steps.mjs'

/**
 * `npm test`: everything, or with a name one stage: check, rules, requests, crashes, journeys, budgets.
 * The counts at the end are read from what the test programs wrote down; a stage that ran nothing has failed.
 */

const REPORTS = join(ROOT, 'test-results')
const REQUESTS = 'test/requests'
const CRASHES = 'test/crashes'
const JOURNEYS = 'test/e2e'

const program = name => realpathSync(join(ROOT, 'node_modules', '.bin', name))
const node = (args, env = {}) => run(NODE, args, { cwd: ROOT, show: true, env: { ...onPinnedNode(), ...env } })

const STAGES = {
  check: { run: () => script('scripts/check.mjs') },
  rules: { run: () => vitest('rules', ['--exclude', `${REQUESTS}/**`, '--exclude', `${CRASHES}/**`]) },
  requests: { needs: REQUESTS, built: true, run: () => vitest('requests', [REQUESTS]) },
  crashes: { needs: CRASHES, built: true, run: () => vitest('crashes', [CRASHES]) },
  journeys: { needs: JOURNEYS, built: true, run: () => playwright('journeys', ['phone', 'desktop']) },
  // After the journeys and alone, so that nothing else uses the machine while a page is timed.
  budgets: { needs: JOURNEYS, built: true, run: () => playwright('budgets', ['budgets'], ['--workers=1']) },
}

await main(async () => {
  checkNode()
  stopOnSignal()
  const asked = process.argv.slice(2)
  const unknown = asked.filter(name => !(name in STAGES))
  if (unknown.length > 0) {
    throw new Failure(`There is no stage ${unknown.join(', ')}. There are: ${Object.keys(STAGES).join(', ')}.`)
  }
  const names = (asked.length > 0 ? asked : Object.keys(STAGES)).filter(name => exists(name, asked))
  await ensureInstalled()
  if (names.some(name => STAGES[name].built)) await ensureBuilt()

  const results = []
  for (const name of names) results.push(await runStage(name))
  report(results)
})

/** A stage that was asked for by name must be there. */
function exists(name, asked) {
  const { needs } = STAGES[name]
  if (needs === undefined || existsSync(join(ROOT, needs))) return true
  if (asked.includes(name)) throw new Failure(`The stage ${name} has no tests yet: there is no ${needs}.`)
  return false
}

async function runStage(name) {
  console.log(`\n── ${name} ──`)
  const began = performance.now()
  const { code, passed, failed } = await STAGES[name].run()
  // A program that ends badly without counting a failure, or well without a test, did not do its work.
  const odd = (code !== 0 && failed === 0) || passed + failed === 0
  return { name, passed, failed: failed + (odd ? 1 : 0), took: seconds(performance.now() - began) }
}

function report(results) {
  console.log('')
  for (const { name, passed, failed, took } of results) {
    console.log(`${name.padEnd(9)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${took}`)
  }
  const sum = key => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  if (sum('failed') > 0 || results.length === 0) process.exitCode = 1
}

/** A script that is one test: it passes or fails as a whole. */
async function script(path) {
  const { code } = await node([join(ROOT, path)])
  return { code, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

async function vitest(name, args) {
  const file = fresh(`${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await node([program('vitest'), 'run', ...args, ...reporters], { NODE_ENV: 'test' })
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = read(file)
  return { code, passed: numPassedTests, failed: numFailedTests || numFailedTestSuites }
}

async function playwright(name, projects, options = []) {
  const file = fresh(`${name}.json`)
  const chosen = projects.map(project => `--project=${project}`)
  const env = { CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const { code } = await node([program('playwright'), 'test', ...chosen, ...options], env)
  const { stats = {} } = read(file)
  // One that passes only when tried again counts as failed.
  return { code, passed: stats.expected ?? 0, failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0) }
}

/** A report of an earlier run must never be counted as one of this. */
function fresh(name) {
  mkdirSync(REPORTS, { recursive: true })
  const file = join(REPORTS, name)
  rmSync(file, { force: true })
  return file
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
