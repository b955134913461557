import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { checkNode, ensureBuilt, ensureInstalled, NODE, onPinnedNode, ROOT } from './prepare.mjs'
import { Failure, main, run, seconds, stopOnSignal } from './steps.mjs'
import { playwrightResults, vitestResults } from './test-results.mjs'
import { keepTimes, machineNow } from './test-times.mjs'

/**
 * `npm test`: everything, or with names some of its parts. What is behind the name of one part goes to the program
 * that runs it: a file, a line, `--zone=Pacific/Auckland`. The counts at the end are read from what the programs wrote
 * down; a part that ran nothing has failed, and a failure comes with the one command that repeats it. With `--keep-times`
 * the times of a whole run that passed go to docs/test-times.md.
 */

const REPORTS = join(ROOT, 'test-results')
const TIMES = join(ROOT, 'docs', 'test-times.md')
const KEEP = '--keep-times'
/** Beside Europe/London, where the rules are run anyway: the clock of the machine must not matter anywhere. */
const ZONES = ['America/Los_Angeles', 'Pacific/Auckland', 'UTC']
/**
 * There is no day in any of these, or the days of a plain array, and some take long: starting databases and threads,
 * reading lines, crossing walls, every choice of supplements, hundreds of years of a member.
 */
const WITHOUT_DAYS = [
  'platform/{db,jobs,threads,http}/**',
  'app/operator/{add-product,every-act}.test.ts',
  'modules/orders/jobs.test.ts',
  'sandbox/**',
  'modules/nutrition/lines/**',
  'modules/recipes/{recipe-view,gateway,random-days}.test.ts',
  'modules/supplements-log/ceilings.test.ts',
  'modules/planner/balance/oracle.test.ts',
  'modules/progress/member-years.test.ts',
  'content/**',
  'scripts/**',
].flatMap(path => ['--exclude', path])

const program = name => realpathSync(join(ROOT, 'node_modules', '.bin', name))
const node = (args, env = {}) => run(NODE, args, { cwd: ROOT, show: true, env: { ...onPinnedNode(), ...env } })

const PARTS = {
  check: { run: () => script('scripts/check.mjs') },
  rules: { run: rest => rulesIn(zoneIn(rest), others(rest)) },
  zones: {
    run: rest => vitest('zones', [...WITHOUT_DAYS, ...others(rest)], { TEST_ZONES: zoneIn(rest) ?? ZONES.join(',') }),
  },
  servers: { built: true, run: rest => vitest('servers', ['--project', 'servers', ...rest]) },
  journeys: { built: true, run: rest => playwright('journeys', ['phone', 'desktop'], rest) },
  budgets: { built: true, run: rest => playwright('budgets', ['budgets'], rest) },
  // Each day is a test with a shop of its own: npm test -- days --project=2028-02-29
  days: { built: true, run: rest => playwright('days', [], ['--config', 'test/days/days.config.ts', ...rest]) },
  // Halves of the servers, for whoever wants one. The crashes mostly wait, so in a whole run they do it beside requests.
  requests: { built: true, run: rest => vitest('requests', ['--project', 'servers', ...orAll(rest, 'test/requests')]) },
  crashes: { built: true, run: rest => vitest('crashes', ['--project', 'servers', ...orAll(rest, 'test/crashes')]) },
}
const WHOLE = ['check', 'rules', 'zones', 'servers', 'journeys', 'budgets', 'days']

const zoneIn = rest => rest.find(word => word.startsWith('--zone='))?.slice('--zone='.length)
const others = rest => rest.filter(word => !word.startsWith('--zone='))
const orAll = (rest, all) => (rest.some(word => !word.startsWith('-')) ? rest : [all, ...rest])

await main(async () => {
  checkNode()
  stopOnSignal()
  const words = process.argv.slice(2)
  const isKept = words.includes(KEEP)
  const { names, rest } = asked(words.filter(word => word !== KEEP))
  if (isKept && (WHOLE.some(name => !names.includes(name)) || rest.length > 0))
    throw new Failure(`${KEEP} keeps the times of all parts together: npm test -- ${KEEP}`)
  const machine = machineNow()
  await ensureInstalled()
  if (names.some(name => PARTS[name].built)) await ensureBuilt()

  const began = performance.now()
  const results = []
  for (const [index, name] of names.entries()) {
    console.log(`\n── ${name}, ${index + 1} of ${names.length}, after ${seconds(performance.now() - began)} ──`)
    results.push(await runPart(name, rest))
  }
  const took = seconds(performance.now() - began)
  report(results, took)
  if (isKept && process.exitCode !== 1) {
    const day = new Intl.DateTimeFormat('en-CA').format(new Date())
    keepTimes(TIMES, { day, machine, parts: results, took })
    console.log(`\nKept in ${TIMES}`)
  }
})

/** Names of parts first; what comes after them is for the program of the one that was named. */
function asked(words) {
  const end = words.findIndex(word => !(word in PARTS))
  const names = end < 0 ? words : words.slice(0, end)
  const rest = end < 0 ? [] : words.slice(end)
  if (rest.length > 0 && names.length !== 1) {
    throw new Failure(`There is no part ${rest[0]}. There are: ${Object.keys(PARTS).join(', ')}.`)
  }
  return { names: names.length > 0 ? names : WHOLE, rest }
}

async function runPart(name, rest) {
  const began = performance.now()
  const { code, passed, failures } = await PARTS[name].run(rest)
  // A program that ends badly without naming a failure, or well without a test, did not do its work.
  const isOdd = (code !== 0 && failures.length === 0) || passed + failures.length === 0
  const failed = isOdd ? [...failures, { again: '', said: '' }] : failures
  return { name, passed, failed, took: seconds(performance.now() - began) }
}

function report(results, took) {
  console.log('')
  for (const { name, passed, failed, took } of results) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed.length).padStart(4)} failed`
    console.log(`${name.padEnd(9)} ${counts}  ${took}`)
  }
  const failed = results.flatMap(({ name, failed }) =>
    failed.map(({ again, said }) => ({ again: `npm test -- ${name} ${again}`.trim(), said })),
  )
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  console.log(`\n${passed} passed, ${failed.length} failed, in ${took}`)
  for (const { again, said } of failed) if (said) console.log(`\n${again}\n${said.replace(/^/gm, '  ')}`)
  if (failed.length > 0)
    console.log(`\nAgain, one by one:\n${[...new Set(failed.map(({ again }) => `  ${again}`))].join('\n')}`)
  if (failed.length > 0 || results.length === 0) process.exitCode = 1
}

/** A script that is one test: it passes or fails as a whole. */
async function script(path) {
  const { code } = await node([join(ROOT, path)])
  return { code, passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : [{ again: '', said: '' }] }
}

async function rulesIn(zone, rest) {
  if (zone) console.log(`\nThe clock of this machine in ${zone}:`)
  const { failures, ...result } = await vitest('rules', ['--project', 'rules', ...rest], zone ? { TZ: zone } : {})
  const named = zone ? failures.map(one => ({ ...one, again: `--zone=${zone} ${one.again}` })) : failures
  return { ...result, failures: named }
}

async function vitest(name, args, env = {}) {
  const file = fresh(`${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await node([program('vitest'), 'run', ...args, ...reporters], { NODE_ENV: 'test', ...env })
  return { code, ...vitestResults(file, ROOT) }
}

async function playwright(name, projects, rest) {
  const file = fresh(`${name}.json`)
  const chosen = rest.some(word => word.startsWith('--project')) ? [] : projects.map(project => `--project=${project}`)
  const env = { CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const { code } = await node([program('playwright'), 'test', ...chosen, ...rest], env)
  return { code, ...playwrightResults(file) }
}

/** A report of an earlier run must never be counted as one of this. */
function fresh(name) {
  mkdirSync(REPORTS, { recursive: true })
  const file = join(REPORTS, name)
  if (existsSync(file)) rmSync(file)
  return file
}
